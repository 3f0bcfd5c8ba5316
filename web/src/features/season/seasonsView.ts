import type { SeasonSearchField } from '../../platform/graphql/types.generated';
import { searchParams, type ListState } from '../../kit/list/listParams';
import { searchOf } from '../../kit/list/searchOf';

/** What the address holds of the list. */
export const seasonsView = searchParams<SeasonSearchField>({ nom: 'NAME' });

/** What the server is asked for in a view. */
export const askedOf = ({ text, field }: ListState<typeof seasonsView>) => ({ search: searchOf(text, field) });
