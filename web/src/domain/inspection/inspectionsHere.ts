import { useSyncExternalStore } from 'react';

/** In local storage: '1' while this device has inspections, '0' if it has none. */
const key = 'inspections';
const listeners = new Set<() => void>();

/** Used instead if the browser refuses local storage; lasts as long as this page. */
let noted: string | null = null;

const read = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return noted;
  }
};

/** Tells whether the store of this device exists, which the first inspection creates; true if the browser does not say. */
const hasDatabase = async (): Promise<boolean> => {
  if (typeof indexedDB === 'undefined') return false;
  const databases = await indexedDB.databases?.().catch(() => undefined);
  return databases?.some(({ name }) => name === key) ?? true;
};

/** Records whether this device has inspections, because some parts are loaded only then. */
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

let checked = false;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // For devices that were used before this was recorded.
  if (!checked && read() === null) void hasDatabase().then((some) => read() === null && noteInspections(some));
  checked = true;
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Tells whether this device, including other tabs, may have inspections. */
export const useHasInspections = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read() === '1',
    () => false,
  );
