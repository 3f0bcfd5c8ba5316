import type { RentalStage, ReservationFilter } from '../../platform/graphql/types.generated';
import { choiceFilter, type ListFilter } from '../../kit/list/filters';
import { choiceParam } from '../../kit/list/listParams';
import { t } from './texts';

/** What a list is narrowed to: a stage, or late rentals, or rentals at risk; empty for all. */
export type StageChoice = RentalStage | 'LATE' | 'AT_RISK' | '';

/** The query parameter of a list that holds the choice. */
export const stageParam = choiceParam<StageChoice, ''>(
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
);

/** Returns the part of the server's filter for a choice. */
export const stageCondition = (choice: StageChoice): ReservationFilter => {
  if (choice === 'LATE') return { late: true };
  if (choice === 'AT_RISK') return { atRisk: true };
  return choice ? { stages: [choice] } : {};
};

const nameOf = (choice: Exclude<StageChoice, ''>): string => {
  if (choice === 'LATE') return t('stages.late');
  return choice === 'AT_RISK' ? t('stages.atRisk') : t(`stages.name.${choice}`);
};

/** Makes the filter of a list by stage. */
export const stageFilter = <View extends { stage: StageChoice }>(place: 'button' | 'bar'): ListFilter<View> =>
  choiceFilter<View, Exclude<StageChoice, ''>>({
    label: t('stages.filter'),
    any: t('stages.all'),
    choices: (['PLANNED', 'AT_RISK', 'OUT', 'LATE', 'RETURNED', 'CLOSED', 'NO_SHOW'] as const).map((value) => ({
      value,
      label: nameOf(value),
    })),
    get: ({ stage }) => stage,
    change: (stage) => ({ stage: stage ?? '' }) as Partial<View>,
    chip: ({ label }) => t('stages.chip', { name: label }),
    place,
  });
