import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { findBrowser } from './browser.ts';

const port = Number(process.env.E2E_PORT ?? 4180);

/** The address of a running server, for repeating one journey; otherwise the journeys start their own. */
const runningServer = process.env.E2E_URL;
const origin = runningServer ?? `http://localhost:${port}`;

// Every worker reads this file again and inherits what the first reading has set.
process.env.E2E_BROWSER ??= findBrowser();
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'journeys-'));

const report = process.env.E2E_REPORT;
const reporters: ReporterDescription[] = report ? [['list'], ['json', { outputFile: report }]] : [['list']];

/**
 * Runs Chromium as root, and resolves no other hosts (maps, social networks), because pages must work without them. Aborting such requests
 * one by one would send every request through the test's process.
 */
const launchArguments = [
  '--no-sandbox',
  // Pages live for seconds here, so that optimising their code costs a tenth more than it saves. With a listener on the console, as in the
  // journeys, V8 needs line numbers when a page creates its first error. It parses the programs a second time for them, some 100 ms a load,
  // unless it records them while compiling.
  '--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(origin).hostname}`,
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // A journey waits now and then: with two workers on two cores a tenth of the time was idle.
  workers: Math.ceil(availableParallelism() * 1.5),
  // On a shared machine a browser stalls now and then; a journey that passes only at its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: reporters,
  use: {
    baseURL: origin,
    locale: 'fr-FR',
    timezoneId: 'Africa/Casablanca',
    launchOptions: { executablePath: process.env.E2E_BROWSER, args: launchArguments },
    // A step that hangs fails with its own error instead of a timeout of the whole journey.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // A journey runs on a desktop; one marked '@phone' on a phone, because its job is done there, and one marked '@both' on both, because its
    // pages are laid out or touched differently.
    { name: 'desktop', grepInvert: /@phone/, use: { browserName: 'chromium', viewport: { width: 1366, height: 768 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: runningServer
    ? undefined
    : {
        command: `"${process.execPath}" ../scripts/start.mjs`,
        url: `${origin}/readyz`,
        timeout: 180_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        env: {
          PORT: String(port),
          DATA_DIR: process.env.E2E_DATA_DIR,
          DATABASE_URL: '',
          REDIS_URL: '',
          SMTP_URL: '',
          PUBLIC_URL: origin,
          DEMO: 'on',
          LOG_LEVEL: 'warn',
          RATE_LIMIT_FACTOR: '1000',
        },
      },
});
