import { amountInWords } from './amount-in-words.js';

it.each([
  ['0.00', 'zéro dirham'],
  ['1.00', 'un dirham'],
  ['21.01', 'vingt et un dirhams et un centime'],
  ['80.80', 'quatre-vingts dirhams et quatre-vingts centimes'],
  ['200.00', 'deux cents dirhams'],
  ['1250.50', 'mille deux cent cinquante dirhams et cinquante centimes'],
  ['80000.00', 'quatre-vingt mille dirhams'],
  ['1000000.00', 'un million de dirhams'],
  ['2000001.00', 'deux millions un dirhams'],
  ['-71.00', 'soixante et onze dirhams'],
])('spells %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});
