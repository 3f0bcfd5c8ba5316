import type {
  RentalStage,
  ReservationFilter,
  ReservationSearch,
  ReservationSort,
} from '../../lib/graphql/types.generated';
import { choiceParam, flagParam, textParam, type ListState } from '../../ui/list/listParams';
import { searchOf } from '../../ui/list/searchOf';

/** The columns that staff search by (docs/rules/reservations.md#the-staffs-list). */
export const rentalSearchFields = ['NUMBER', 'NAME', 'PHONE', 'NATIONAL_ID'] as const;
type SearchField = (typeof rentalSearchFields)[number];

/** What the list is narrowed to: a stage, or those that are late; nothing for all of them. */
export type StageChoice = RentalStage | 'LATE' | '';

/** What the address holds of the list. */
export const rentalsView = {
  field: choiceParam<SearchField, SearchField>(
    'champ',
    { num_reservation: 'NUMBER', nom_client: 'NAME', telephone_client: 'PHONE', num_cin_client: 'NATIONAL_ID' },
    'NUMBER',
  ),
  text: textParam('recherche'),
  fromToday: flagParam('aujourdhui'),
  stage: choiceParam<StageChoice, ''>(
    'etape',
    {
      a_venir: 'PLANNED',
      en_cours: 'OUT',
      en_retard: 'LATE',
      rentree: 'RETURNED',
      cloturee: 'CLOSED',
      non_presente: 'NO_SHOW',
    },
    '',
  ),
  opened: textParam('numero'),
};

type RentalsState = ListState<typeof rentalsView>;

/** The filter for the server; `today` is the agency's day, `YYYY-MM-DD`. */
export const toRentalFilter = ({ fromToday, stage }: RentalsState, today: string): ReservationFilter => ({
  statuses: ['ACCEPTED'],
  ...(stage === 'LATE' ? { late: true } : stage && { stages: [stage] }),
  ...(fromToday && { startsFrom: `${today}T00:00` }),
});

/** The search for the server. */
export const toRentalSearch = ({ field, text }: RentalsState): ReservationSearch | undefined => searchOf(text, field);

/** The latest departure first; of what is to come, the next. */
export const toRentalSort = ({ fromToday }: RentalsState): ReservationSort => ({
  field: 'STARTS_AT',
  direction: fromToday ? 'ASC' : 'DESC',
});
