import { formatMoney } from './format';

test('groups dirhams and shows centimes only where there are some', () => {
  expect(formatMoney('1250.00')).toBe('1\u202f250\u00a0Dh');
  expect(formatMoney('1250.50')).toBe('1\u202f250,50\u00a0Dh');
  expect(formatMoney('999')).toBe('999\u00a0Dh');
  expect(formatMoney('-1234567.05')).toBe('-1\u202f234\u202f567,05\u00a0Dh');
});

test('keeps digits that a binary float would lose', () => {
  expect(formatMoney('90071992547409931.01')).toBe('90\u202f071\u202f992\u202f547\u202f409\u202f931,01\u00a0Dh');
});

test('is empty for what is no amount', () => {
  expect(formatMoney(null)).toBe('');
  expect(formatMoney('gratuit')).toBe('');
});
