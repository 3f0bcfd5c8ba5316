import { setTimeout as wait } from 'node:timers/promises';
import { ENTITIES } from '../../modules.js';
import { makeEmployee } from '../../../test/factories.js';
import { onServer } from '../../../test/on-server.js';
import { openTcpProxy } from '../../../test/tcp-proxy.js';
import { startTestApp } from '../../../test/test-app.js';
import { newServerDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { openOrm } from './open-orm.js';
import { type Orm, poolOf } from './orm.js';
import { endSilentConnections } from './silent-connections.js';
import { isDatabaseAway } from './sql-errors.js';

/** Long enough for the rows of a statement that the database works on, and short for a test. */
const QUICK = { askAfterMs: 300 };

const open: Array<() => Promise<void> | void> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Opens the mapper over a network that can fall silent. */
async function overNetwork(patience?: Parameters<typeof endSilentConnections>[1]) {
  const database = await newServerDatabase();
  open.push(() => database.drop());
  const network = await openTcpProxy(database.url);
  open.push(() => network.close());
  const orm = await openOrm({ url: network.url, entities: ENTITIES });
  open.push(() => orm.close(true));
  await endSilentConnections(orm, patience);
  /** Drops the packets of the connections that are open now; new ones work. */
  const dropPackets = (): void => {
    network.silence();
    network.mend();
  };
  return { orm, url: database.url, network, dropPackets };
}

const ask = (orm: Orm, statement = 'select 1 as one'): Promise<unknown> => orm.em.fork().execute(statement);

/** Resolves to whether a statement was refused because the database is away, and after how many ms. */
async function refusal(asked: Promise<unknown>): Promise<[boolean, number]> {
  const began = performance.now();
  const error: unknown = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return [isDatabaseAway(error), performance.now() - began];
}

describe('when the network drops the packets of open connections', () => {
  it('a request is refused within seconds, and the next ones are served over new connections', async () => {
    const { orm, network, dropPackets } = await overNetwork();
    const app = await startTestApp({ database: { orm, close: async () => undefined } });
    open.push(() => app.close());
    // The job queue's own connections would be given up after a minute, and its stop would wait for them.
    open.push(() => {
      network.cut();
      network.mend();
    });
    const token = await app.tokenFor(await makeEmployee(app.database));
    const list = () => app.rest('GET', '/Agence', undefined, token);
    await Promise.all(Array.from({ length: 8 }, list));
    dropPackets();
    const began = performance.now();
    expect((await list()).statusCode).toBe(503);
    const served = await Promise.all(Array.from({ length: 8 }, list));
    expect(served.map(({ statusCode }) => statusCode)).toEqual(served.map(() => 200));
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('also a statement within a transaction is refused', async () => {
    const { orm, dropPackets } = await overNetwork(QUICK);
    const asked = orm.em.fork().transactional(async (em) => {
      await em.execute('select 1');
      dropPackets();
      await em.execute('select 2');
    });
    expect((await refusal(asked))[0]).toBe(true);
    expect(await ask(orm)).toEqual([{ one: 1 }]);
    const pool = await poolOf(orm);
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  it('a statement whose answer was lost is refused once the database has finished it', async () => {
    const { orm, dropPackets } = await overNetwork(QUICK);
    const asked = refusal(ask(orm, 'select pg_sleep(2)'));
    await wait(200);
    dropPackets();
    const [refused, after] = await asked;
    expect(refused).toBe(true);
    expect(after).toBeGreaterThan(2_000);
  });

  it('a statement whose session has ended is refused', async () => {
    const { orm, url, dropPackets } = await overNetwork(QUICK);
    const asked = refusal(ask(orm, 'select pg_sleep(300)'));
    await wait(200);
    dropPackets();
    await onServer(url, "select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(300)'");
    expect((await asked)[0]).toBe(true);
  });

  it('and new ones fail too, statements are refused after the longest time, and the next one is served later', async () => {
    const { orm, network } = await overNetwork({ askAfterMs: 100, endAfterMs: 600 });
    await ask(orm);
    network.silence();
    const [refused, after] = await refusal(ask(orm));
    expect([refused, after >= 600]).toEqual([true, true]);
    network.mend();
    expect(await ask(orm)).toEqual([{ one: 1 }]);
  });
});

it('leaves statements alone that the database works on, or that wait for a lock', async () => {
  const { orm } = await overNetwork(QUICK);
  const holder = orm.em.fork();
  let locked = false;
  let release = (): void => undefined;
  const holding = holder.transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(1)');
    locked = true;
    await new Promise<void>((resolve) => (release = resolve));
  });
  await until(() => locked);
  const waiting = ask(orm, 'select 1 as one from pg_advisory_xact_lock_shared(1)');
  const working = ask(orm, 'select 2 as two from pg_sleep(4)');
  await wait(3_000);
  release();
  await holding;
  expect(await Promise.all([waiting, working])).toEqual([[{ one: 1 }], [{ two: 2 }]]);
});
