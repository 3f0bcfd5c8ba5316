import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface AmountFieldProps {
  label: string;
  /** What the field holds: a number, or the text while it is not one yet. */
  value: number | string;
  onChange: (value: number | string) => void;
  error?: ReactNode;
  description?: ReactNode;
  required?: boolean;
}

/** An amount in dirhams, typed with a comma or a point. */
export const AmountField = (props: AmountFieldProps) => (
  <NumberInput
    {...props}
    hideControls
    allowNegative={false}
    decimalScale={2}
    decimalSeparator=","
    allowedDecimalSeparators={['.', ',']}
    thousandSeparator=" "
    suffix=" Dh"
    inputMode="decimal"
    maxLength={16}
  />
);
