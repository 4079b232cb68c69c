/** What took the place of instructions that are gone, where no single one means the same. */

interface Replacement {
  readonly name: RegExp;
  /** Only for targets that have it. */
  readonly by: string;
  readonly note: string;
}

const REPLACEMENTS: readonly Replacement[] = [
  { name: /^S_WAITCNT$/, by: "S_WAIT_LOADCNT", note: "one wait for each counter: s_wait_loadcnt, s_wait_storecnt, s_wait_dscnt, s_wait_kmcnt and others" }, // prettier-ignore
  { name: /^S_WAITCNT_VSCNT$/, by: "S_WAIT_STORECNT", note: "s_wait_storecnt" },
  { name: /^S_WAITCNT_VMCNT$/, by: "S_WAIT_LOADCNT", note: "s_wait_loadcnt" },
  { name: /^S_WAITCNT_LGKMCNT$/, by: "S_WAIT_DSCNT", note: "s_wait_dscnt for LDS, s_wait_kmcnt for scalar memory and messages" }, // prettier-ignore
  { name: /^S_WAITCNT_EXPCNT$/, by: "S_WAIT_EXPCNT", note: "s_wait_expcnt" },
  { name: /^S_WAIT_(LOADCNT|STORECNT|DSCNT|KMCNT|SAMPLECNT|BVHCNT)(_DSCNT)?$/, by: "S_WAITCNT", note: "s_waitcnt, whose counters stand for several of these" }, // prettier-ignore
  { name: /^S_BARRIER$/, by: "S_BARRIER_SIGNAL", note: "s_barrier_signal -1, then s_barrier_wait -1" },
  { name: /^S_BARRIER_(SIGNAL|WAIT)/, by: "S_BARRIER", note: "s_barrier, which signals and waits in one" },
  { name: /^V_MAC_(F16|F32)$/, by: "V_FMAC_$1", note: "rounds once where the old one rounded twice" },
  { name: /^V_MAD_(F16|F32)$/, by: "V_FMA_$1", note: "rounds once where the old one rounded twice" },
  { name: /^V_MADAK_(F16|F32)$/, by: "V_FMAAK_$1", note: "rounds once where the old one rounded twice" },
  { name: /^V_MADMK_(F16|F32)$/, by: "V_FMAMK_$1", note: "rounds once where the old one rounded twice" },
  { name: /^V_MAC_LEGACY_F32$/, by: "V_FMAC_DX9_ZERO_F32", note: "rounds once where the old one rounded twice" }, // prettier-ignore
  { name: /^V_DOT4_I32_I8$/, by: "V_DOT4_I32_IU8", note: "v_dot4_i32_iu8 with neg_lo:[1,1,0], which makes both sources signed" }, // prettier-ignore
  { name: /^V_DOT8_I32_I4$/, by: "V_DOT8_I32_IU4", note: "v_dot8_i32_iu4 with neg_lo:[1,1,0], which makes both sources signed" }, // prettier-ignore
  { name: /^V_MFMA_/, by: "V_WMMA_F32_16X16X4_F32", note: "wave matrix operations (WMMA), with other tiles and layouts" }, // prettier-ignore
  { name: /^V_INTERP_P[12]_F32$/, by: "V_INTERP_P10_F32", note: "lds_param_load, then v_interp_p10 and v_interp_p2 from registers" }, // prettier-ignore
];

/** The replacement's note, when the target has what it names. */
export function replacementOf(name: string, has: (name: string) => boolean): string | null {
  for (const { name: pattern, by, note } of REPLACEMENTS) {
    if (!pattern.test(name)) continue;
    const other = name.replace(pattern, by);
    if (has(other)) return note.includes(other.toLowerCase()) ? note : `${other.toLowerCase()}: ${note}`;
  }
  return null;
}
