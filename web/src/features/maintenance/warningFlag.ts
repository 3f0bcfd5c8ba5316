/** Set at a login and taken away when the warning was shown: once a login, in this tab, over reloads until it was seen. */
const key = 'maintenance-warning';

/** A browser that keeps nothing shows no warning, rather than no page. */
const quietly = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Called after a login of the staff. */
export const wantMaintenanceWarning = (): void => void quietly(() => sessionStorage.setItem(key, '1'));

export const isMaintenanceWarningWanted = (): boolean => quietly(() => sessionStorage.getItem(key)) === '1';

/** Called once it stands on the screen, or there was nothing to warn of. */
export const maintenanceWarningShown = (): void => void quietly(() => sessionStorage.removeItem(key));
