import { NumberField, type NumberFieldProps } from './NumberField';
import { wholeProblem } from './whole';

/** Shows a field for a whole number from 0. Decimals and a minus sign stay in it as an error. */
export const WholeField = (props: NumberFieldProps) => (
  <NumberField inputMode="numeric" grouped={false} decimals={0} problemOf={wholeProblem} {...props} />
);
