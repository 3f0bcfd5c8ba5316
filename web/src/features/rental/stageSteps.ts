import { formatMoney } from '../../lib/format';
import type { RentalStage } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/rental';
import type { RentalHistoryFragment, RentalProgressFragment } from './RentalProgress.generated';

/** What staff do with a rental, in the order of its life. */
export type StageStep = 'depart' | 'return' | 'noShow' | 'close' | 'reopen';

/** A step that can be taken now. */
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

/** The steps that the server offers, forward ones first. Before the start nobody is missing: `now` is the agency's wall time. */
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

/** What a departure lacked that an Admin allowed, and why; null where nothing was missing. */
export const lackedMoney = ({
  moneyReason: reason,
  missingBalance: balance,
  missingDeposit: deposit,
}: Pick<RentalHistoryFragment['stageEvents'][number], 'moneyReason' | 'missingBalance' | 'missingDeposit'>):
  string | null => {
  if (reason === null) return null;
  const sums = [
    balance !== null && t('stages.lackedBalance', { amount: formatMoney(balance) }),
    deposit !== null && t('stages.lackedDeposit', { amount: formatMoney(deposit) }),
  ];
  return t('stages.lackedOf', { sums: sums.filter(Boolean).join(' et '), reason });
};
