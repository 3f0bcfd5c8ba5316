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
