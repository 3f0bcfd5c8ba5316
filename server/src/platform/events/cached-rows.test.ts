import { makeBrand } from '../../../test/factories.js';
import { countStatements } from '../../../test/count-statements.js';
import { openTestDatabase } from '../../../test/test-database.js';
import type { BrandTable } from '../../modules/fleet/brand/brand.entity.js';
import type { Database } from '../database/orm.js';
import { Reader } from '../database/reader.js';
import { cachedRows } from './cached-rows.js';
import { createEventBus } from './event-bus.js';
import { CATALOGUE_CHANGED, Snapshots } from './snapshots.js';

describe('cached rows', () => {
  const events = createEventBus({ redisUrl: undefined, namespace: 'test', onError: () => undefined });
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(async () => {
    await events.close();
    await database.close();
  });

  it('are read at once, and one by one if they were added elsewhere', async () => {
    const reader = new Reader(database.orm);
    const brands = cachedRows(new Snapshots(events), 'brands', () =>
      reader.tables<BrandTable>().selectFrom('brand').selectAll(),
    );
    const [first, second] = [await makeBrand(database), await makeBrand(database)];
    const names = async (...ids: number[]) => {
      const found: (string | undefined)[] = [];
      const statements = await countStatements(async () => {
        for (const id of ids) found.push((await brands.find(id))?.name);
      });
      return { found, statements };
    };

    expect(await names(first.id, second.id)).toEqual({ found: [first.name, second.name], statements: 1 });
    const third = await makeBrand(database);
    expect(await names(third.id, first.id)).toEqual({ found: [third.name, first.name], statements: 1 });
    expect(await names(0)).toEqual({ found: [undefined], statements: 1 });
    events.publish(CATALOGUE_CHANGED, {});
    expect(await names(third.id, first.id)).toEqual({ found: [third.name, first.name], statements: 1 });
  });
});
