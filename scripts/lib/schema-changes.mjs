import { ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/**
 * @typedef {object} SchemaChanges
 * @property {string[]} unexplained what breaks a program and has no entry
 * @property {string[]} explained what breaks a program and says so in the changelog
 * @property {string[]} dangerous what a careless program may stumble on, a new value of an enum for instance
 */

/** The heading of changes that are not released yet. */
export const UNRELEASED = '## Unreleased';

/**
 * Returns the changes for other programs since the last release.
 *
 * @param {string} released the schema's text as it was released
 * @param {string} current the schema's text now
 * @param {string} changelog
 * @returns {Promise<SchemaChanges>}
 */
export async function schemaChanges(released, current, changelog) {
  const entries = unreleasedPart(changelog);
  /** @type {SchemaChanges} */
  const found = { unexplained: [], explained: [], dangerous: [] };
  for (const { criticality, message, path = '', type } of await diff(buildSchema(released), buildSchema(current))) {
    const line = `\`${path}\`: ${message}`;
    // An optional argument changes nothing for those who do not send it.
    if (type === ChangeType.FieldArgumentAdded && criticality.level === CriticalityLevel.Dangerous) continue;
    if (criticality.level === CriticalityLevel.Dangerous) found.dangerous.push(line);
    if (criticality.level !== CriticalityLevel.Breaking) continue;
    (entries.includes(`\`${path}\``) ? found.explained : found.unexplained).push(line);
  }
  return found;
}

/**
 * Returns the changelog's text about changes that are not released yet.
 *
 * @param {string} changelog
 */
export function unreleasedPart(changelog) {
  const [, after = ''] = changelog.split(`${UNRELEASED}\n`);
  return after.split(/^## /m)[0] ?? '';
}
