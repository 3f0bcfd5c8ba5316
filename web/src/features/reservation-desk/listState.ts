import type {
  ReservationFilter,
  ReservationKind,
  ReservationSearch,
  ReservationSearchField,
  ReservationStatus,
} from '../../lib/graphql/types.generated';
import { searchOf } from '../../ui/list/searchOf';

/** What the list shows; all of it stands in the address, so that a view can be shared and survives a reload. */
export interface ListState {
  status: ReservationStatus | null;
  field: SearchField;
  text: string;
  /** First day of the period, `YYYY-MM-DD`; empty for none. */
  from: string;
  /** Last day of the period, `YYYY-MM-DD`; empty for none. */
  to: string;
  vehicleId: string;
  agencyId: string;
  /** A registered customer; empty for none. */
  customerId: string;
  kind: ReservationKind | null;
  page: number;
  /** Number of the reservation that is open beside the list; empty for none. */
  opened: string;
}

/** The columns that staff search by (docs/rules/reservations.md#the-staffs-list). */
export type SearchField = Exclude<ReservationSearchField, 'SECOND_DRIVER_NATIONAL_ID'>;

const statusNames = {
  'en-traitement': 'PENDING',
  accepter: 'ACCEPTED',
  refuser: 'REFUSED',
  annuler: 'CANCELLED',
} as const satisfies Record<string, ReservationStatus>;
const kindNames = { complet: 'FULL', rapid: 'QUICK' } as const satisfies Record<string, ReservationKind>;
const fieldNames = {
  num_reservation: 'NUMBER',
  nom_client: 'NAME',
  telephone_client: 'PHONE',
  num_cin_client: 'NATIONAL_ID',
} as const satisfies Record<string, SearchField>;

/** The columns in the order of the choice. */
export const searchFields: readonly SearchField[] = Object.values(fieldNames);

const valueOf = <Value extends string>(names: Record<string, Value>, name: string | null): Value | null =>
  (name !== null && Object.hasOwn(names, name) && names[name]) || null;

const nameOf = <Value extends string>(names: Record<string, Value>, value: Value | null): string =>
  Object.entries(names).find(([, known]) => known === value)?.[0] ?? '';

const dayOf = (value: string | null): string =>
  value && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';

/** Reads the address; what it does not understand counts as not given. */
export const readListState = (params: URLSearchParams): ListState => {
  const page = Number(params.get('page'));
  return {
    status: valueOf(statusNames, params.get('etat')),
    field: valueOf(fieldNames, params.get('champ')) ?? 'NUMBER',
    text: params.get('recherche') ?? '',
    from: dayOf(params.get('du')),
    to: dayOf(params.get('au')),
    vehicleId: params.get('vehicule') ?? '',
    agencyId: params.get('agence') ?? '',
    customerId: params.get('client') ?? '',
    kind: valueOf(kindNames, params.get('type')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    opened: params.get('numero') ?? '',
  };
};

/** The address of a view; what stands at its default is left out. */
export const writeListState = (state: ListState): URLSearchParams => {
  const params = new URLSearchParams();
  const put = (name: string, value: string): void => {
    if (value) params.set(name, value);
  };
  put('etat', nameOf(statusNames, state.status));
  if (state.text || state.field !== 'NUMBER') put('champ', nameOf(fieldNames, state.field));
  put('recherche', state.text);
  put('du', state.from);
  put('au', state.to);
  put('vehicule', state.vehicleId);
  put('agence', state.agencyId);
  put('client', state.customerId);
  put('type', nameOf(kindNames, state.kind));
  if (state.page > 1) put('page', String(state.page));
  put('numero', state.opened);
  return params;
};

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The filter for the server. Both days of the period belong to it, in agency time. */
export const toFilter = (state: ListState): ReservationFilter => ({
  ...(state.status && { statuses: [state.status] }),
  ...(state.kind && { kind: state.kind }),
  ...(state.vehicleId && { vehicleId: state.vehicleId }),
  ...(state.agencyId && { agencyId: state.agencyId }),
  ...(state.customerId && { customerId: state.customerId }),
  ...(state.from && { from: `${state.from}T00:00` }),
  ...(state.to && { to: `${nextDay(state.to)}T00:00` }),
});

/** The search for the server. */
export const toSearch = ({ field, text }: ListState): ReservationSearch | undefined => searchOf(text, field);

/** How many filters narrow the list, the state's tab and the search aside. */
export const countFilters = (state: ListState): number =>
  [state.from || state.to, state.vehicleId, state.agencyId, state.customerId, state.kind].filter(Boolean).length;

/** The view without search and filters. */
export const withoutFilters = (state: ListState): ListState => ({
  ...state,
  text: '',
  from: '',
  to: '',
  vehicleId: '',
  agencyId: '',
  customerId: '',
  kind: null,
  page: 1,
});
