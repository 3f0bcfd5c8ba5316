import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { decimalMark } from '../../platform/i18n/locale';
import { t } from '../texts';

interface AmountFieldProps {
  label: string;
  /** A number, or text that is not a valid number yet. */
  value: number | string;
  onChange: (value: number | string) => void;
  error?: ReactNode;
  description?: ReactNode;
  'aria-label'?: string;
  required?: boolean;
}

/** Shows a field for dirhams, typed with a comma or a point. */
export const AmountField = (props: AmountFieldProps) => (
  <NumberInput
    {...props}
    hideControls
    allowNegative={false}
    decimalScale={2}
    decimalSeparator={decimalMark()}
    allowedDecimalSeparators={['.', ',']}
    thousandSeparator=" "
    suffix={` ${t('common:units.currency')}`}
    inputMode="decimal"
    maxLength={16}
  />
);
