import { SharedAnswers } from './shared-answers.js';

it('computes once for all who ask the same at the same time, and anew afterwards', async () => {
  const shared = new SharedAnswers<number>();
  let computed = 0;
  const ask = (key: unknown): Promise<number> =>
    shared.get([key], async () => {
      await Promise.resolve();
      return ++computed;
    });
  expect(await Promise.all([ask(new Date(0)), ask(new Date(0)), ask('other')])).toEqual([1, 1, 2]);
  expect(await ask(new Date(0))).toBe(3);
});

it('tells all of them of a failure, and keeps none', async () => {
  const shared = new SharedAnswers<number>();
  const failing = () => Promise.reject(new Error('unavailable'));
  const asked = await Promise.allSettled([shared.get(['a'], failing), shared.get(['a'], failing)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared.get(['a'], () => Promise.resolve(1))).toBe(1);
});
