import type { SeasonSearchField } from '../../platform/graphql/types.generated';
import { searchParams, type ListState } from '../../kit/list/listParams';
import { searchOf } from '../../kit/list/searchOf';

/** The state of the list in the address. */
export const seasonsView = searchParams<SeasonSearchField>({ nom: 'NAME' });

/** Returns the variables of the list's query. */
export const variablesOf = ({ text, field }: ListState<typeof seasonsView>) => ({ search: searchOf(text, field) });
