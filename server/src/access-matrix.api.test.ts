import { readFileSync } from 'node:fs';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { type Client, createClient, type ExecutionResult } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type AccessRow, type AccessRows, GRAPHQL_ACCESS, REST_ACCESS } from '../test/access-table.js';
import { makeCustomer, makeEmployee } from '../test/factories.js';
import { callOf } from '../test/made-up.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { probeTrail, untoldChanges } from '../test/trail-probe.js';
import { restRoutes } from './rest-routes.js';
import { Customer, CustomerStatus } from './modules/people/account/customer.entity.js';
import { Employee, EmployeeRole } from './modules/people/account/employee.entity.js';
import { keyAreasOf } from './api/graphql/open-to-keys.js';
import { createSchema } from './schema.js';
import type { Access } from './kernel/access.js';
import { KeyArea } from './kernel/key-area.js';

const PEOPLE = ['visitor', 'customer', 'employee', 'admin'] as const;
/** A third party's access key: acts as an employee in its areas, but has no account. */
interface Key {
  readonly level: 'READ' | 'WRITE';
  readonly areas: readonly `${KeyArea}`[];
}
const KEY_AREAS = Object.values(KeyArea);
const LEVELS = ['READ', 'WRITE'] as const;
const KEYS = new Map<string, Key>();
for (const level of LEVELS) {
  KEYS.set(`${level} key`, { level, areas: KEY_AREAS });
  for (const area of KEY_AREAS) KEYS.set(`${level} key of ${area}`, { level, areas: [area] });
}
type Person = (typeof PEOPLE)[number];
/** A person, or the name of a key. */
type Caller = string;
const CALLERS: readonly Caller[] = [...PEOPLE, ...KEYS.keys()];

/** The persons that each kind of access allows (docs/rules/rest-calls.md#who-may-call-what). */
const MAY: Readonly<Record<Access, readonly Person[]>> = {
  ANYONE: ['visitor', 'customer', 'employee', 'admin'],
  ACCOUNT: ['customer', 'employee', 'admin'],
  CUSTOMER: ['customer'],
  STAFF: ['employee', 'admin'],
  ADMIN: ['admin'],
};

/** Calls that end the caller's session. */
const FAREWELLS = new Set(['logout', 'POST /logout', 'POST /logoutClient']);

const HINT = 'say in test/access-table.ts who may call it (docs/rules/rest-calls.md#who-may-call-what)';

const schema = createSchema({ get: () => ({}) }, { subscribe: () => ({}) as never });
const kinds = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
} as const;
type Kind = keyof typeof kinds;

const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});
const operations = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  fieldsOf(kinds[kind]).map((field) => ({ kind, field })),
);
const rowsOf = (rows: AccessRows | undefined): readonly AccessRow[] =>
  typeof rows === 'string' ? [{ access: rows }] : (rows ?? []);

let app: TestApp;
/** The address of its sockets. */
let socketUrl: string;
let accounts: Readonly<Record<Exclude<Person, 'visitor'>, Customer | Employee>>;
const tokens = new Map<Caller, string>();

beforeAll(async () => {
  app = await startTestApp();
  await probeTrail(app.database);
  socketUrl = `${(await app.listen()).replace('http', 'ws')}/graphql`;
  accounts = {
    customer: await makeCustomer(app.database),
    employee: await makeEmployee(app.database),
    admin: await makeEmployee(app.database, { role: EmployeeRole.ADMIN }),
  };
  for (const [name, { level, areas }] of KEYS) tokens.set(name, await app.keyFor(accounts.admin, level, areas));
});
afterAll(async () => {
  const untold = await untoldChanges(app.database);
  await app.close();
  expect(untold, 'changes that the trail does not tell').toEqual([]);
});

async function tokenOf(caller: Caller, lastCall: boolean): Promise<string | undefined> {
  if (!isPerson(caller)) return tokens.get(caller);
  if (caller === 'visitor') return undefined;
  const known = lastCall ? undefined : tokens.get(caller);
  if (known !== undefined) return known;
  const made = await app.tokenFor(accounts[caller]);
  if (!lastCall) tokens.set(caller, made);
  return made;
}

const isPerson = (caller: Caller): caller is Person => PEOPLE.some((person) => person === caller);

