import type { FieldErrors } from '../../kit/form/useServerForm';
import type { PaymentMethod } from '../../platform/graphql/types.generated';
import { fromCentimes, toCentimes } from '../../platform/money/money';
import { t } from './texts';

/** The values of the acceptance form; amounts as typed. */
export interface AcceptanceDraft {
  vehicleId: string;
  total: number | string;
  advance: number | string;
  /** How the advance was paid; empty until chosen. */
  advanceMethod: PaymentMethod | '';
}

/**
 * Returns the balance, total less advance (docs/rules/reservations.md#accepting), as a decimal string; null while it cannot be computed.
 */
export const balanceOf = ({ total, advance }: Pick<AcceptanceDraft, 'total' | 'advance'>): string | null => {
  const [all, paid] = [toCentimes(total), toCentimes(advance)];
  return all === null || paid === null || paid > all ? null : fromCentimes(all - paid);
};

/** Checks the amounts by the server's rules, before anything is sent. */
export const checkAmounts = ({ total, advance }: Pick<AcceptanceDraft, 'total' | 'advance'>): FieldErrors => {
  const [all, paid] = [toCentimes(total), toCentimes(advance)];
  if (all === null) return { total: t('accept.totalWrong') };
  if (paid === null) return { advance: t('accept.advanceWrong') };
  return paid > all ? { advance: t('accept.advanceTooHigh') } : {};
};

/** Returns errors that prevent sending an acceptance: amounts, and an advance without its payment method. */
export const checkAcceptance = (draft: AcceptanceDraft): FieldErrors => ({
  ...checkAmounts(draft),
  ...((toCentimes(draft.advance) ?? 0) > 0 &&
    draft.advanceMethod === '' && { advanceMethod: t('accept.advanceMethodWrong') }),
});
