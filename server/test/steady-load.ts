import { Agent, request } from 'node:http';

/** The outcome of requests, each sent after the previous answer. */
export interface SteadyLoad {
  readonly answers: ReadonlyMap<number, number>;
  /** Why requests got no complete answer over open connections. */
  readonly cut: readonly string[];
  /** Stops sending, and waits for pending answers. */
  end(): Promise<void>;
}

/** Requests these paths in turn over several connections at once, kept alive or new for each. A failed connection is tried again. */
export function steadyLoad(
  address: string,
  paths: readonly string[],
  connections: number,
  { keepAlive } = { keepAlive: true },
): SteadyLoad {
  const agent = new Agent({ keepAlive, maxSockets: connections });
  const answers = new Map<number, number>();
  const cut: string[] = [];
  let asking = true;
  const asked = Array.from({ length: connections }, async (_, first) => {
    for (let turn = first; asking; turn += 1) {
      try {
        const status = await statusOf(`${address}${paths[turn % paths.length]}`, agent);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        if (code !== 'ECONNREFUSED') cut.push(code ?? message);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  });
  return {
    answers,
    cut,
    end: async () => {
      asking = false;
      await Promise.all(asked);
      agent.destroy();
    },
  };
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    })
      .on('error', reject)
      .end();
  });
}
