import { callerKey } from './caller-key.js';
import { createRateLimits, type RateLimits } from './rate-limits.js';
import { TooManyRequestsError } from '../../kernel/domain-error.js';

const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

class Wrong extends Error {}
const isWrong = (error: unknown) => error instanceof Wrong;

/** Makes attempts of one caller that all fail; each resolves to its error. */
function failing(key: string) {
  let ran = 0;
  return {
    /** How many attempts ran. */
    ran: () => ran,
    attempt: (limits: RateLimits): Promise<unknown> =>
      limits
        .attempt(
          [{ name: 'failed-login', key }],
          async () => {
            ran += 1;
            await tick();
            throw new Wrong();
          },
          isWrong,
        )
        .catch((error: unknown) => error),
  };
}

describe.each([
  { store: 'in memory', redisUrl: undefined },
  ...(process.env['TEST_REDIS_URL'] ? [{ store: 'in Redis', redisUrl: process.env['TEST_REDIS_URL'] }] : []),
])('rate limits $store', ({ redisUrl }) => {
  let limits: RateLimits;
  const someone = () => `somebody-${Math.random()}`;

  beforeAll(async () => {
    limits = createRateLimits({ redisUrl, namespace: 'test', factor: 1, onError: () => undefined });
    // Until it is connected, the process counts for itself.
    if (redisUrl) await new Promise((resolve) => setTimeout(resolve, 300));
  });
  afterAll(() => limits.close());

  it('refuses once exhausted and says when to try again', async () => {
    const key = someone();
    for (let i = 0; i < 30; i++) await limits.consume('contact', key);
    await expect(limits.consume('contact', key)).rejects.toMatchObject({ kind: 'too_many_requests' });
    const refusal: unknown = await limits.check('contact', key).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooManyRequestsError);
    expect((refusal as TooManyRequestsError).retryAfterSeconds).toBeGreaterThan(3500);
    await expect(limits.check('contact', someone())).resolves.toBeUndefined();
    await expect(limits.check('registration', key)).resolves.toBeUndefined();
  });

  it('counts nothing on a check', async () => {
    const key = someone();
    for (let i = 0; i < 100; i++) await limits.check('contact', key);
    await expect(limits.consume('contact', key)).resolves.toBeUndefined();
  });

  it('runs no more simultaneous attempts than may fail', async () => {
    const rivals = failing(someone());
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => rivals.attempt(limits)));
    expect(rivals.ran()).toBe(10);
    expect(outcomes.filter(isWrong)).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome instanceof TooManyRequestsError)).toHaveLength(40);
  });

  it('runs no more simultaneous attempts than may fail across two instances', async () => {
    const other = createRateLimits({ redisUrl, namespace: 'test', factor: 1, onError: () => undefined });
    if (redisUrl) await new Promise((resolve) => setTimeout(resolve, 300));
    const rivals = failing(someone());
    const outcomes = await Promise.all(Array.from({ length: 100 }, (_, i) => rivals.attempt(i % 2 ? limits : other)));
    expect(outcomes.filter(isWrong)).toHaveLength(rivals.ran());
    // Without a shared store each instance counts for itself.
    expect(rivals.ran()).toBe(redisUrl ? 10 : 20);
    await other.close();
  });

  it('leaves the last attempt to a caller who comes after many that succeeded', async () => {
    const key = someone();
    const attempt = (work: () => Promise<unknown>) => limits.attempt([{ name: 'failed-login', key }], work, isWrong);
    const fail = () => Promise.reject(new Wrong());
    for (let i = 0; i < 9; i++) await expect(attempt(fail)).rejects.toThrow(Wrong);
    const right = await Promise.all(Array.from({ length: 30 }, () => attempt(tick)));
    expect(right).toHaveLength(30);
    await expect(attempt(fail)).rejects.toThrow(Wrong);
    for (let i = 0; i < 5; i++) await expect(attempt(tick)).rejects.toThrow(TooManyRequestsError);
  });

  it('never delays attempts that succeed, however many come at once', async () => {
    const key = someone();
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        limits.attempt(
          [
            { name: 'failed-login', key },
            { name: 'failed-login-address', key },
          ],
          async () => {
            await tick();
            return i;
          },
          isWrong,
        ),
      ),
    );
    expect(outcomes).toEqual(Array.from({ length: 60 }, (_, i) => i));
    await expect(limits.check('failed-login', key)).resolves.toBeUndefined();
  });

  it('counts only errors that are failures', async () => {
    const key = someone();
    const attempt = () =>
      limits.attempt([{ name: 'failed-login', key }], () => Promise.reject(new Error('down')), isWrong);
    for (let i = 0; i < 20; i++) await expect(attempt()).rejects.toThrow('down');
    await expect(limits.check('failed-login', key)).resolves.toBeUndefined();
  });

  it('counts a failure against every limit named', async () => {
    const address = someone();
    const fail = (account: string) =>
      limits.attempt(
        [
          { name: 'failed-login', key: account },
          { name: 'failed-login-address', key: address },
        ],
        () => Promise.reject(new Wrong()),
        isWrong,
      );
    for (let i = 0; i < 50; i++) await expect(fail(`${address}/${i}`)).rejects.toThrow(Wrong);
    await expect(fail(`${address}/other`)).rejects.toThrow(TooManyRequestsError);
  });
});

it('multiplies every limit by the factor', async () => {
  const limits = createRateLimits({ redisUrl: undefined, namespace: 'test', factor: 0.1, onError: () => undefined });
  for (let i = 0; i < 3; i++) await limits.consume('contact', '127.0.0.1');
  await expect(limits.consume('contact', '127.0.0.1')).rejects.toThrow(TooManyRequestsError);
});

it('counts for itself while Redis is away', async () => {
  const limits = createRateLimits({
    redisUrl: 'redis://127.0.0.1:1',
    namespace: 'test',
    factor: 1,
    onError: () => undefined,
  });
  for (let i = 0; i < 30; i++) await limits.consume('contact', '127.0.0.1');
  await expect(limits.consume('contact', '127.0.0.1')).rejects.toThrow(TooManyRequestsError);
  await expect(limits.check('contact', '127.0.0.1')).rejects.toThrow(TooManyRequestsError);
  await limits.close();
});

it('counts one network of IPv6 addresses as one caller', () => {
  expect(callerKey('2001:db8::1')).toBe(callerKey('2001:db8:0:0:ffff:1:2:3'));
  expect(callerKey('2001:db8:0:1::1')).not.toBe(callerKey('2001:db8::1'));
  expect(callerKey('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(callerKey('fe80::1%eth0')).toBe(callerKey('fe80::2'));
  expect(callerKey('a@b.ma')).toBe('a@b.ma');
});
