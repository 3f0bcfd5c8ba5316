import { changeOf, nameOfMonth } from './change';

test('a change is shown in percent, and not at all if there was nothing before', () => {
  expect(changeOf(112, 100)).toBe(12);
  expect(changeOf(50, 200)).toBe(-75);
  expect(changeOf(3, 0)).toBeNull();
});

test('a month has its French name', () => expect(nameOfMonth('2026-10-01')).toBe('octobre'));
