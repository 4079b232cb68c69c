import type { Isa } from "../isa/isa.js";
import type { Wave } from "./wave.js";

/**
 * Hardware registers as S_GETREG_B32 and S_SETREG_B32 see them, found by the names of the generation's hwreg
 * operand type. MODE is the wave's; STATUS shows what the wave knows; cycle counters count steps; what describes
 * the machine (ids, allocation) reads as 0; the rest is storage.
 */
export class HardwareRegisters {
  readonly #wave: Wave;
  readonly #names: (string | undefined)[] = [];
  readonly #words = new Uint32Array(64);

  constructor(wave: Wave) {
    this.#wave = wave;
  }

  /** Takes the names of a generation: HW_REG_WAVE_MODE and HW_REG_MODE are both MODE. */
  name(isa: Isa): void {
    this.#names.length = 0;
    const id = isa.model.operandTypes.get("OPR_HWREG")?.parts.find((part) => part.name === "ID");
    for (const run of id?.runs ?? []) {
      for (let i = 0; i < run.count; i++) {
        const name = run.first === null ? run.prefix : run.prefix + String(run.first + i);
        this.#names[run.value + i] = name.replace(/^HW_REG_(WAVE_|SHADER_)?/, "");
      }
    }
  }

  get(id: number): number {
    const wave = this.#wave;
    switch (this.#names[id & 63]) {
      case "MODE":
        return wave.mode >>> 0;
      case "STATUS":
        return ((this.#words[id & 63]! & ~STATUS_KNOWN) | this.#status()) >>> 0;
      case "CYCLES":
      case "CYCLES_LO":
        return wave.steps >>> 0;
      case "CYCLES_HI":
        return Math.floor(wave.steps / 2 ** 32);
      default:
        return this.#words[id & 63]!;
    }
  }

  set(id: number, value: number): void {
    switch (this.#names[id & 63]) {
      case "MODE":
        this.#wave.mode = value;
        break;
      case "CYCLES":
      case "CYCLES_LO":
      case "CYCLES_HI":
        break;
      default:
        this.#words[id & 63] = value;
    }
  }

  /** SCC in bit 0, EXECZ in bit 9, VCCZ in bit 10. */
  #status(): number {
    const wave = this.#wave;
    return wave.scc | (wave.execz << 9) | (wave.vccz << 10);
  }
}

const STATUS_KNOWN = 0x601;
