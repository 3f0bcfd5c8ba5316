import type { TillFilter } from '../../platform/graphql/types.generated';
import { flagParam, searchParams, type ListState } from '../../kit/list/listParams';

/** The state of the list in the address. */
export const tillsView = { ...searchParams<never>({}), differing: flagParam('ecarts') };

/** The state of the list of tills. */
export type TillsView = ListState<typeof tillsView>;

/** Returns the variables of the list's query. */
export const askedOf = ({ differing }: TillsView): { filter: TillFilter } => ({
  filter: differing ? { differing } : {},
});
