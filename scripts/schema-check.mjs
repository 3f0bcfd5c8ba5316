/**
 * `npm run schema:check`: refuses a breaking change of the schema that is missing in the changelog. Other files may be named as arguments:
 * the released schema, the current one, the changelog.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './lib/root.mjs';
import { schemaChanges } from './lib/schema-changes.mjs';

const [released, current, changelog] = [
  'docs/schema-released.graphql',
  'schema.graphql',
  'docs/schema-changelog.md',
].map((file, i) => readFileSync(resolve(root, process.argv[2 + i] ?? file), 'utf8'));
const { unexplained, explained, dangerous } = await schemaChanges(released ?? '', current ?? '', changelog ?? '');
const say = (/** @type {string} */ head, /** @type {string[]} */ lines) => {
  if (lines.length > 0) console.log([head, ...lines.map((line) => `  - ${line}`)].join('\n'));
};
say('May surprise programs of others since the last release:', dangerous);
say('Breaks programs of others since the last release, as the changelog says:', explained);
say(
  'Breaks programs of others: keep it and deprecate it, or say under "## Unreleased" of docs/schema-changelog.md what they are to do instead, with the name in backticks:',
  unexplained,
);
process.exitCode = unexplained.length > 0 ? 1 : 0;
