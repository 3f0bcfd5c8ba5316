import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { FormFields } from '../../kit/form/useServerForm';
import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/extras';
import { tripOptions, type ReservationDraft } from './draft';
import { useQuote } from './useQuote';

interface PromotionFieldProps {
  form: FormFields<ReservationDraft>;
  vehicleId: string;
  /** The code that the reservation has: it is promised, and not asked about. */
  kept?: string;
  size?: 'sm' | 'md';
  /** Whether the staff ask for a registered customer. */
  registered?: boolean;
}

/** The field of a promotion's code: it says what the code takes off, or why it does not hold, as soon as one stops typing. */
export const PromotionField = ({
  form,
  vehicleId,
  kept = '',
  size = 'sm',
  registered = false,
}: PromotionFieldProps) => {
  const [settled] = useDebouncedValue(form.values, 400);
  const entered = settled.promotionCode.trim();
  const isNew = entered !== '' && entered.toUpperCase() !== kept;
  const { data, codeProblem } = useQuote({
    vehicleId: isNew ? vehicleId : '',
    period: settled.period,
    options: { ...tripOptions(settled), ...(registered && { registered }) },
  });
  const stands = isNew && form.values.promotionCode.trim() === entered;
  const off = stands ? data?.priceQuote.lines.find(({ kind }) => kind === 'PROMOTION') : undefined;
  return (
    <TextInput
      size={size}
      label={t('promotionCode')}
      description={off && t('promotionOff', { amount: formatMoney(off.amount) })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      {...form.field('promotionCode')}
      error={form.errorAt('promotionCode') ?? (stands && codeProblem)}
    />
  );
};
