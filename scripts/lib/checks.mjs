import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDocumentedInterfaces } from './documented-interfaces.mjs';
import { checkFileNames } from './file-names.mjs';
import { checkLogicalCss } from './logical-css.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';
import { checkTableRanks } from './table-ranks.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {() => Promise<import('./run.mjs').RunResult>} run
 * @property {boolean} [telling] its output is shown though it passed
 * @property {string} [remedy] what to run when it failed
 */

/** @type {Check[]} the slowest first, so that two lanes end together */
export const checks = [
  {
    ...tool('format', 'prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'),
    remedy: 'npm run format',
  },
  {
    name: 'lint',
    // Its program for the rules that need types is written in Go. On one thread it loads the types once, and two checks run at a time.
    run: () =>
      runNode([join(root, 'node_modules/oxlint/bin/oxlint'), '.', '--deny-warnings', '--threads=1'], {
        env: { GOMAXPROCS: '1' },
        quiet: true,
      }),
  },
  tool('lint of syntax and GraphQL', 'eslint/bin/eslint.js', 'web/src', 'schema.graphql', '--max-warnings=0'),
  types('server', 'server'),
  types('web', 'web'),
  tool(
    'import rules',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    'server/src',
    'web/src',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err-long',
  ),
  tool(
    'circles between folders',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    'server/src',
    'web/src',
    '--config',
    '.dependency-cruiser-folders.cjs',
    '--output-type',
    'err-long',
  ),
  types('journeys', 'e2e'),
  types('scripts', '.'),
  { name: 'names of files', run: () => Promise.resolve(checkFileNames()) },
  { name: 'tables in SQL', run: () => Promise.resolve(checkTableRanks()) },
  { name: 'documented interfaces', run: () => Promise.resolve(checkDocumentedInterfaces()) },
  { name: 'sides in styles', run: () => Promise.resolve(checkLogicalCss()) },
  {
    name: 'texts of all languages',
    run: () => runNode([join(root, 'web/vite/missingTexts.ts')], { quiet: true }),
    telling: true,
  },
  tool('dead code', 'knip/bin/knip.js', '--no-progress'),
  { name: 'committed schema', run: () => compareFresh('schema.mjs', 'schema.graphql') },
  {
    name: 'committed list of public reads',
    run: () => compareFresh('public-reads.mjs', 'web/src/platform/graphql/publicReads.generated.ts'),
  },
  {
    name: 'committed limits of inputs',
    run: () => compareFresh('limits.mjs', 'web/src/platform/graphql/limits.generated.ts'),
  },
  { name: 'committed REST client', run: () => compareFresh('rest-client.mjs', 'server/test/rest-client.generated.ts') },
  {
    name: 'changes of the schema',
    run: () => runNode([join(root, 'scripts/schema-check.mjs')], { quiet: true }),
    telling: true,
  },
  {
    ...tool('generated hooks', '@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts', '--check', '--silent'),
    remedy: 'npm run codegen:web',
  },
];

/**
 * On one thread: several would each find out types that they share, and two checks run at a time. With a late collection of garbage
 * (`GOGC`), which needs 10 % more memory.
 *
 * @param {string} part
 * @param {string} project
 * @returns {Check}
 */
function types(part, project) {
  return {
    name: `types of the ${part}`,
    run: () =>
      runNode([join(root, 'node_modules/typescript-native/bin/tsc'), '-p', project, '--singleThreaded'], {
        env: { GOGC: '400' },
        quiet: true,
      }),
  };
}

/**
 * @param {string} name
 * @param {string} script below node_modules
 * @param {string[]} args
 * @returns {Check}
 */
function tool(name, script, ...args) {
  return { name, run: () => runNode([join(root, 'node_modules', script), ...args], { quiet: true }) };
}

/**
 * Generates a file from the server's classes and routes, and compares it with the committed one.
 *
 * @param {string} script below scripts/codegen, which takes the file to write as its argument
 * @param {string} committed
 */
async function compareFresh(script, committed) {
  const dir = mkdtempSync(join(tmpdir(), 'codegen-'));
  const fresh = join(dir, 'fresh');
  const result = await runNode([join(root, 'scripts/codegen', script), fresh], { quiet: true });
  const same = result.code === 0 && readFileSync(fresh, 'utf8') === readFileSync(join(root, committed), 'utf8');
  rmSync(dir, { recursive: true });
  return same ? result : { code: 1, output: `${result.output}${committed} is stale: run \`npm run codegen\`.\n` };
}

/**
 * Runs checks, two at a time, and prints each as it ends, with its output when it failed.
 *
 * @param {readonly Check[]} wanted
 * @returns {Promise<import('./tally.mjs').Tally>} each check counts as one
 */
export async function runChecks(wanted = checks) {
  const waiting = [...wanted];
  /** @type {import('./tally.mjs').Tally} */
  const tally = { passed: 0, failed: 0, failures: [] };
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = Date.now();
      const { code, output } = await check.run();
      const failed = code !== 0;
      tally[failed ? 'failed' : 'passed'] += 1;
      if (failed) tally.failures.push(check.name);
      console.log(`${failed ? '✗' : '✓'} ${check.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if ((failed || check.telling) && output !== '') console.log(output.trimEnd());
      if (failed && check.remedy) console.log(`Run \`${check.remedy}\`.`);
    }
  };
  await Promise.all([lane(), lane()]);
  return tally;
}
