import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { FormFields } from '../../kit/form/useServerForm';
import { formatMoney } from '../../platform/format/format';
import { tripOptionsLimits } from '../../platform/graphql/limits.generated';
import { hintBelow } from '../../kit/form/hintBelow';
import { tripOptions, type ReservationDraft } from './draft';
import { t } from './extras.texts';
import { useQuote } from './useQuote';

interface PromotionFieldProps {
  form: FormFields<ReservationDraft>;
  vehicleId: string;
  /** The code that the reservation has already. It was promised, so it is not checked. */
  storedCode?: string;
  size?: 'sm' | 'md';
  /** Whether the price is that of a registered customer. */
  registered?: boolean;
  /** Whether the field takes the focus when it is shown. */
  focused?: boolean;
}

/** Gives a new field the focus when used as a ref. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

/** Shows the field of a promotion code. After a pause in typing it shows the discount, or why the code is refused. */
export const PromotionField = ({
  form,
  vehicleId,
  storedCode = '',
  size = 'sm',
  registered = false,
  focused = false,
}: PromotionFieldProps) => {
  const [settled] = useDebouncedValue(form.values, 400);
  const entered = settled.promotionCode.trim();
  const isNew = entered !== '' && entered.toUpperCase() !== storedCode;
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
      inputWrapperOrder={hintBelow}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      {...tripOptionsLimits.promotionCode}
      ref={focused ? takeFocus : undefined}
      {...form.field('promotionCode')}
      error={form.errorAt('promotionCode') ?? (stands && codeProblem)}
    />
  );
};
