import type { ReservationFilter } from '../../platform/graphql/types.generated';
import { listParams } from '../../platform/url/paths';
import { choiceParam, flagParam, searchParams, textParam, type ListState } from '../../kit/list/listParams';
import { searchAndSort } from '../../kit/list/searchOf';
import { stageCondition, stageParam } from '../../domain/rental/stageChoice';

/** The query parameters that hold the state of the list of rentals. */
export const rentalsView = {
  ...searchParams({
    num_reservation: 'NUMBER',
    nom_client: 'NAME',
    telephone_client: 'PHONE',
    num_cin_client: 'NATIONAL_ID',
  }),
  fromToday: flagParam('aujourdhui'),
  stage: stageParam,
  sortBy: choiceParam('tri', { echeance: 'AWAITED_AT', depart: 'STARTS_AT', numero: 'NUMBER' } as const, 'AWAITED_AT'),
  /** By default what is late and today's come first; by departure the latest, or from today on the next one. */
  direction: choiceParam('ordre', { croissant: 'ASC', decroissant: 'DESC' } as const, null),
  opened: textParam(listParams.number),
};

/** The search, filters, order and page of the list of rentals. */
export type RentalsView = ListState<typeof rentalsView>;

const toFilter = ({ fromToday, stage }: RentalsView, today: string): ReservationFilter => ({
  statuses: ['ACCEPTED'],
  ...stageCondition(stage),
  ...(fromToday && { startsFrom: `${today}T00:00` }),
});

/** Returns the variables of the list's query; `today` is the agency's day, `YYYY-MM-DD`. */
export const variablesOn = (today: string) => (view: RentalsView) => ({
  filter: toFilter(view, today),
  ...searchAndSort({
    ...view,
    direction: view.direction ?? (view.fromToday || view.sortBy === 'AWAITED_AT' ? 'ASC' : 'DESC'),
  }),
});
