/** A limit of which an attempt takes one before it begins. */
export interface GatedLimit {
  readonly id: string;
  /** Throws the refusal, and has taken nothing then. */
  readonly take: () => Promise<void>;
  readonly giveBack: () => Promise<void>;
}

interface Gate {
  /** Attempts of this process that hold one, and may give it back. */
  holding: number;
  /** Who is at the gate or in line before it. */
  present: number;
  /** Ends when the last in line has passed or was refused. */
  line: Promise<void>;
  /** Grows with every leaving, so that who was refused meanwhile asks again. */
  leavings: number;
  onLeaving: (() => void) | undefined;
}

/**
 * Where attempts take from their limits, one after the other at each limit. Who finds nothing left waits while others of this
 * process may still give theirs back. Every attempt passes its limits in the same order of kinds, so none waits in a circle.
 */
export class AttemptGates {
  private readonly gates = new Map<string, Gate>();

  /** Resolves once one of each limit is taken, with how to leave; throws the first refusal, with nothing taken. */
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
    const known = this.gates.get(id);
    if (known) return known;
    const gate: Gate = { holding: 0, present: 0, line: Promise.resolve(), leavings: 0, onLeaving: undefined };
    this.gates.set(id, gate);
    return gate;
  }

  private dropUnused(id: string, gate: Gate): void {
    if (gate.holding === 0 && gate.present === 0) this.gates.delete(id);
  }
}

/** Takes one, if need be when another attempt has given one back; throws the refusal once nobody is left who could. */
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