type Verdict = 'allowed' | 'who is it?' | 'refused' | 'read only' | 'another area';

const verdictFor = (access: Access, caller: Person): Verdict =>
  MAY[access].includes(caller) ? 'allowed' : caller === 'visitor' ? 'who is it?' : 'refused';
const told = (verdict: (caller: Caller) => Verdict) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, verdict(caller)])) as Record<Caller, Verdict>;

/** Returns the expected verdict for each caller of an operation; `areas` are those that a key needs. */
function expected(access: Access, kind: Kind, areas: readonly `${KeyArea}`[] | undefined): Record<Caller, Verdict> {
  return told((caller) => {
    if (isPerson(caller)) return verdictFor(access, caller);
    const key = KEYS.get(caller);
    if (kind === 'mutation' && key?.level === 'READ') return 'read only';
    if (!areas) return 'refused';
    return areas.every((area) => key?.areas.includes(area)) ? verdictFor(access, 'employee') : 'another area';
  });
}

/** Returns the expected verdicts of a documented call, which accepts no keys. */
function expectedOfCall(access: Access): Record<Caller, Verdict> {
  return told((caller) => (isPerson(caller) ? verdictFor(access, caller) : 'who is it?'));
}

async function tell(ask: (caller: Caller) => Promise<Verdict>): Promise<Record<Caller, Verdict>> {
  const answers: Partial<Record<Caller, Verdict>> = {};
  for (const caller of CALLERS) answers[caller] = await ask(caller);
  return answers as Record<Caller, Verdict>;
}

function verdictOf(errors: readonly { readonly extensions?: Record<string, unknown> | undefined }[] = []): Verdict {
  const codes = errors.map(({ extensions }) => extensions?.['code']);
  if (codes.includes('GRAPHQL_VALIDATION_FAILED') || codes.includes('BAD_USER_INPUT'))
    throw new Error(`The made-up call never reached the operation: ${JSON.stringify(errors)}`);
  if (codes.includes('API_KEY.READ_ONLY')) return 'read only';
  if (codes.includes('API_KEY.SCOPE')) return 'another area';
  if (codes.includes('UNAUTHENTICATED')) return 'who is it?';
  return codes.includes('FORBIDDEN') ? 'refused' : 'allowed';
}

describe('every operation of the API has its row', () => {
  it('and every row an operation', () => {
    const names = operations.map(({ field }) => field.name);
    const listed = Object.keys(GRAPHQL_ACCESS);
    expect({
      [`without a row: ${HINT}`]: names.filter((name) => !listed.includes(name)),
      'rows of operations that are gone': listed.filter((name) => !names.includes(name)),
    }).toEqual({ [`without a row: ${HINT}`]: [], 'rows of operations that are gone': [] });
  });

  it('and Admin operations say so in their description, as docs/api.md promises', () => {
    const silent = operations.filter(
      ({ field }) => GRAPHQL_ACCESS[field.name] === 'ADMIN' && !field.description?.includes('Admin only'),
    );
    expect(silent.map(({ field }) => field.name)).toEqual([]);
  });
});

