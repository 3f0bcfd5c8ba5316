import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, mailKeys } from '../test/outcomes.js';
import { type ServerProcess, startServerProcess } from '../test/server-process.js';

const START_MS = 90_000;
const SERVER = join(import.meta.dirname, '..');

let directory: string;
let running: ServerProcess | undefined;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rights-'));
});
afterAll(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await rm(directory, { recursive: true, force: true });
});

/** Runs a command of the server as an administrator whose umask lets everybody read. */
async function command(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const node = [process.execPath, join(SERVER, `dist/commands/${name}.js`)];
  const child = spawn('/bin/sh', ['-c', 'umask 022 && exec "$@"', 'sh', ...node, ...args], {
    cwd: SERVER,
    env: { PATH: process.env['PATH'], DEMO: 'off', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ name, code, err }).toEqual({ name, code: 0, err });
}

/** Returns everything at and below a path that other users may read, write or enter. */
async function openToOthers(path: string): Promise<string[]> {
  const found = await stat(path);
  const own = (found.mode & 0o077) === 0 ? [] : [`${path} ${(found.mode & 0o777).toString(8)}`];
  if (!found.isDirectory()) return own;
  const below = await Promise.all((await readdir(path)).map((name) => openToOthers(join(path, name))));
  return [...own, ...below.flat()];
}

it(
  'hides all that it writes from other users, and closes a data directory that was open to them',
  async () => {
    const dataDir = join(directory, 'data');
    const password = join(directory, 'password.txt');
    await writeFile(password, 'a-long-password-1');
    const admin = ['--email', 'chef@exemple.ma', '--last-name', 'Alami', '--first-name', 'Sara'];
    await command('admin-create', [...admin, '--password-file', password], { DATA_DIR: dataDir });
    expect(await openToOthers(dataDir)).toEqual([]);

    await chmod(dataDir, 0o755);
    const server = (running = startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }));
    const address = await server.ready;
    const forgotten = { query: RESET, variables: { input: { account: 'STAFF', email: 'chef@exemple.ma' } } };
    await post(`${address}/graphql`, forgotten);
    await eventually(() => mailKeys(dataDir).length > 0);
    await mkdir(join(directory, 'safe'), { mode: 0o755 });
    const archive = join(directory, 'safe/new/shop.tar.gz');
    await command('backup', [archive], { DATA_DIR: dataDir });
    server.child.kill('SIGTERM');
    const { err } = await server.ended;

    expect(await openToOthers(dataDir)).toEqual([]);
    expect(await openToOthers(join(directory, 'safe/new'))).toEqual([]);
    expect(JSON.parse(err.trim())).toMatchObject({
      level: 40,
      mode: '0755',
      mended: true,
      msg: expect.stringContaining('was open to other users') as string,
    });
    await command('restore', [archive, '--force'], { DATA_DIR: dataDir });
    expect(await openToOthers(dataDir)).toEqual([]);
  },
  5 * START_MS,
);

const RESET = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }';

async function post(address: string, body: object): Promise<void> {
  const reply = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  expect(reply.status).toBe(200);
}
