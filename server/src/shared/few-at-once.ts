/** Runs work of which never more than so many go on at once; the rest waits for its turn, first come, first served. */
export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: Array<() => void> = [];
  let running = 0;
  return async (work) => {
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
