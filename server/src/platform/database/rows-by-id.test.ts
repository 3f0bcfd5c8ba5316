import { openTestDatabase } from '../../../test/test-database.js';
import type { Database } from './orm.js';
import { batchedRows } from './rows-by-id.js';
import { inUnitOfWork } from './unit-of-work.js';

describe('rows by id', () => {
  let database: Database;
  const calls: (readonly number[])[] = [];
  const rows = batchedRows((ids) => {
    calls.push(ids);
    return Promise.resolve([3, 1].filter((id) => ids.includes(id)).map((id) => ({ id, name: `row ${id}` })));
  });

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => (calls.length = 0));
  afterAll(() => database.close());

  it('are read by one call for a tick, each for its id', async () => {
    const found = await inUnitOfWork(database.orm.em, () =>
      Promise.all([rows.get(1), rows.find(2), rows.find(null), rows.find(3)]),
    );

    expect(found).toEqual([{ id: 1, name: 'row 1' }, null, null, { id: 3, name: 'row 3' }]);
    expect(calls).toEqual([[1, 2, 3]]);
  });

  it('must exist where they are guaranteed', async () => {
    await expect(inUnitOfWork(database.orm.em, () => rows.get(2))).rejects.toThrow('No row has the id 2');
  });
});
