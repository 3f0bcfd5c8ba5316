import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';

/** The fragment definitions of one GraphQL document, by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Returns the fragments of a document by their names. */
export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  return fragments;
}
