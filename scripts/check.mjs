/** `npm run check`: types, lint, format, import rules, dead code, generated code. */
import { runChecks } from './lib/checks.mjs';
import { inWords } from './lib/tally.mjs';

const tally = await runChecks();
console.log(inWords(tally));
process.exit(tally.failed === 0 ? 0 : 1);
