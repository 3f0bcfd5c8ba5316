import { useSyncExternalStore } from 'react';

/** In local storage: '1' while this device has inspections, '0' if it has none. */
const key = 'inspections';
const listeners = new Set<() => void>();

/** The same where the browser refuses local storage: for this page alone. */
let noted: string | null = null;

const read = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return noted;
  }
};

/** Whether the store of this device exists, which the first inspection makes; true where the browser does not tell. */
const hasDatabase = async (): Promise<boolean> => {
  if (typeof indexedDB === 'undefined') return false;
  const known = await indexedDB.databases?.().catch(() => undefined);
  return known?.some(({ name }) => name === key) ?? true;
};

/** Notes whether this device has inspections, for the parts that are loaded only then. */
export const noteInspections = (some: boolean): void => {
  const value = some ? '1' : '0';
  if (read() === value) return;
  noted = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in `noted` only.
  }
  listeners.forEach((listener) => listener());
};

let asked = false;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Devices that were used before this was noted.
  if (!asked && read() === null) void hasDatabase().then((some) => read() === null && noteInspections(some));
  asked = true;
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Whether this device may have inspections, also of another tab. */
export const useHasInspections = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read() === '1',
    () => false,
  );
