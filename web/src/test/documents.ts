import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isNonNullType, isObjectType, parse } from 'graphql';

const src = join(__dirname, '..');

/** The server's schema (`schema.graphql`), against which tests check operations. */
export const schema = buildSchema(readFileSync(join(src, '../../schema.graphql'), 'utf8'));

/** All operations and fragments of the pages. */
export const definitions = globSync('**/*.graphql', { cwd: src }).flatMap(
  (file) => parse(readFileSync(join(src, file), 'utf8')).definitions,
);

/**
 * The field by which the cache identifies records of a type (`makeCache` in app/apollo.ts); undefined if the type is stored within its
 * parent.
 */
export const keyOf = (typeName: string): string | undefined => {
  const type = schema.getType(typeName);
  const key = { Reservation: 'number', NotedDamage: 'clientId' }[typeName] ?? 'id';
  return isObjectType(type) && isNonNullType(type.getFields()[key]?.type) ? key : undefined;
};
