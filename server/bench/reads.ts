import { Agent, request } from 'node:http';
import { DAY_MS } from '../src/kernel/time.js';
import type { Filler } from './fill.js';
import { median, ratio, type Row, type Section } from './figures.js';
import type { MeasuredChild, ServerChild } from './server-child.js';

const REQUESTS_AT_ONCE = 100;
const RESERVATIONS_EACH = 200;
const OCCUPATIONS_EACH = 100;
/** V8 optimizes the longer paths only after some thousands of requests; a server runs for weeks. */
const WARM_UP = 6_000;
const ROUNDS = 9;
const REQUESTS_A_ROUND = 200;

/** A day a week ahead, on which a third of the fleet is free. */
const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
const PERIOD = `startsAt: "${new Date(today + 7 * DAY_MS).toISOString()}", endsAt: "${new Date(today + 8 * DAY_MS).toISOString()}"`;

const VEHICLE = `id name category fuel transmission dailyPrice seats luggage imageUrl modelYear
  tiers { fromDays dailyPrice } brand { id name } agency { id name }`;

/** A request to both servers, by its name at the raw one. `most` is the ratio to stay below. */
interface Read {
  readonly name: string;
  readonly raw: string;
  readonly most?: number;
  readonly query?: string;
  readonly path?: string;
  readonly asStaff?: boolean;
}

const READS: readonly Read[] = [
  { name: 'empty operation', raw: 'empty', query: '{ __typename }' },
  { name: 'settings', raw: 'settings', query: '{ settings { companyName phone email address } }' },
  {
    name: 'public list of 20 vehicles',
    raw: 'vehicles',
    most: 3,
    query: `{ vehicles(page: { size: 20 }) { totalCount items { ${VEHICLE} } } }`,
  },
  {
    name: 'availability with quotes, 20 vehicles',
    raw: 'available',
    most: 4,
    query: `{ availableVehicles(period: { ${PERIOD} }, page: { size: 20 }) { totalCount
      items { ${VEHICLE} quote(period: { ${PERIOD} }) { days total } } } }`,
  },
  {
    name: "staff's list of 20 reservations",
    raw: 'reservations',
    most: 6,
    asStaff: true,
    query: `{ reservations(page: { size: 20 }) { totalCount counts { pending accepted } items { id number status kind startsAt
      endsAt pickupPlace returnPlace days total advance balance version driver { lastName firstName phone nationalId }
      vehicle { id name plateNumber brand { name } } } } }`,
  },
  { name: 'home page, beside a file', raw: 'page', most: 2, path: '/' },
  { name: '/api/vehiculesParc', raw: 'vehiculesParc', most: 3, path: '/api/vehiculesParc' },
];

/** Inserts 20,000 reservations, with a hundred periods in which each vehicle is rented. */
export async function fillReads(filler: Filler): Promise<void> {
  await filler.occupations(OCCUPATIONS_EACH);
  for (let i = 0; i < RESERVATIONS_EACH; i++) await filler.requests(REQUESTS_AT_ONCE, 1);
}

/**
 * Measures the CPU time per request of our server and of a raw one on the same database, one request after the other. Both take turns and
 * the median round counts, so that other work of the machine disturbs both alike.
 */
export async function benchReads(server: ServerChild, raw: MeasuredChild): Promise<Section> {
  const rows: Row[] = [];
  for (const { name, raw: statement, most, query, path, asStaff } of READS) {
    const body = query === undefined ? undefined : JSON.stringify({ query });
    const callOurs = caller(server, { path: path ?? '/graphql', body, token: asStaff ? server.token : undefined });
    const callRaw = caller(raw, { path: `/${statement}` });
    await callOurs(WARM_UP);
    await callRaw(WARM_UP);
    const [rounds, rawRounds]: [number[], number[]] = [[], []];
    for (let i = 0; i < ROUNDS; i++) {
      rounds.push(await callOurs(REQUESTS_A_ROUND));
      rawRounds.push(await callRaw(REQUESTS_A_ROUND));
    }
    const [ours, best] = [median(rounds), median(rawRounds)];
    const aim = most === undefined ? '' : ` (aim × ${most})`;
    rows.push([name, `${ours.toFixed(2)} ms, raw ${best.toFixed(2)} ms: ${ratio(ours, best)}${aim}`]);
  }
  return { title: 'Reads: CPU time of the server a request, beside plain http and one statement', rows };
}

interface Asked {
  readonly path: string;
  readonly body?: string | undefined;
  readonly token?: string | undefined;
}

/** Returns a function that sends a number of requests over one connection and resolves to the CPU time of each, in ms. */
function caller(child: MeasuredChild, asked: Asked): (times: number) => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (times) => {
    const before = await child.usage();
    for (let i = 0; i < times; i++) await send(child.address, asked, agent);
    return ((await child.usage()).cpu - before.cpu) / times;
  };
}

function send(address: string, { path, body, token }: Asked, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const sent = request(
      `${address}${path}`,
      { agent, headers, method: body === undefined ? 'GET' : 'POST' },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200 && !text.includes('"errors"')) resolve();
          else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 500)}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
