import { changeOf, nameOfMonth } from './change';

test('a change is said in per cent, and not at all after nothing', () => {
  expect(changeOf(112, 100)).toBe(12);
  expect(changeOf(50, 200)).toBe(-75);
  expect(changeOf(3, 0)).toBeNull();
});

test('a month has its French name', () => expect(nameOfMonth('2026-10-01')).toBe('octobre'));
