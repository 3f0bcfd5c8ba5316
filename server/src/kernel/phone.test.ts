import { formatPhone } from './phone.js';

it.each([
  ['0612345678', '06 12 34 56 78'],
  ['+212524431780', '+212 5 24 43 17 80'],
  ['+212 612-345678', '+212 6 12 34 56 78'],
  ['+33626527387', '+33 6 26 52 73 87'],
  ['06••••••78', '06••••••78'],
  ['poste 12', 'poste 12'],
  ['', ''],
  [null, ''],
])('groups %p as %p', (phone, grouped) =>
  expect(formatPhone(phone)).toBe(grouped.replaceAll(' ', '\u00a0').replace('poste\u00a0', 'poste ')),
);
