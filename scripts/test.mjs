/**
 * `npm test`: checks, the tests of server and web, and the main journeys; or the suites that are named as arguments (check, server, web,
 * main, e2e). `npm run test:all` runs all journeys instead. The last line adds the suites up.
 */
import { suites } from './lib/suites.mjs';
import { inWords, sum } from './lib/tally.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(', ')}; there are ${suites.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const results = [];
for (const suite of suites.filter(({ name, onlyOnRequest }) =>
  wanted.length === 0 ? !onlyOnRequest : wanted.includes(name),
)) {
  console.log(`\n── ${suite.name} ${'─'.repeat(60 - suite.name.length)}`);
  const started = Date.now();
  const tally = await suite.run();
  results.push({ name: suite.name, tally, seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('\n── results');
for (const { name, tally, seconds } of results) {
  console.log(`${name.padEnd(7)} ${inWords(tally)} (${seconds} s)`);
  for (const failure of tally.failures) console.log(`✗ ${name}: ${failure}`);
}
const total = sum(results.map(({ tally }) => tally));
console.log(inWords(total));
process.exit(total.failed === 0 ? 0 : 1);
