import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import sharp from 'sharp';
import { type DocBlock, blocksOf, requestOf, tableOf } from '../test/doc-page.js';
import { makeEmployee, makeReservation, makeVehicle } from '../test/factories.js';
import { openTcpProxy } from '../test/tcp-proxy.js';
import { type GraphQLReply, startTestApp, type TestApp } from '../test/test-app.js';
import { until } from '../test/until.js';
import { JSON_LIMIT_BYTES } from './app.js';
import { MAX_JSON_DEPTH, VISITOR_LIMIT_BYTES } from './platform/http/json-body.js';
import {
  MAX_COMPLEXITY,
  MAX_DEPTH,
  MAX_DOCUMENT_CHARS,
  MAX_LINES,
  MAX_REPEATS,
  MAX_TOKENS,
  MAX_VALUES,
} from './api/graphql/limits.js';
import { MAX_UPLOADS } from './api/graphql/upload-request.js';
import { WORK } from './platform/limits/work-budget.js';
import { SOCKET_BOUNDS } from './api/graphql/socket-bounds.js';
import { MAX_UPLOAD_BYTES } from './platform/files/recognise-upload.js';
import { LIMITS } from './platform/limits/rate-limits.js';
import { WAITING_PER_ACCOUNT } from './platform/documents/document-queue.js';
import { MAX_EXPORTED_ROWS } from './platform/xlsx/exported-rows.js';
import { EmployeeRole } from './modules/people/account/employee.entity.js';
import { PROBLEM_FIELDS } from './modules/fleet/vehicle/rental-period.js';
import { MAX_PAGE_SIZE } from './kernel/page.js';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
const blocks = blocksOf(page);
const named = (language: string) =>
  blocks
    .filter((block) => block.run && block.language === language)
    .map((block) => [`line ${block.line}${block.file ? `, ${block.file}` : ''}`, block] as const);

/** A subscriber that prints what it receives, and when it could not connect. */
const FOLLOWING = `
import { follow } from './follow.mjs';
const truth = 'query ($number: String!) { reservation(number: $number) { status } }';
const subscription = 'subscription ($number: String) { reservationChanged(number: $number) { status } }';
globalThis.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args);
    this.addEventListener('error', () => console.error('no answer'));
  }
};
follow({ subscription, truth, variables: { number: process.env.NUMBER }, onChange: (data) => console.log(JSON.stringify(data)) });
`;

describe('the examples of docs/api.md run as they are', () => {
  let app: TestApp;
  let dir: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    app = await startTestApp();
    const admin = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
    for (let i = 0; i < 3; i++) await makeVehicle(app.database);
    env = { API: `${await app.listen()}/graphql`, KEY: await app.keyFor(admin, 'WRITE') };
    dir = mkdtempSync(join(tmpdir(), 'api-page-'));
    // Where a reader would have installed graphql-ws.
    symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
    for (const { file, text } of blocks) if (file) writeFileSync(join(dir, file), text);
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#22c16b' } })
      .png()
      .toFile(join(dir, 'logo.png'));
  });
  afterAll(async () => {
    await app.close();
    rmSync(dir, { recursive: true });
  });

  it.each(named('graphql'))('the operation of %s', async (_name, block) => {
    const next = blocks[blocks.indexOf(block) + 1];
    const variables =
      next?.role === 'variables' ? (JSON.parse(next.text) as Readonly<Record<string, unknown>>) : undefined;
    expect(await app.graphql(block.text, variables, env['KEY'])).toEqual({ data: expect.any(Object) });
  });

  it.each(named('sh'))('the command of %s', async (_name, { text }: DocBlock) => {
    const { url, init } = requestOf(text, env, (name) => join(dir, name));
    const reply = (await (await fetch(url, init)).json()) as GraphQLReply<object>;
    expect(reply).toEqual({ data: expect.any(Object) });
  });

  it.each(named('js'))('the program of %s', async (_name, { file }: DocBlock) => {
    // Fails with the program's output if it exits with an error.
    const { stdout } = await promisify(execFile)(process.execPath, [file ?? ''], { cwd: dir, env, timeout: 20_000 });
    expect(stdout).not.toBe('');
  });

  it('the walk from the search to the rental ends with a rental', async () => {
    const { data } = await app.graphql<{ reservations: { items: object[] } }>(
      '{ reservations { items { status advance driver { lastName } } } }',
      {},
      env['KEY'],
    );
    expect(data?.reservations.items).toEqual([{ status: 'ACCEPTED', advance: '300.00', driver: { lastName: 'Tazi' } }]);
  });

  it('a subscriber learns of changes made while the server was unreachable', async () => {
    const { number } = await makeReservation(app.database);
    const line = await openTcpProxy(env['API'] ?? '');
    const following = spawn(process.execPath, ['--input-type=module', '-e', FOLLOWING], {
      cwd: dir,
      env: { ...env, API: line.url, NUMBER: number },
    });
    let [heard, failed] = ['', ''];
    following.stdout.on('data', (text: Buffer) => (heard += String(text)));
    following.stderr.on('data', (text: Buffer) => (failed += String(text)));
    await until(() => heard.includes('PENDING'));
    line.cut();
    await app.graphql(
      `mutation { refuseReservation(input: { number: "${number}", version: 1 }) { id } }`,
      {},
      env['KEY'],
    );
    // The subscriber has failed to connect at least once.
    await until(() => failed.includes('no answer'));
    line.mend();
    await until(() => heard.includes('REFUSED'));
    following.kill();
    line.close();
  });
});

