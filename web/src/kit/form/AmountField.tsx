import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput, type NumberInputProps } from '@mantine/core';
import { decimalMark } from '../../platform/i18n/locale';
import { isAmount } from '../../platform/money/money';
import { t } from '../texts';

/**
 * Shows a field for dirhams, typed with a comma or a point. A minus sign stays, so that the server refuses a negative amount; a field that
 * drops it would make the amount positive. A third decimal stays as an error for the same reason: who types `1.250` means 1 250.
 */
export const AmountField = ({ error, ...props }: NumberInputProps) => (
  <NumberInput
    hideControls
    decimalScale={3}
    trimLeadingZeroesOnBlur={isAmount(props.value)}
    decimalSeparator={decimalMark}
    allowedDecimalSeparators={['.', ',']}
    thousandSeparator=" "
    suffix={` ${t('common:units.currency')}`}
    maxLength={16}
    error={error ?? (isAmount(props.value) ? undefined : t('form.notAmount'))}
    {...props}
  />
);

/** Shows a field for percent, typed with a comma or a point. */
export const PercentField = (props: NumberInputProps) => (
  <AmountField thousandSeparator={false} suffix=" %" maxLength={8} {...props} />
);
