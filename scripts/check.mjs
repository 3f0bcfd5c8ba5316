/**
 * `npm run check`: types, lint, format, import rules, dead code, generated code. Arguments select checks whose names contain one of them:
 * `npm run check -- types format`.
 */
import { checks, runChecks } from './lib/checks.mjs';
import { inWords } from './lib/tally.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !checks.some(({ name }) => name.includes(part)));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}; there are:\n${checks.map(({ name }) => name).join('\n')}`);
  process.exit(2);
}
const tally = await runChecks(
  checks.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part))),
);
console.log(inWords(tally));
process.exit(tally.failed === 0 ? 0 : 1);
