import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { type Client, createClient, type ExecutionResult } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type AccessRow, type AccessRows, GRAPHQL_ACCESS, REFUSED_TO_KEYS, REST_ACCESS } from '../test/access-table.js';
import { makeCustomer, makeEmployee } from '../test/factories.js';
import { callOf } from '../test/made-up.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { restRoutes } from './composition.js';
import { Customer } from './modules/customer/customer.entity.js';
import { Employee, EmployeeRole } from './modules/employee/employee.entity.js';
import { createSchema } from './schema.js';
import type { Access } from './shared/access.js';

const PEOPLE = ['visitor', 'customer', 'employee', 'admin'] as const;
/** Programs of third parties: a key acts as an employee, but has no account. */
const KEYS = ['readKey', 'writeKey'] as const;
const CALLERS = [...PEOPLE, ...KEYS] as const;
type Person = (typeof PEOPLE)[number];
type Caller = (typeof CALLERS)[number];

/** Who passes: spec/3-decisions §4. */
const MAY: Readonly<Record<Access, readonly Person[]>> = {
  ANYONE: ['visitor', 'customer', 'employee', 'admin'],
  ACCOUNT: ['customer', 'employee', 'admin'],
  CUSTOMER: ['customer'],
  STAFF: ['employee', 'admin'],
  ADMIN: ['admin'],
};

/** Calls that end the session they came with. */
const FAREWELLS = new Set(['logout', 'POST /logout', 'POST /logoutClient']);

const HINT = 'say in test/access-table.ts who may call it (spec/3-decisions §4)';

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
let accounts: Readonly<Record<Exclude<Person, 'visitor'>, Customer | Employee>>;
const tokens = new Map<Caller, string>();

beforeAll(async () => {
  app = await startTestApp();
  accounts = {
    customer: await makeCustomer(app.database),
    employee: await makeEmployee(app.database),
    admin: await makeEmployee(app.database, { role: EmployeeRole.ADMIN }),
  };
  for (const scope of ['READ', 'WRITE'] as const)
    tokens.set(scope === 'READ' ? 'readKey' : 'writeKey', await app.keyFor(accounts.admin, scope));
});
afterAll(() => app.close());

async function tokenOf(caller: Caller, lastCall: boolean): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  const known = lastCall && !isKey(caller) ? undefined : tokens.get(caller);
  if (known !== undefined || isKey(caller)) return known;
  const made = await app.tokenFor(accounts[caller]);
  if (lastCall) return made;
  tokens.set(caller, made);
  return made;
}

const isKey = (caller: Caller): caller is (typeof KEYS)[number] => KEYS.some((key) => key === caller);

type Verdict = 'allowed' | 'who is it?' | 'refused' | 'read only';

const verdictFor = (access: Access, caller: Person): Verdict =>
  MAY[access].includes(caller) ? 'allowed' : caller === 'visitor' ? 'who is it?' : 'refused';
const told = (verdict: (caller: Caller) => Verdict) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, verdict(caller)])) as Record<Caller, Verdict>;

/** What each caller of an operation must be told. */
function expected(access: Access, kind: Kind, name: string): Record<Caller, Verdict> {
  return told((caller) => {
    if (!isKey(caller)) return verdictFor(access, caller);
    if (caller === 'readKey' && kind === 'mutation') return 'read only';
    return REFUSED_TO_KEYS.has(name) ? 'refused' : verdictFor(access, 'employee');
  });
}

/** The documented calls know no keys. */
function expectedOfCall(access: Access): Record<Caller, Verdict> {
  return told((caller) => (isKey(caller) ? 'who is it?' : verdictFor(access, caller)));
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
  if (codes.includes('UNAUTHENTICATED')) return 'who is it?';
  return codes.includes('FORBIDDEN') ? 'refused' : 'allowed';
}

describe('every operation of the API has its row', () => {
  it('and no row is left over', () => {
    const names = operations.map(({ field }) => field.name);
    const listed = Object.keys(GRAPHQL_ACCESS);
    expect({
      [`without a row: ${HINT}`]: names.filter((name) => !listed.includes(name)),
      'rows of operations that are gone': listed.filter((name) => !names.includes(name)),
    }).toEqual({ [`without a row: ${HINT}`]: [], 'rows of operations that are gone': [] });
  });

  it('and what only an Admin may says so, as docs/api.md promises', () => {
    const silent = operations.filter(
      ({ field }) => GRAPHQL_ACCESS[field.name] === 'ADMIN' && !field.description?.includes('Admin only'),
    );
    expect(silent.map(({ field }) => field.name)).toEqual([]);
  });
});

const graphqlCases = operations.flatMap(({ kind, field }) =>
  rowsOf(GRAPHQL_ACCESS[field.name]).map((row) => ({ kind, field, row })),
);
const named = (name: string, { access, when }: AccessRow) => `${name}${when ? ` ${when}` : ''}: ${access}`;

describe('GraphQL tells visitor, customer, employee, admin and keys', () => {
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
    expect(answers).toEqual(expected(row.access, kind, field.name));
  });
});

describe('the socket tells visitor, customer, employee, admin and keys', () => {
  const clients: Client[] = [];
  let url: string;
  beforeAll(async () => {
    url = `${(await app.listen()).replace('http', 'ws')}/graphql`;
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
  });

  /** The first answer to a subscription, or nothing when the next query on the same socket is answered before. */
  async function firstAnswer(
    { query, variables }: Pick<ReturnType<typeof callOf>, 'query' | 'variables'>,
    token: string | undefined,
  ): Promise<ExecutionResult | undefined> {
    const client = createClient({
      url,
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
    expect(answers).toEqual(expected(row.access, 'subscription', field.name));
  });
});

describe('REST tells visitor, customer, employee, admin and keys', () => {
  const listed = Object.keys(REST_ACCESS);

  it('about every documented call, and no row is left over', () => {
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
