import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Tells whether an operation asks for a field of what a resolver gives: one that costs a statement is read only then. */
export function asksFor({ fieldNodes, fragments }: GraphQLResolveInfo, field: string): boolean {
  const isIn = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === field;
      const within = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return within !== undefined && isIn(within.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && isIn(selectionSet));
}
