import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { CashOutsideTill } from './CashOutsideTill';
import { paymentMethods } from './draft';
import { t } from './texts';

interface MethodSelectProps extends NativeSelectProps {
  value: string;
  /** The text of the empty choice that stands first; without it, a method is always chosen. */
  choose?: string;
}

/** Chooses a payment method, and tells if cash would be counted in no till. */
export const MethodSelect = ({ choose, ...field }: MethodSelectProps) => (
  <>
    <NativeSelect
      required
      data={[
        ...(choose === undefined ? [] : [{ value: '', label: choose, disabled: true }]),
        ...paymentMethods.map((value) => ({ value, label: t(`terms.methods.${value}`) })),
      ]}
      {...field}
    />
    <CashOutsideTill method={field.value} />
  </>
);
