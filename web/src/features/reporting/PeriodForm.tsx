import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { readProblem } from '../../platform/errors/errors';
import { DateField } from '../../kit/date/DateField';
import classes from './PeriodForm.module.css';
import { t } from './texts';

/** Days `YYYY-MM-DD`, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

interface PeriodFormProps {
  /** Names the chart in the fields' labels for screen readers, which do not connect them to the heading above. */
  of: string;
  /** The period that is shown; null for the current month. */
  period: DaySpan | null;
  /** Why the figures of the period could not be loaded; a refusal of the dates is shown here. */
  error?: unknown;
  onSearch: (period: DaySpan | null) => void;
}

const problemOf = ({ from, to }: DaySpan): string | null => {
  if (!from !== !to) return t('both');
  return from && to < from ? t('order') : null;
};

/** Returns the server's refusal of dates; null for other failures, which may be gone at the next try. */
export const refusedDates = (error: unknown): string | null => {
  if (!error) return null;
  const { code, message } = readProblem(error);
  return code === 'REPORT.PERIOD' ? message : null;
};

/** Asks for start and end of a chart; without dates it covers the current month (docs/rules/reports.md#periods). */
export const PeriodForm = ({ of, period, error, onSearch }: PeriodFormProps) => {
  const shown = period ?? { from: '', to: '' };
  const [typed, setTyped] = useState(shown);
  const [found, setFound] = useState<string | null>(null);
  const problem = found ?? refusedDates(error);
  const [followed, setFollowed] = useState(period);
  // The address changed without the form, by back or forward, so the fields are updated.
  if (followed?.from !== period?.from || followed?.to !== period?.to) {
    setFollowed(period);
    setTyped(shown);
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = problemOf(typed);
    setFound(wrong);
    if (!wrong) onSearch(typed.from ? typed : null);
  };

  return (
    // Printed only if dates were chosen, because they then name the period of the chart.
    <form className={classes.root} onSubmit={submit} noValidate data-screen-only={period === null || undefined}>
      <DateField
        size="sm"
        label={t('from')}
        aria-label={`${t('from')} : ${of}`}
        value={typed.from}
        onChange={(from) => setTyped({ ...typed, from })}
        error={Boolean(problem) && !typed.from}
      />
      <DateField
        size="sm"
        label={t('to')}
        aria-label={`${t('to')} : ${of}`}
        value={typed.to}
        onChange={(to) => setTyped({ ...typed, to })}
        error={Boolean(problem) && (!typed.to || Boolean(typed.from))}
      />
      <Button type="submit" size="sm" leftSection={<IconSearch size={16} aria-hidden />}>
        {t('search')}
      </Button>
      {period && (
        <Button
          size="sm"
          variant="subtle"
          onClick={() => {
            setFound(null);
            onSearch(null);
          }}
        >
          {t('thisMonth')}
        </Button>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
};
