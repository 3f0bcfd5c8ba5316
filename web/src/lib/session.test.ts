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

test('whoever leaves takes along what they typed in this tab; a login that is only lost keeps it', () => {
  session.set({ token: 'jeton', type: 'client' });
  sessionStorage.setItem('reservation-draft:FULL', '{"values":{"driver":{"nationalId":"BE123456"}}}');
  session.clear();
  expect(sessionStorage.getItem('reservation-draft:FULL')).toContain('BE123456');
  session.forget();
  expect(sessionStorage.getItem('reservation-draft:FULL')).toBeNull();
});
