import { Button, Group, Text } from '@mantine/core';
import { IconCalendarOff, IconCalendarPlus, IconSearchOff } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { useWhen } from '../../platform/effect/useWhen';
import { paths } from '../../platform/url/paths';
import { useRevalidateIf } from '../../platform/url/useRevalidateIf';
import { EmptyState } from '../../kit/state/EmptyState';
import { LoadFailure } from '../../kit/state/Loaded';
import { useCompact } from '../../kit/list/useCompact';
import { useListParams } from '../../kit/list/useListParams';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { dayMinutes, dayOf, minutesOf, startOfDay, wallOf } from '../../kit/timeline/wallMinutes';
import { WalkInLink } from '../../domain/booking/WalkInLink';
import { PageHeader } from '../../kit/display/PageHeader';
import { DayAgenda } from './DayAgenda';
import { freeIn } from './freeDays';
import type { Proposal } from './gesture';
import { timesFor } from './gesture';
import { isMissing, untilPresent, type Bar } from './bars';
import { Legend, PeriodBar, VehicleFilters } from './PlanningToolbar';
import classes from './PlanningBoard.module.css';
import { PlanningGrid } from './PlanningGrid';
import type { LoadedPlanning } from './planningRoute';
import { planningView, windowOf, withoutFilters } from './planningView';
import { useExpectedBars } from './useExpectedBars';
import { useNow, usePlanning } from './usePlanning';
import { t } from './texts';

const ChangeDialog = lazyPart(async () => (await import('./ChangeDialog')).ChangeDialog, { over: true });

const BookingDialog = lazyPart(async () => (await import('./BookingDialog')).BookingDialog, { over: true });

type Dialog =
  | { kind: 'book'; start: { vehicleId: string; startsAt: string; endsAt: string } }
  | { kind: 'change'; number: string; proposal: Proposal };

/**
 * Shows the availability calendar: vehicles × days at the desk, the agenda of a day on a phone
 * (docs/rules/reservations.md#the-availability-calendar).
 */
