import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isNonNullType, isObjectType, parse } from 'graphql';

const src = join(__dirname, '..');

/** The server's schema, by which tests check operations. */
export const schema = buildSchema(readFileSync(join(src, '../../schema.graphql'), 'utf8'));

/** Every operation and fragment of the pages. */
export const definitions = globSync('**/*.graphql', { cwd: src }).flatMap(
  (file) => parse(readFileSync(join(src, file), 'utf8')).definitions,
);

/** The field by which the cache knows a record of a type (`makeCache` in app/apollo.ts); undefined for a value. */
export const keyOf = (typeName: string): string | undefined => {
  const type = schema.getType(typeName);
  const key = { Reservation: 'number', NotedDamage: 'clientId' }[typeName] ?? 'id';
  return isObjectType(type) && isNonNullType(type.getFields()[key]?.type) ? key : undefined;
};
