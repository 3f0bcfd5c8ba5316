/**
 * `npm run bench`: measures what the server costs on this machine. Ratios within one run are comparable between machines, absolute values
 * are not. `npm run bench -- reads` runs one section; the long ones are `npm run bench -- stops [times]`, `npm run bench -- soak
 * [minutes]`, `npm run bench -- positions [millions]`, `npm run bench -- growth`, `npm run bench -- pages`, `npm run bench -- floods` and
 * `npm run bench -- shifts`.
 */
import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ENTITIES } from '../src/modules.js';
import { openDatabase } from '../src/platform/startup/open-database.js';
import { makeAgency, makeBrand, makeEmployee, TEST_PASSWORD } from '../test/factories.js';
import { hashPassword } from '../src/modules/people/account/password.js';
import { EmployeeRole } from '../src/modules/people/account/employee.entity.js';
import { openPlace } from './bench-database.js';
import { benchExport, fillExport } from './export.js';
import { megabytes, type Section, tableOf } from './figures.js';
import { Filler } from './fill.js';
import { benchFloods } from './floods.js';
import { benchGrowth } from './growth.js';
import { benchLists, withApp } from './lists.js';
import { benchPages } from './pages.js';
import { benchPositions, MILLIONS } from './positions.js';
import { benchPrices } from './prices.js';
import { benchRivals, fillRivals, type Rivals } from './rivals.js';
import { type AtRisk, benchRehousing, fillAtRisk } from './rehousing.js';
import { benchReads, fillReads } from './reads.js';
import { type Credentials, startChild, startServer } from './server-child.js';
import { benchShifts } from './shifts.js';
import { benchSoak, SOAK_MINUTES } from './soak.js';
import { benchStops, STOPS } from './stops.js';
import { benchSubscribers, fillNews } from './subscribers.js';
import { benchWrites } from './writes.js';

const SECTIONS = ['prices', 'reads', 'lists', 'subscribers', 'export', 'rivals', 'rehousing', 'writes'] as const;
const LONG_SECTIONS = ['stops', 'soak', 'positions', 'growth', 'pages', 'floods', 'shifts'];

/** The minimum number of vehicles; the lists add more. */
const FLEET = 400;

const named = process.argv.slice(2);
const [long, amount] = LONG_SECTIONS.includes(named[0] ?? '') ? named : [];
const unknown = named.filter((name) => !SECTIONS.some((section) => section === name));
if (long === undefined && unknown.length > 0) {
  console.error(`No section is called ${unknown.join(', ')}; there are ${[...SECTIONS, ...LONG_SECTIONS].join(', ')}.`);
  process.exit(2);
}
/** Sections named on the command line, or all. */
const wants = (section: (typeof SECTIONS)[number]): boolean => named.length === 0 || named.includes(section);

interface Filled {
  readonly atRisk: AtRisk | undefined;
  readonly rivals: Rivals;
  readonly news: Awaited<ReturnType<typeof fillNews>>;
}

async function runLong(section: string, login: Credentials): Promise<Section[]> {
  if (section === 'stops') return [await benchStops(place.env, login, Number(amount ?? STOPS))];
  if (section === 'growth') return [];
  if (section === 'positions') return benchPositions(place.config, Number(amount ?? MILLIONS));
  const server = await startServer(place.env, login);
  try {
    return [await benchSoak(server, Number(amount ?? SOAK_MINUTES))];
  } finally {
    await server.stop();
  }
}

