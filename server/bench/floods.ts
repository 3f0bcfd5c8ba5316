import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { median, ms, ratio, timed, type Row, type Section } from './figures.js';
import { startChild } from './server-child.js';

const FLOODS = [
  'unknown fields',
  'introspection',
  'eight availabilities',
  'fresh documents',
  'addresses of a page',
  'documents on sockets',
];
const FLOOD_MS = 10_000;
const EVERY_MS = 20;
const WARM_UP = 500;
/** How many times slower another visitor may become. */
const AIM = 5;
const ASKED = `/graphql?query=${encodeURIComponent('{ vehicles(page: { size: 20 }) { items { id name dailyPrice } } }')}`;

/**
 * Measures how long a visitor waits while another address floods the server with 16 connections, under the limits that an agency has.
 * Both are other addresses of this machine, and the flood is a process of its own.
 */
export async function benchFloods(
  env: Readonly<Record<string, string>>,
  say: (what: string) => void,
): Promise<Section> {
  const server = await startChild('bench-server.mjs', { ...env, DEMO: 'on', RATE_LIMIT_FACTOR: '1' });
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.3' });
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      request(server.address + ASKED, { agent }, (answer) => {
        if (answer.statusCode === 200) answer.resume().on('end', resolve);
        else reject(new Error(`a visitor was answered ${answer.statusCode}`));
      })
        .on('error', reject)
        .end();
    });
  /** Asks until the work has ended. */
  const askDuring = async (work: Promise<unknown>): Promise<number[]> => {
    const taken: number[] = [];
    let asking = true;
    const ended = work.finally(() => (asking = false));
    while (asking) {
      taken.push(await timed(ask));
      await wait(EVERY_MS);
    }
    await ended;
    return taken;
  };
  try {
    await fetch(`${server.address}/parcAuto`);
    for (let i = 0; i < WARM_UP; i++) {
      await ask();
      await wait(EVERY_MS / 2);
    }
    const quiet = median(await askDuring(wait(FLOOD_MS)));
    const rows: Row[] = [['quiet: p50', ms(quiet)]];
    for (const kind of FLOODS) {
      say(`floods: ${kind}`);
      const flood = promisify(execFile)(process.execPath, [
        join(import.meta.dirname, 'flood-load.mjs'),
        kind,
        server.address,
        `${FLOOD_MS}`,
      ]);
      const taken = await askDuring(flood);
      const { stdout } = await flood;
      rows.push([
        `${kind}: p50 / worst`,
        `${ms(median(taken))} / ${ms(Math.max(...taken))}: ${ratio(median(taken), quiet)} (aim × ${AIM}); answers ${stdout.trim()}`,
      ]);
      // The budget of the address fills again, so that each flood meets the same.
      await wait(FLOOD_MS);
    }
    return { title: 'Floods of one address beside a visitor of another', rows };
  } finally {
    agent.destroy();
    await server.stop();
  }
}
