/** How many may wait, and the refusal of who comes when so many do. */
export interface WaitingRoom {
  readonly places: number;
  readonly refusal: () => Error;
}

/**
 * Runs work of which never more than so many go on at once; the rest waits for its turn, first come, first served. With a
 * waiting room, whoever finds it full is refused.
 */
export function fewAtOnce(most: number, room?: WaitingRoom): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: Array<() => void> = [];
  let running = 0;
  return async (work) => {
    if (running >= most && room && waiting.length >= room.places) throw room.refusal();
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over; nobody can come in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
