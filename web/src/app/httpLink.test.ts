import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gql, type DocumentNode } from '@apollo/client';
import { http, HttpResponse } from 'msw';
import { PlacesDocument } from '../domain/reservation/Places.generated';
import { SiteAgenciesDocument } from '../features/agency-map/Agencies.generated';
import { readProblem } from '../platform/errors/errors';
import { session } from '../platform/session/session';
import { AgencyNowDocument } from '../platform/time/AgencyNow.generated';
import { refusal } from '../test/refusal';
import { server } from '../test/server';
import { makeApolloClient } from './apollo';

interface Sent {
  readonly method: string;
  readonly query: unknown;
  readonly hash: string | undefined;
}

type Body = { query?: string; extensions?: { persistedQuery?: { sha256Hash?: string } } };

const texts = JSON.parse(readFileSync(join('public', 'persisted-documents.json'), 'utf8')) as Record<string, string>;

/** Records what is sent to a server that knows the hashes of this build, or none. */
const listen = (isOfThisBuild: boolean): Sent[] => {
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
      const hash = body.extensions?.persistedQuery?.sha256Hash;
      sent.push({ method: request.method, query: body.query, hash });
      return body.query !== undefined || (isOfThisBuild && hash !== undefined && hash in texts)
        ? HttpResponse.json({ data: { places: ['Agadir'], agencyNow: 'x' } })
        : HttpResponse.json({
            errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
          });
    }),
  );
  return sent;
};

const makeClient = () => makeApolloClient({ byHash: true });
const ask = (query: DocumentNode, client = makeClient()) => client.query({ query, fetchPolicy: 'network-only' });
const HASH: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);

beforeEach(() => session.clear());

test('an operation is sent by its hash: a visitor’s public read by GET, all others by POST', async () => {
  const sent = listen(true);
  await ask(PlacesDocument);
  await ask(AgencyNowDocument);
  session.set({ token: 'jeton', type: 'client' });
  await ask(PlacesDocument);
  expect(sent).toEqual([
    { method: 'GET', query: undefined, hash: HASH },
    { method: 'POST', query: undefined, hash: HASH },
    { method: 'POST', query: undefined, hash: HASH },
  ]);
});

test('texts are sent from then on if the server does not know a hash', async () => {
  const sent = listen(false);
  const client = makeClient();
  expect((await ask(PlacesDocument, client)).data).toEqual({ places: ['Agadir'] });
  await ask(AgencyNowDocument, client);
  expect(sent).toEqual([
    { method: 'GET', query: undefined, hash: HASH },
    { method: 'POST', query: expect.stringContaining('places') as unknown, hash: undefined },
    { method: 'POST', query: expect.stringContaining('agencyNow') as unknown, hash: undefined },
  ]);
});

test('the text of a hash is what the client sends', async () => {
  const sent = listen(false);
  // Its selection has a fragment of another file, and a directive that the client alone knows.
  await ask(SiteAgenciesDocument).catch(() => undefined);
  const [byHash, byText] = sent;
  expect(byText?.query).toContain('fragment AgencyHours on Agency');
  expect(texts[byHash?.hash ?? '']).toBe(byText?.query);
});

test('a document that the code generator did not make is sent by its text', async () => {
  const sent = listen(true);
  const query = gql`
    query Now {
      agencyNow
    }
  `;
  await ask(query);
  expect(sent).toEqual([{ method: 'POST', query: expect.stringContaining('agencyNow') as unknown, hash: undefined }]);
});

const mutation = gql`
  mutation Send($input: Input!) {
    send(input: $input)
  }
`;

const send = () =>
  makeClient().mutate({
    mutation,
    variables: { input: { name: 'Dacia', image: new Blob(['x'], { type: 'image/png' }) } },
  });

test('a file is sent as multipart, following the request specification', async () => {
  let sent: { type: string; preflight: string | null; body: string } | undefined;
  server.use(
    http.post('*/graphql', async ({ request }) => {
      sent = {
        type: request.headers.get('content-type') ?? '',
        preflight: request.headers.get('apollo-require-preflight'),
        body: await request.text(),
      };
      return HttpResponse.json({ data: { send: true } });
    }),
  );
  expect((await send()).data).toEqual({ send: true });
  expect(sent?.type).toMatch(/^multipart\/form-data/);
  expect(sent?.preflight).toBe('true');
  expect(sent?.body).toContain('"variables":{"input":{"name":"Dacia","image":null}}');
  expect(sent?.body).toContain('{"1":["variables.input.image"]}');
  expect(sent?.body).toContain('filename="blob"');
});

test('a refusal is reported like any other', async () => {
  server.use(
    http.post('*/graphql', () => refusal('Trop grand.', 'UPLOAD.TOO_LARGE', { fields: { image: ['Trop grand.'] } })),
  );
  const problem = readProblem(await send().catch((error: unknown) => error));
  expect(problem).toMatchObject({ code: 'UPLOAD.TOO_LARGE', fields: { image: 'Trop grand.' } });
});
