import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MeDocument } from '../platform/session/guards.generated';
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

test('whoever logs in again keeps the data of the page; for another person it is dropped', async () => {
  const person = { lastName: 'El Fassi', firstName: 'Yassine', email: 'a@b.ma', role: 'ADMIN' };
  let id = '1';
  server.use(
    api.query('Me', () =>
      HttpResponse.json({
        data: { me: { __typename: 'Me', customer: null, employee: { __typename: 'Employee', id, ...person } } },
      }),
    ),
    api.query('Probe', () => HttpResponse.json({ data: { agencyNow: 'x' } })),
  );
  session.set({ token: 'premier', type: 'admin' });
  const client = makeApolloClient();
  await client.query({ query: MeDocument });
  await client.query({ query });
  session.set({ token: 'second', type: 'admin' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(client.readQuery({ query })).toEqual({ agencyNow: 'x' });
  id = '2';
  session.set({ token: 'autre', type: 'admin' });
  await waitFor(() => expect(client.readQuery({ query })).toBeNull());
});
