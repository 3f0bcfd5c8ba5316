import { randomUUID } from 'node:crypto';
import { countStatements } from '../../../test/count-statements.js';
import { makeVehicle } from '../../../test/factories.js';
import { eventually } from '../../../test/outcomes.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { openTestDatabase } from '../../../test/test-database.js';
import { DAY_MS } from '../../kernel/time.js';
import { ENTITIES } from '../../modules.js';
import { Vehicle } from '../../modules/fleet/vehicle/vehicle.entity.js';
import { Snapshots } from './snapshots.js';
import { openOrm } from '../database/open-orm.js';
import type { Em } from '../database/orm.js';

const NAMES = '{ vehicles { items { name } } }';

const closing: (() => Promise<void>)[] = [];
let app: TestApp;
let car: Vehicle;

/** Starts another instance of the installation, with its own connections. */
let startOther: () => Promise<TestApp>;

beforeEach(async () => {
  const { url, ...database } = await openTestDatabase();
  const authSecret = randomUUID() + randomUUID();
  app = await startTestApp({ database, authSecret });
  car = await makeVehicle(database, { name: 'Dacia Logan' });
  closing.push(
    () => app.close(),
    () => database.close(),
  );
  startOther = async () => {
    const orm = await openOrm({ url, entities: ENTITIES });
    const other = await startTestApp({ database: { orm, close: () => orm.close(true) }, authSecret });
    closing.unshift(
      () => other.close(),
      () => orm.close(true),
    );
    return other;
  };
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function namesAt({ graphql }: TestApp, query = NAMES): Promise<unknown> {
  return (await graphql<{ vehicles: { items: { name: string }[] } }>(query)).data?.vehicles.items.map(
    ({ name }) => name,
  );
}

function rename(name: string, then: () => Promise<void> = async () => undefined): Promise<void> {
  return app.database.orm.em.fork().transactional(async (em) => {
    (await em.findOneOrFail(Vehicle, car.id)).name = name;
    await (em as Em).flush();
    await then();
  });
}

describe('public data', () => {
  it('is cached: asking for the same list again costs no statement', async () => {
    expect(await namesAt(app)).toEqual(['Dacia Logan']);
    expect(await countStatements(() => namesAt(app))).toBe(0);
    // Another query is cached separately.
    expect(await countStatements(() => namesAt(app, '{ vehicles(page: { size: 1 }) { items { name } } }'))).toBe(1);
  });

  it('is used for a search by dates, which asks the database only for the free vehicles', async () => {
    const day = (ahead: number): string => new Date(Date.now() + ahead * DAY_MS).toISOString();
    const period = `period: { startsAt: "${day(7)}", endsAt: "${day(8)}" }`;
    const search = `{ vehicles: availableVehicles(${period}) { items { name brand { name } agency { name } } } }`;
    expect(await namesAt(app, search)).toEqual(['Dacia Logan']);
    expect(await countStatements(() => namesAt(app, search))).toBe(1);
    await rename('Dacia Sandero');
    expect(await namesAt(app, search)).toEqual(['Dacia Sandero']);
    await app.database.orm.em
      .fork()
      .execute(`insert into occupation (vehicle_id, period) values (?, tstzrange(?, ?))`, [car.id, day(6), day(9)]);
    expect(await namesAt(app, search)).toEqual([]);
  });

  it('changes with the commit that changes it, not before it and not on rollback', async () => {
    await namesAt(app);
    let meanwhile: unknown;
    await rename('Dacia Sandero', async () => void (meanwhile = await namesAt(app)));
    expect([meanwhile, await namesAt(app)]).toEqual([['Dacia Logan'], ['Dacia Sandero']]);
    await rename('Renault Clio', () => Promise.reject(new Error('rolled back'))).catch(() => undefined);
    expect(await namesAt(app)).toEqual(['Dacia Sandero']);
  });

  it('is not kept from within a transaction, whose changes may be rolled back', async () => {
    const snapshots = new Snapshots(app.services.events);
    const em = app.database.orm.em.fork();
    const name = (from: Em) => async () => (await from.findOneOrFail(Vehicle, { id: car.id }, { refresh: true })).name;
    const rolledBack = em.transactional(async (inner) => {
      await inner.nativeUpdate(Vehicle, { id: car.id }, { name: 'Uncommitted' });
      expect(await snapshots.remember(['name'], name(inner as Em))).toBe('Uncommitted');
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await snapshots.remember(['name'], name(em))).toBe('Dacia Logan');
  });

  it('is read again if it could not be read before', async () => {
    const snapshots = new Snapshots(app.services.events);
    const answers = [Promise.reject(new Error('the database is away')), Promise.resolve('read')];
    const ask = (): Promise<unknown> =>
      snapshots.remember(['fleet'], () => answers.shift() ?? Promise.resolve('again'));
    await expect(ask()).rejects.toThrow('away');
    expect([await ask(), await ask()]).toEqual(['read', 'read']);
  });

  // Instances tell each other through Redis.
  if (process.env['TEST_REDIS_URL'])
    it('changes on the other instances too', async () => {
      const other = await startOther();
      await Promise.all([app, other].map(({ services }) => services.events.listening));
      expect(await namesAt(other)).toEqual(['Dacia Logan']);
      await rename('Dacia Sandero');
      await eventually(async () => (await namesAt(other))?.toString() === 'Dacia Sandero');
    });
});
