import type { Generation } from "../../generator/pseudocode/file.js";

/** Instructions that spec/pseudocode does not define, with the reason. Executing them is a typed error. */
export const withoutDefinition: readonly {
  readonly name: RegExp;
  readonly generations?: readonly Generation[];
  readonly reason: string;
}[] = [
  { name: /^IMAGE_(SAMPLE|GATHER[48]).*$|^IMAGE_GET_LOD$/, reason: "sampling is not modelled" },
  { name: /^IMAGE_BVH.*_INTERSECT_RAY$/, reason: "ray tracing is not modelled" },
  { name: /^DS_GWS_/, reason: "synchronisation of a whole device is not modelled" },
  { name: /^EXP(ORT)?$/, reason: "there is nothing to export to" },
  {
    name: /^IMAGE_MSAA_LOAD$/,
    reason:
      "samples of an image lie in tiles, whose layouts no manual describes; linear images have one sample",
  },
  {
    name: /^IMAGE_(LOAD|STORE)(_MIP)?_(PCK|BY)[24]$/,
    reason: "the XML alone lists them: no manual says what they pack",
  },
  { name: /^TENSOR_SAVE$/, reason: "no manual says what it writes" },
  { name: /^V_ILLEGAL$/, reason: "it stands for no instruction" },
];
