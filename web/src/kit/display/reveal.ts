/** Scrolls a new element into view when used as a ref, e.g. an alert above the button that caused it. */
export const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });
