import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runChecks } from './checks.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';
import { scratchDir } from './scratch.mjs';
import { buildWebWhenStale } from './web-build.mjs';

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {object} Suite
 * @property {string} name
 * @property {() => Promise<Tally>} run shows its progress as it goes
 * @property {boolean} [onlyOnRequest] not part of `npm test`
 *
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} FileResult of Vitest and Jest
 * @typedef {{ title: string, specs: { title: string, tests: { status: string, projectName: string }[] }[], suites?: JourneySuite[] }} JourneySuite
 */

/** @type {Suite[]} in the order in which they run */
export const suites = [
  { name: 'check', run: () => runChecks() },
  {
    name: 'server',
    run: () => tests('server', [], 'vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'),
  },
  { name: 'web', run: () => tests('web', [roomForNewObjects, ...esModules], 'jest/bin/jest.js', '--json') },
  { name: 'main', run: () => journeys('--grep', '@main') },
  { name: 'e2e', run: () => journeys(), onlyOnRequest: true },
];

/**
 * Lets Jest's processes, which inherit it, start with 16 MB for new objects instead of 1 MB: each test file builds its pages anew, and an
 * early garbage collection copies what is still in use.
 */
const roomForNewObjects = '--min-semi-space-size=16';

/** With these, Jest loads packages that are published as ES modules as they are (https://jestjs.io/docs/ecmascript-modules). */
const esModules = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * @param {string} workspace
 * @param {string[]} nodeOptions
 * @param {string} runner below node_modules; both kinds write the same report
 * @param {string[]} args
 */
function tests(workspace, nodeOptions, runner, ...args) {
  return inTemporaryDirectory(async (directory) => {
    const report = join(directory, 'report.json');
    const { code } = await runNode(
      [...nodeOptions, join(root, 'node_modules', runner), ...args, `--outputFile=${report}`],
      { cwd: join(root, workspace) },
    );
    const result = readReport(report);
    if (!result) return crashed;
    // Its imports or its set-up failed before any test could run.
    const brokenFiles = result.testResults.filter(
      (/** @type {FileResult} */ { status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    );
    const failures = result.testResults.flatMap((/** @type {FileResult} */ { name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${relative(root, name)}: ${test.fullName}`),
    );
    const broken = brokenFiles.map((/** @type {FileResult} */ { name }) => relative(root, name));
    return settle(code, result.numPassedTests, [...failures, ...broken]);
  });
}

/** @param {string[]} selection arguments of Playwright; all journeys without */
function journeys(...selection) {
  return inTemporaryDirectory(async (directory) => {
    const browser = await runNode(['provide-browser.ts'], { cwd: join(root, 'e2e') });
    if (browser.code !== 0) return crashed;
    await buildWebWhenStale();
    const report = join(directory, 'report.json');
    const { code } = await runNode([join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...selection], {
      cwd: join(root, 'e2e'),
      env: { E2E_REPORT: report, E2E_DATA_DIR: join(directory, 'data') },
    });
    const result = readReport(report);
    if (!result) return crashed;
    const { expected, flaky } = result.stats;
    return settle(code, expected + flaky, result.suites.flatMap(failedJourneys));
  });
}

/**
 * Returns the titles of the journeys of a suite that failed at every try, with their device.
 *
 * @param {JourneySuite} suite
 * @returns {string[]}
 */
function failedJourneys({ title, specs, suites: inner = [] }) {
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${spec.title} (${projectName})`),
  );
  return [...failed, ...inner.flatMap(failedJourneys)].map((name) => `${title}: ${name}`);
}

/** The result of a suite that ended without a report. */
const crashed = { passed: 0, failed: 1, failures: ['ended without a report'] };

/**
 * A non-zero exit counts as one failure when no test failed (a crash, a set-up that failed, no test at all).
 *
 * @param {number} code
 * @param {number} passed
 * @param {string[]} failures
 * @returns {Tally}
 */
function settle(code, passed, failures) {
  if (code !== 0 && failures.length === 0) return { passed, failed: 1, failures: [`exit code ${code}`] };
  return { passed, failed: failures.length, failures };
}

/** @param {(directory: string) => Promise<Tally>} run */
async function inTemporaryDirectory(run) {
  const directory = mkdtempSync(join(scratchDir(), 'suite-'));
  try {
    return await run(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
