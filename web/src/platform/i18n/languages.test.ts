import { builtLanguage, languages } from './languages';

test.each([
  ['fr', ',', '\u202f'],
  ['ar-MA', ',', '.'],
  ['en', '.', ','],
  ['es', ',', '.'],
])('finds the marks of numbers in %s', (locale, decimal, group) => {
  expect(builtLanguage({ locale, direction: 'ltr' })).toEqual({ locale, direction: 'ltr', decimal, group });
});

test.each(Object.values(languages))('writes the digits of $locale as the pages do', ({ locale }) => {
  const { decimal, group } = builtLanguage({ locale, direction: 'ltr' });
  expect(new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(1_234_567.5)).toBe(
    `1${group}234${group}567${decimal}5`,
  );
});
