import type { TillFilter } from '../../platform/graphql/types.generated';
import { flagParam, searchParams, type ListState } from '../../kit/list/listParams';

/** The query parameters that hold the state of the list of tills. */
export const tillsView = { ...searchParams<never>({}), differing: flagParam('ecarts') };

/** The filter and the page of the list of tills. */
export type TillsView = ListState<typeof tillsView>;

/** Returns the variables of the list's query. */
export const variablesOf = ({ differing }: TillsView): { filter: TillFilter } => ({
  filter: differing ? { differing } : {},
});
