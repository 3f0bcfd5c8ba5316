import { locale } from '../i18n/locale';
import { formatKm, formatMinutes, formatMoney, formatNumber, formatPhone } from './format';

test('groups dirhams and shows centimes only if there are any', () => {
  expect(formatMoney('1250.00')).toBe('1\u202f250\u00a0Dh');
  expect(formatMoney('1250.50')).toBe('1\u202f250,50\u00a0Dh');
  expect(formatMoney('999')).toBe('999\u00a0Dh');
  expect(formatMoney('-1234567.05')).toBe('-1\u202f234\u202f567,05\u00a0Dh');
});

test('keeps digits that a binary float would lose', () => {
  expect(formatMoney('90071992547409931.01')).toBe('90\u202f071\u202f992\u202f547\u202f409\u202f931,01\u00a0Dh');
});

test('is empty for anything but an amount', () => {
  expect(formatMoney(null)).toBe('');
  expect(formatMoney('gratuit')).toBe('');
});

test('groups kilometres and names no unit twice', () => {
  expect(formatKm(25_104)).toBe('25\u202f104\u00a0km');
  expect(formatKm(12.44, { withTenths: true })).toBe('12,4\u00a0km');
  expect(formatKm(null)).toBe('');
});

test.each([0, 7, 999, 1000, 25_104, -1_234_567, 0.05, 12.44, 1999.96, -0.04])(
  'writes %d as the language does',
  (value) => {
    for (const atMost of [0, 1, 2])
      expect(formatNumber(value, atMost)).toBe(
        new Intl.NumberFormat(locale, { maximumFractionDigits: atMost, signDisplay: 'negative' }).format(value),
      );
  },
);

test('says minutes alone below an hour', () => {
  expect(formatMinutes(54)).toBe('54\u00a0min');
  expect(formatMinutes(125)).toBe('2\u00a0h 05\u00a0min');
  expect(formatMinutes(120)).toBe('2\u00a0h');
});

test('groups the digits of a number and leaves what is none as it was typed', () => {
  expect(formatPhone('0612345678')).toBe('06\u00a012\u00a034\u00a056\u00a078');
  expect(formatPhone('+212 612-345678')).toBe('+212\u00a06\u00a012\u00a034\u00a056\u00a078');
  expect(formatPhone('+33626527387')).toBe('+33\u00a06\u00a026\u00a052\u00a073\u00a087');
  expect(formatPhone('poste 12')).toBe('poste 12');
  expect(formatPhone(null)).toBe('');
});
