import type { ServerForm } from '../../kit/form/useServerForm';
import { PeriodFields } from '../../kit/date/PeriodFields';
import type { TripDraft } from './draft';

interface PeriodInputsProps {
  form: Pick<ServerForm<Pick<TripDraft, 'period'>>, 'values' | 'errorAt' | 'setFieldValue'>;
  labels: { startsAt: string; endsAt: string };
  /** If true, the trip cannot start before the agency's current day. */
  fromToday?: boolean;
  latestStart?: string | undefined;
  /** The most days that the trip may last. */
  longest?: number;
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
