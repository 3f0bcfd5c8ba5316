import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput, type NumberInputProps } from '@mantine/core';

/** Shows a field for a whole number. */
export const WholeField = (props: NumberInputProps) => (
  <NumberInput allowDecimal={false} allowNegative={false} hideControls maxLength={4} {...props} />
);
