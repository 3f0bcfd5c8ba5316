import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

interface Answer<D> {
  readonly data?: D | null;
  readonly errors?: readonly unknown[];
}

/** Memory in bytes, and CPU time in ms since the process started. */
export interface Usage {
  readonly rss: number;
  readonly heapUsed: number;
  readonly cpu: number;
}

/** A server in a separate process. */
export interface MeasuredChild {
  readonly address: string;
  /** Returns its current usage, including garbage. */
  usage(): Promise<Usage>;
  /** Returns its usage after a garbage collection. */
  memory(): Promise<Usage>;
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** The product's server, with a staff account logged in. */
export interface ServerChild extends MeasuredChild {
  /** Runs an operation as staff. */
  graphql<D>(query: string, variables?: object): Promise<Answer<D>>;
  /** Accepts a request; resolves to whether it succeeded. */
  accept(number: string): Promise<boolean>;
  readonly token: string;
  /** Logs in once more; resolves to the status of the answer. */
  login(): Promise<number>;
}

const ACCEPT =
  'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { number } } }';

/** The e-mail address and password with which a benchmark logs in as staff. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Runs a file of this folder that answers its parent by `answerParent`, and waits until it serves. */
export async function startChild(entry: string, env: Readonly<Record<string, string>>): Promise<MeasuredChild> {
  const file = join(import.meta.dirname, entry);
  // `memory` needs the collection; scripts/bench.mjs has set the bounds of memory that `npm start` sets.
  const child = spawn(process.execPath, ['--expose-gc', file], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
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
    login: async () => {
      const reply = await post('/api/login', login);
      await reply.arrayBuffer();
      return reply.status;
    },
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
