import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput, type NumberInputProps } from '@mantine/core';

/** The odometer of a vehicle, in km. */
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
