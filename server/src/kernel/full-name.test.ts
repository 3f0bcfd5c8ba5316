import { ofName } from './full-name.js';

it.each([
  ['Omar Alami', "d'Omar Alami"],
  ['Élodie', "d'Élodie"],
  ['Audi A4', "d'Audi A4"],
  ['Sara', 'de Sara'],
  ['Hicham', 'de Hicham'],
  ['Youssef', 'de Youssef'],
  ['محمد', 'de محمد'],
])('%s: %s', (name, words) => {
  expect(ofName(name)).toBe(words);
});
