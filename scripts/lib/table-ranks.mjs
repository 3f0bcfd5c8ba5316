import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import modules from './module-ranks.cjs';
import { root } from './root.mjs';

const folder = 'server/src/modules/';

/** @param {string} file below the folder of the modules */
const moduleOf = (file) => file.split('/').slice(0, 2).join('/');

/** @param {string} name as queries write it @returns {string} its table */
const tableOf = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/**
 * Returns the module of each table, by the interfaces that describe tables for queries.
 *
 * @param {ReadonlyMap<string, string>} sources
 */
function ownersOf(sources) {
  const owners = new Map();
  for (const [file, source] of sources)
    for (const [, name] of source.matchAll(/export interface \w+Table \{\s*readonly (\w+):/g))
      owners.set(tableOf(name ?? ''), moduleOf(file));
  return owners;
}

/** @param {string} source @returns {string[]} the tables that its SQL and its Kysely queries name */
function tablesIn(source) {
  const sql = source.matchAll(/\b(?:from|join|into|update)\s+"?([a-z_]+)"?(?![\w'])/g);
  const kysely = source.matchAll(
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w+Join|using|from)\(\s*\[?\s*'([A-Za-z_]+)(?: as \w+)?'/g,
  );
  const aliased = source.matchAll(/\bsql(?:<[^`]*>)?`(\w+)`\.as\(/g);
  return [...sql, ...kysely, ...aliased].map(([, name]) => tableOf(name ?? ''));
}

/**
 * Refuses SQL that names a table of a higher module than its own: it would depend on that module unseen by the import rules.
 *
 * @returns {import('./run.mjs').RunResult}
 */
export function checkTableRanks() {
  const files = globSync(`${folder}**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const sources = new Map(files.map((file) => [file.slice(folder.length), readFileSync(join(root, file), 'utf8')]));
  const owners = ownersOf(sources);
  const problems = [];
  for (const [file, source] of [...sources].sort(([a], [b]) => a.localeCompare(b))) {
    const rank = modules.indexOf(moduleOf(file));
    const higher = new Set(tablesIn(source).filter((name) => modules.indexOf(owners.get(name) ?? '') > rank));
    for (const table of higher) problems.push(`${file}: ${table} belongs to ${owners.get(table)}`);
  }
  return { code: problems.length === 0 ? 0 : 1, output: problems.map((line) => `${line}\n`).join('') };
}