describe('docs/api.md is up to date', () => {
  it('names every error code of the server and no other', () => {
    const told = tableOf(page, 'Code', 'Meaning').map(([code = '']) => code.replaceAll('`', ''));
    const codes = [...codesOfServer()].sort();
    expect({
      'add to the table of docs/api.md': codes.filter((code) => !told.includes(code)),
      'no longer in the server': told.filter((code) => !codes.includes(code)),
      'told twice': told.filter((code, i) => told.indexOf(code) !== i),
    }).toEqual({ 'add to the table of docs/api.md': [], 'no longer in the server': [], 'told twice': [] });
  });

  it('states the current limits', () => {
    const figures = Object.fromEntries(
      tableOf(page, 'Limit', 'Figure').map(([name, figure]) => [name, Number(figure)]),
    );
    expect(figures).toEqual({
      'Depth of an operation': MAX_DEPTH,
      'Complexity of an operation': MAX_COMPLEXITY,
      'Tokens of a document': MAX_TOKENS,
      'Characters of a document': MAX_DOCUMENT_CHARS,
      'Lines of a document': MAX_LINES,
      'Fields of one name in one selection': MAX_REPEATS,
      'Values in the variables': MAX_VALUES,
      'Items of a page': MAX_PAGE_SIZE,
      'Rows of an exported workbook': MAX_EXPORTED_ROWS,
      'Body of a request, KiB': JSON_LIMIT_BYTES / 1024,
      'Body without a login, KiB': VISITOR_LIMIT_BYTES / 1024,
      'Lists and objects within each other in a body': MAX_JSON_DEPTH,
      'Files of a request': MAX_UPLOADS,
      'One file, MiB': MAX_UPLOAD_BYTES / 1024 ** 2,
      'Files of a key that wait while one is made': WAITING_PER_ACCOUNT,
      'Operations of a key, a minute': (LIMITS['api-key'].points * 60) / LIMITS['api-key'].seconds,
      '`createReservation`, an hour an address': (LIMITS.reservation.points * 3600) / LIMITS.reservation.seconds,
      'Attempts with a bad key, 10 minutes an address':
        (LIMITS['failed-key'].points * 600) / LIMITS['failed-key'].seconds,
      'One message on a socket, KiB': SOCKET_BOUNDS.frameBytes / 1024,
      'Operations at once on a socket': SOCKET_BOUNDS.subscriptions,
      'Operations on a socket, a minute': SOCKET_BOUNDS.operationsPerMinute,
      'Messages on a socket, a minute': SOCKET_BOUNDS.messagesPerMinute,
      'Sockets of one address': SOCKET_BOUNDS.socketsPerAddress,
      'Of these without a login': SOCKET_BOUNDS.visitorsPerAddress,
      'Work of one address, ms of CPU time': WORK.most,
    });
  });
});

/** The ways in which a code is written in the source: with its area before a dot, in an error's constructor, or beside its name. */
const CODES = [
  /'([A-Z][A-Z_]*\.[A-Z][A-Z_]*)'/g,
  /super\(\s*'[a-z_]+',\s*'([A-Z_]+)'/g,
  // Codes of Node's own errors begin with an E and have no underscore.
  /\bcode(?: =|:| \?\?) '(?!E[A-Z]+')([A-Z][A-Z_]+)'/g,
];

/** Codes that are composed of two parts, by the part before the dot. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = { SEARCH: Object.keys(PROBLEM_FIELDS) };

function codesOfServer(): Set<string> {
  const found = new Set<string>(Object.values(ApolloServerErrorCode));
  for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue;
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    for (const pattern of CODES) for (const [, code = ''] of source.matchAll(pattern)) found.add(code);
    for (const [, area = ''] of source.matchAll(/`([A-Z][A-Z_]*)\.\$\{/g)) {
      const parts = COMPOSED[area];
      if (!parts) throw new Error(`${file} composes codes of ${area}: say in COMPOSED which there are`);
      for (const part of parts) found.add(`${area}.${part}`);
    }
  }
  return found;
}
