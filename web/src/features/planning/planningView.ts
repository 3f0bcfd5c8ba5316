import type { PlanningFilter, VehicleCategory } from '../../platform/graphql/types.generated';
import { choiceParam, choicesParam, dayParam, flagParam, textParam, type ListState } from '../../kit/list/listParams';
import { shiftDay } from '../../kit/timeline/wallMinutes';

/** How many days the calendar shows at once, by the name of the view. */
export const viewDays = { WEEK: 7, FORTNIGHT: 14, MONTH: 31, TWO_MONTHS: 60 } as const;
export type ViewName = keyof typeof viewDays;
export const viewNames = Object.keys(viewDays) as ViewName[];

/** Vehicles that nothing occupies: over the whole window, or for the rest of today. */
export type Availability = 'PERIOD' | 'TODAY';

/** The categories in their fixed order (docs/rules/fleet.md#vehicles). */
export const categories: readonly VehicleCategory[] = [
  'COMPACT_SUV',
  'FAMILY_SEDAN',
  'LUXURY_SEDAN',
  'CITY_CAR',
  'SMALL_CITY_CAR',
];

/** The parts of the view, as they stand in the address. */
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

export type PlanningState = ListState<typeof planningView>;

/** What takes every filter away. */
export const withoutFilters: Partial<PlanningState> = { categories: [], agencyId: '', text: '', availability: null };

/** The filter for the server. */
export const toPlanningFilter = ({
  categories: chosen,
  agencyId,
  text,
}: Pick<PlanningState, 'categories' | 'agencyId' | 'text'>): PlanningFilter => ({
  ...(chosen.length > 0 && { categories: [...chosen] }),
  ...(agencyId && { agencyId }),
  ...(text.trim() && { search: text.trim() }),
});

export interface Window {
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  days: number;
}

/** What is asked of the server. The desk sees yesterday too, for what comes back late; a phone shows one day. */
export const windowOf = (
  { from, view }: Pick<PlanningState, 'from' | 'view'>,
  today: string,
  oneDay: boolean,
): Window => {
  const days = oneDay ? 1 : viewDays[view];
  const first = from || (oneDay ? today : shiftDay(today, -1));
  return { from: first, to: shiftDay(first, days - 1), days };
};

/** Returns the variables of the calendar's query for a window; `from` and `to` are empty while the window is unknown. */
export const planningVariables = (window: Window | null, filter: PlanningFilter) => ({
  from: window?.from ?? '',
  to: window?.to ?? '',
  filter,
});
