import { fewAtOnce } from './few-at-once.js';

it('runs a limited number at once and the others in order, even after failures', async () => {
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

it('refuses work when the queue is full, and accepts work again once it is not', async () => {
  const run = fewAtOnce(2, { places: 3, refusal: () => new Error('full') });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 7 }, () => run(() => new Promise((resolve) => setImmediate(resolve)))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ]);
  expect(await run(async () => 'still')).toBe('still');
});
