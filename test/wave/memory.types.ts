/** Compile-time checks of how a wave is given memory: `npm run typecheck` fails when one of these is refused. */
import { AddressSpace, FlatMemory, defaultMemoryOptions } from "../../runtime/memory/index.js";
import type { Wave } from "../../runtime/wave/index.js";

/** As docs/api.md shows: LDS and scratch stay the wave's own. */
export function withSpace(wave: Wave): void {
  const { lds, scratch, sharedBase, privateBase } = wave;
  const options = defaultMemoryOptions;
  wave.mem = new FlatMemory({ space: new AddressSpace(), lds, scratch, sharedBase, privateBase, options });
}
