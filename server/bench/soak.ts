import { setTimeout as wait } from 'node:timers/promises';
import { quickRequest } from '../test/quick-request.js';
import { steadyLoad } from '../test/steady-load.js';
import { kilobytes, median, megabytes, type Section } from './figures.js';
import type { ServerChild, Usage } from './server-child.js';

/** The default duration of the measurement, in minutes. */
export const SOAK_MINUTES = 10;
const SAMPLES = 20;
const MINUTE_MS = 60_000;
/** How far the second half may be above the second quarter if memory is stable. */
const LEVEL_PART = 0.05;
const VISITORS = 12;
const STAFF = 4;
const WRITERS = 2;
const VISITS = [
  '/',
  '/api/vehiculesParc',
  '/api/getParametres',
  `/graphql?query=${encodeURIComponent('{ vehicles(page: { size: 20 }) { items { id name brand { name } } } }')}`,
];
const DESK = [
  '{ reservations(page: { size: 100 }) { totalCount items { number status vehicle { name brand { name } } } } }',
  '{ vehicles(page: { size: 100 }) { totalCount items { id name plateNumber agency { name } } } }',
  '{ notifications(page: { size: 50 }) { unreadCount items { id title } } }',
];

const LOGIN_EVERY_MS = 1_000;
const EXPORT_EVERY_MS = 1_600;
/** The workbooks of all reservations and of the whole fleet, in turn. */
const EXPORTS = ['reservationsExport', 'vehiclesExport'];

/**
 * Simulates visitors who read or reserve and staff who log in, view lists and export them for some minutes, and measures the server's memory.
 */
export async function benchSoak(server: ServerChild, minutes: number): Promise<Section> {
  let asking = true;
  const visits = steadyLoad(server.address, VISITS, VISITORS);
  const desks = Array.from({ length: STAFF }, async (_, first) => {
    for (let turn = first; asking; turn += 1) await server.graphql(DESK[turn % DESK.length] ?? '');
  });
  const writers = Array.from({ length: WRITERS }, async (_, first) => {
    for (let turn = first; asking; turn += WRITERS) {
      const reply = await fetch(`${server.address}/api/reservationVisiteur`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(quickRequest(1 + (turn % 100))),
      });
      await reply.arrayBuffer();
    }
  });
  const logins = new Map<number, number>();
  const exported: number[] = [];
  const regulars = [
    regularly(LOGIN_EVERY_MS, async () => {
      const status = await server.login();
      logins.set(status, (logins.get(status) ?? 0) + 1);
    }),
    regularly(EXPORT_EVERY_MS, async (turn) => {
      exported.push(await fetchExport(server, EXPORTS[turn % EXPORTS.length] ?? ''));
    }),
  ];
  const samples: Usage[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await wait((minutes * MINUTE_MS) / SAMPLES);
    samples.push(await server.usage());
  }
  asking = false;
  await Promise.all([visits.end(), ...desks, ...writers, ...regulars.map((end) => end())]);
  const rss = samples.map((sample) => sample.rss);
  const [early, late] = [median(rss.slice(SAMPLES / 4, SAMPLES / 2)), median(rss.slice(SAMPLES / 2))];
  const { heapUsed } = await server.memory();
  return {
    title: `Soak: ${VISITORS + STAFF + WRITERS} callers, logins and exports for ${minutes} minutes`,
    rows: [
      ['answers to visitors', counted(visits.answers)],
      ['answers to logins', counted(logins)],
      ['exports, the largest', `${exported.length}, ${kilobytes(Math.max(...exported))}`],
      ['resident memory over the time', rss.map((bytes) => Math.round(bytes / 1024 / 1024)).join(' ')],
      ['second quarter, second half', `${megabytes(early)}, ${megabytes(late)}`],
      ['the line', late <= early * (1 + LEVEL_PART) ? 'level' : 'rises'],
      ['the heap after a collection', megabytes(heapUsed)],
    ],
  };
}

function counted(answers: ReadonlyMap<number, number>): string {
  return [...answers].map(([status, count]) => `${status}: ${count}`).join(', ');
}

/** Does something at regular times, one after the other, until the function that it returns is called. */
function regularly(everyMs: number, work: (turn: number) => Promise<void>): () => Promise<void> {
  const ending = new AbortController();
  const done = (async () => {
    for (let turn = 0; !ending.signal.aborted; turn += 1)
      await Promise.all([work(turn), wait(everyMs, undefined, { signal: ending.signal }).catch(() => undefined)]);
  })();
  return () => {
    ending.abort();
    return done;
  };
}

/** Requests the address of a workbook and fetches it; resolves to its size in bytes. */
async function fetchExport(server: ServerChild, name: string): Promise<number> {
  const { data } = await server.graphql<Record<string, { url: string }>>(`{ ${name} { url } }`);
  const reply = await fetch(`${server.address}${data?.[name]?.url}`);
  const bytes = await reply.bytes();
  if (!reply.ok) throw new Error(`${name} was answered ${reply.status}`);
  return bytes.length;
}
