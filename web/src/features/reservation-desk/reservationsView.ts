import type { ReservationFilter } from '../../platform/graphql/types.generated';
import { addDays } from '../../platform/time/time';
import { listParams, paths } from '../../platform/url/paths';
import {
  choiceParam,
  dayParam,
  searchParams,
  sortParams,
  textParam,
  viewHref,
  type ListState,
} from '../../kit/list/listParams';
import { searchAndSort } from '../../kit/list/searchOf';
import { stageCondition, stageParam } from '../../domain/rental/stageChoice';

/** The query parameters that hold the state of the list of reservations. */
export const reservationsView = {
  status: choiceParam(
    'etat',
    { 'en-traitement': 'PENDING', accepter: 'ACCEPTED', refuser: 'REFUSED', annuler: 'CANCELLED' } as const,
    null,
  ),
  ...searchParams({
    num_reservation: 'NUMBER',
    nom_client: 'NAME',
    telephone_client: 'PHONE',
    num_cin_client: 'NATIONAL_ID',
  }),
  from: dayParam('du'),
  to: dayParam('au'),
  vehicleId: textParam('vehicule'),
  agencyId: textParam('agence'),
  /** A registered customer, which only links set. */
  customerId: textParam(listParams.customer),
  stage: stageParam,
  kind: choiceParam('type', { complet: 'FULL', rapid: 'QUICK' } as const, null),
  ...sortParams({ recues: 'CREATED_AT', depart: 'STARTS_AT' } as const, 'CREATED_AT', 'DESC'),
  /** Number of the reservation that is opened beside the list. */
  opened: textParam(listParams.number),
};

/** The search, filters, order and page of the list of reservations. */
export type ReservationsView = ListState<typeof reservationsView>;

/** Converts the view to the server's filter. Both days of the period are included, in agency time. */
const toFilter = (view: ReservationsView): ReservationFilter => ({
  ...(view.status && { statuses: [view.status] }),
  ...(view.kind && { kind: view.kind }),
  ...stageCondition(view.stage),
  ...(view.vehicleId && { vehicleId: view.vehicleId }),
  ...(view.agencyId && { agencyId: view.agencyId }),
  ...(view.customerId && { customerId: view.customerId }),
  ...(view.from && { from: `${view.from}T00:00` }),
  ...(view.to && { to: `${addDays(view.to, 1)}T00:00` }),
});

/** Returns the variables of the list's query. */
export const variablesOf = (view: ReservationsView) => ({ filter: toFilter(view), ...searchAndSort(view) });

/** Returns the address of a view of the list; `from` is the query of the view that it starts from. */
export const reservationsHref = (change: Partial<ReservationsView>, from?: URLSearchParams): string =>
  viewHref(paths.reservations, reservationsView, change, from);
