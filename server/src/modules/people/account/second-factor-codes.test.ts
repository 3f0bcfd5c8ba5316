import { generateSync } from 'otplib';
import { enrolmentUri, newRecoveryCodes, newSecret, readCode, recoveryHash, stepOf } from './second-factor-codes.js';

const STEP_MS = 30_000;
const NOW = Date.parse('2026-11-21T10:00:10Z');
const STEP = Math.floor(NOW / STEP_MS);
const secret = newSecret();
const codeOf = (step: number): string => generateSync({ secret, epoch: (step * STEP_MS) / 1000 + 1 });

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it.each([-1, 0, 1])('the code %i steps from now is accepted', (offset) => {
  expect(stepOf(secret, codeOf(STEP + offset))).toBe(STEP + offset);
});

it.each([-3, -2, 2, 3])('the code %i steps from now is refused', (offset) => {
  expect(stepOf(secret, codeOf(STEP + offset))).toBeUndefined();
});

it.each([0, STEP_MS - 11_000])('the window is the same %i ms into a step', (later) => {
  vi.setSystemTime(NOW + later);
  expect([-2, -1, 0, 1, 2].map((offset) => stepOf(secret, codeOf(STEP + offset)) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

it('neither a used code nor an older one is accepted again', () => {
  expect(stepOf(secret, codeOf(STEP), STEP)).toBeUndefined();
  expect(stepOf(secret, codeOf(STEP - 1), STEP)).toBeUndefined();
  expect(stepOf(secret, codeOf(STEP + 1), STEP)).toBe(STEP + 1);
});

it('follows RFC 6238: the last six digits of its SHA-1 examples', () => {
  // '12345678901234567890' in base 32.
  const rfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  for (const [seconds, digits] of [
    [1111111109, '081804'],
    [2000000000, '279037'],
  ] as const) {
    vi.setSystemTime(seconds * 1000);
    expect(stepOf(rfc, digits)).toBe(Math.floor(seconds / 30));
  }
});

it('a secret has 160 random bits; its address names agency and account', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const uri = new URL(enrolmentUri(secret, 'sara@exemple.ma', 'Atlas Drive'));
  expect(uri.protocol + uri.host).toBe('otpauth:totp');
  expect(decodeURIComponent(uri.pathname)).toBe('/Atlas Drive:sara@exemple.ma');
  expect(uri.searchParams.get('secret')).toBe(secret);
});

it('codes are read as people type them', () => {
  expect(readCode(' 123 456 ')).toEqual({ digits: '123456' });
  const [code = ''] = newRecoveryCodes();
  const read = { recoveryHash: recoveryHash(code) };
  expect(readCode(code)).toEqual(read);
  expect(readCode(code.toLowerCase().replaceAll('-', ' '))).toEqual(read);
  for (const junk of ['', '12345', '1234567', 'abcdef', code.slice(1), 'x'.repeat(100_000)])
    expect(readCode(junk)).toBeUndefined();
});

it('there are ten different recovery codes, and their hashes do not reveal them', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
  expect(recoveryHash(codes[0] ?? '')).toMatch(/^[0-9a-f]{64}$/);
});
