import type { Executors } from "../executors.js";
import type { Layout } from "../layout.js";
import type { ConstantPool } from "../pool.js";

/** What steps are bound for: a generation's executors, waves of one layout, one value of MODE. */
export interface BindTarget {
  readonly executors: Executors;
  readonly layout: Layout;
  readonly pool: ConstantPool;
  /** The MODE register: picks the variant of the executor. */
  readonly mode: number;
  /** NaN becomes 0 under CLAMP only when MODE.DX10_CLAMP is set. */
  readonly clampByMode: boolean;
  /** OMOD is off when MODE.IEEE is set or output denormals of the type are kept. */
  readonly omodByMode: boolean;
}
