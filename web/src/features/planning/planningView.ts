import type { PlanningFilter, VehicleCategory } from '../../platform/graphql/types.generated';
import { choiceParam, choicesParam, dayParam, flagParam, textParam, type ListState } from '../../kit/list/listParams';
import { addDays } from '../../platform/time/time';

/** Number of days that the calendar shows, by the name of the view. */
const viewDays = { WEEK: 7, FORTNIGHT: 14, MONTH: 31, TWO_MONTHS: 60 } as const;
/** The name of a view of the calendar, a key of viewDays. */
export type ViewName = keyof typeof viewDays;
/** The names of the calendar's views, shortest first. */
export const viewNames = Object.keys(viewDays) as ViewName[];

/** Which free vehicles are shown: those free over the whole window, or for the rest of today. */
export type Availability = 'PERIOD' | 'TODAY';

/** The query parameters that hold the state of the availability calendar. */
export const planningView = {
  /** First day; empty for the default, which follows the calendar. */
  from: dayParam('du'),
  view: choiceParam<ViewName, ViewName>(
    'vue',
    { semaine: 'WEEK', 'deux-semaines': 'FORTNIGHT', mois: 'MONTH', 'deux-mois': 'TWO_MONTHS' },
    'FORTNIGHT',
  ),
  categories: choicesParam<VehicleCategory>('gamme', {
    suv: 'COMPACT_SUV',
    familiales: 'FAMILY_SEDAN',
    luxe: 'LUXURY_SEDAN',
    citadines: 'CITY_CAR',
    'petites-citadines': 'SMALL_CITY_CAR',
  }),
  agencyId: textParam('agence'),
  text: textParam('recherche'),
  availability: choiceParam<Availability, null>('libres', { periode: 'PERIOD', 'aujourd-hui': 'TODAY' }, null),
  /** True if the address asks for the form of a new reservation; the page opens it and removes the parameter. */
  booking: flagParam('nouvelle'),
  /** Number of the open reservation; empty for none. */
  opened: textParam('numero'),
};

/** The first day, the length and the filters of the availability calendar. */
export type PlanningState = ListState<typeof planningView>;

/** The changes that remove every filter. */
export const withoutFilters: Partial<PlanningState> = { categories: [], agencyId: '', text: '', availability: null };

/** Converts the view to the server's filter. */
export const toPlanningFilter = ({
  categories: chosen,
  agencyId,
  text,
}: Pick<PlanningState, 'categories' | 'agencyId' | 'text'>): PlanningFilter => ({
  ...(chosen.length > 0 && { categories: [...chosen] }),
  ...(agencyId && { agencyId }),
  ...(text.trim() && { search: text.trim() }),
});

/** The first day, the last day and the number of days that the calendar shows. */
export interface Window {
  /** First and last day, `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  days: number;
}

/** Returns the variables of the calendar's query. On a desk the window also has yesterday, for late returns; a phone shows one day. */
export const windowOf = (
  { from, view }: Pick<PlanningState, 'from' | 'view'>,
  today: string,
  oneDay: boolean,
): Window => {
  const days = oneDay ? 1 : viewDays[view];
  const first = from || (oneDay ? today : addDays(today, -1));
  return { from: first, to: addDays(first, days - 1), days };
};

/** Returns the variables of the calendar's query for a window; `from` and `to` are empty while the window is unknown. */
export const planningVariables = (window: Window | null, filter: PlanningFilter) => ({
  from: window?.from ?? '',
  to: window?.to ?? '',
  filter,
});
