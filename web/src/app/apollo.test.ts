import { gql } from '@apollo/client';
import { HttpResponse } from 'msw';
import { session } from '../platform/session/session';
import { api, server } from '../test/server';
import { makeApolloClient } from './apollo';

const query = gql`
  query Probe {
    agencyNow
  }
`;

const ask = () => makeApolloClient().query({ query, fetchPolicy: 'network-only' });

beforeEach(() => session.clear());

test('every request carries the token and the header that uploads require', async () => {
  session.set({ token: 'jeton', type: 'client' });
  let headers: Headers | undefined;
  server.use(
    api.query('Probe', ({ request }) => {
      headers = request.headers;
      return HttpResponse.json({ data: { agencyNow: 'x' } });
    }),
  );
  await ask();
  expect(headers?.get('authorization')).toBe('Bearer jeton');
  expect(headers?.get('apollo-require-preflight')).toBe('true');
});

test.each([
  ['an UNAUTHENTICATED error', { status: 200 }],
  ['a 401', { status: 401 }],
])('%s ends the login in this browser', async (_, init) => {
  session.set({ token: 'jeton', type: 'admin' });
  server.use(
    api.query('Probe', () =>
      HttpResponse.json({ data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }, init),
    ),
  );
  await expect(ask()).rejects.toThrow();
  expect(session.get()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('type')).toBeNull();
});

test('a late answer to an earlier token does not affect the current login', async () => {
  session.set({ token: 'ancien', type: 'client' });
  server.use(
    api.query('Probe', () => {
      session.set({ token: 'nouveau', type: 'client' });
      return HttpResponse.json({ data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] });
    }),
  );
  await expect(ask()).rejects.toThrow();
  expect(session.get()?.token).toBe('nouveau');
});
