import { webcrypto } from 'node:crypto';
import { gql } from '@apollo/client';
import { http, HttpResponse } from 'msw';
import { session } from '../platform/session/session';
import { server } from '../test/server';
import { makeApolloClient } from './apollo';

const PLACES = gql`
  query Places {
    places
  }
`;
const NOW = gql`
  query Now {
    agencyNow
  }
`;

interface Sent {
  readonly method: string;
  readonly query: unknown;
  readonly hash: string | undefined;
}

type Body = { query?: string; extensions?: { persistedQuery?: { sha256Hash?: string } } };

/** Records what is sent to the server, which knows only the hashes of `known` texts. */
const listen = (isKnown: boolean): Sent[] => {
  const sent: Sent[] = [];
  server.use(
    http.all('*/graphql', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const body: Body =
        request.method === 'GET'
          ? {
              query: searchParams.get('query') ?? undefined,
              extensions: JSON.parse(searchParams.get('extensions') ?? '{}') as Body['extensions'],
            }
          : ((await request.json()) as Body);
      sent.push({ method: request.method, query: body.query, hash: body.extensions?.persistedQuery?.sha256Hash });
      return isKnown || body.query !== undefined
        ? HttpResponse.json({ data: { places: ['Agadir'], agencyNow: 'x' } })
        : HttpResponse.json({
            errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
          });
    }),
  );
  return sent;
};

const ask = (query: typeof PLACES) => makeApolloClient({ byHash: true }).query({ query, fetchPolicy: 'network-only' });
const HASH: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);

beforeAll(() => {
  if (!globalThis.crypto.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
beforeEach(() => session.clear());

test('an operation is sent by its hash: a visitor’s public read by GET, all others by POST', async () => {
  const sent = listen(true);
  await ask(PLACES);
  await ask(NOW);
  session.set({ token: 'jeton', type: 'client' });
  await ask(PLACES);
  expect(sent).toEqual([
    { method: 'GET', query: undefined, hash: HASH },
    { method: 'POST', query: undefined, hash: HASH },
    { method: 'POST', query: undefined, hash: HASH },
  ]);
});

test('the text is sent if the server does not know the hash', async () => {
  const sent = listen(false);
  expect((await ask(PLACES)).data).toEqual({ places: ['Agadir'] });
  expect(sent).toEqual([
    { method: 'GET', query: undefined, hash: HASH },
    { method: 'POST', query: expect.stringContaining('places') as unknown, hash: sent[0]?.hash },
  ]);
});
