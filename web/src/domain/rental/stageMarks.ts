import type { RentalStage } from '../../platform/graphql/types.generated';
import { t } from './texts';

/** Says beside a departure of the day that the customer has left; false before. */
export const departedMark = (stage: RentalStage | null | undefined): string | false =>
  (stage === 'OUT' || stage === 'RETURNED' || stage === 'CLOSED') && t('stages.departed');

/** Says beside a return of the day that the vehicle is back; false before. */
export const returnedMark = (stage: RentalStage | null | undefined): string | false =>
  (stage === 'RETURNED' || stage === 'CLOSED') && t('stages.returned');
