/** A ref that brings what has just appeared into view, e.g. an alert above the button that caused it. */
export const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });
