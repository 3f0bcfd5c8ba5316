import { setTimeout as wait } from 'node:timers/promises';
import { type SteadyLoad, steadyLoad } from '../test/steady-load.js';
import { ms, type Section, timed } from './figures.js';
import { type Credentials, startServer } from './server-child.js';

/** The default number of times that the server is stopped. */
export const STOPS = 20;
const KEPT_ALIVE = 48;
const NEW_EACH_TIME = 8;
const LOAD_MS = 1_500;
/** A list for programs, the same over GraphQL, the home page with its head, and a record. */
const PATHS = [
  '/api/vehiculesParc',
  `/graphql?query=${encodeURIComponent('{ vehicles(page: { size: 20 }) { items { id name brand { name } } } }')}`,
  '/',
  '/api/getParametres',
];

/** Sends SIGTERM to a loaded server repeatedly and counts the requests that were cut. */
export async function benchStops(
  env: Readonly<Record<string, string>>,
  login: Credentials,
  stops: number,
): Promise<Section> {
  const cut: string[] = [];
  const taken: number[] = [];
  const codes = new Set<number | null>();
  const answers = new Map<number, number>();
  for (let stop = 0; stop < stops; stop += 1) {
    const server = await startServer(env, login);
    const loads = [
      steadyLoad(server.address, PATHS, KEPT_ALIVE),
      steadyLoad(server.address, PATHS, NEW_EACH_TIME, { keepAlive: false }),
    ];
    await wait(LOAD_MS);
    taken.push(await timed(async () => codes.add(await server.stop())));
    await Promise.all(loads.map((load) => load.end()));
    for (const load of loads) {
      cut.push(...load.cut.map((reason) => `${load === loads[0] ? 'kept alive' : 'new'} ${reason}`));
      addTo(answers, load);
    }
  }
  return {
    title: `SIGTERM ${stops} times under ${KEPT_ALIVE + NEW_EACH_TIME} connections`,
    rows: [
      [
        'requests cut',
        `${cut.length}${cut.length > 0 ? ` (${[...new Set(cut)].map((why) => `${why}: ${cut.filter((each) => each === why).length}`).join(', ')})` : ''}`,
      ],
      ['answers by status', [...answers].map(([status, count]) => `${status}: ${count}`).join(', ')],
      ['the longest stop', ms(Math.max(...taken))],
      ['exit codes', [...codes].join(', ')],
    ],
  };
}

function addTo(answers: Map<number, number>, load: SteadyLoad): void {
  for (const [status, count] of load.answers) answers.set(status, (answers.get(status) ?? 0) + count);
}
