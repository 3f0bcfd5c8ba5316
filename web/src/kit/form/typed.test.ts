import { decimalOf } from './typed';

test.each([
  [' 33,59 ', 33.59],
  ['-7.6', -7.6],
  ['1 250,5', 1250.5],
  ['', null],
  ['nord', NaN],
  ['1e1', NaN],
  ['0x10', NaN],
  ['Infinity', NaN],
])('%p is read as %p', (typed, number) => {
  expect(decimalOf(typed)).toBe(number);
});
