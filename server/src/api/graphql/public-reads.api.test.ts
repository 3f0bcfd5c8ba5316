import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCustomer, makeReservation, makeVehicle } from '../../../test/factories.js';
import { type GraphQLReply, startTestApp, type TestApp } from '../../../test/test-app.js';
import { Vehicle } from '../../modules/fleet/vehicle/vehicle.entity.js';
import { hashOf } from './registered-operations.js';

const FLEET = 'query Fleet($page: PageInput) {\n  vehicles(page: $page) {\n    items {\n      name\n    }\n  }\n}';
const TRACK = 'query Track($number: String!) {\n  trackReservation(number: $number) {\n    status\n  }\n}';
const ME = 'query Own {\n  me {\n    customer {\n      email\n    }\n  }\n}';
const ADD = 'mutation Leave {\n  logout\n}';

let app: TestApp;
let pagesDir: string;
let car: Vehicle;
let customer: string;
let number: string;

beforeAll(async () => {
  pagesDir = await mkdtemp(join(tmpdir(), 'test-pages-'));
  await writeFile(join(pagesDir, 'index.html'), '<!doctype html><title>Page</title>');
  const persisted = Object.fromEntries([FLEET, TRACK, ME, ADD].map((text) => [hashOf(text), text]));
  await writeFile(join(pagesDir, 'persisted-documents.json'), JSON.stringify(persisted));
  app = await startTestApp({ pagesDir });
  car = await makeVehicle(app.database, { name: 'Dacia Logan' });
  customer = await app.tokenFor(await makeCustomer(app.database));
  number = (await makeReservation(app.database, { vehicle: car })).numberKey;
});
afterAll(async () => {
  await app.close();
  await rm(pagesDir, { recursive: true, force: true });
});

interface Asked {
  readonly text: string;
  readonly variables?: object;
  readonly token?: string;
  readonly ifNoneMatch?: string;
}

function get({ text, variables = {}, token, ifNoneMatch }: Asked) {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(text) } };
  return app.inject({
    method: 'GET',
    url: `/graphql?${new URLSearchParams({ variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) })}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
    },
  });
}

describe('an operation of our own pages', () => {
  it('runs by its hash alone, even the first time', async () => {
    const payload = {
      variables: { page: { size: 1 } },
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(FLEET) } },
    };
    const reply = await app.inject({ method: 'POST', url: '/graphql', payload });
    expect([reply.headers['cache-control'], reply.json()]).toEqual([
      'no-store',
      { data: { vehicles: { items: [{ name: 'Dacia Logan' }] } } },
    ]);
  });

  it.each([
    ['the hash of an unknown one', 'a'.repeat(64)],
    ['what is no hash', 'constructor'],
  ])('must be sent as text after %s', async (_what, sha256Hash) => {
    const payload = { extensions: { persistedQuery: { version: 1, sha256Hash } } };
    const reply = await app.inject({ method: 'POST', url: '/graphql', payload });
    expect(reply.json<GraphQLReply<never>>().errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});

describe("a visitor's public read", () => {
  it('may be cached, and is revalidated by its tag until something changes', async () => {
    const first = await get({ text: FLEET });
    expect(first.json()).toEqual({ data: { vehicles: { items: [{ name: 'Dacia Logan' }] } } });
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: expect.stringMatching(/authorization/i),
    });
    const ifNoneMatch = String(first.headers.etag);
    const again = await get({ text: FLEET, ifNoneMatch });
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', ifNoneMatch]);

    await app.database.orm.em.fork().transactional(async (em) => {
      (await em.findOneOrFail(Vehicle, car.id)).name = 'Dacia Sandero';
    });
    const changed = await get({ text: FLEET, ifNoneMatch });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { data: { vehicles: { items: [{ name: 'Dacia Sandero' }] } } },
    ]);
    expect(changed.headers.etag).not.toBe(ifNoneMatch);
  });

  it('is not cached if somebody is logged in, if it fails, or if it concerns a person', async () => {
    const replies = [
      await get({ text: FLEET, token: customer }),
      await get({ text: FLEET, variables: { page: { size: 'x' } } }),
      await get({ text: TRACK, variables: { number } }),
      await get({ text: ME }),
    ];
    expect(replies.map(({ headers }) => [headers['cache-control'], headers.etag])).toEqual(
      replies.map(() => ['no-store', undefined]),
    );
  });

  it('cannot change anything', async () => {
    const reply = await get({ text: ADD, token: customer });
    expect(reply.statusCode).toBe(405);
    expect((await get({ text: ME, token: customer })).json()).toMatchObject({
      data: { me: { customer: { email: expect.any(String) } } },
    });
  });
});
