/** Draws numbers from a seed: mulberry32. */
export class Dice {
  constructor(private state: number) {}

  /** From 0 to 1, less than 1. */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Draws a whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.roll() * (most - least + 1));
  }

  /** Returns true with this probability, 0 to 1. */
  chance(probability: number): boolean {
    return this.roll() < probability;
  }

  /** Picks one of the choices at random. There must be at least one. */
  of<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.roll() * choices.length)] as T;
  }
}
