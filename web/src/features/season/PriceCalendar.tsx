import { Button, Skeleton, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconCar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../platform/format/format';
import { EditRecord } from '../../kit/form/EditRecord';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { paths } from '../../platform/url/paths';
import { EmptyState } from '../../kit/state/EmptyState';
import { LoadFailure } from '../../kit/state/Loaded';
import { useListParams } from '../../kit/list/useListParams';
import { locale } from '../../platform/i18n/locale';
import { formatDate } from '../../platform/time/time';
import { VehicleChoice } from '../../domain/choice/RecordChoice';
import { calendarView, daysIn, monthOf, shiftMonth } from './calendarView';
import classes from './PriceCalendar.module.css';
import { usePriceCalendarQuery, type PriceCalendarQuery } from './PriceCalendar.generated';
import { draftFor, type SeasonDraft } from './seasonDraft';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { SeasonToEditDocument } from './SeasonForm.generated';
import { t } from './texts';
import { useDaySpan, type Cell } from './useDaySpan';
import { serverNow } from '../../platform/clock/deviceClock';

const SeasonForm = lazyPart(async () => (await import('./SeasonForm')).SeasonForm, { over: true });

type Calendar = PriceCalendarQuery['priceCalendar'];
type Row = Calendar['rows'][number];
type Day = Row['days'][number];

const tones = 6;

const short = (amount: string): string => String(Math.round(Number(amount)));
const monthName = (month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
const weekday = (day: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(new Date(day));

/** Returns the accessible name of a day: `03-07-2027 : de 350 Dh à 420 Dh, Haute saison`. */
const spoken = ({ day, lowest, highest, seasonIds }: Day, names: ReadonlyMap<string, string>): string =>
  [
    t(lowest === highest ? 'calendar.cell' : 'calendar.cellBetween', {
      day: formatDate(day),
      lowest: formatMoney(lowest),
      highest: formatMoney(highest),
    }),
    ...seasonIds.map((id) => names.get(id) ?? ''),
  ].join(', ');

/** Scrolls the column of a day to the middle of the table, if the table is wider than the screen. */
const showColumn = (head: HTMLElement | null): void => {
  const box = head?.closest('div');
  if (head && box) box.scrollLeft = Math.max(0, head.offsetLeft - box.clientWidth / 2);
};

interface GridProps {
  calendar: Calendar;
  /** `YYYY-MM-DD`. */
  today: string;
  label: string;
  canChoose: boolean;
  onChosen: (row: Row, span: { startsOn: string; endsOn: string }) => void;
}

const Grid = ({ calendar: { rows, seasons }, today, label, canChoose, onChosen }: GridProps) => {
  const names = new Map(seasons.map(({ id, name }) => [id, name]));
  const toneOf = new Map(seasons.map(({ id }, index) => [id, index % tones]));
  const [at, setAt] = useState({ row: 0, index: 0 });
  const grid = useRef<HTMLTableElement>(null);
  const span = useDaySpan((row, days) => {
    const of = rows[row];
    if (of) onChosen(of, days);
  });
  const days = rows[0]?.days ?? [];

  const focusCell = (row: number, index: number): void =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${index}"]`)?.focus();
  /** Gives the first day up. It keeps the focus, because the button that gives it up is gone. */
  const forget = (): void => {
    const { anchor } = span;
    if (!anchor) return;
    span.forget();
    focusCell(
      anchor.row,
      days.findIndex(({ day }) => day === anchor.day),
    );
  };
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && forget());

  const move = (event: KeyboardEvent): void => {
    const steps: Record<string, [number, number]> = {
      ...{ ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] },
      ...{ Home: [0, -days.length], End: [0, days.length] },
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.min(rows.length - 1, Math.max(0, at.row + step[0]));
    const index = Math.min(days.length - 1, Math.max(0, at.index + step[1]));
    setAt({ row, index });
    const day = days[index]?.day;
    if (day) span.reach({ row, day });
    focusCell(row, index);
  };

  return (
    <>
      <div className={classes.choice}>
        <p className={classes.hint} aria-live="polite">
          {span.anchor
            ? t('calendar.pickLast', { day: formatDate(span.anchor.day) })
            : t(canChoose ? 'calendar.pickFirst' : 'calendar.lead')}
        </p>
        {span.anchor && (
          <Button variant="default" onClick={forget}>
            {t('calendar.forget')}
          </Button>
        )}
      </div>
      <div className={classes.scroll}>
        <table ref={grid} className={classes.grid} aria-label={label}>
          <thead>
            <tr>
              <th scope="col" className={classes.head}>
                {t('calendar.category')}
              </th>
              {days.map(({ day }) => (
                <th
                  key={day}
                  scope="col"
                  className={classes.day}
                  {...(day === today && { ref: showColumn, 'aria-current': 'date' as const })}
                >
                  <span aria-hidden>{weekday(day)}</span>
                  {Number(day.slice(8))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row.category}>
                <th scope="row" className={classes.head}>
                  {t(`common:category.${row.category}`)}
                </th>
                {row.days.map((day, index) => {
                  const cell: Cell = { row: rowIndex, day: day.day };
                  const [season] = day.seasonIds;
                  return (
                    <td key={day.day} className={classes.cell}>
                      <button
                        type="button"
                        data-cell={`${rowIndex} ${index}`}
                        data-tone={season === undefined ? undefined : toneOf.get(season)}
                        aria-pressed={span.isChosen(cell) || undefined}
                        tabIndex={at.row === rowIndex && at.index === index ? 0 : -1}
                        aria-label={spoken(day, names)}
                        title={spoken(day, names)}
                        className={classes.price}
                        onFocus={() => setAt({ row: rowIndex, index })}
                        onKeyDown={move}
                        {...(canChoose && span.on(cell))}
                      >
                        {short(day.lowest)}
                        {day.lowest !== day.highest && <span className={classes.more}>+</span>}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

type Opened = { start: SeasonDraft; id?: undefined } | { id: string; start?: undefined };

/**
 * Shows the price of each day by category or for one vehicle, with the seasons that set it. An Admin adds a season by selecting days
 * (docs/rules/prices.md#the-calendar-of-prices).
 */
export const PriceCalendar = () => {
  const isAdmin = useIsAdmin();
  const [openedAt] = useState(() => new Date(serverNow()).toISOString());
  const today = (useAgencyNow() ?? openedAt).slice(0, 10);
  const { state, update } = useListParams(calendarView);
  const [opened, setOpened] = useState<Opened | null>(null);
  const month = monthOf(state, today);
  const { data, previousData, error, refetch } = usePriceCalendarQuery({
    variables: { from: `${month}-01`, days: daysIn(month), vehicleId: state.vehicleId || null },
  });
  const calendar = (data ?? previousData)?.priceCalendar;
  const go = (by: number): void => update({ month: shiftMonth(month, by) });
  const close = (): void => setOpened(null);
  return (
    <section aria-labelledby="titre-calendrier" className={classes.root}>
      <Title order={1} size={26} id="titre-calendrier">
        {t('calendar.title')}
      </Title>
      <div className={classes.bar}>
        <div className={classes.months}>
          <Button variant="default" aria-label={t('calendar.previous')} onClick={() => go(-1)}>
            <IconChevronLeft size={18} aria-hidden />
          </Button>
          <b className={classes.month} aria-live="polite">
            {monthName(month)}
          </b>
          <Button variant="default" aria-label={t('calendar.next')} onClick={() => go(1)}>
            <IconChevronRight size={18} aria-hidden />
          </Button>
        </div>
        <VehicleChoice
          label={t('calendar.vehicle')}
          placeholder={t('calendar.everyVehicle')}
          value={state.vehicleId}
          onChange={(vehicleId) => update({ vehicleId })}
        />
      </div>
      {error ? (
        <LoadFailure error={error} refetch={refetch} />
      ) : !calendar ? (
        <Skeleton height={260} />
      ) : calendar.rows.length === 0 ? (
        <EmptyState
          icon={IconCar}
          title={t('calendar.emptyTitle')}
          message={t(isAdmin ? 'calendar.emptyText' : 'calendar.emptyTextEmployee')}
          action={
            isAdmin && (
              <Button component={Link} to={paths.newVehicle}>
                {t('calendar.addVehicle')}
              </Button>
            )
          }
        />
      ) : (
        <>
          <Grid
            today={today}
            key={`${month} ${state.vehicleId}`}
            calendar={calendar}
            label={t('calendar.label', { month: monthName(month) })}
            canChoose={isAdmin}
            onChosen={({ category }, days) =>
              setOpened({
                start: draftFor(days, state.vehicleId ? { vehicleId: state.vehicleId } : { category }),
              })
            }
          />
          {calendar.seasons.length > 0 && (
            <ul className={classes.legend} aria-label={t('calendar.seasons')}>
              {calendar.seasons.map(({ id, name }, index) => (
                <li key={id}>
                  <span className={classes.swatch} data-tone={index % tones} aria-hidden />
                  {name}
                  {isAdmin && (
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      aria-label={t('calendar.edit', { name })}
                      onClick={() => setOpened({ id })}
                    >
                      {t('edit')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {opened && (
        <EditRecord
          title={t('form.editTitle')}
          id={opened.id}
          query={SeasonToEditDocument}
          recordOf={({ season }) => season}
          onClose={close}
        >
          {(season, onReload) => (
            <SeasonForm
              record={season}
              start={opened.start}
              onReload={onReload}
              onSaved={() => void refetch().catch(() => undefined)}
              onClose={close}
            />
          )}
        </EditRecord>
      )}
    </section>
  );
};
