import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '../../../test/outcomes.js';
import { clusterAt, environment, listenArguments, readRunning } from './cluster.js';
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
  urlOfRunning,
} from './embedded-postgres.js';
import { isAlive } from './postmaster.js';
import { checkBinaries, findBinaries } from './postgres-binaries.js';

const QUICK: EmbeddedOptions = { sync: false, settings: { fsync: 'off' } };

let home: string;
/** A database directory that each test copies. */
let original: string;
let running: EmbeddedPostgres[];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'engine-'));
  original = join(home, 'original');
  const first = await startEmbeddedPostgres(original, QUICK);
  await ask(first.url, 'create table note as select 1 as one');
  await first.stop();
}, 120_000);

afterAll(() => rm(home, { recursive: true, force: true }));

beforeEach(() => {
  running = [];
});

afterEach(async () => {
  for (const postgres of running) await postgres.stop();
});

let copies = 0;
async function copy(name = `copy-${++copies}`): Promise<string> {
  const directory = join(home, name);
  await mkdir(join(directory, '..'), { recursive: true });
  await cp(original, directory, { recursive: true });
  return directory;
}

async function start(directory: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(directory, { ...QUICK, ...options });
  running.push(postgres);
  return postgres;
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const NOTES = 'select one from note';
const pidOn = (directory: string): number => readRunning(directory)?.pid ?? 0;

describe('an embedded PostgreSQL', () => {
  it('has accents and the extensions, is closed to other users, and never runs as root', async () => {
    const directory = await copy();
    const { url } = await start(directory);
    expect(urlOfRunning(directory)).toBe(url);
    for (const extension of ['btree_gist', 'unaccent', 'pg_trgm']) await ask(url, `create extension ${extension}`);
    expect(await ask(url, `select lower('É') as small, unaccent('é') as plain`)).toEqual([{ small: 'é', plain: 'e' }]);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect((await stat(directory)).uid).not.toBe(0);
    expect((await stat(join(directory, '.s.PGSQL.5432'))).mode & 0o077).toBe(0);
    if (process.platform !== 'linux') return;
    const owner = /^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pidOn(directory)}/status`, 'utf8'))?.[1];
    expect(Number(owner)).not.toBe(0);
  });

  it('restarts after a crash, at the same address', async () => {
    const directory = await copy();
    const { url } = await start(directory);
    const crashed = pidOn(directory);
    process.kill(crashed, 'SIGKILL');
    await eventually(() =>
      ask(url, NOTES).then(
        () => pidOn(directory) !== crashed,
        () => false,
      ),
    );
    expect(await ask(url, NOTES)).toEqual([{ one: 1 }]);
  });

  it('can be stopped while it restarts', async () => {
    const directory = await copy();
    const postgres = await startEmbeddedPostgres(directory, QUICK);
    const crashed = pidOn(directory);
    process.kill(crashed, 'SIGKILL');
    await eventually(() => !isAlive(crashed) || pidOn(directory) !== crashed);
    await postgres.stop();
    const left = pidOn(directory);
    expect(left === crashed || left === 0).toBe(true);
  });

  it('ends with the process that started it, even if that is killed', async () => {
    const directory = await copy();
    const child = spawn(
      process.execPath,
      [
        '--import',
        new URL('../../../../scripts/lib/server-sources.mjs', import.meta.url).href,
        '--input-type=module',
        '--eval',
        `const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
         await startEmbeddedPostgres(${JSON.stringify(directory)});
         console.log('started');`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'], cwd: join(import.meta.dirname, '../../..') },
    );
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(readRunning(directory)?.ready).toBe(true);
    child.kill('SIGKILL');
    // PostgreSQL removes its lock file last.
    await eventually(() => readRunning(directory) === undefined);
    const { url } = await start(directory);
    expect(await ask(url, NOTES)).toEqual([{ one: 1 }]);
  });

  it('that was left running is ended by the next start', async () => {
    const directory = await copy();
    const cluster = await clusterAt(directory);
    await (await startEmbeddedPostgres(directory, QUICK)).stop();
    const left = spawn(cluster.binaries.postgres, ['-D', cluster.ownName, ...listenArguments(cluster)], {
      ...{ cwd: directory, env: environment(), stdio: 'ignore' },
      ...cluster.user,
    });
    const ended = new Promise((resolve) => left.once('exit', resolve));
    await eventually(() => readRunning(directory)?.ready === true);
    const { url } = await start(directory);
    expect(await ended).toBe(0);
    expect(await ask(url, NOTES)).toEqual([{ one: 1 }]);
  });

  it('starts although another program has the process id of one that was killed', async () => {
    const directory = await copy();
    await writeFile(
      join(directory, 'postmaster.pid'),
      `${process.pid}\n${directory}\n1\n5432\n${directory}\n\n1 1\nready   \n`,
    );
    const { url } = await start(directory);
    expect(await ask(url, NOTES)).toEqual([{ one: 1 }]);
  });

  it('starts although a process of its user has the id in the lock of its socket', async () => {
    const other = await copy();
    await start(other);
    const directory = await copy();
    await writeFile(join(directory, '.s.PGSQL.5432.lock'), `${pidOn(other)}\n${directory}\n1\n5432\n${directory}\n`);
    const { url } = await start(directory);
    expect(await ask(url, NOTES)).toEqual([{ one: 1 }]);
  });

  it('starts on a copy of the directory of one that runs', async () => {
    const source = await copy();
    await start(source);
    const directory = join(home, 'copy-of-running');
    await cp(source, directory, { recursive: true, filter: async (path) => !(await stat(path)).isSocket() });
    const { url } = await start(directory);
    expect(await ask(url, NOTES)).toEqual([{ one: 1 }]);
  });

  it('listens at a shorter path if its directory has a long name', async () => {
    const { url } = await start(await copy(join('x'.repeat(90), 'postgres')));
    expect(decodeURIComponent(url)).not.toContain('xxx');
    expect(await ask(url, NOTES)).toEqual([{ one: 1 }]);
  });

  it('requires a password where there are no sockets', async () => {
    const directory = join(home, 'loopback');
    const first = await start(directory, { loopback: true });
    await ask(first.url, 'create table note as select 1 as one');
    const other = new URL(first.url);
    other.password = 'a-guess';
    await expect(ask(other.href, NOTES)).rejects.toThrow('password authentication failed');
    await first.stop();
    running = [];
    const { url } = await start(directory, { loopback: true });
    expect(await ask(url, NOTES)).toEqual([{ one: 1 }]);
  });

  it('is created completely or not at all', async () => {
    const directory = join(home, 'half');
    await mkdir(`${directory}.new`);
    await writeFile(join(`${directory}.new`, 'PG_VERSION'), 'what a killed start left');
    const { url } = await start(directory);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(home)).filter((name) => name.startsWith('half'))).toEqual(['half']);
  });

  it('does not change the directory of another PostgreSQL version, and says why it cannot start', async () => {
    const old = await copy();
    await writeFile(join(old, 'PG_VERSION'), '17\n');
    await expect(start(old)).rejects.toThrow('was written by PostgreSQL 17, and this release runs PostgreSQL 18');
    const torn = await copy();
    await rename(join(torn, 'global/pg_control'), join(torn, 'global/gone'));
    await expect(start(torn)).rejects.toThrow('could not');
  });
});

describe('a machine without usable binaries', () => {
  const { arch } = process;
  afterEach(() => Object.defineProperty(process, 'arch', { value: arch }));

  it('is told to set DATABASE_URL', async () => {
    Object.defineProperty(process, 'arch', { value: 'mips' });
    expect(() => findBinaries(false)).toThrow(/^No embedded PostgreSQL .* set DATABASE_URL to a PostgreSQL server/);
  });

  it('is told so if its C library is another one', async () => {
    const foreign = { initdb: '', pgCtl: '', postgres: join(home, 'no-program') };
    await expect(checkBinaries(foreign, undefined)).rejects.toThrow('set DATABASE_URL to a PostgreSQL server');
  });
});
