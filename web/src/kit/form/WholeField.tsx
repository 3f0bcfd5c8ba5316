import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput, type NumberInputProps } from '@mantine/core';
import { decimalMark } from '../../platform/i18n/locale';
import { wholeProblem } from './whole';

/**
 * Shows a field for a whole number from 0. Decimals and a minus sign stay in it as an error; a field that drops them would read `12345.7`
 * as 123 457.
 */
export const WholeField = ({ error, ...props }: NumberInputProps) => (
  <NumberInput
    decimalSeparator={decimalMark}
    allowedDecimalSeparators={['.', ',']}
    hideControls
    inputMode="numeric"
    maxLength={4}
    error={error ?? wholeProblem(props.value)}
    {...props}
  />
);
