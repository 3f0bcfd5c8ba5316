import { deviceNow } from '../clock/deviceClock';

/** Milliseconds for which a received time still counts as the current minute. */
const freshFor = 30_000;

let receivedAt = 0;

/** Records that the server has just sent the agency's time with an answer. */
export const noteClock = (): void => {
  receivedAt = deviceNow();
};

/** Returns the milliseconds since the server sent the agency's time that is in the cache. */
export const clockAge = (): number => deviceNow() - receivedAt;

/** Tells whether the agency's time in the cache is current. */
export const isClockFresh = (): boolean => clockAge() < freshFor;
