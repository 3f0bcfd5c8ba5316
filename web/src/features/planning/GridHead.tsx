import { memo, type Ref } from 'react';
import classes from './PlanningGrid.module.css';
import { dayText } from './sentences';
import { dayMinutes, wallOf } from '../../kit/timeline/wallMinutes';
import { locale } from '../../platform/i18n/locale';
import { onFirstUse } from '../../platform/i18n/onFirstUse';
import { t } from './texts';

interface GridHeadProps {
  ref: Ref<HTMLDivElement>;
  firstDay: number;
  days: number;
  /** First minute of the agency's day. */
  today: number;
  vehicleCount: number;
  /** Free vehicles on each day. */
  free: readonly number[];
}

const weekday = onFirstUse(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));

const nameOf = (format: Intl.DateTimeFormat, day: number): string =>
  format.format(new Date(day * 60_000)).replace('.', '');

/** Shows the days, and the number of free vehicles on each. */
export const GridHead = memo(function GridHead({ ref, firstDay, days, today, vehicleCount, free }: GridHeadProps) {
  return (
    <div ref={ref} role="row" aria-rowindex={1} className={classes.top} data-still>
      <div role="columnheader" className={classes.corner}>
        <span>{t('grid.count', { count: vehicleCount })}</span>
        <span className={classes.cornerFree}>{t('grid.freeTotal')}</span>
      </div>
      {Array.from({ length: days }, (_, index) => {
        const day = firstDay + index * dayMinutes;
        const number = Number(wallOf(day).slice(8, 10));
        return (
          <div
            key={day}
            role="columnheader"
            aria-colindex={index + 2}
            aria-label={`${dayText(day)}, ${t('grid.free', { count: free[index] ?? 0 })}`}
            aria-current={day === today ? 'date' : undefined}
            className={classes.day}
          >
            <span className={classes.weekday}>{nameOf(weekday(), day)}</span>
            <span className={classes.number}>
              {number}
              {(number === 1 || index === 0) && <small>/{wallOf(day).slice(5, 7)}</small>}
            </span>
            <span className={classes.dayFree}>{free[index]}</span>
          </div>
        );
      })}
    </div>
  );
});

/** Draws the background of the rows: weekends, the past, today and the present moment. */
export const GridGround = memo(function GridGround({
  firstDay,
  days,
  today,
  now,
}: Pick<GridHeadProps, 'firstDay' | 'days' | 'today'> & { now: number }) {
  const columns = Array.from({ length: days }, (_, index) => firstDay + index * dayMinutes);
  const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day * 60_000).getUTCDay());
  const at = (now - firstDay) / dayMinutes;
  return (
    <div className={classes.ground} aria-hidden>
      {columns.map((day, index) => {
        const kind = day === today ? 'today' : day < today ? 'past' : isWeekend(day) ? 'weekend' : null;
        return kind && <i key={day} data-kind={kind} style={{ '--from': index } as React.CSSProperties} />;
      })}
      {at >= 0 && at < days && (
        <i data-kind="now" title={t('grid.now')} style={{ '--from': at } as React.CSSProperties} />
      )}
    </div>
  );
});
