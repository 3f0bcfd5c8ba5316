import { lanesOf } from './spans';

test('bars that overlap stand on lanes of their own, and the others share one', () => {
  const { lanes, count } = lanesOf([
    { key: 'a', start: 0, end: 3 },
    { key: 'b', start: 1, end: 2 },
    { key: 'c', start: 2, end: 4 },
    { key: 'd', start: 3, end: 5 },
  ]);
  expect(count).toBe(2);
  expect([...lanes]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 1],
    ['d', 0],
  ]);
  expect(lanesOf([]).count).toBe(1);
});
