import { useSyncExternalStore } from 'react';

export type AccountType = 'admin' | 'client';

/** What the browser keeps of a login (docs/rules/site.md#what-the-browser-keeps-of-a-login). */
export interface Session {
  token: string;
  type: AccountType;
}

const listeners = new Set<() => void>();
let current: Session | null | undefined;

const read = (): Session | null => {
  const token = localStorage.getItem('token');
  if (!token) return null;
  return { token, type: localStorage.getItem('type') === 'admin' ? 'admin' : 'client' };
};

const changed = (): void => {
  current = read();
  listeners.forEach((listener) => listener());
};

// Another tab that logs in or out changes this one too.
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

/** The login of this browser: local storage under `token` and `type`. */
export const session = {
  get,
  set: (next: Session): void => {
    localStorage.setItem('token', next.token);
    localStorage.setItem('type', next.type);
    changed();
  },
  /**
   * Removes the login from the browser at once, while the page that is being left goes on with it until `clear`: what the
   * page still asks would else be taken for a lost login. Drafts of this tab go too: they hold papers of whoever leaves,
   * and the next person may sit at the same machine.
   */
  forget: (): void => {
    get();
    localStorage.removeItem('token');
    localStorage.removeItem('type');
    sessionStorage.clear();
  },
  clear: (): void => {
    if (!get() && !localStorage.getItem('token')) return;
    localStorage.removeItem('token');
    localStorage.removeItem('type');
    changed();
  },
  subscribe,
};

/** The current login, or null; the component renders again when it changes, also from another tab. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, get);
