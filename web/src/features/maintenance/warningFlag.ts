/**
 * Set at a login and removed when the warning was shown, so that it appears once per login, in this tab, and survives reloads until seen.
 */
const key = 'maintenance-warning';

/** If the browser allows no storage, no warning is shown, but the page works. */
const quietly = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Notes after a staff login that the warning is to be shown. */
export const wantMaintenanceWarning = (): void => void quietly(() => sessionStorage.setItem(key, '1'));

/**
 * Tells whether the warning about due maintenance has yet to be shown after the login in this tab
 * (docs/rules/maintenance.md#the-warning-after-the-login).
 */
export const isMaintenanceWarningWanted = (): boolean => quietly(() => sessionStorage.getItem(key)) === '1';

/** Notes that the warning was shown, or nothing was due. */
export const maintenanceWarningShown = (): void => void quietly(() => sessionStorage.removeItem(key));
