import { changedFields, mergeValues, sameValue } from './recordValues';

test('lists and groups are compared by their contents, files by identity', () => {
  expect(sameValue([{ days: '3' }], [{ days: '3' }])).toBe(true);
  expect(sameValue([{ days: '3' }], [{ days: '4' }])).toBe(false);
  expect(sameValue(null, [])).toBe(false);
  const file = new File(['a'], 'a.png');
  expect(sameValue(file, file)).toBe(true);
  expect(sameValue(file, new File(['a'], 'a.png'))).toBe(false);
});

test('my changes are kept, all other fields are as stored now', () => {
  const base = { name: 'A', phone: '1', tiers: ['x'] };
  const mine = { name: 'B', phone: '1', tiers: ['x'] };
  const theirs = { name: 'C', phone: '2', tiers: ['y'] };
  expect(changedFields(base, mine)).toEqual(['name']);
  expect(mergeValues(base, mine, theirs)).toEqual({ name: 'B', phone: '2', tiers: ['y'] });
});

test('within a group only the fields that I changed are kept', () => {
  const base = { driver: { name: 'A', phone: '1' } };
  const mine = { driver: { name: 'B', phone: '1' } };
  const theirs = { driver: { name: 'A', phone: '2' } };
  expect(mergeValues(base, mine, theirs)).toEqual({ driver: { name: 'B', phone: '2' } });
});
