/** `npm run schema:release`: makes the current schema the released one, and dates its changes in the changelog. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { UNRELEASED, unreleasedPart } from './lib/schema-changes.mjs';

const { code } = await runNode([join(root, 'scripts/schema-check.mjs')]);
if (code !== 0) process.exit(code);

const changelogFile = join(root, 'docs/schema-changelog.md');
const changelog = readFileSync(changelogFile, 'utf8');
const today = new Date().toISOString().slice(0, 10);
const entries = unreleasedPart(changelog).trim();
const written = entries === '' ? '' : `\n## ${today}\n\n${entries}\n`;
const [before = '', after = ''] = changelog.split(`${UNRELEASED}\n`);
const older = after.slice(unreleasedPart(changelog).length);
writeFileSync(changelogFile, `${before}${UNRELEASED}\n${written}${older === '' ? '' : `\n${older}`}`);
copyFileSync(join(root, 'schema.graphql'), join(root, 'docs/schema-released.graphql'));
console.log(`docs/schema-released.graphql is the schema of ${today}: commit it with docs/schema-changelog.md.`);
