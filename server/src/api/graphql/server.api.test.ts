import { getIntrospectionQuery } from 'graphql';
import { serverAudits } from 'graphql-http';
import sharp from 'sharp';
import { makeEmployee } from '../../../test/factories.js';
import { SchemaAnswers } from './schema-answers.js';
import { type GraphQLReply, startTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let url: string;

beforeAll(async () => {
  app = await startTestApp();
  url = `${await app.listen()}/graphql`;
});
afterAll(() => app.close());

describe('the GraphQL-over-HTTP specification', () => {
  // Taken from the suite itself, so that a newer version adds its audits.
  const audits = serverAudits({ url: () => url, fetchFn: fetch });

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn();
    expect(result).toMatchObject({ status: 'ok' });
  });
});

describe('limits of the endpoint', () => {
  it('answers a fault with one neutral sentence and the request id', async () => {
    const { settings } = app.services;
    const shown = settings.shown.bind(settings);
    settings.shown = () => Promise.reject(new Error('select * from secret'));
    const { errors } = await app.graphql('{ settings { companyName } }');
    settings.shown = shown;
    expect(errors?.[0]?.message).toBe('Une erreur interne est survenue. Veuillez réessayer.');
    expect(errors?.[0]?.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) });
  });

  it('refuses a query that is too deep', async () => {
    expect((await app.graphql('{ vehicles { items { agency { name } } } }')).errors).toBeUndefined();
    const tower = `{ reservations { items ${'{ competing '.repeat(14)}{ id }${' }'.repeat(14)} } }`;
    const { errors } = await app.graphql(tower);
    expect(errors?.[0]?.message).toMatch(/depth/i);
  });

  it('refuses a query that costs too much', async () => {
    const fields = Array.from(
      { length: 40 },
      (_, i) => `v${i}: vehicles(page: { size: 100 }) { items { id name dailyPrice } }`,
    ).join(' ');
    const { errors } = await app.graphql(`{ ${fields} }`);
    expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
  });

  it('refuses a deep query from record to record without pages', async () => {
    const beside = (times: number) =>
      `{ reservations { items ${'{ competing '.repeat(times)}{ id }${' }'.repeat(times)} } }`;
    const code = async (query: string) => (await app.graphql(query)).errors?.[0]?.extensions.code;
    expect(await code(beside(2))).toBe('UNAUTHENTICATED');
    expect(await code(beside(6))).toBe('QUERY_TOO_COMPLEX');
    expect(await code(getIntrospectionQuery())).toBeUndefined();
  });

  it('answers the schema from one kept text to visitors, as it answers it to others', async () => {
    const made = vi.spyOn(SchemaAnswers.prototype, 'find');
    const token = await app.tokenFor(await makeEmployee(app.database));
    for (const query of [
      getIntrospectionQuery(),
      getIntrospectionQuery({ descriptions: false, oneOf: true }),
      getIntrospectionQuery({ schemaDescription: true, specifiedByUrl: true, inputValueDeprecation: true }),
    ]) {
      const kept = await app.graphql(query);
      expect(await app.graphql(query)).toEqual(kept);
      expect(await app.graphql(query, undefined, token)).toEqual(kept);
    }
    expect(made).toHaveBeenCalledTimes(6);
    const [first, second] = made.mock.results.map(({ value }) => value as unknown);
    expect(second).toBe(first);
    made.mockClear();
    await app.graphql('{ __typename places }');
    await app.graphql('query ($name: String!) { __type(name: $name) { name } }', { name: 'Query' });
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('names the invalid variable', async () => {
    const { errors } = await app.graphql('query ($page: PageInput) { vehicles(page: $page) { totalCount } }', {
      page: { seite: 1 },
    });
    expect(errors?.[0]?.message).toContain('"seite"');
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each([
    [
      'an amount',
      { dailyPrice: '99999999999.00' },
      { dailyPrice: [expect.stringMatching(/^Un montant en Dh est attendu/)] },
    ],
    ['a number', { seats: 2 ** 31 }, { seats: [expect.stringMatching(/^Ce nombre n'est pas accepté/)] }],
    [
      'a value within a list',
      { tiers: [{ fromDays: 3, dailyPrice: 'cher' }] },
      { 'tiers.0.dailyPrice': [expect.stringMatching(/^Un montant en Dh est attendu/)] },
    ],
    ['a field that there is not', { colour: 'red' }, undefined],
  ])('names the field of %s that its type refuses, in French', async (_what, input, fields) => {
    const { errors } = await app.graphql(
      'mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id } }',
      { input: { id: '1', version: 1, ...input } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors?.[0]?.extensions['fields']).toEqual(fields);
  });

  it.each([
    ['a tower of braces', { query: '{a'.repeat(50_000) }],
    ['a tower of brackets', { query: `{ vehicles(filter: { ids: ${'['.repeat(50_000)} }) { totalCount } }` }],
    [
      'a persisted query of another hash',
      { query: '{ places }', extensions: { persistedQuery: { version: 1, sha256Hash: 'ab' } } },
    ],
    [
      'a number that is none',
      { query: 'query ($n: Int) { vehicles(page: { page: $n }) { totalCount } }', variables: { n: 2 ** 31 } },
    ],
    [
      'an enum value that is none',
      {
        query: 'query ($c: VehicleCategory!) { vehicles(filter: { categories: [$c] }) { totalCount } }',
        variables: { c: 'constructor' },
      },
    ],
    [
      'too many fields',
      { query: `{ ${Array.from({ length: 1000 }, (_, i) => `v${i}: vehicles { items { id } }`).join(' ')} }` },
    ],
  ])("treats %s as the caller's mistake", async (_what, payload) => {
    const reply = await app.inject({ method: 'POST', url: '/graphql', payload });
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.json<GraphQLReply<never>>().errors?.[0]?.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
  });

  it.each([
    ['broken JSON', '{"query":', 'application/json', 400],
    ['a form', 'query=x', 'application/x-www-form-urlencoded', 415],
    ['a huge text', `"${'x'.repeat(2_000_000)}"`, 'application/json', 413],
    ['an upload that holds nothing', '--x--\r\n', 'multipart/form-data; boundary=x', 400],
    ['half an upload', '--x\r\ncontent-disp', 'multipart/form-data; boundary=x', 400],
    ['an upload without a boundary', '--x--', 'multipart/form-data', 400],
  ])('answers %s in its own format', async (_what, payload, type, status) => {
    // A visitor's form is not read at all.
    const token = await app.tokenFor(await makeEmployee(app.database));
    const headers = { 'content-type': type, 'apollo-require-preflight': '1', authorization: `Bearer ${token}` };
    const reply = await app.inject({ method: 'POST', url: '/graphql', payload, headers });
    expect([reply.statusCode, reply.json<GraphQLReply<never>>().errors?.[0]?.extensions]).toEqual([
      status,
      { code: 'BAD_REQUEST' },
    ]);
  });

  it('says where to send subscriptions', async () => {
    const { errors } = await app.graphql('subscription { reservationChanged { number } }');
    expect(errors).toEqual([
      {
        message: 'Subscriptions go over a WebSocket at this address.',
        extensions: { code: 'BAD_REQUEST', requestId: expect.any(String) },
      },
    ]);
  });

  it('reports a file that a form names but lacks', async () => {
    const token = await app.tokenFor(await makeEmployee(app.database));
    const body = new FormData();
    const query = 'mutation ($image: Upload) { createBrand(input: { name: "Atlas", image: $image }) { id } }';
    body.set('operations', JSON.stringify({ query, variables: { image: null } }));
    body.set('map', JSON.stringify({ logo: ['variables.image'] }));
    const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': '1' };
    const { errors } = (await (await fetch(url, { method: 'POST', headers, body })).json()) as GraphQLReply<never>;
    expect(errors?.[0]).toMatchObject({
      message: 'File missing in the request.',
      extensions: { code: 'BAD_REQUEST', requestId: expect.any(String) },
    });
  });

  it('counts a file as one value, whatever its size', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#000', noise } });
    const { data, errors } = await app.graphqlUpload(
      'mutation ($input: CreateBrandInput!) { createBrand(input: $input) { name } }',
      { input: { name: 'Photo', image: null } },
      { 'input.image': { name: 'photo.png', bytes: await photo.png().toBuffer() } },
      await app.tokenFor(await makeEmployee(app.database)),
    );
    expect({ data, errors }).toEqual({ data: { createBrand: { name: 'Photo' } } });
  });

  it('reveals nothing about a fault before there is a context', async () => {
    const { auth } = app.services;
    const loginOf = auth.loginOf.bind(auth);
    auth.loginOf = () => Promise.reject(new Error('select * from secret'));
    const { errors } = await app.graphql('{ places }', {}, 'a token');
    auth.loginOf = loginOf;
    expect(errors?.[0]).toMatchObject({
      message: 'Une erreur interne est survenue. Veuillez réessayer.',
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
    });
  });

  it.each(['Nope', ''])(
    'runs nothing for an operation named %j that the document lacks, also once it is compiled',
    async (name) => {
      const query = '{ places }';
      for (let time = 0; time < 4; time++) await app.graphql(query);
      const reply = await app.inject({ method: 'POST', url: '/graphql', payload: { query, operationName: name } });
      expect([reply.statusCode, reply.json()]).toMatchObject([
        200,
        { errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] },
      ]);
      expect(reply.json()).not.toHaveProperty('data.places');
    },
  );

  it('answers 503 where the database is lost before the operation runs', async () => {
    const { apiKeys } = app.services;
    const admit = apiKeys.admit.bind(apiKeys);
    apiKeys.admit = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    const reply = await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ places }' } });
    apiKeys.admit = admit;
    expect([reply.statusCode, reply.json()]).toMatchObject([
      503,
      { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
    ]);
  });

  it('refuses batches and bodies that are not JSON', async () => {
    const batch = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: [{ query: '{ places }' }, { query: '{ places }' }],
    });
    expect(batch.statusCode).toBe(400);
    const broken = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: '{"query":',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.statusCode).toBe(400);
  });
});
