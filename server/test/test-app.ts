import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Registry } from 'prom-client';
import { createApp } from '../src/app.js';
import type { AppServices } from '../src/modules.js';
import { type Config, readConfig } from '../src/platform/config/config.js';
import type { Database } from '../src/platform/database/orm.js';
import type { TrackerClient } from '../src/platform/tracker/tracker-client.js';
import { parseNewApiKey } from '../src/modules/people/api-key/api-key.commands.js';
import { ApiKeyScope } from '../src/modules/people/api-key/api-key.entity.js';
import { Customer } from '../src/modules/people/account/customer.entity.js';
import type { Employee } from '../src/modules/people/account/employee.entity.js';
import { KeyArea } from '../src/kernel/key-area.js';
import { apiDescription } from '../src/rest-routes.js';
import { watchAnswers } from './api-description.js';
import { TEST_PASSWORD } from './factories.js';
import { openTestDatabase } from './test-database.js';
import { inUnitOfWork } from '../src/platform/database/unit-of-work.js';

/** The body of a GraphQL answer. */
export interface GraphQLReply<D> {
  readonly data?: D | null;
  readonly errors?: ReadonlyArray<{
    message: string;
    path?: unknown[];
    extensions: Record<string, unknown> & { code: string };
  }>;
}

/** The whole server on its own database. Any answer below `/api` that does not match its description fails the test. */
export interface TestApp {
  readonly config: Config;
  readonly http: FastifyInstance;
  readonly services: AppServices;
  readonly registry: Registry;
  readonly database: Database;
  /** Sends a request without a network. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Sends a call below `/api`, with a bearer token if given. */
  rest(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token?: string): Promise<LightMyRequestResponse>;
  graphql<D = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    token?: string,
  ): Promise<GraphQLReply<D>>;
  /** Fetches the file that a query offers, at its `url`. Fails the test if it is refused. */
  download(file: { readonly url: string } | undefined): Promise<Buffer>;
  /** Sends a multipart call below `/api`. */
  restForm(path: string, form: TestForm, token?: string): Promise<LightMyRequestResponse>;
  /** Sends an operation with uploads, by the multipart request specification: `files` by the path of their variable. */
  graphqlUpload<D = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown>,
    files: Readonly<Record<string, TestFile>>,
    token?: string,
  ): Promise<GraphQLReply<D>>;
  /** Listens on a port; resolves to the address. */
  listen(): Promise<string>;
  /** Logs an account of the factories in and resolves to its bearer token. */
  tokenFor(account: Customer | Employee): Promise<string>;
  /** Makes an access key as an Admin, for the named areas or for all. */
  keyFor(admin: Customer | Employee, access: 'READ' | 'WRITE', areas?: readonly `${KeyArea}`[]): Promise<string>;
  /** Runs an SQL statement outside any request; resolves to its rows. */
  execute<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Calls services as a request would: with its own EntityManager. */
  inContext<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A file to upload: its name and bytes. */
export interface TestFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The content of a browser's form: texts and files by field. */
export type TestForm = Readonly<Record<string, string | TestFile>>;

/** What a test changes of the server that it starts. */
export interface TestAppOptions {
  readonly config?: Partial<Config>;
  /** A database shared by the tests of a file; it stays open at close. */
  readonly database?: Database;
  readonly pagesDir?: string;
  /** The module that renders pages. */
  readonly rendererFile?: string;
  /** Shared with another instance of the same installation; random by default. */
  readonly authSecret?: string;
  /** A GPS service of the test; none by default. */
  readonly tracker?: TrackerClient;
  /** A logger whose lines the test reads; silent by default. */
  readonly logger?: Logger;
}

/**
 * Makes the default configuration without a demo, on TEST_REDIS_URL if set, with limits so high that only tests that set them reach them.
 */
export function testConfig(overrides: Partial<Config> & Pick<Config, 'dataDir'>): Config {
  return {
    ...readConfig({ DEMO: 'off', REDIS_URL: process.env['TEST_REDIS_URL'] }),
    rateLimitFactor: 10_000,
    ...overrides,
  };
}

