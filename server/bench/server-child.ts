import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Bytes, after a collection. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
}

interface Answer<D> {
  readonly data?: D | null;
  readonly errors?: readonly unknown[];
}

/** The server in a process of its own. */
export interface ServerChild {
  readonly address: string;
  memory(): Promise<Memory>;
  /** Runs an operation of the staff. */
  graphql<D>(query: string, variables?: object): Promise<Answer<D>>;
  /** Accepts a request; whether that was possible. */
  accept(number: string): Promise<boolean>;
  readonly token: string;
  stop(): Promise<void>;
}

const ACCEPT = 'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { number } }';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function startServer(env: Readonly<Record<string, string>>, login: Credentials): Promise<ServerChild> {
  const entry = join(import.meta.dirname, 'bench-server.mjs');
  const child = spawn(process.execPath, ['--expose-gc', entry], {
    // What the allocator of the C library keeps for later would hide what the sockets take.
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', MALLOC_TRIM_THRESHOLD_: '65536', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = await addressOf(child);
  const post = (path: string, body: object, token?: string): Promise<Response> =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
  const token = await (await post('/api/login', login)).text();
  const graphql = async <D>(query: string, variables = {}): Promise<Answer<D>> =>
    (await (await post('/graphql', { query, variables }, token)).json()) as Answer<D>;
  return {
    address,
    token,
    memory: async () => {
      child.send('memory');
      const [answer] = (await once(child, 'message')) as [Memory];
      return answer;
    },
    graphql,
    accept: async (number) => {
      const { errors } = await graphql(ACCEPT, { input: { number, total: '900.00', advance: '0.00' } });
      return errors === undefined;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let out = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const port = /Ready at http:\/\/localhost:(\d+)/.exec(out)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`the server ended before it served: ${out}`)));
  });
}
