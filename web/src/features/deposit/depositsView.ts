import type { DepositFilter } from '../../platform/graphql/types.generated';
import { choiceParam, searchParams, type ListState } from '../../kit/list/listParams';
import { searchAndSort } from '../../kit/list/searchOf';

/** The query parameters that hold the state of the list of deposits. */
export const depositsView = {
  ...searchParams({
    num_reservation: 'NUMBER',
    nom_client: 'NAME',
    telephone_client: 'PHONE',
  }),
  deposit: choiceParam<DepositFilter, DepositFilter>(
    'cautions',
    { a_rendre: 'TO_RETURN', detenues: 'HELD', empreintes: 'EXPIRING' },
    'TO_RETURN',
  ),
};

/** The search, filters and page of the list of deposits. */
export type DepositsView = ListState<typeof depositsView>;

/** Returns the variables of the list's query: the oldest return first. */
export const variablesOf = ({ deposit, ...view }: DepositsView) => ({
  filter: { deposit },
  ...searchAndSort({ ...view, sortBy: 'ENDED_AT' as const, direction: 'ASC' }),
});
