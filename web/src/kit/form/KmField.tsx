import type { NumberFieldProps } from './NumberField';
import { WholeField } from './WholeField';

/** Shows a field for an odometer reading, in whole km. */
export const KmField = (props: NumberFieldProps) => <WholeField grouped suffix=" km" {...props} />;