describe('what keys may call', () => {
  const open = operations.flatMap(({ kind, field }) => {
    const areas = keyAreasOf(field);
    return areas ? [{ kind, name: field.name, areas, rows: rowsOf(GRAPHQL_ACCESS[field.name]) }] : [];
  });
  const namesOf = (found: typeof open) => found.map(({ name }) => name).sort();

  it('is what the staff may call', () => {
    const forOthers = open.filter(({ rows }) =>
      rows.every(({ access }) => access === 'ADMIN' || access === 'CUSTOMER'),
    );
    expect(namesOf(forOthers)).toEqual([]);
  });

  it('needs an area, unless anyone may call it or the record decides on the area', () => {
    const withoutArea = open.filter(({ areas }) => areas.length === 0);
    expect(
      namesOf(withoutArea.filter(({ rows }) => rows.some(({ access, keys }) => access !== 'ANYONE' && !keys))),
    ).toEqual(['history']);
    const [, documented = ''] = /^\| none +\|(.*)\|$/m.exec(readFileSync('../docs/api.md', 'utf8')) ?? [];
    const inDocs = [...documented.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(namesOf(withoutArea).filter((name) => name !== 'history')).toEqual(inDocs.sort());
  });
});

const graphqlCases = operations.flatMap(({ kind, field }) =>
  rowsOf(GRAPHQL_ACCESS[field.name]).map((row) => ({ kind, field, row })),
);
const named = (name: string, { access, when }: AccessRow) => `${name}${when ? ` ${when}` : ''}: ${access}`;

describe('GraphQL checks visitor, customer, employee, admin and each kind of key', () => {
  it.each(
    graphqlCases
      .filter(({ kind }) => kind !== 'subscription')
      .map(({ kind, field, row }) => [named(field.name, row), kind, field, row] as const),
  )('%s', async (_name, kind, field, row) => {
    const answers = await tell(async (caller) => {
      const token = await tokenOf(caller, FAREWELLS.has(field.name));
      const { query, variables, files } = callOf(kind, field as GraphQLField<unknown, unknown>, row.given);
      const reply =
        Object.keys(files).length > 0
          ? await app.graphqlUpload(query, variables, files, token)
          : await app.graphql(query, variables, token);
      return verdictOf(reply.errors);
    });
    expect(answers).toEqual(expected(row.access, kind, row.keys ?? keyAreasOf(field)));
  });
});

describe('the WebSocket checks visitor, customer, employee, admin and each kind of key', () => {
  const clients: Client[] = [];
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
  });

  /** Returns the first answer to a subscription, or nothing if the next query on the same socket is answered before. */
  async function firstAnswer(
    { query, variables }: Pick<ReturnType<typeof callOf>, 'query' | 'variables'>,
    token: string | undefined,
  ): Promise<ExecutionResult | undefined> {
    const client = createClient({
      url: socketUrl,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      ...(token ? { connectionParams: { authorization: `Bearer ${token}` } } : {}),
    });
    clients.push(client);
    let answer: ExecutionResult | undefined;
    client.subscribe(
      { query, variables },
      {
        next: (result) => (answer = result as ExecutionResult),
        error: (errors) => (answer = { errors } as ExecutionResult),
        complete: () => undefined,
      },
    );
    for (let turns = 0; turns < 3; turns++) {
      await new Promise<void>((resolve) => {
        const done = (): void => resolve();
        client.subscribe({ query: '{ __typename }' }, { next: () => undefined, error: done, complete: done });
      });
    }
    return answer;
  }

  it.each(
    graphqlCases
      .filter(({ kind }) => kind === 'subscription')
      .map(({ field, row }) => [named(field.name, row), field, row] as const),
  )('%s', async (_name, field, row) => {
    const answers = await tell(async (caller) => {
      const call = callOf('subscription', field as GraphQLField<unknown, unknown>, row.given);
      return verdictOf((await firstAnswer(call, await tokenOf(caller, false)))?.errors);
    });
    expect(answers).toEqual(expected(row.access, 'subscription', row.keys ?? keyAreasOf(field)));
  });
});

/** The operations and calls that serve callers whose token is not valid (docs/rules/accounts.md#a-token-that-is-not-valid). */
const IGNORE_DEAD_TOKENS = new Set([
  'confirmRequiredSecondFactor',
  'loginCustomer',
  'loginEmployee',
  'loginWithSecondFactor',
  'logout',
  'passwordResetLinkUsable',
  'registerCustomer',
  'requestPasswordReset',
  'resetPassword',
  'startRequiredSecondFactor',
  'verifyEmail',
  'POST /inscriptionClient',
  'POST /login',
  'POST /loginClient',
]);
/** Calls of those that answer 200 although the caller's login has ended before. */
const END_LOGINS = new Set(['POST /logout', 'POST /logoutClient']);

