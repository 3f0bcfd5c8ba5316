import { useWhen } from '../effect/useWhen';

/** A recently opened record, as shown in the command palette. */
export interface OpenedRecord {
  kind: 'vehicles' | 'reservations' | 'customers';
  label: string;
  detail: string;
  /** The address that opens it again. */
  to: string;
}

const storageKey = 'recently-opened';
const listLength = 6;

/** Returns the records that this tab opened last, newest first. A logout removes them, because they name people. */
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
    sessionStorage.setItem(storageKey, JSON.stringify([opened, ...others].slice(0, listLength)));
  } catch {
    // Without storage nothing is remembered.
  }
};

/** Remembers an opened record once it is loaded. */
export const useNoteOpened = (opened: OpenedRecord | null | undefined): void => {
  useWhen(Boolean(opened), () => opened && note(opened), JSON.stringify(opened));
};
