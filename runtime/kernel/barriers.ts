/** Numbers of a workgroup's barriers: -1 its own, -2 the trap handler's, 1..16 named ones (CDNA 5). */
const WORKGROUP = -1;

interface Barrier {
  members: number;
  signals: number;
}

/** A wave's part: which barriers completed since it last waited, and the named one it joined. */
interface Member {
  alive: boolean;
  readonly complete: Set<number>;
  named: number;
  /** The barrier it waits at, null when it runs. */
  waiting: number | null;
}

/**
 * The barriers of one workgroup. A barrier completes when as many signals came as it has members; every wave that
 * belongs to it may then pass its next wait. Waves that end leave the workgroup's barrier.
 */
export class Barriers {
  readonly #members: Member[];
  readonly #barriers = new Map<number, Barrier>();
  readonly #named: number;
  /** Called with the waves that may go on. */
  readonly #wake: (wave: number) => void;

  /** @param named number of named barriers */
  constructor(waves: number, named: number, wake: (wave: number) => void) {
    this.#members = Array.from({ length: waves }, () => ({
      alive: true,
      complete: new Set<number>(),
      named: 0,
      waiting: null,
    }));
    this.#barriers.set(WORKGROUP, { members: waves, signals: 0 });
    this.#named = named;
    this.#wake = wake;
  }

  /** Signals a barrier; true when it was the first signal since it completed last. Unknown barriers do nothing. */
  signal(number: number, members = 0): boolean {
    if (number === 0 || !this.#exists(number)) return false;
    const barrier = this.#barrier(number);
    if (number > 0 && members > 0) barrier.members = members;
    const first = barrier.signals === 0;
    barrier.signals++;
    this.#check(number);
    return first;
  }

  /** Makes a wave wait; false when it need not. */
  wait(wave: number, number: number): boolean {
    const member = this.#members[wave]!;
    const at = number >= 0 ? member.named : number;
    if (at === 0 || !this.#exists(at)) return false;
    if (member.complete.delete(at)) return false;
    member.waiting = at;
    return true;
  }

  /** Sets up a named barrier. */
  init(number: number, members: number): void {
    if (number <= 0 || !this.#exists(number)) return;
    const barrier = this.#barrier(number);
    if (members > 0) barrier.members = members;
    barrier.signals = 0;
  }

  join(wave: number, number: number): void {
    if (number > 0 && this.#exists(number)) this.#members[wave]!.named = number;
  }

  /** Leaves the named barrier; true when nobody is left. */
  leave(wave: number): boolean {
    const member = this.#members[wave]!;
    const number = member.named;
    if (number === 0) return false;
    member.named = 0;
    const barrier = this.#barrier(number);
    barrier.members = Math.max(0, barrier.members - 1);
    this.#check(number);
    return barrier.members === 0;
  }

  /** Valid in bit 0, members in 10:4, signals in 22:16, a quarter of the named barriers in 26:24. */
  state(number: number): number {
    if (!this.#exists(number)) return 0;
    const { members, signals } = this.#barrier(number);
    return 1 | ((members & 127) << 4) | ((signals & 127) << 16) | ((this.#named >> 2) << 24);
  }

  /** The wave is over. */
  end(wave: number): void {
    const member = this.#members[wave]!;
    if (!member.alive) return;
    member.alive = false;
    this.#barrier(WORKGROUP).members--;
    this.#check(WORKGROUP);
  }

  /** The barrier that a wave waits at, null when it does not wait. */
  waitsAt(wave: number): number | null {
    return this.#members[wave]!.waiting;
  }

  #exists(number: number): boolean {
    return number === WORKGROUP || (number > 0 && number <= this.#named);
  }

  #barrier(number: number): Barrier {
    let barrier = this.#barriers.get(number);
    if (barrier === undefined) {
      barrier = { members: 0, signals: 0 };
      this.#barriers.set(number, barrier);
    }
    return barrier;
  }

  #check(number: number): void {
    const barrier = this.#barrier(number);
    if (barrier.signals === 0 || barrier.signals < barrier.members) return;
    barrier.signals = 0;
    this.#members.forEach((member, wave) => {
      if (!member.alive || (number > 0 && member.named !== number)) return;
      if (member.waiting === number) {
        member.waiting = null;
        this.#wake(wave);
      } else member.complete.add(number);
    });
  }
}
