import { useSyncExternalStore } from 'react';
import { storedLogin } from './storedLogin';

export type AccountType = 'admin' | 'client';

/** What the browser keeps of a login (docs/rules/site.md#what-the-browser-keeps-of-a-login). */
export interface Session {
  token: string;
  type: AccountType;
}

const listeners = new Set<() => void>();
let current: Session | null | undefined;

/** Pages are drawn on the server, too, where nobody is logged in. */
const inBrowser = typeof window !== 'undefined';

const read = (): Session | null => {
  if (!inBrowser) return null;
  const token = storedLogin.token();
  if (!token) return null;
  return { token, type: storedLogin.type() === 'admin' ? 'admin' : 'client' };
};

const changed = (): void => {
  current = read();
  listeners.forEach((listener) => listener());
};

// Another tab that logs in or out changes this one too.
if (inBrowser)
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === 'token' || event.key === 'type') changed();
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
   * Removes the login from the browser at once, while the page that is being left goes on with it until `clear`: what the
   * page still asks would else be taken for a lost login. Drafts of this tab go too: they hold papers of whoever leaves,
   * and the next person may sit at the same machine.
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
  subscribe,
};

const nobody = (): null => null;

/**
 * The current login, or null; the component renders again when it changes, also from another tab. A page that came drawn by the
 * server begins as it was drawn, with nobody logged in.
 */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, get, nobody);
