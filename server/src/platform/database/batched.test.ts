import { openTestDatabase } from '../../../test/test-database.js';
import { batched } from './batched.js';
import { inUnitOfWork } from './unit-of-work.js';

describe('batches of one tick', () => {
  it('hold the keys of one unit of work and run with its EntityManager', async () => {
    const { orm, close } = await openTestDatabase();
    const { em } = orm;
    const calls: { unit: object; keys: readonly number[] }[] = [];
    const load = batched((keys: readonly number[]) => {
      calls.push({ unit: em.getContext(), keys });
      return Promise.resolve(keys.map((key) => key * 10));
    });
    const caller = (keys: readonly number[]) =>
      inUnitOfWork(em, async () => ({ unit: em.getContext(), got: await Promise.all(keys.map(load)) }));

    const [first, second] = await Promise.all([caller([1, 2]), caller([2, 3])]);

    expect([first.got, second.got]).toEqual([
      [10, 20],
      [20, 30],
    ]);
    expect(calls).toHaveLength(2);
    expect(calls[0]).toEqual({ unit: first.unit, keys: [1, 2] });
    expect(calls[1]).toEqual({ unit: second.unit, keys: [2, 3] });
    expect(calls[0]?.unit === first.unit && calls[1]?.unit === second.unit).toBe(true);
    await close();
  });

  it('see what their own transaction has written', async () => {
    const { orm, close } = await openTestDatabase();
    const { em } = orm;
    const load = batched(async (keys: readonly string[]) => {
      const rows = await em.execute<{ name: string }[]>("select current_setting('lv.test', true) as name");
      return keys.map(() => rows[0]?.name ?? '');
    });
    const inTransaction = (name: string) =>
      em.fork().transactional(async (tx) => {
        await tx.execute("select set_config('lv.test', ?, true)", [name]);
        return load('any');
      });

    expect(await Promise.all([inTransaction('one'), inTransaction('two')])).toEqual(['one', 'two']);
    await close();
  });
});
