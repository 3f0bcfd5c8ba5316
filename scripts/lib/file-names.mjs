import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from './root.mjs';

/** What the last part of a file's name says on the server (docs/development.md, 'Names of files'). */
const roles = [
  'commands',
  'entity',
  'enums',
  'errors',
  'events',
  'input',
  'jobs',
  'labels',
  'mails',
  'module',
  'notices',
  'policy',
  'reader',
  'resolver',
  'rest',
  'rules',
  'tables',
  'service',
  'types',
  'wire',
  'workbook',
];

/**
 * Refuses a file of the server whose name ends in another role than these. A test has its subject's name, whatever that is.
 *
 * @returns {import('./run.mjs').RunResult}
 */
export function checkFileNames() {
  const wrong = globSync('server/src/**/*.*.ts', { cwd: root })
    .filter((file) => !/\.(?:test|generated)\.ts$/.test(file))
    .filter((file) => !roles.includes(basename(file).split('.').at(-2) ?? ''))
    .sort();
  return wrong.length === 0
    ? { code: 0, output: '' }
    : {
        code: 1,
        output: `Name the file after its role (${roles.join(', ')}), or join its words by a dash:\n${wrong.join('\n')}\n`,
      };
}
