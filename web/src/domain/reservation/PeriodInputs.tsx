import type { FormInputs } from '../../kit/form/useServerForm';
import { t } from '../../lib/i18n/common';
import { DateTimeField } from '../../ui/DateTimeField';
import type { TripDraft } from './draft';

interface PeriodInputsProps {
  form: FormInputs<Pick<TripDraft, 'period'>>;
  labels: { startsAt: string; endsAt: string };
  /** Agency wall times that bound what can be chosen. */
  earliest?: string | undefined;
  latestStart?: string | undefined;
  latestEnd?: string | undefined;
  required?: boolean;
  /** Shown but not changeable: the dates come from elsewhere. */
  locked?: boolean;
  size?: 'sm' | 'md';
}

/** Start and return of a trip; the return is never before the start. */
export const PeriodInputs = ({
  form,
  labels,
  earliest,
  latestStart,
  latestEnd,
  required = false,
  locked = false,
  size = 'sm',
}: PeriodInputsProps) => (
  <>
    <DateTimeField
      label={labels.startsAt}
      pickerTitle={t('dateTime.startTitle')}
      min={earliest}
      max={latestStart}
      required={required}
      locked={locked}
      size={size}
      {...form.field('period.startsAt')}
    />
    <DateTimeField
      label={labels.endsAt}
      pickerTitle={t('dateTime.returnTitle')}
      min={form.values.period.startsAt || earliest}
      max={latestEnd}
      required={required}
      locked={locked}
      size={size}
      {...form.field('period.endsAt')}
    />
  </>
);
