import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
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
])('%s to a query ends the login in this browser, and what is shown is queried again as a visitor', async (_, init) => {
  session.set({ token: 'jeton', type: 'admin' });
  server.use(
    api.query('Probe', ({ request }) =>
      request.headers.has('authorization')
        ? HttpResponse.json({ data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }, init)
        : HttpResponse.json({ data: { agencyNow: 'x' } }),
    ),
  );
  let shown: unknown;
  const subscription = makeApolloClient()
    .watchQuery({ query })
    .subscribe(({ data }) => (shown = data));
  await waitFor(() => expect(shown).toEqual({ agencyNow: 'x' }));
  subscription.unsubscribe();
  expect(session.get()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('type')).toBeNull();
});

test('a change is never sent again as a visitor: the page stays and asks to log in again', async () => {
  session.set({ token: 'jeton', type: 'client' });
  let sent = 0;
  server.use(
    api.mutation('Change', () => {
      sent += 1;
      return HttpResponse.json(
        { data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] },
        { status: 401 },
      );
    }),
  );
  const mutation = gql`
    mutation Change {
      logout
    }
  `;
  await expect(makeApolloClient().mutate({ mutation })).rejects.toThrow();
  expect([sent, session.get()?.token]).toEqual([1, 'jeton']);
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

test('whoever logs in again keeps the data of the page; for another person it is dropped', async () => {
  server.use(api.query('Probe', () => HttpResponse.json({ data: { agencyNow: 'x' } })));
  session.set({ token: 'premier', type: 'admin', account: 'employee:1' });
  const client = makeApolloClient();
  await client.query({ query });
  session.set({ token: 'second', type: 'admin', account: 'employee:1' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(client.readQuery({ query })).toEqual({ agencyNow: 'x' });
  session.set({ token: 'autre', type: 'admin', account: 'employee:2' });
  await waitFor(() => expect(client.readQuery({ query })).toBeNull());
});
