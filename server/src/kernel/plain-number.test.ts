import { parseMoney } from './money.js';
import { fileURLToPath } from 'node:url';
import { plainNumber } from './plain-number.js';

const pages = (await import(
  fileURLToPath(new URL('../../../web/src/platform/format/plainNumber.ts', import.meta.url))
)) as { plainNumber: typeof plainNumber };

it.each([
  ['12', '12'],
  ['12,5', '12.5'],
  [' 1 234,50 ', '1234.50'],
  ['1\u202f234,50\u00a0Dh', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1.234.567', '1234567'],
  ["1'234.50", '1234.50'],
  ['١٢٣', '123'],
  ['١٬٢٣٤٫٥٠', '1234.50'],
  ['１２３', '123'],
  ['\u200e250\u200f', '250'],
  ['−20,5', '-20.5'],
  ['1250 MAD', '1250'],
  ['DH 300', '300'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['+33,590', '33.590'],
])('%j is read as %s, in the pages too', (typed, number) => {
  expect(plainNumber(typed)).toBe(number);
  expect(pages.plainNumber(typed)).toBe(number);
});

it.each([
  '',
  '1e3',
  '0x10',
  'Infinity',
  '12 34',
  '1,2,3',
  '1.2.3',
  '1 2345',
  '12-5',
  '--5',
  '5%',
  'Dh',
  '1 234.567,8 9',
  '٣و',
])('%j is no plain number', (typed) => {
  expect(plainNumber(typed)).toBeUndefined();
});

it('an amount has two decimals at most, so that 1.250 is not read as a thousandth', () => {
  expect(parseMoney('1.250')).toBeUndefined();
  expect(parseMoney('1.250,00')).toBe('1250.00');
  expect(parseMoney('1e3')).toBeUndefined();
});
