import { type App, createApp } from '../src/app.js';
import type { Config } from '../src/platform/config/config.js';
import { createLogger } from '../src/platform/observability/logging.js';
import type { Database } from '../src/platform/database/orm.js';
import { readAuthSecret } from '../src/platform/startup/open-database.js';
import { DAY_MS } from '../src/kernel/time.js';
import { countStatements } from '../test/count-statements.js';
import { median, ms, ratio, repeated, type Row, type Section } from './figures.js';
import type { Filler } from './fill.js';
import type { Credentials } from './server-child.js';
import { inUnitOfWork } from '../src/platform/database/unit-of-work.js';

const FEW = 1;
const MANY = 100;
const RUNS = 15;
const VEHICLES = 2_000;
const OCCUPATIONS_EACH = 100;

const LISTS: Readonly<Record<string, string>> = {
  vehicles: 'vehicles(page: { size: 100 }) { totalCount items { id name plateNumber agency { name } brand { name } } }',
  reservations:
    'reservations(page: { size: 100 }) { totalCount items { number status customer { email } vehicle { name brand { name } } } }',
  customers: 'customers(page: { size: 100 }) { totalCount items { id lastName email } }',
  notifications: 'notifications(page: { size: 100 }) { totalCount items { id title reservationNumber read } }',
};

/** Queries the server as a member of staff without a network in between. */
export interface AskingApp {
  readonly ask: (query: string) => Promise<void>;
}

/** Measures a list at 1 and at 100 rows, and a search over a large fleet compared with one record. Leaves the fleet in the database. */
export async function benchLists(app: AskingApp, filler: Filler): Promise<Section[]> {
  return [await lists(app, filler), await search(app, filler)];
}

/** Runs work against an app in this process, with a member of staff logged in. */
export async function withApp<T>(
  config: Config,
  database: Database,
  login: Credentials,
  work: (app: AskingApp) => Promise<T>,
): Promise<T> {
  const app = await createApp(config, { database, logger: createLogger('error'), authSecret: readAuthSecret(config) });
  await app.services.jobs.start();
  try {
    return await work({ ask: await asker(app, database, login) });
  } finally {
    await app.close();
  }
}

async function asker({ http, services }: App, { orm }: Database, login: Credentials): Promise<AskingApp['ask']> {
  const { token } = await inUnitOfWork(orm.em, () => services.auth.loginEmployee(login, { ip: '127.0.0.1' }));
  return async (query) => {
    const reply = await http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query: `{ ${query} }` },
    });
    if (reply.json<{ errors?: unknown }>().errors) throw new Error(reply.body);
  };
}

async function lists({ ask }: AskingApp, filler: Filler): Promise<Section> {
  const measure = async (rows: number) => {
    await filler.vehicles(rows);
    await filler.customers(rows);
    await filler.requests(rows === FEW ? FEW : rows - FEW, 1);
    await filler.notifications(rows);
    const found: Record<string, { statements: number; time: number }> = {};
    for (const [name, query] of Object.entries(LISTS)) {
      const time = median(await repeated(RUNS, () => ask(query)));
      found[name] = { statements: await countStatements(() => ask(query)), time };
    }
    return found;
  };
  const few = await measure(FEW);
  const many = await measure(MANY);
  const rows = Object.keys(LISTS).map((name): Row => {
    const [a, b] = [few[name], many[name]];
    if (!a || !b) throw new Error(name);
    return [
      `${name}, ${FEW} → ${MANY} rows`,
      `${a.statements} → ${b.statements} statements, ${ms(a.time)} → ${ms(b.time)} (${ratio(b.time, a.time)})`,
    ];
  });
  return { title: 'Lists (median, whole answer in the process, statements of the mapper)', rows };
}

async function search({ ask }: AskingApp, filler: Filler): Promise<Section> {
  await filler.vehicles(VEHICLES);
  await filler.occupations(OCCUPATIONS_EACH);
  await filler.analyze();
  const at = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
  const found = median(
    await repeated(RUNS, () =>
      ask(
        `availableVehicles(period: { startsAt: "${at(7)}", endsAt: "${at(9)}" }, page: { size: 20 }) { totalCount items { id } }`,
      ),
    ),
  );
  const one = median(await repeated(RUNS, () => ask('vehicle(id: 1) { id }')));
  const occupations = (VEHICLES * OCCUPATIONS_EACH).toLocaleString('en');
  return {
    title: `Search over ${VEHICLES.toLocaleString('en')} vehicles with ${occupations} occupations (median)`,
    rows: [
      ['vehicles free for two days, a page of 20', ms(found)],
      ['one vehicle by its key', ms(one)],
      ['ratio', ratio(found, one)],
    ],
  };
}
