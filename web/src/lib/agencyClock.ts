/** Milliseconds for which an answer still tells the present minute of the agency. */
const freshFor = 30_000;

let toldAt = 0;

/** Notes that the server has just told the agency's time, with whatever answer. */
export const noteClock = (): void => {
  toldAt = Date.now();
};

/** Whether the agency's time in the cache is the present one. */
export const isClockFresh = (): boolean => Date.now() - toldAt < freshFor;
