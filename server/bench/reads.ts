import { Agent, request } from 'node:http';
import { DAY_MS } from '../src/kernel/time.js';
import type { Filler } from './fill.js';
import { ratio, type Row, type Section } from './figures.js';
import type { MeasuredChild, ServerChild } from './server-child.js';

const REQUESTS_AT_ONCE = 100;
const RESERVATIONS_EACH = 200;
const OCCUPATIONS_EACH = 100;
const WARM_UP = 1_000;
const REQUESTS = 300;

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

/** Measures the CPU time per request of our server and of a raw one on the same database, in the same run, one request after the other. */
export async function benchReads(server: ServerChild, raw: MeasuredChild): Promise<Section> {
  const rows: Row[] = [];
  for (const { name, raw: statement, most, query, path, asStaff } of READS) {
    const ours = await cpuOf(server, {
      path: path ?? '/graphql',
      body: query === undefined ? undefined : JSON.stringify({ query }),
      token: asStaff ? server.token : undefined,
    });
    const best = await cpuOf(raw, { path: `/${statement}` });
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

async function cpuOf(child: MeasuredChild, asked: Asked): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let i = 0; i < WARM_UP; i++) await send(child.address, asked, agent);
  const before = await child.usage();
  for (let i = 0; i < REQUESTS; i++) await send(child.address, asked, agent);
  const after = await child.usage();
  agent.destroy();
  return (after.cpu - before.cpu) / REQUESTS;
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
