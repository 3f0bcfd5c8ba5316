import { makeAreaT } from './translate';

const t = makeAreaT(
  {
    hello: 'Bonjour {name}',
    papers: 'Papiers de {name}, de {place}',
    list: { count_zero: 'Aucune voiture', count_one: '{count} voiture', count_other: '{count} voitures' },
    days_one: '{count} jour',
    days_other: '{count} jours',
  },
  { retry: 'Réessayer' },
);

test('fills in values and keeps a placeholder without value', () => {
  expect(t('hello', { name: 'Salma' })).toBe('Bonjour Salma');
  expect(t('hello')).toBe('Bonjour {name}');
});

test.each([
  ['Omar', 'Papiers d’Omar, de Agadir'],
  ['Élodie', 'Papiers d’Élodie, de Agadir'],
  ['Hicham', 'Papiers de Hicham, de Agadir'],
  ['Youssef', 'Papiers de Youssef, de Agadir'],
])('elides de before the name %s', (name, words) => {
  expect(t('papers', { name, place: 'Agadir' })).toBe(words);
});

test('chooses the plural form of the number; in French zero is singular unless it has its own text', () => {
  expect(t('list.count', { count: 0 })).toBe('Aucune voiture');
  expect(t('list.count', { count: 1 })).toBe('1 voiture');
  expect(t('list.count', { count: 12 })).toBe('12 voitures');
  expect(t('days', { count: 0 })).toBe('0 jour');
  expect(t('days', { count: 1_000_000 })).toBe('1000000 jours');
});

test('finds the shared texts under their prefix', () => {
  expect(t('common:retry')).toBe('Réessayer');
});