describe('a token that is not valid is refused everywhere, but by what logs in or out', () => {
  const headers = new Map<string, string>();
  beforeAll(async () => {
    const ended = await app.tokenFor(accounts.customer);
    await app.graphql('mutation { logout }', {}, ended);
    const blocked = await makeCustomer(app.database);
    const ofBlocked = await app.tokenFor(blocked);
    const em = app.database.orm.em.fork();
    (await em.findOneOrFail(Customer, { id: blocked.id })).status = CustomerStatus.BLOCKED;
    await em.flush();
    for (const [what, header] of [
      ['ended', `Bearer ${ended}`],
      ['of a blocked account', `Bearer ${ofBlocked}`],
      ['broken', `Bearer ${ended.slice(0, -3)}`],
      ['of another scheme', `Basic ${Buffer.from('a:b').toString('base64')}`],
      ['empty', 'Bearer'],
    ] as const)
      headers.set(what, header);
  });

  it.each(
    operations
      .filter(({ kind }) => kind !== 'subscription')
      .map(({ kind, field }) => [field.name, kind, field] as const),
  )('%s', async (name, kind, field) => {
    const { query, variables, files } = callOf(kind, field as GraphQLField<unknown, unknown>, undefined);
    for (const what of ['ended', 'of a blocked account', 'broken']) {
      const token = headers.get(what)?.slice('Bearer '.length);
      const { errors } =
        Object.keys(files).length > 0
          ? await app.graphqlUpload(query, variables, files, token)
          : await app.graphql(query, variables, token);
      const refused = errors?.length === 1 && errors[0]?.extensions.code === 'UNAUTHENTICATED';
      expect([what, refused]).toEqual([what, !IGNORE_DEAD_TOKENS.has(name)]);
    }
  });

  it('with the status 401, whatever the header says', async () => {
    for (const [what, authorization] of headers) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization },
        payload: { query: '{ places }' },
      });
      expect([what, statusCode]).toEqual([what, 401]);
    }
  });

  it.each(Object.keys(REST_ACCESS))('%s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    for (const [what, authorization] of headers) {
      const { statusCode } = await app.inject({
        method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
        url: `/api${path.replace(/:\w+/g, '999999')}`,
        headers: { authorization },
        ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
      });
      if (END_LOGINS.has(call)) expect([what, statusCode]).toEqual([what, 200]);
      else expect([what, statusCode === 401]).toEqual([what, !IGNORE_DEAD_TOKENS.has(call)]);
    }
  });

  it('of an operation that also asks for something else', async () => {
    const token = await app.tokenFor(accounts.customer);
    await app.graphql('mutation { logout }', {}, token);
    const both = await app.graphql('mutation { logout verifyEmail(input: { token: "x" }) }', {}, token);
    expect(both.errors?.[0]?.extensions.code).not.toBe('UNAUTHENTICATED');
    const more = await app.graphql('{ passwordResetLinkUsable(token: "x") me { customer { id } } }', {}, token);
    expect(more).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(more.data).toBeUndefined();
  });

  it('when a socket connects', async () => {
    const closed = await new Promise<number>((resolve) => {
      const socket = new WebSocket(socketUrl, 'graphql-transport-ws');
      socket.on('open', () =>
        socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: headers.get('ended') } })),
      );
      socket.on('close', resolve);
    });
    expect(closed).toBe(4403);
  });
});

describe('REST checks visitor, customer, employee, admin and each kind of key', () => {
  const listed = Object.keys(REST_ACCESS);

  it('every documented call has a row, and every row a call', () => {
    const calls = restRoutes(app.services).map(({ method, path }) => `${method} ${path}`);
    expect({
      [`without a row: ${HINT}`]: calls.filter((call) => !listed.includes(call)),
      'rows of calls that are gone': listed.filter((call) => !calls.includes(call)),
    }).toEqual({ [`without a row: ${HINT}`]: [], 'rows of calls that are gone': [] });
  });

  it.each(listed.flatMap((call) => rowsOf(REST_ACCESS[call]).map((row) => [named(call, row), call, row] as const)))(
    '%s',
    async (_name, call, row) => {
      const [method = '', path = ''] = call.split(' ');
      const url = `/api${path.replace(/:\w+/g, '999999')}`;
      const answers = await tell(async (caller): Promise<Verdict> => {
        const token = await tokenOf(caller, FAREWELLS.has(call));
        const { statusCode } = await app.inject({
          method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
          url,
          headers: token ? { authorization: `Bearer ${token}` } : {},
          ...(method === 'POST' || method === 'PUT' ? { payload: { ...row.given } } : {}),
        });
        expect(statusCode).toBeLessThan(500);
        return statusCode === 401 ? 'who is it?' : statusCode === 403 ? 'refused' : 'allowed';
      });
      expect(answers).toEqual(expectedOfCall(row.access));
    },
  );
});
