/** A limit at whose gate an attempt waits; `remaining` throws when nothing is left. */
export interface GatedLimit {
  readonly id: string;
  readonly remaining: () => Promise<number>;
}

interface Gate {
  inside: number;
  /** Grows with every leaving, so that a count read before it is known to be stale. */
  leavings: number;
  readonly waiting: Set<() => void>;
}

/** Lets in at most as many attempts at once as a limit may still count failures; in this process, without a lock. */
export class AttemptGates {
  private readonly gates = new Map<string, Gate>();

  /** Resolves when the attempt may begin at all its limits, with how to leave; throws what `remaining` throws. */
  async enter(limits: readonly GatedLimit[]): Promise<() => void> {
    for (;;) {
      const gates = limits.map(({ id }) => this.gate(id));
      const leavings = gates.map((gate) => gate.leavings);
      const left: number[] = [];
      try {
        for (const limit of limits) left.push(await limit.remaining());
      } catch (refusal) {
        this.dropUnused(limits);
        throw refusal;
      }
      const current = limits.every(
        ({ id }, i) => this.gates.get(id) === gates[i] && gates[i]?.leavings === leavings[i],
      );
      if (!current) continue;
      const full = gates.find((gate, i) => gate.inside >= (left[i] ?? 0));
      if (!full) {
        for (const gate of gates) gate.inside += 1;
        return () => this.leave(limits);
      }
      await new Promise<void>((resolve) => full.waiting.add(resolve));
    }
  }

  private gate(id: string): Gate {
    const known = this.gates.get(id);
    if (known) return known;
    const gate: Gate = { inside: 0, leavings: 0, waiting: new Set() };
    this.gates.set(id, gate);
    return gate;
  }

  private leave(limits: readonly GatedLimit[]): void {
    for (const { id } of limits) {
      const gate = this.gates.get(id);
      if (!gate) continue;
      gate.inside -= 1;
      gate.leavings += 1;
      const waiting = [...gate.waiting];
      gate.waiting.clear();
      for (const wake of waiting) wake();
    }
    this.dropUnused(limits);
  }

  /** Who still reads a dropped gate finds out that it is no longer the current one and looks again. */
  private dropUnused(limits: readonly GatedLimit[]): void {
    for (const { id } of limits) {
      const gate = this.gates.get(id);
      if (gate?.inside === 0 && gate.waiting.size === 0) this.gates.delete(id);
    }
  }
}
