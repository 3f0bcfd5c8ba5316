import type { TillFilter } from '../../platform/graphql/types.generated';
import { flagParam, searchParams, type ListState } from '../../kit/list/listParams';

/** What the address holds of the list. */
export const tillsView = { ...searchParams<never>({}), differing: flagParam('ecarts') };

export type TillsView = ListState<typeof tillsView>;

/** What the server is asked for in a view. */
export const askedOf = ({ differing }: TillsView): { filter: TillFilter } => ({
  filter: differing ? { differing } : {},
});
