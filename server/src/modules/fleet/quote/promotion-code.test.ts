import { cleanCode } from './promotion-code.js';

it.each([
  [' été 25 ', 'éTé25'],
  ['ete-25', 'ETE-25'],
  ['fuß', 'FUß'],
  ['ｅｔｅ', 'ETE'],
  ['  ', undefined],
])('cleans the code %j', (typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});
