import { LinkKeys } from './link-keys.js';

test('a key is valid only for its own subject, purpose and secret', () => {
  const keys = new LinkKeys('secret', 'purpose');
  const key = keys.keyTo('subject');
  expect(keys.opens('subject', key)).toBe(true);
  expect(keys.opens('another', key)).toBe(false);
  expect(new LinkKeys('secret', 'another').opens('subject', key)).toBe(false);
  expect(new LinkKeys('another', 'purpose').opens('subject', key)).toBe(false);
  for (const sent of [undefined, null, '', key.slice(1), `${key}AAAA`]) expect(keys.opens('subject', sent)).toBe(false);
});
