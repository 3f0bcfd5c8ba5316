import { createRandom } from './art/svg.js';

/** A seeded random source: the same seed gives the same numbers, so that the demo agency is the same everywhere. */
export interface Dice {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True for this share of calls, 0–1. */
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
  /** Picks a choice by weight. */
  weigh<T>(choices: ReadonlyArray<readonly [T, weight: number]>): T;
  /** Makes a text of so many characters of an alphabet. */
  text(alphabet: string, length: number): string;
}

/** Creates a random source; equal seeds give equal sequences. `pick` and `weigh` throw if there is nothing to choose from. */
export function createDice(seed: number): Dice {
  const random = createRandom(seed);
  const int = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));
  const pick = <T>(choices: readonly T[]): T => {
    if (choices.length === 0) throw new Error('nothing to choose from');
    return choices[int(0, choices.length - 1)] as T;
  };
  return {
    int,
    pick,
    chance: (share) => random() < share,
    weigh: (choices) => {
      let rest = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const chosen = choices.find(([, weight]) => (rest -= weight) < 0) ?? choices.at(-1);
      if (!chosen) throw new Error('nothing to choose from');
      return chosen[0];
    },
    text: (alphabet, length) => Array.from({ length }, () => pick([...alphabet])).join(''),
  };
}
