type Group = (digits: string) => string | null;

let group: Group | null = null;
const listeners = new Set<() => void>();

/**
 * Groups foreign telephone numbers by their countries' rules. The library with the rules is loaded when a foreign number is shown exactly by
 * `Phone`, because most pages show none.
 */
export const foreignPhones = {
  /** Returns the grouped number; null before the rules are loaded, and for what is no number of any country. */
  group: (digits: string): string | null => group?.(digits) ?? null,
  isLoaded: (): boolean => group !== null,
  /** Calls back once the rules are loaded; returns a function that stops it. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  load: async (): Promise<void> => {
    if (group) return;
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    group = (digits) => parsePhoneNumberFromString(digits)?.formatInternational() ?? null;
    for (const listener of listeners) listener();
  },
};
