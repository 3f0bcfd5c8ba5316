import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { makeVehicle } from '../../../test/factories.js';
import { type GraphQLReply, startTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let url: string;

beforeAll(async () => {
  app = await startTestApp();
  url = `${await app.listen()}/graphql`;
  for (let i = 0; i < 20; i++) await makeVehicle(app.database);
});
afterAll(() => app.close());

/** Far more than needed even on a busy machine; without the limits these operations take minutes. */
const SOON_MS = 10_000;

interface Asked {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}

async function overHttp(asked: Asked): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(asked) });
  return told(((await reply.json()) as GraphQLReply<object>).errors);
}

async function overGet({ query, variables = {} }: Asked): Promise<string> {
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const reply = await app.inject({ url: `/graphql?${String(search)}` });
  return told(reply.json<GraphQLReply<object>>().errors);
}

async function overSocket(asked: Asked): Promise<string> {
  const client = createClient({ url: url.replace('http', 'ws'), webSocketImpl: WebSocket, retryAttempts: 0 });
  const said = await new Promise<string>((resolve) => {
    client.subscribe(asked, {
      next: ({ errors }) => resolve(told(errors as GraphQLReply<object>['errors'])),
      error: (errors) => resolve(told(errors as GraphQLReply<object>['errors'])),
      complete: () => undefined,
    });
  });
  await client.dispose();
  return said;
}

const told = (errors: GraphQLReply<object>['errors']): string => errors?.[0]?.extensions.code ?? 'runs';
const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const TENFOLD = times(5, (i) => `fragment A${i} on Query { ${i < 4 ? times(10, () => `...A${i + 1}`) : 'places'} }`);
const DEAR = times(40, (i) => `v${i}: vehicles(page: { size: 100 }) { items { id name } }`);
const MANY = Array.from({ length: 10_001 }, () => '1');

const TRICKS: ReadonlyArray<readonly [what: string, asked: Asked, said: string]> = [
  ['fragments that spread the next one ten times', { query: `{ ...A0 ${DEAR} } ${TENFOLD}` }, 'QUERY_TOO_COMPLEX'],
  ['the same for nothing else', { query: `{ ...A0 } ${TENFOLD}` }, 'runs'],
  [
    'a variable that does not fit, beside them',
    {
      query: `query ($n: Int) { ...A0 places @include(if: true) vehicles(page: { size: $n }) { totalCount } ${DEAR} } ${TENFOLD}`,
      variables: { n: 'x' },
    },
    'BAD_USER_INPUT',
  ],
  [
    'what only a variable includes',
    {
      query: `query ($y: Boolean!) { ... on Query @include(if: $y) { ${DEAR} } places }`,
      variables: { y: true },
    },
    'QUERY_TOO_COMPLEX',
  ],
  [
    'the same left out',
    {
      query: `query ($y: Boolean!) { ... on Query @include(if: $y) { ${DEAR} } places }`,
      variables: { y: false },
    },
    'runs',
  ],
  [
    'a size in a variable',
    {
      query: `query ($p: PageInput) { ${times(40, (i) => `v${i}: vehicles(page: $p) { items { id name } }`)} }`,
      variables: { p: { size: 100 } },
    },
    'QUERY_TOO_COMPLEX',
  ],
  [
    'the schema thirty times',
    { query: `{ ${times(30, (i) => `s${i}: __schema { types { fields { type { fields { name } } } } }`)} }` },
    'QUERY_TOO_COMPLEX',
  ],
  [
    'one field hundreds of times',
    { query: `{ ${times(490, () => 'settings { companyName }')} }` },
    'QUERY_TOO_COMPLEX',
  ],
  ['many small queries', { query: `{ ${times(110, (i) => `s${i}: settings { companyName }`)} }` }, 'QUERY_TOO_COMPLEX'],
  [
    'fragments in a circle',
    { query: `{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }` },
    'GRAPHQL_VALIDATION_FAILED',
  ],
];

describe.each([
  ['HTTP', overHttp],
  ['GET', overGet],
  ['WebSocket', overSocket],
])('over %s', (_door, ask) => {
  it.each(TRICKS)('%s', async (_what, asked, said) => {
    const before = Date.now();
    expect(await ask(asked)).toBe(said);
    expect(Date.now() - before).toBeLessThan(SOON_MS);
  });
});

it('a list of too many values is refused', async () => {
  const asked = {
    query: 'query ($ids: [ID!]) { vehicles(filter: { ids: $ids }) { totalCount } }',
    variables: { ids: MANY },
  };
  expect(await overHttp(asked)).toBe('QUERY_TOO_COMPLEX');
});

it('errors of a long document have no locations, because graphql-js would count its lines for each', async () => {
  // Each vehicle refuses every one of these fields to a visitor.
  const query = `{ vehicles { items { ${times(90, (i) => `a${i}: odometerKm`)} } } }`;
  const errorsOf = async (text: string) => (await app.graphql(text)).errors ?? [];
  const [short, long] = [await errorsOf(query), await errorsOf(`${'\n'.repeat(1_990)}${query}`)];
  expect([short.length, long.length]).toEqual([90 * 20, 90 * 20]);
  expect(short[0]).toMatchObject({ locations: [{ line: 1, column: 22 }], path: ['vehicles', 'items', 0, 'a0'] });
  expect(long[0]).toMatchObject({ path: ['vehicles', 'items', 0, 'a0'] });
  expect(long.filter((error) => 'locations' in error && error.locations)).toEqual([]);
});
