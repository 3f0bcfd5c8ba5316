import { useSyncExternalStore } from 'react';
import { storedLogin } from './storedLogin';

/** The kind of account that is logged in, as the browser stores it: `admin` for all staff, `client` for customers. */
export type AccountType = 'admin' | 'client';

/** The login that the browser stores (docs/rules/site.md#what-the-browser-keeps-of-a-login). */
export interface Session {
  token: string;
  type: AccountType;
}

const listeners = new Set<() => void>();
let current: Session | null | undefined;
/** How many forms have unsaved input. */
let unsaved = 0;
/** Whether the login has ended while a form keeps the page. */
let lost = false;

/** Pages are also rendered on the server, where nobody is logged in. */
const inBrowser = typeof window !== 'undefined';

const read = (): Session | null => {
  if (!inBrowser) return null;
  const token = storedLogin.token();
  if (!token) return null;
  return { token, type: storedLogin.type() === 'admin' ? 'admin' : 'client' };
};

const changed = (): void => {
  lost = false;
  current = read();
  listeners.forEach((listener) => listener());
};

/**
 * Ends a login that the server has ended. While a form has unsaved input, the page keeps it, and asks to log in again
 * (docs/rules/site.md#a-login-that-ends).
 */
const lose = (): void => {
  if (unsaved === 0) session.clear();
  else if (!lost) {
    lost = true;
    listeners.forEach((listener) => listener());
  }
};

// A login or logout in another tab applies here too.
if (inBrowser)
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== 'token' && event.key !== 'type') return;
    // Whoever logs in again in another tab removes the lost login there first.
    if (!lost || storedLogin.token()) changed();
  });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const get = (): Session | null => {
  if (current === undefined) current = read();
  return current;
};

/** The login of this browser. */
export const session = {
  get,
  set: (next: Session): void => {
    storedLogin.keep(next.token, next.type);
    changed();
  },
  /**
   * Removes the login from the browser at once, but the current page keeps it until `clear`: its queries would otherwise look like a lost
   * login. Drafts of this tab are deleted too, because they contain personal data and another person may use the machine next.
   */
  forget: (): void => {
    get();
    storedLogin.remove();
    sessionStorage.clear();
  },
  clear: (): void => {
    if (!inBrowser || (!get() && !storedLogin.token())) return;
    storedLogin.remove();
    changed();
  },
  lose,
  /** Keeps the page for a form with unsaved input if the login ends. Returns a function that gives it up. */
  hold: (): (() => void) => {
    unsaved += 1;
    return () => {
      unsaved -= 1;
      if (unsaved === 0 && lost) session.clear();
    };
  },
  subscribe,
};

const nobody = (): null => null;

/**
 * Returns the current login, or null; the component renders again when it changes, also in another tab. A page rendered by the server
 * starts without a login.
 */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, get, nobody);

/** Tells whether the login has ended while a form keeps the page. */
export const useLostLogin = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  );
