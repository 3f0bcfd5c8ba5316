const storageKey = 'clockAhead';

/**
 * Records how far the device's clock is ahead of the server's, from the `Date` header of an answer that was not cached. It is kept for pages that are opened without a network.
 */
export const noteServerTime = (date: string | null): void => {
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) return;
  try {
    localStorage.setItem(storageKey, String(Math.round((Date.now() - serverTime) / 1000)));
  } catch {
    // If the storage is full or forbidden, the server goes by the clock when the device sends.
  }
};

/** Returns the seconds by which the device's clock was ahead of the server's when they last talked; null if they never did. */
export const clockAhead = (): number | null => {
  // There is no storage where the server renders a page.
  const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(storageKey);
  return stored === null ? null : Number(stored);
};

/**
 * Returns the server's time in milliseconds, as far as the device knows: what a page shows or asks for must not depend on a device's clock. For the agency's
 * day use `useAgencyNow`.
 */
export const serverNow = (): number => Date.now() - (clockAhead() ?? 0) * 1000;

/** Returns what the device's own clock says, in milliseconds: for what stays on the device, or is sent together with the clock's error. */
export const deviceNow = (): number => Date.now();