export const PlanningBoard = () => {
  const compact = useCompact();
  const { state, update } = useListParams(planningView);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const clock = useNow();
  const { now } = clock;
  const today = now === null ? '' : dayOf(now);
  const window = useMemo(() => (today ? windowOf(state, today, compact) : null), [state, today, compact]);
  const { planning, bars: stored, hasData, ready, error, loading, reload, refetch } = usePlanning();
  const loaded = useLoaderData<LoadedPlanning>();
  useRevalidateIf((today !== '' && today !== loaded.today) || compact !== loaded.oneDay);
  const { bars: expected, expect } = useExpectedBars(stored, planning.reservations);
  const bars = useMemo(() => (now === null ? expected : untilPresent(expected, now)), [expected, now]);
  const open = useCallback((number: string): void => update({ opened: number }), [update]);

  const firstDay = window ? minutesOf(window.from) : 0;
  const vehicles = useMemo(() => {
    if (!window || now === null || state.availability === null) return planning.vehicles;
    const span =
      state.availability === 'TODAY'
        ? { start: now, end: startOfDay(now) + dayMinutes }
        : { start: minutesOf(window.from), end: minutesOf(window.from) + window.days * dayMinutes };
    return planning.vehicles.filter(({ id }) => freeIn(bars.get(id), span) && !isMissing(bars.get(id), span.start));
  }, [planning, bars, window, now, state.availability]);
  const reservations = useMemo(
    () => new Map(planning.reservations.map((reservation) => [reservation.number, reservation])),
    [planning],
  );
  const reservationOf = (number: string) => reservations.get(number);

  const book = (start?: { vehicleId: string; startsAt: string; endsAt: string }): void => {
    const day = Math.max(firstDay, startOfDay(now ?? firstDay));
    const times = timesFor(day, day, [], now ?? 0);
    setDialog({
      kind: 'book',
      start: start ?? { vehicleId: '', startsAt: wallOf(times.start), endsAt: wallOf(times.end) },
    });
  };
  // /journee and the reservation list open this form by a parameter of the address, which is removed once it is open.
  useWhen(state.booking && now !== null && ready, () => {
    book();
    update({ booking: false }, { replace: true });
  });
  const retry = (): void => {
    if (clock.error) void clock.refetch().catch(() => undefined);
    reload();
  };
  const create = ({ vehicleId, start, end }: Proposal): void =>
    book({ vehicleId, startsAt: wallOf(start), endsAt: wallOf(end) });
  const change = (bar: Bar, proposal: Proposal): void => {
    // The bar of a swapped rental begins with the swap, but its promised period began earlier.
    const start = proposal.start === bar.start ? (bar.promisedStart ?? bar.start) : proposal.start;
    setDialog({ kind: 'change', number: bar.number, proposal: { ...proposal, start } });
  };

  const narrowed = state.categories.length > 0 || Boolean(state.agencyId || state.text || state.availability);
  const problem = error ?? clock.error;
  const moved = dialog?.kind === 'change' ? reservations.get(dialog.number) : undefined;

  const body = () => {
    if (!hasData && problem)
      return <LoadFailure title={t('loadFailed')} error={problem} refetch={retry} loading={loading} />;
    if (!hasData || !window || now === null) return null;
    if (vehicles.length === 0 && ready)
      return narrowed ? (
        <EmptyState
          icon={IconSearchOff}
          title={t('noMatchTitle')}
          message={t('noMatchText')}
          action={<Button onClick={() => update(withoutFilters)}>{t('clearAll')}</Button>}
        />
      ) : (
        <EmptyState
          icon={IconCalendarOff}
          title={t('emptyTitle')}
          message={t('emptyText')}
          action={
            <Button component={Link} to={paths.vehicles}>
              {t('emptyAction')}
            </Button>
          }
        />
      );
    if (compact)
      return (
        <DayAgenda
          vehicles={vehicles}
          bars={bars}
          reservationOf={reservationOf}
          day={firstDay}
          now={now}
          ready={ready}
          onOpen={open}
          onReserve={book}
        />
      );
    return (
      <>
        <PlanningGrid
          vehicles={vehicles}
          bars={bars}
          reservationOf={reservationOf}
          firstDay={firstDay}
          days={window.days}
          now={now}
          ready={ready}
          onOpen={open}
          onCreate={create}
          onChange={change}
        />
        {planning.vehicleCount > planning.vehicles.length && (
          <Text size="sm" role="status">
            {t('grid.more', { shown: planning.vehicles.length, count: planning.vehicleCount })}
          </Text>
        )}
        <div className={classes.foot}>
          <Legend />
          <Text size="xs" c="dimmed" data-screen-only>
            {t('grid.helpTitle')} : {t('grid.help')}
          </Text>
        </div>
      </>
    );
  };

  return (
    <section className={classes.root}>
      <div className={classes.head}>
        <PageHeader title={t('title')} lead={t(compact ? 'leadPhone' : 'lead')} />
        <Group gap="xs">
          <WalkInLink variant="default" />
          <Button
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
            onClick={() => book()}
            disabled={now === null || !ready}
          >
            {t('create')}
          </Button>
        </Group>
      </div>
      {window && <PeriodBar state={state} update={update} window={window} today={today} oneDay={compact} />}
      <VehicleFilters state={state} update={update} oneDay={compact} />
      {hasData && problem && <LoadFailure title={t('loadFailed')} error={problem} refetch={retry} loading={loading} />}
      <div className={classes.body} data-stale={(hasData && !ready) || undefined}>
        {body()}
      </div>
      {dialog?.kind === 'book' && (
        <BookingDialog
          start={dialog.start}
          vehicles={planning.vehicles}
          bars={bars}
          expect={expect}
          onOpen={open}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'change' && moved && (
        <ChangeDialog
          reservation={moved}
          proposal={dialog.proposal}
          expect={expect}
          vehicleOf={(id) => planning.vehicles.find((vehicle) => vehicle.id === id)}
          onReload={async () => {
            const { data } = await refetch();
            return data?.planning.reservations.find(({ number }) => number === dialog.number) ?? null;
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
};
