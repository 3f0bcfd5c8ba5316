import { fewAtOnce } from './few-at-once.js';

it('lets so many run at once, the others in their order, whatever becomes of those before', async () => {
  const run = fewAtOnce(3);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      run(async () => {
        order.push(n);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (n % 2 === 1) throw new Error(String(n));
        return n;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await run(async () => 'still')).toBe('still');
});
