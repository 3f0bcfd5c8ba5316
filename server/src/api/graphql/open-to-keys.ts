import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { KeyArea } from '../../kernel/key-area.js';

const EXTENSION = 'keyAreas';

/**
 * Declares that access keys may call a query, mutation or subscription, and which areas they need for it: all that are named, open for
 * writing if it is a mutation. Without an area any key may call it. Operations without this decorator are closed to keys: those of Admins or
 * people only, every login and password, and the accounts of the staff.
 */
export function OpenToKeys(...areas: readonly KeyArea[]): MethodDecorator {
  return Extensions({ [EXTENSION]: areas });
}

/** Returns the areas that a key needs for an operation; undefined if the operation is closed to keys. */
export function keyAreasOf({
  extensions,
}: Pick<GraphQLField<unknown, unknown>, 'extensions'>): readonly KeyArea[] | undefined {
  return extensions[EXTENSION] as readonly KeyArea[] | undefined;
}
