import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { registeredCalls } from '../../../test/api-description.js';
import { tableOf } from '../../../test/doc-page.js';
import { makeCustomer, makeEmployee } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { AppServices } from '../../modules.js';
import { EmployeeRole } from '../../modules/people/account/employee.entity.js';
import { restRoutes } from '../../rest-routes.js';
import { documentPath, type OpenApiDocument } from './openapi.js';
import { REFUSALS } from './refusals.js';
import type { RestRoute } from './route.js';
import type { Schema } from './wire-schema.js';

const ADDRESS = '/api/openapi.json';

let app: TestApp;
let tokens: Readonly<Record<'customer' | 'admin', string>>;
beforeAll(async () => {
  app = await startTestApp();
  tokens = {
    customer: await app.tokenFor(await makeCustomer(app.database)),
    admin: await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN })),
  };
});
afterAll(() => app.close());

const described = async () => (await app.inject({ url: ADDRESS })).json<OpenApiDocument>();

describe('the description of the calls', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const document: unknown = await described();
    expect(await validator.validate(document as Record<string, unknown>)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every call that is registered, and no other', async () => {
    const { paths } = await described();
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const registeredHere = registeredCalls(app.http).map((call) => {
      const [method = '', url = ''] = call.split(' ');
      return `${method} ${documentPath(url.slice('/api'.length))}`;
    });
    expect(calls.toSorted()).toEqual(registeredHere.toSorted());
    expect(calls.length).toBeGreaterThan(80);
  });

  it('gives each operation one unique name', async () => {
    const { paths } = await described();
    const names = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('describes refusals as the rules do', () => {
    const rules = readFileSync(join(import.meta.dirname, '../../../../docs/rules', 'rest-calls.md'), 'utf8');
    const said = Object.entries(REFUSALS).map(([status, { answer }]) => [status, `${answer.description}`]);
    expect(tableOf(rules, 'Status', 'When').map(([status, when]) => [status, `${when}.`])).toEqual(said);
  });

  it('is open to anyone, and cached until it changes', async () => {
    const first = await app.inject({ url: ADDRESS });
    const { etag } = first.headers;
    expect([first.statusCode, first.headers['cache-control'], first.headers['content-type']]).toEqual([
      200,
      'public, max-age=300',
      'application/json; charset=utf-8',
    ]);
    const again = await app.inject({ url: ADDRESS, headers: { 'if-none-match': `"other", ${String(etag)}` } });
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag]);
    const changed = await app.inject({ url: ADDRESS, headers: { 'if-none-match': '"other"' } });
    expect(changed.statusCode).toBe(200);
  });
});

/** Stands in for every service, and for whatever its methods return. */
const anything: object = new Proxy(() => undefined, {
  get: (_target, key) => {
    if (key === 'then') return undefined;
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    return key === Symbol.toPrimitive ? () => '' : anything;
  },
  apply: () => anything,
});

/** Makes an object that records which of its properties are read, and that returns a valid value for choices. */
function noting(read: Set<string>, schemas: Readonly<Record<string, Schema>> = {}): Record<string, never> {
  const note = (key: string | symbol) => {
    read.add(String(key));
    return schemas[String(key)]?.json['enum'];
  };
  return new Proxy(
    {},
    {
      get: (_target, key) => (note(key) as string[] | undefined)?.findLast(Boolean),
      has: (_target, key) => note(key) !== null,
    },
  );
}

const routes = restRoutes(anything as AppServices).map((route) => [`${route.method} ${route.path}`, route] as const);

describe('a handler reads all the fields that its call declares, and no others', () => {
  it.each(routes)('%s', async (_name, route) => {
    const read = { params: new Set<string>(), headers: new Set<string>(), fields: new Set<string>() };
    let [paged, listed] = [false, false];
    const call = {
      ...{ actor: { kind: 'admin' }, ip: '', origin: {}, keepDevice: () => undefined, sendFile: () => anything },
      reply: anything,
      params: noting(read.params),
      headers: noting(read.headers),
      body: noting(read.fields, route.body?.fields),
      files: noting(read.fields),
      get page() {
        paged = true;
        return { page: 1, size: 20 };
      },
      get sentList() {
        listed = true;
        return [];
      },
    };
    // The result does not matter.
    await Promise.resolve(route.handle(call as unknown as Parameters<RestRoute['handle']>[0])).catch(() => undefined);
    const declared = (names: object | undefined) => Object.keys(names ?? {}).toSorted();
    expect({
      params: [...read.params].toSorted(),
      headers: [...read.headers].toSorted(),
      fields: [...read.fields].toSorted(),
      paged,
      listed,
    }).toEqual({
      params: declared(route.params),
      headers: declared(route.headers),
      fields: declared(route.body?.fields),
      paged: route.paged ?? false,
      listed: route.listBody !== undefined,
    });
  });
});

/** Required for a full reservation and not for a quick one, or vice versa. */
const BY_KIND = ['nationalite_client', 'num_cin_client', 'num_permis_client', 'telephone_client'];
/** Reported only once the other fields are valid. */
const LATER = ['POST /signatureToImage id_reservation'];

describe('a call without its fields reports each missing one', () => {
  const demanding = routes.filter(([, { body }]) => Object.values(body?.fields ?? {}).some(({ required }) => required));

  it.each(demanding)('%s', async (name, { method, path, access, body }) => {
    const token = access === 'CUSTOMER' ? tokens.customer : tokens.admin;
    const reply = await app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    const needed = Object.entries(body?.fields ?? {}).flatMap(([field, { required }]) => (required ? [field] : []));
    expect(reply.statusCode).toBe(422);
    const told = Object.keys(reply.json<{ errors: object }>().errors).filter((field) => !BY_KIND.includes(field));
    expect(told.toSorted()).toEqual(needed.filter((field) => !LATER.includes(`${name} ${field}`)).toSorted());
  });
});
