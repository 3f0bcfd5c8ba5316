import { Agent, request } from 'node:http';

/** What came of the requests that were sent, each after the answer to the one before. */
export interface SteadyLoad {
  readonly answers: ReadonlyMap<number, number>;
  /** Why requests got no answer, or half of one, over connections that stood. */
  readonly cut: readonly string[];
  /** Stops asking, and waits for the answers that are due. */
  end(): Promise<void>;
}

/** Asks for these paths in turn over so many connections at once, kept alive or new for each. Who cannot connect at all asks again. */
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
