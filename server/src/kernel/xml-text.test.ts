import { xmlText } from './xml-text.js';

it.each([
  ['Élodie\tأحمد\n日本 🚗', 'Élodie\tأحمد\n日本 🚗'],
  ['a\u0000b\u0008c\u000bd\u001fe\u007ff', 'abcdef'],
  ['a\uFFFEb\uFFFFc\uFFFDd', 'abc\uFFFDd'],
  ['a\uD83Db', 'a\uFFFDb'],
  ['a\uDE97', 'a\uFFFD'],
  ['\uDE97\uD83D', '\uFFFD\uFFFD'],
])('%j becomes %j', (text, fit) => {
  expect(xmlText(text)).toBe(fit);
});
