import { session } from './session';

test('on logout the login is removed from the browser at once, while the current page still knows it', () => {
  session.set({ token: 'jeton', type: 'admin' });
  session.forget();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('type')).toBeNull();
  expect(session.get()).toEqual({ token: 'jeton', type: 'admin' });
  session.clear();
  expect(session.get()).toBeNull();
});

test('logging out deletes the drafts of this tab; a lost login keeps them', () => {
  session.set({ token: 'jeton', type: 'client' });
  sessionStorage.setItem('reservation-draft:FULL', '{"values":{"driver":{"nationalId":"BE123456"}}}');
  session.clear();
  expect(sessionStorage.getItem('reservation-draft:FULL')).toContain('BE123456');
  session.forget();
  expect(sessionStorage.getItem('reservation-draft:FULL')).toBeNull();
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
