import type { NumberInputProps } from '@mantine/core';
import { WholeField } from './WholeField';

/** Shows a field for an odometer reading, in whole km. */
export const KmField = (props: NumberInputProps) => (
  <WholeField thousandSeparator=" " suffix=" km" maxLength={14} {...props} />
);
