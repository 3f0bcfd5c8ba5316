import type { RentalStage } from '../../platform/graphql/types.generated';
import type { RentalProgressFragment } from './RentalProgress.generated';

/** The steps of a rental, in their usual order. */
export type StageStep = 'depart' | 'return' | 'noShow' | 'close' | 'reopen';

/** A step that is possible now. */
export interface OfferedStep {
  step: StageStep;
  to: RentalStage;
  reasonRequired: boolean;
}

const named = (from: RentalStage, to: RentalStage): StageStep => {
  if (to === 'NO_SHOW') return 'noShow';
  if (to === 'CLOSED') return 'close';
  if (to === 'OUT' && from === 'PLANNED') return 'depart';
  return to === 'RETURNED' && from === 'OUT' ? 'return' : 'reopen';
};

/**
 * Returns the steps that the server offers, forward ones first. A no-show is offered from the start on; `now` is the agency's wall time.
 */
export const offeredSteps = (
  { stage, startsAt, stageMoves }: Pick<RentalProgressFragment, 'stage' | 'startsAt' | 'stageMoves'>,
  now: string | undefined,
): OfferedStep[] => {
  if (!stage) return [];
  return stageMoves
    .map(({ to, reasonRequired }) => ({ step: named(stage, to), to, reasonRequired }))
    .filter(({ step }) => step !== 'noShow' || (now !== undefined && startsAt.slice(0, 16) <= now))
    .sort((a, b) => Number(a.step === 'reopen') - Number(b.step === 'reopen'));
};
