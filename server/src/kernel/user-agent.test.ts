import { deviceName, readUserAgent, storedUserAgent } from './user-agent.js';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

describe('the name of a device', () => {
  it.each([
    [`${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`, 'Chrome sur Windows'],
    [`${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0`, 'Edge sur Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox sur Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari sur macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari sur iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet sur Android',
    ],
    ['curl/8.14.1', 'un programme'],
    ['Mozilla/5.0 (Windows NT 10.0)', 'un navigateur sur Windows'],
    ['', 'un appareil inconnu'],
    [undefined, 'un appareil inconnu'],
  ])('of %j is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('is read quickly even in a text made to be slow', () => {
    const long = 'Version/x '.repeat(100_000);
    const started = performance.now();
    for (let i = 0; i < 100; i++) expect(deviceName(long)).toBe('un appareil inconnu');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

it.each([
  [`${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iOS',
  ],
  ['Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox', 'Android'],
  ['curl/8.14.1', 'curl', null],
  ['Something of my own', null, null],
  [undefined, null, null],
])('browser and system of %j are read', (userAgent, browser, system) => {
  expect(readUserAgent(userAgent)).toEqual({ browser, system });
});

it('is stored shortened, on one line, or not at all', () => {
  expect(storedUserAgent('  curl/8\r\nX: y\u0000 ')).toBe('curl/8 X: y');
  expect(storedUserAgent('x'.repeat(10_000))).toHaveLength(400);
  expect(storedUserAgent(' \t ')).toBeNull();
  expect(storedUserAgent(undefined)).toBeNull();
});
