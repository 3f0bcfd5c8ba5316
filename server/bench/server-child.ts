import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

interface Answer<D> {
  readonly data?: D | null;
  readonly errors?: readonly unknown[];
}

/** What a process answers: memory in bytes, CPU time in ms since its start. */
export interface Usage {
  readonly rss: number;
  readonly heapUsed: number;
  readonly cpu: number;
}

/** A server in a process of its own. */
export interface MeasuredChild {
  readonly address: string;
  /** What it uses now, garbage included. */
  usage(): Promise<Usage>;
  /** The same after a collection. */
  memory(): Promise<Usage>;
  /** Sends SIGTERM; the exit code. */
  stop(): Promise<number | null>;
}

/** The product's server, with an account of the staff logged in. */
export interface ServerChild extends MeasuredChild {
  /** Runs an operation of the staff. */
  graphql<D>(query: string, variables?: object): Promise<Answer<D>>;
  /** Accepts a request; whether that was possible. */
  accept(number: string): Promise<boolean>;
  readonly token: string;
}

const ACCEPT = 'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { number } }';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Runs a file of this folder that answers its parent by `answerParent`, and waits until it serves. */
export async function startChild(entry: string, env: Readonly<Record<string, string>>): Promise<MeasuredChild> {
  const file = join(import.meta.dirname, entry);
  const child = spawn(process.execPath, ['--expose-gc', file], {
    // What the allocator of the C library keeps for later would hide what the sockets take.
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', MALLOC_TRIM_THRESHOLD_: '65536', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ask = async (question: 'now' | 'collected'): Promise<Usage> => {
    child.send(question);
    const [answer] = (await once(child, 'message')) as [Usage];
    return answer;
  };
  return {
    address: await addressOf(child),
    usage: () => ask('now'),
    memory: () => ask('collected'),
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}

/** Starts our server and logs in. */
export async function startServer(env: Readonly<Record<string, string>>, login: Credentials): Promise<ServerChild> {
  const child = await startChild('bench-server.mjs', env);
  const post = (path: string, body: object, token?: string): Promise<Response> =>
    fetch(`${child.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
  const token = await (await post('/api/login', login)).text();
  const graphql = async <D>(query: string, variables = {}): Promise<Answer<D>> =>
    (await (await post('/graphql', { query, variables }, token)).json()) as Answer<D>;
  return {
    ...child,
    token,
    graphql,
    accept: async (number) => {
      const { errors } = await graphql(ACCEPT, { input: { number, total: '900.00', advance: '0.00' } });
      return errors === undefined;
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
