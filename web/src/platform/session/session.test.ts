import { act, renderHook } from '@testing-library/react';
import { session, useAccountEndings } from './session';

test('on logout the login is removed from the browser at once, while the current page still knows it', () => {
  session.set({ token: 'jeton', type: 'admin' });
  session.forget();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('type')).toBeNull();
  expect(session.get()).toEqual({ token: 'jeton', type: 'admin' });
  session.clear();
  expect(session.get()).toBeNull();
});

const draft = 'reservation-draft:FULL';

/** Applies what another tab did to the stored login. */
const inOtherTab = (change: () => void): void => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
};

test('logging out deletes the drafts of this tab, also in another tab; a login that the server ends keeps them for its owner', () => {
  session.set({ token: 'jeton', type: 'client', account: 'customer:1' });
  sessionStorage.setItem(draft, '{}');
  session.lose();
  expect([session.get(), session.owner(), sessionStorage.getItem(draft)]).toEqual([null, null, '{}']);
  session.set({ token: 'jeton', type: 'client', account: 'customer:1' });
  expect(session.owner()).toBe('customer:1');
  session.forget();
  expect(sessionStorage.getItem(draft)).toBeNull();
  session.set({ token: 'jeton', type: 'client', account: 'customer:1' });
  sessionStorage.setItem(draft, '{}');
  inOtherTab(() => localStorage.clear());
  expect([session.get(), sessionStorage.getItem(draft)]).toEqual([null, null]);
});

test('pages start anew when their account ends or is replaced, not when the same person or a visitor logs in', () => {
  const { result } = renderHook(useAccountEndings);
  const began = result.current;
  const anew = (change: () => void): number => {
    act(change);
    return result.current - began;
  };
  const logIn = (token: string, account?: string) => () =>
    inOtherTab(() => {
      for (const [key, value] of Object.entries({ token, type: 'client', account: account ?? '' }))
        localStorage.setItem(key, value);
    });
  expect(anew(logIn('a', 'customer:1'))).toBe(0);
  expect(anew(logIn('b', 'customer:1'))).toBe(0);
  expect(anew(logIn('c', 'customer:2'))).toBe(1);
  expect(anew(logIn('d'))).toBe(2);
  expect(anew(logIn('e'))).toBe(3);
  expect(anew(() => session.lose())).toBe(4);
});

test('a login that the server ends stays on the page while a form has unsaved input, until somebody logs in again', () => {
  session.set({ token: 'vieux', type: 'admin' });
  const release = session.hold();
  session.lose();
  expect(session.get()).toEqual({ token: 'vieux', type: 'admin' });
  // The login page of another tab removes the old login before it stores the new one.
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(session.get()).toEqual({ token: 'vieux', type: 'admin' });
  localStorage.setItem('token', 'neuf');
  localStorage.setItem('type', 'admin');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(session.get()).toEqual({ token: 'neuf', type: 'admin' });
  release();
  expect(session.get()).toEqual({ token: 'neuf', type: 'admin' });
});

test('a lost login ends with the input that kept it, and at once without any', () => {
  session.set({ token: 'vieux', type: 'admin' });
  const release = session.hold();
  session.lose();
  release();
  expect(session.get()).toBeNull();
  session.set({ token: 'autre', type: 'admin' });
  session.lose();
  expect(session.get()).toBeNull();
});

test('a change that the server refuses for a lost login keeps the page without any input', () => {
  session.set({ token: 'vieux', type: 'admin', account: 'employee:1' });
  session.lose(true);
  expect(session.get()?.token).toBe('vieux');
  session.end();
  expect(session.get()).toBeNull();
});
