/** How many calls may wait, and the error that refuses further ones. */
export interface WaitingRoom {
  readonly places: number;
  readonly refusal: () => Error;
}

/**
 * Limits how many calls of `work` run at once; further calls wait in order of arrival. With a waiting room, calls beyond its size are
 * refused.
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
      // The place goes directly to the first that waits, so that no new call can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
