import { useWhen } from '../effect/useWhen';

/** A record that was looked at, as the command palette names it. */
export interface OpenedRecord {
  kind: 'vehicles' | 'reservations' | 'customers';
  label: string;
  detail: string;
  /** Where it opens again. */
  to: string;
}

const storageKey = 'recently-opened';
const kept = 6;

/** The records that this tab looked at last, the newest first. A logout takes them away, because they name people. */
export const recentlyOpened = (): readonly OpenedRecord[] => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as OpenedRecord[]) : [];
  } catch {
    return [];
  }
};

const note = (opened: OpenedRecord): void => {
  const others = recentlyOpened().filter(({ to }) => to !== opened.to);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([opened, ...others].slice(0, kept)));
  } catch {
    // Without storage nothing is remembered.
  }
};

/** Remembers a record that is looked at, once it is known. */
export const useNoteOpened = (opened: OpenedRecord | null | undefined): void => {
  useWhen(Boolean(opened), () => opened && note(opened), JSON.stringify(opened));
};
