/** A ref that focuses its element when it appears. */
export const focusOnSight = (element: HTMLElement | null): void => element?.focus();
