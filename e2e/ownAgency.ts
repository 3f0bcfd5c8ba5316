import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Agency, chosenPassword, type Login } from './agency.ts';

const scripts = resolve(import.meta.dirname, '../scripts');

/** How long a server on an empty directory may take to answer; it creates its database first. */
const startsWithinMs = 90_000;

/** An agency on its own server and data, empty except for one Admin. */
export interface OwnAgency {
  readonly agency: Agency;
  readonly admin: Login;
  /** Runs one of the server's commands on its data while it runs; returns the output. */
  readonly command: (file: string, ...args: string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Starts such an agency, for changes that would affect all other journeys. */
export async function openOwnAgency(): Promise<OwnAgency> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const directory = await mkdtemp(join(tmpdir(), 'own-agency-'));
  const admin = { email: 'direction@example.com', password: chosenPassword };
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    PUBLIC_URL: origin,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
  };
  const server = spawn(process.execPath, [join(scripts, 'start.mjs')], { env, stdio: 'inherit' });
  const ended = new Promise<void>((resolveEnd) => server.once('exit', () => resolveEnd()));
  const command = async (file: string, ...args: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(scripts, 'run-server.mjs'), `commands/${file}`, ...args],
      { env: { ...env, ADMIN_PASSWORD: admin.password } },
    );
    return stdout;
  };
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await answering(`${origin}/readyz`);
    await command('admin-create.js', '--email', admin.email, '--last-name', 'Alami', '--first-name', 'Sara');
  } catch (error) {
    await stop();
    throw error;
  }
  return { agency: new Agency(origin, { admin }), admin, command, stop };
}

async function answering(address: string): Promise<void> {
  const deadline = Date.now() + startsWithinMs;
  for (;;) {
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return;
    if (Date.now() > deadline) throw new Error(`Nobody answers at ${address}.`);
    await new Promise((later) => setTimeout(later, 250));
  }
}
