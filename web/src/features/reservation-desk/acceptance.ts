import type { FieldErrors } from '../../kit/form/useServerForm';
import type { PaymentMethod } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/backoffice';
import { fromCentimes, toCentimes } from '../../lib/money';

/** What the form of the acceptance holds; amounts as their fields hold them. */
export interface AcceptanceDraft {
  vehicleId: string;
  total: number | string;
  advance: number | string;
  /** How the advance was paid; empty until it is said. */
  advanceMethod: PaymentMethod | '';
}

/**
 * Gives the balance, total less advance (docs/rules/reservations.md#accepting), as a decimal string; null while it can't be
 * said.
 */
export const balanceOf = ({ total, advance }: Pick<AcceptanceDraft, 'total' | 'advance'>): string | null => {
  const [all, paid] = [toCentimes(total), toCentimes(advance)];
  return all === null || paid === null || paid > all ? null : fromCentimes(all - paid);
};

/** The rules the server holds too, told before anything is sent. */
export const checkAmounts = ({ total, advance }: Pick<AcceptanceDraft, 'total' | 'advance'>): FieldErrors => {
  const [all, paid] = [toCentimes(total), toCentimes(advance)];
  if (all === null) return { total: t('accept.totalWrong') };
  if (paid === null) return { advance: t('accept.advanceWrong') };
  return paid > all ? { advance: t('accept.advanceTooHigh') } : {};
};

/** What keeps an acceptance from being sent: amounts, and an advance that does not say how it was paid. */
export const checkAcceptance = (draft: AcceptanceDraft): FieldErrors => ({
  ...checkAmounts(draft),
  ...((toCentimes(draft.advance) ?? 0) > 0 &&
    draft.advanceMethod === '' && { advanceMethod: t('accept.advanceMethodWrong') }),
});
