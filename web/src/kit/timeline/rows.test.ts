import { groupHeight, heightOf, laneHeight, layRows, rowAt, rowPadding, visibleRows } from './rows';

const fleet = [
  { id: 'v1', category: 'CITY_CAR' },
  { id: 'v2', category: 'COMPACT_SUV' },
  { id: 'v3', category: 'CITY_CAR' },
];

test('rows stand by category, and fold away under its head', () => {
  const bars = new Map([
    [
      'v1',
      [
        { key: 'a', start: 0, end: 3 },
        { key: 'p', start: 1, end: 2 },
      ],
    ],
  ]);
  const rows = layRows({
    items: fleet,
    groups: ['COMPACT_SUV', 'CITY_CAR'],
    groupOf: ({ category }) => category,
    bars,
    folded: new Set(['COMPACT_SUV']),
  });
  expect(rows.map((row) => (row.kind === 'group' ? row.group : row.item.id))).toEqual([
    'COMPACT_SUV',
    'CITY_CAR',
    'v1',
    'v3',
  ]);
  expect(rows[2]?.height).toBe(2 * laneHeight + rowPadding);
  expect(heightOf(rows)).toBe(2 * groupHeight + 3 * laneHeight + 2 * rowPadding);
  expect(heightOf([])).toBe(0);
});

test('the rows at a height are found, and only the seen ones are drawn', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `v${index}`, category: 'CITY_CAR' }));
  const rows = layRows({
    items: many,
    groups: ['CITY_CAR'],
    groupOf: ({ category }) => category,
    bars: new Map(),
    folded: new Set(),
  });
  expect(rowAt(rows, -5)).toBe(0);
  expect(rowAt(rows, groupHeight)).toBe(1);
  expect(rowAt(rows, 1e9)).toBe(10_000);
  expect(rowAt([], 5)).toBe(-1);
  const [first, end] = visibleRows(rows, 100_000, 100_600);
  expect(end - first).toBeLessThan(30);
  expect(rows[first]?.top).toBeLessThan(100_000);
  expect(visibleRows([], 0, 100)).toEqual([0, 0]);
});
