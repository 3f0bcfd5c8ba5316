import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Tells whether an operation selects a field of the resolver's answer, so that a field that costs a statement is read only if needed. */
export function asksFor({ fieldNodes, fragments }: GraphQLResolveInfo, field: string): boolean {
  const isIn = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === field;
      const within = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return within !== undefined && isIn(within.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && isIn(selectionSet));
}
