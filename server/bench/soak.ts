import { setTimeout as wait } from 'node:timers/promises';
import { quickRequest } from '../test/quick-request.js';
import { steadyLoad } from '../test/steady-load.js';
import { median, megabytes, type Section } from './figures.js';
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

/** Simulates visitors who read or reserve and staff who view lists for some minutes, and measures the server's memory. */
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
  const samples: Usage[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await wait((minutes * MINUTE_MS) / SAMPLES);
    samples.push(await server.usage());
  }
  asking = false;
  await Promise.all([visits.end(), ...desks, ...writers]);
  const rss = samples.map((sample) => sample.rss);
  const [early, late] = [median(rss.slice(SAMPLES / 4, SAMPLES / 2)), median(rss.slice(SAMPLES / 2))];
  const { heapUsed } = await server.memory();
  return {
    title: `Soak: ${VISITORS + STAFF + WRITERS} callers for ${minutes} minutes`,
    rows: [
      ['answers to visitors', [...visits.answers].map(([status, count]) => `${status}: ${count}`).join(', ')],
      ['resident memory over the time', rss.map((bytes) => Math.round(bytes / 1024 / 1024)).join(' ')],
      ['second quarter, second half', `${megabytes(early)}, ${megabytes(late)}`],
      ['the line', late <= early * (1 + LEVEL_PART) ? 'level' : 'rises'],
      ['the heap after a collection', megabytes(heapUsed)],
    ],
  };
}
