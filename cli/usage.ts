export const USAGE = `usage: amdgpu-isa <command> ...

Batch commands read stdin line by line and write one line for each:
  decode <generation> [--wave 32|64]     hex bytes to JSON
  encode <generation>                    that JSON to hex bytes

generations: cdna1 cdna2 cdna3 cdna4 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4`;
