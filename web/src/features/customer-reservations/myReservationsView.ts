import { choiceParam, textParam, type ListState } from '../../kit/list/listParams';
import { listParams } from '../../platform/url/paths';
import type { SearchField } from './searchRows';

/** The query parameters that hold the state of the customer's list of reservations. */
export const myReservationsView = {
  field: choiceParam<SearchField, SearchField>(
    'champ',
    {
      num_reservation: 'number',
      nom: 'name',
      telephone: 'phone',
      cin_client: 'nationalId',
      cin_conducteur: 'secondNationalId',
    },
    'number',
  ),
  text: textParam('recherche'),
  /** Number of the reservation whose details are open; empty for none. */
  opened: textParam(listParams.number),
};

/** The search, filters and page of the customer's list of reservations. */
export type MyReservationsView = ListState<typeof myReservationsView>;