const started = performance.now();
const say = (what: string): void =>
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(3)} s  ${what}`);

const place = await openPlace();
try {
  const sections = await run();
  say('done');
  console.log(`\n${tableOf(sections)}`);
} finally {
  await place.close();
}

async function run(): Promise<Section[]> {
  if (long === 'pages') return [machine(), await benchPages(place.env, place.config.dataDir, say)];
  if (long === 'floods') return [machine(), await benchFloods(place.env, say)];
  if (long === 'shifts') return [machine(), await benchShifts(place.env)];
  return measure();
}

/** Fills the database and runs the sections that are wanted; the first says what they ran on. */
async function measure(): Promise<Section[]> {
  say('a database of its own');
  const database = await openDatabase(place.config, ENTITIES);
  const filler = new Filler(database.orm);
  // Hashed as the product does: the hash of the tests takes no memory.
  const passwordHash = await hashPassword(TEST_PASSWORD);
  const staff = await makeEmployee(database, { role: EmployeeRole.ADMIN, passwordHash });
  const login = { email: staff.email, password: TEST_PASSWORD };
  await makeAgency(database);
  await makeBrand(database);
  const sections: Section[] = [];
  if (wants('prices')) sections.push(benchPrices());
  if (wants('lists')) {
    say('lists and search');
    sections.push(...(await withApp(place.config, database, login, (app) => benchLists(app, filler))));
  }
  if (long === 'growth') {
    say('200,000 reservations');
    sections.push(await withApp(place.config, database, login, (app) => benchGrowth(app, filler)));
  }
  say('rows for the rest');
  await filler.vehicles(FLEET);
  await filler.customers(1);
  if (wants('reads')) await fillReads(filler);
  if (long !== undefined) await filler.requests(100, 1);
  const [rivals, news] = [await fillRivals(filler), await fillNews(filler)];
  const atRisk = wants('rehousing') ? await fillAtRisk(filler) : undefined;
  if (wants('export')) await fillExport(filler);
  await filler.analyze();
  const [row] = await database.orm.em.fork().execute<Array<{ version: string }>>('select version()');
  await database.close();

  if (long === undefined) sections.push(...(await runSections(login, { atRisk, rivals, news })));
  else {
    say(long);
    sections.push(...(await runLong(long, login)));
  }
  return [machine(row?.version), ...sections];
}

async function runSections(login: Credentials, { atRisk, rivals, news }: Filled): Promise<Section[]> {
  const sections: Section[] = [];
  if (wants('subscribers')) {
    say('subscribers');
    sections.push(await runSubscribers(login, news));
  }
  say('a server of its own');
  const server = await startServer(place.env, login);
  try {
    if (wants('reads')) {
      say('reads');
      const page = join(place.config.dataDir, 'page.html');
      await writeFile(page, await (await fetch(server.address)).bytes());
      const raw = await startChild('raw-server.mjs', { RAW_DATABASE_URL: place.databaseUrl(), RAW_PAGE: page });
      try {
        sections.push(await benchReads(server, raw));
      } finally {
        await raw.stop();
      }
    }
    if (wants('export')) {
      say('export');
      sections.push(await benchExport(server));
    }
    if (wants('rivals')) {
      say('rivals');
      sections.push(await benchRivals(server, rivals));
    }
    if (atRisk) {
      say('rehousing');
      sections.push(await benchRehousing(server, atRisk));
    }
    if (wants('writes')) {
      say('writes');
      sections.push(await benchWrites(server));
    }
  } finally {
    await server.stop();
  }
  return sections;
}

/** Runs the part with subscribers in a server of its own, because memory is measured best in a process that has done nothing else. */
async function runSubscribers(login: Credentials, news: Filled['news']): Promise<Section> {
  // Memory that the C library's allocator keeps for later would hide what the sockets take.
  const server = await startServer({ ...place.env, MALLOC_TRIM_THRESHOLD_: '65536' }, login);
  try {
    return await benchSubscribers(server, news);
  } finally {
    await server.stop();
  }
}

/** `version` is what the database says of itself. */
function machine(version = 'PostgreSQL 18'): Section {
  const [cpu] = cpus();
  const { databaseUrl, redisUrl } = place.config;
  return {
    title: 'Machine',
    rows: [
      ['processors', `${cpus().length} × ${cpu?.model.trim() || 'unknown'}`],
      ['memory', megabytes(totalmem())],
      ['Node', process.version],
      ['database', `${version.split(' ').slice(0, 2).join(' ')}${databaseUrl ? '' : ', embedded'}`],
      ['Redis', redisUrl ? 'yes' : 'no'],
    ],
  };
}
