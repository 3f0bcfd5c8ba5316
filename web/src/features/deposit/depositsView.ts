import type {
  DepositFilter,
  ReservationFilter,
  ReservationSearch,
  ReservationSort,
} from '../../platform/graphql/types.generated';
import { choiceParam, searchParams, type ListState } from '../../kit/list/listParams';
import { searchOf } from '../../kit/list/searchOf';

/** The columns that deposits are searched by. */
export const depositSearchFields = ['NUMBER', 'NAME', 'PHONE'] as const;

/** The query parameters that hold the state of the list of deposits. */
export const depositsView = {
  ...searchParams<(typeof depositSearchFields)[number]>({
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
export const askedOf = ({
  text,
  field,
  deposit,
}: DepositsView): {
  filter: ReservationFilter;
  search: ReservationSearch | undefined;
  sort: ReservationSort;
} => ({ filter: { deposit }, search: searchOf(text, field), sort: { field: 'ENDS_AT', direction: 'ASC' } });
