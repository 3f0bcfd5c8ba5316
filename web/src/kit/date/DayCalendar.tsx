import './dates.css';
import 'dayjs/locale/fr';
import { DatePicker } from '@mantine/dates';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { locale } from '../../platform/i18n/locale';
import { t } from '../../platform/i18n/texts';
import { addDays } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import classes from './DateTimeField.module.css';
import { usePhone } from '../display/usePhone';
import { serverNow } from '../../platform/clock/deviceClock';

interface DayCalendarProps {
  /** The chosen day `YYYY-MM-DD`; null for none. */
  day: string | null;
  onChoose: (day: string) => void;
  /** Earliest and latest day that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** Both ends of a period, to show the days between. */
  span?: { start: string | null; end: string | null };
}

/** How many days a key leads on. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
};

/** Shows the days of a month in the pages' language and marks today. Arrows and Page keys lead into other months. The initial focus is on the chosen day, else today or the first available one. */
export const DayCalendar = ({ day, onChoose, min, max, span }: DayCalendarProps) => {
  const isPhone = usePhone();
  const today = useAgencyNow()?.slice(0, 10);
  // Until the server has told the agency's day, the initial focus is on the one that the device knows.
  const [deviceDay] = useState(() => new Date(serverNow()).toISOString().slice(0, 10));
  const likely = today ?? deviceDay;
  const first = day ?? ((!min || min <= likely) && (!max || likely <= max) ? likely : (min ?? max));
  const [month, setMonth] = useState(first);
  const [shown, setShown] = useState(first);
  // The chosen day changed elsewhere, or the server sent today's date, so its month is shown.
  if (first !== shown) {
    setShown(first);
    setMonth(first);
  }
  const { start = null, end = null } = span ?? {};
  const root = useRef<HTMLDivElement>(null);
  // Mantine's arrow keys stop at the end of the month.
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement).dataset.day;
    const step = steps[event.key];
    if (!from || !step || event.target !== document.activeElement) return;
    const to = addDays(from, step);
    if ((min && to < min) || (max && to > max)) return;
    event.preventDefault();
    flushSync(() => setMonth(to));
    root.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  };
  return (
    <DatePicker
      ref={root}
      onKeyDown={onKeyDown}
      locale={locale}
      value={day}
      onChange={(next) => next && onChoose(next)}
      {...(month && { date: month })}
      onDateChange={setMonth}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      size={isPhone ? 'lg' : 'sm'}
      fullWidth={isPhone}
      hideOutsideDates
      weekendDays={[]}
      allowDeselect={false}
      getDayProps={(date) => ({
        'data-day': date,
        'data-autofocus': date === first || undefined,
        'aria-current': date === today ? 'date' : undefined,
        'aria-pressed': date === day || date === start || date === end,
        inRange: start !== null && end !== null && start < date && date < end,
        selected: date === day || date === start || date === end,
      })}
      className={classes.calendar ?? ''}
      ariaLabels={{ previousMonth: t('dateTime.previousMonth'), nextMonth: t('dateTime.nextMonth') }}
    />
  );
};
