import type { ServerForm } from '../../kit/form/useServerForm';
import { PeriodFields } from '../../kit/date/PeriodFields';
import type { PeriodBounds } from '../../kit/date/PeriodPanel';
import type { TripDraft } from './draft';

interface PeriodInputsProps extends PeriodBounds {
  form: Pick<ServerForm<Pick<TripDraft, 'period'>>, 'values' | 'errorAt' | 'setFieldValue'>;
  labels: { startsAt: string; endsAt: string };
  required?: boolean;
  /** If true, the dates are shown but cannot be changed here. */
  locked?: boolean;
  size?: 'sm' | 'md';
}

/** Shows start and return of a trip; the return is never before the start. */
export const PeriodInputs = ({ form, size = 'sm', ...fields }: PeriodInputsProps) => {
  const errorOf = (end: 'startsAt' | 'endsAt'): string | undefined => form.errorAt(`period.${end}`);
  return (
    <PeriodFields
      {...fields}
      size={size}
      value={form.values.period}
      onChange={(period) => form.setFieldValue('period', period)}
      errors={{ startsAt: errorOf('startsAt'), endsAt: errorOf('endsAt') }}
    />
  );
};
