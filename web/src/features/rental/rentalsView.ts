import type { RentalStage, ReservationFilter } from '../../platform/graphql/types.generated';
import { listParams } from '../../platform/url/paths';
import { choiceParam, flagParam, searchParams, textParam, type ListState } from '../../kit/list/listParams';
import { searchAndSort } from '../../kit/list/searchOf';

/** The quick filters of the list: a stage, or late rentals, or rentals at risk; empty for all. */
export type StageChoice = RentalStage | 'LATE' | 'AT_RISK' | '';

/** The query parameters that hold the state of the list of rentals. */
export const rentalsView = {
  ...searchParams({
    num_reservation: 'NUMBER',
    nom_client: 'NAME',
    telephone_client: 'PHONE',
    num_cin_client: 'NATIONAL_ID',
  }),
  fromToday: flagParam('aujourdhui'),
  stage: choiceParam<StageChoice, ''>(
    'etape',
    {
      a_venir: 'PLANNED',
      en_cours: 'OUT',
      en_retard: 'LATE',
      menacee: 'AT_RISK',
      rentree: 'RETURNED',
      cloturee: 'CLOSED',
      non_presente: 'NO_SHOW',
    },
    '',
  ),
  sortBy: choiceParam('tri', { depart: 'STARTS_AT', numero: 'NUMBER' } as const, 'STARTS_AT'),
  /** By default the latest departure comes first; for planned rentals, the next one. */
  direction: choiceParam('ordre', { croissant: 'ASC', decroissant: 'DESC' } as const, null),
  opened: textParam(listParams.number),
};

/** The search, filters, order and page of the list of rentals. */
export type RentalsView = ListState<typeof rentalsView>;

const conditionOf = (stage: StageChoice): ReservationFilter => {
  if (stage === 'LATE') return { late: true };
  if (stage === 'AT_RISK') return { atRisk: true };
  return stage ? { stages: [stage] } : {};
};

const toFilter = ({ fromToday, stage }: RentalsView, today: string): ReservationFilter => ({
  statuses: ['ACCEPTED'],
  ...conditionOf(stage),
  ...(fromToday && { startsFrom: `${today}T00:00` }),
});

/** Returns the variables of the list's query; `today` is the agency's day, `YYYY-MM-DD`. */
export const variablesOn = (today: string) => (view: RentalsView) => ({
  filter: toFilter(view, today),
  ...searchAndSort({ ...view, direction: view.direction ?? (view.fromToday ? 'ASC' : 'DESC') }),
});