/** Starts a server with its job queue, ready for requests. `close` stops it, and its database unless the test passed one. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-data-'));
  const config = testConfig({ dataDir, ...options.config });
  const database = options.database ?? (await openTestDatabase());
  const { pagesDir, rendererFile } = options;
  const logger = options.logger ?? pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
  const app = await createApp(config, {
    database,
    logger,
    authSecret: options.authSecret ?? randomUUID() + randomUUID(),
    ...(pagesDir ? { pagesDir } : {}),
    ...(rendererFile ? { rendererFile } : {}),
    ...(options.tracker ? { tracker: options.tracker } : {}),
  });
  await app.services.jobs.start();
  await app.http.ready();

  const answers = watchAnswers(app.http, apiDescription());
  const inject = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const reply = await app.http.inject(request);
    answers.demandDescribed();
    return reply;
  };
  const inContext = <T>(work: () => Promise<T>): Promise<T> => inUnitOfWork(database.orm.em, work);
  return {
    config,
    http: app.http,
    services: app.services,
    registry: app.registry,
    database,
    inject,
    inContext,
    execute: (statement, values = []) => database.orm.em.fork().execute(statement, values),
    rest: (method, path, body, token) =>
      inject({ method, url: `/api${path}`, headers: bearer(token), ...(body === undefined ? {} : { payload: body }) }),
    graphql: async <D>(query: string, variables?: Record<string, unknown>, token?: string) => {
      const reply = await inject({
        method: 'POST',
        url: '/graphql',
        headers: bearer(token),
        payload: { query, variables },
      });
      return reply.json<GraphQLReply<D>>();
    },
    download: async (file) => {
      const reply = await inject({ method: 'GET', url: file?.url ?? '/exports/none' });
      expect(reply.statusCode).toBe(200);
      return reply.rawPayload;
    },
    restForm: async (path, form, token) => {
      const { payload, headers } = await encoded(form);
      const reply = await inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { ...headers, ...bearer(token) },
        payload,
      });
      if (reply.statusCode < 300) {
        answers.checkForm('POST', path, namesIn(form));
        answers.demandDescribed();
      }
      return reply;
    },
    graphqlUpload: async <D>(
      query: string,
      variables: Record<string, unknown>,
      files: Readonly<Record<string, TestFile>>,
      token?: string,
    ) => {
      const paths = Object.keys(files);
      // No plain numbers: as keys they would come before the map, which the specification forbids.
      const map = Object.fromEntries(paths.map((path, index) => [`file${index}`, [`variables.${path}`]]));
      const { payload, headers } = await encoded({
        operations: JSON.stringify({ query, variables }),
        map: JSON.stringify(map),
        ...Object.fromEntries(paths.map((path, index) => [`file${index}`, files[path] as TestFile])),
      });
      const reply = await inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...headers, ...bearer(token), 'apollo-require-preflight': 'true' },
        payload,
      });
      return reply.json<GraphQLReply<D>>();
    },
    listen: () => app.http.listen({ port: 0, host: '127.0.0.1' }),
    keyFor: async ({ id }, access, areas = Object.values(KeyArea)) => {
      const admin = { kind: 'admin', id, sessionId: '' } as const;
      const { key } = await inContext(() =>
        app.services.apiKeys.create(
          admin,
          parseNewApiKey({
            name: `${access} ${areas.join(' ')}`,
            grants: areas.map((area) => ({ area: KeyArea[area], access: ApiKeyScope[access] })),
          }),
        ),
      );
      return key;
    },
    tokenFor: (account) => {
      const credentials = { email: account.email, password: TEST_PASSWORD };
      const { auth } = app.services;
      return inContext(async () => {
        const login =
          account instanceof Customer
            ? await auth.loginCustomer(credentials, { ip: '127.0.0.1' })
            : await auth.loginEmployee(credentials, { ip: '127.0.0.1' });
        return login.token;
      });
    },
    close: async () => {
      await app.close();
      if (!options.database) await database.close();
      await rm(dataDir, { recursive: true, force: true });
      // Checks the answers sent over the network.
      answers.demandDescribed();
    },
  };
}

function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Returns the form with each file replaced by its name. */
function namesIn(form: TestForm): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).map(([field, value]) => [field, typeof value === 'string' ? value : value.name]),
  );
}

async function encoded(form: TestForm): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([new Uint8Array(value.bytes)]), value.name);
  }
  const encoding = new Response(data);
  return {
    payload: Buffer.from(await encoding.arrayBuffer()),
    headers: { 'content-type': encoding.headers.get('content-type') ?? '' },
  };
}
