import { session } from './session';

test('a login that is left is out of the browser at once, though the page that is being left still knows it', () => {
  session.set({ token: 'jeton', type: 'admin' });
  session.forget();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('type')).toBeNull();
  expect(session.get()).toEqual({ token: 'jeton', type: 'admin' });
  session.clear();
  expect(session.get()).toBeNull();
});
