import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput, type NumberInputProps } from '@mantine/core';

/** Shows a field for an odometer reading, in whole km. */
export const KmField = (props: NumberInputProps) => (
  <NumberInput
    allowDecimal={false}
    allowNegative={false}
    thousandSeparator=" "
    suffix=" km"
    maxLength={14}
    hideControls
    inputMode="numeric"
    {...props}
  />
);
