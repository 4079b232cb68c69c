import type { FormatNumbering } from "./bufferFormats.js";
import type { BufferRules } from "./buffer.js";
import type { ImageRules } from "./image.js";

/** What differs between generations in memory; the generator writes it from spec/memory. */
export interface MemoryRules {
  readonly formats: FormatNumbering;
  readonly buffers: BufferRules;
  /** Null where there are no images. */
  readonly images: ImageRules | null;
}
