import { isAmount } from '../../platform/money/money';
import { t } from '../texts';
import { NumberField, type NumberFieldProps } from './NumberField';
import type { Typed } from './typed';

const problemOf = (value: Typed): string | undefined => (isAmount(value) ? undefined : t('form.notAmount'));

/**
 * Shows a field for dirhams. A minus sign stays, so that the server refuses a negative amount. A third decimal stays as an error: who types
 * `1.250` means 1 250.
 */
export const AmountField = (props: NumberFieldProps) => (
  <NumberField suffix={` ${t('common:units.currency')}`} problemOf={problemOf} {...props} />
);

/** Shows a field for percent, typed with a comma or a point. */
export const PercentField = (props: NumberFieldProps) => <AmountField grouped={false} suffix=" %" {...props} />;
