/** A limit of which each attempt takes one point before it begins. */
export interface GatedLimit {
  readonly id: string;
  /** Takes one point, or throws the refusal and takes nothing. */
  readonly take: () => Promise<void>;
  readonly giveBack: () => Promise<void>;
}

interface Gate {
  /** Attempts of this process that hold a point and may return it. */
  holding: number;
  /** Attempts that are at the gate or wait in line before it. */
  present: number;
  /** Resolves when the last attempt in line has passed or was refused. */
  line: Promise<void>;
  /** Counts departures, so that an attempt refused meanwhile tries again. */
  leavings: number;
  onLeaving: (() => void) | undefined;
}

/**
 * Lets attempts take points of their limits, one after the other at each limit. If none is left, an attempt waits while others of this
 * process may still return theirs. All attempts pass their limits in the same order of kinds, which prevents deadlocks.
 */
export class AttemptGates {
  private readonly gates = new Map<string, Gate>();

  /** Takes one point of each limit; resolves to a function that leaves again. Throws the first refusal, with nothing taken. */
  async enter(limits: readonly GatedLimit[]): Promise<(giveBack: boolean) => Promise<void>> {
    const taken: GatedLimit[] = [];
    const leave = async (giveBack: boolean): Promise<void> => {
      await Promise.all(taken.map((limit) => this.leave(limit, giveBack)));
    };
    try {
      for (const limit of limits) {
        await this.pass(limit);
        taken.push(limit);
      }
    } catch (refusal) {
      await leave(true);
      throw refusal;
    }
    return leave;
  }

  private async pass(limit: GatedLimit): Promise<void> {
    const gate = this.gate(limit.id);
    gate.present += 1;
    const before = gate.line;
    let moveOn = (): void => undefined;
    gate.line = new Promise((resolve) => (moveOn = resolve));
    await before;
    try {
      await takeWhenLeft(limit, gate);
      gate.holding += 1;
    } finally {
      gate.present -= 1;
      moveOn();
      this.dropUnused(limit.id, gate);
    }
  }

  private async leave({ id, giveBack }: GatedLimit, givesBack: boolean): Promise<void> {
    const gate = this.gate(id);
    try {
      if (givesBack) await giveBack();
    } finally {
      gate.holding -= 1;
      gate.leavings += 1;
      gate.onLeaving?.();
      this.dropUnused(id, gate);
    }
  }

  private gate(id: string): Gate {
    const present = this.gates.get(id);
    if (present) return present;
    const gate: Gate = { holding: 0, present: 0, line: Promise.resolve(), leavings: 0, onLeaving: undefined };
    this.gates.set(id, gate);
    return gate;
  }

  private dropUnused(id: string, gate: Gate): void {
    if (gate.holding === 0 && gate.present === 0) this.gates.delete(id);
  }
}

/** Takes one point, waiting until another attempt returns one if necessary; throws the refusal once no other attempt could. */
async function takeWhenLeft({ take }: GatedLimit, gate: Gate): Promise<void> {
  for (;;) {
    const { leavings } = gate;
    try {
      return await take();
    } catch (refusal) {
      if (gate.leavings !== leavings) continue;
      if (gate.holding === 0) throw refusal;
      await new Promise<void>((resolve) => (gate.onLeaving = resolve));
      gate.onLeaving = undefined;
    }
  }
}
