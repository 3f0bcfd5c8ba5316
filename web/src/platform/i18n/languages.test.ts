import { builtLanguage, languages } from './languages';

test.each([
  ['fr', ',', '\u202f', ['lundi', 'dimanche']],
  ['ar-MA', ',', '.', ['الاثنين', 'الأحد']],
  ['en', '.', ',', ['Monday', 'Sunday']],
  ['es', ',', '.', ['lunes', 'domingo']],
])('finds the marks of numbers and the weekdays in %s', (locale, decimal, group, ends) => {
  const { weekdays, ...built } = builtLanguage({ locale, direction: 'ltr' });
  expect(built).toEqual({ locale, direction: 'ltr', decimal, group });
  expect(weekdays).toHaveLength(7);
  expect([weekdays[0], weekdays[6]]).toEqual(ends);
});

test.each(Object.values(languages))('writes the digits of $locale as the pages do', ({ locale }) => {
  const { decimal, group } = builtLanguage({ locale, direction: 'ltr' });
  expect(new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(1_234_567.5)).toBe(
    `1${group}234${group}567${decimal}5`,
  );
});
