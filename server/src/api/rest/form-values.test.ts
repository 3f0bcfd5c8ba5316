import { numberFromText } from './form-values.js';
import { sentVersion } from './sent-version.js';

it.each([
  ['12', 12],
  [' 12 500 ', 12500],
  ['7,5', 7.5],
  ['-33.57', -33.57],
  ['.5', 0.5],
])('reads the number %j', (text, number) => {
  expect(numberFromText(text)).toBe(number);
});

it.each(['', ' ', '1e1', '0x10', '0b1', 'Infinity', '1.2.3', '1,2,3', 'douze'])('takes %j for no number', (text) => {
  expect(numberFromText(text)).toBeNaN();
  expect(sentVersion({ version: text })).toBeUndefined();
});
