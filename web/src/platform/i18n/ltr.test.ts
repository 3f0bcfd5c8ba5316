import { inLine, isolated, ltr } from './ltr';

const plate = '\u206612345-أ\u200e-6\u2069';

test('a plate with an Arabic letter is set from left to right, and others stay as they are', () => {
  expect(ltr('12345-أ-6')).toBe(plate);
  expect(ltr('12345-A-6')).toBe('12345-A-6');
  expect(ltr(null)).toBe('');
});

test.each([
  ['12345-أ-6', plate],
  [plate, plate],
  ['+212 6 12 34', '\u2066+212 6 12 34\u2069'],
  ['1 250 Dh', '\u20661 250 Dh\u2069'],
  ['محمد العلوي', '\u2068محمد العلوي\u2069'],
  ['12 شارع فاس', '\u206812 شارع فاس\u2069'],
  ['23456-ABCDE', '\u206623456-ABCDE\u2069'],
])('%j is isolated as %j', (part, whole) => {
  expect(isolated(part)).toBe(whole);
});

test('the parts of a line are isolated only if one runs from right to left', () => {
  expect(inLine(['Clio', null, '12345-A-6', ''])).toBe('Clio · 12345-A-6');
  expect(inLine(['Clio', '12345-أ-6'])).toBe(`\u2068Clio\u2069 · ${plate}`);
  expect(inLine(['داسيا', '12345-A-6'], ', ')).toBe('\u2068داسيا\u2069, \u206612345-A-6\u2069');
});
