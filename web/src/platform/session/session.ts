import { useSyncExternalStore } from 'react';
import { storedLogin } from './storedLogin';

/** The kind of account that is logged in, as the browser stores it: `admin` for all staff, `client` for customers. */
export type AccountType = 'admin' | 'client';

/** The login that the browser stores (docs/rules/site.md#what-the-browser-keeps-of-a-login). */
export interface Session {
  token: string;
  type: AccountType;
  /** Names the person, whatever their token: `customer:12`. Undefined for a login that an earlier release stored. */
  account?: string;
}

const listeners = new Set<() => void>();
let current: Session | null | undefined;
/** How many forms have unsaved input. */
let unsaved = 0;
/** Whether the login has ended while a form, or a change that was refused, keeps the page. */
let lost = false;
/** How often the account of this tab has ended or changed while its pages were open. */
let endings = 0;

/** Pages are also rendered on the server, where nobody is logged in. */
const inBrowser = typeof window !== 'undefined';

const read = (): Session | null => {
  if (!inBrowser) return null;
  const token = storedLogin.token();
  if (!token) return null;
  const account = storedLogin.account();
  return { token, type: storedLogin.type() === 'admin' ? 'admin' : 'client', ...(account && { account }) };
};

const tell = (): void => listeners.forEach((listener) => listener());

const changed = (): void => {
  lost = false;
  current = read();
  tell();
};

/** Tells whether two logins belong to one person. */
export const isSamePerson = (one: Session | null, other: Session | null): boolean =>
  one?.account !== undefined && one.account === other?.account;

/** Reads the stored login again. If the pages of this tab belonged to an account that has ended, or was replaced by another, they start anew. */
const changedUnderPages = (): boolean => {
  const before = get();
  const isEnding = before !== null && !isSamePerson(before, read());
  if (isEnding) endings += 1;
  changed();
  return isEnding;
};

/** Ends the login, and empties the pages of this tab. */
const end = (): void => {
  storedLogin.remove();
  changedUnderPages();
};

/**
 * Ends a login that the server has ended. While a form has unsaved input, or if what it refused was a change (`keepPage`), the page stays, and asks to log in
 * again (docs/rules/site.md#a-login-that-ends).
 */
const lose = (keepPage = false): void => {
  if (unsaved === 0 && !keepPage) end();
  else if (!lost) {
    lost = true;
    tell();
  }
};

// A login or logout in another tab applies here too.
if (inBrowser)
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== 'token') return;
    // Whoever logs in again in another tab removes the lost login there first.
    if (lost && !storedLogin.token()) return;
    // The drafts contain the data of a person who has left.
    if (changedUnderPages()) sessionStorage.clear();
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
    storedLogin.keep(next.token, next.type, next.account);
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
  end,
  /** Names whose data is typed into this tab's forms: a person, or a login of which no more is known; null for a visitor. */
  owner: (): string | null => get()?.account ?? get()?.token ?? null,
  /** Keeps the page for a form with unsaved input if the login ends. Returns a function that gives it up. */
  hold: (): (() => void) => {
    unsaved += 1;
    return () => {
      unsaved -= 1;
      if (unsaved === 0 && lost) end();
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

/** Returns how often the account of this tab has ended or changed while its pages were open, as a key under which they start anew. */
export const useAccountEndings = (): number =>
  useSyncExternalStore(
    subscribe,
    () => endings,
    () => 0,
  );

/** Tells whether the login has ended while a form keeps the page. */
export const useLostLogin = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  );
