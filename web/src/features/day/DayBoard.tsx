import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { formatDelay, formatMoney } from '../../platform/format/format';
import { paths } from '../../platform/url/paths';
import { formatDateTime, formatTime, minutesBetween, toWallTime } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { useListParams } from '../../kit/list/useListParams';
import { LoadFailure } from '../../kit/state/Loaded';
import { canWorkOffline } from '../../platform/device/offlineApp';
import { useInspectionsAhead } from './useInspectionsAhead';
import { StoredInspections } from '../../domain/inspection/StoredInspections';
import { useOpenSwaps } from './useOpenSwaps';
import { useReservationReload } from '../../domain/reservation/ReservationFeed';
import { useLoaded } from '../../platform/query/useLoaded';
import { useRevalidateIf } from '../../platform/url/useRevalidateIf';
import { DayBoardDocument, DayContextDocument } from './DayBoard.generated';
import type { LoadedDay, LoadedToday } from './dayRoute';
import classes from './DayBoard.module.css';
import { DayHead } from './DayHead';
import { OtherDay } from './OtherDay';
import { dayParts, dayView, endOfTomorrow, endedInsurances, type DayRental } from './dayParts';
import { ClosingRow, Part, RentalRow, SwapRow, VehicleRow, type SwapRental } from './DayRows';
import { t } from './texts';

/** Milliseconds after which the agency's time is queried again, so that a departure is marked as overdue when it is. */
const clockEvery = 60_000;

const noSwaps: readonly SwapRental[] = [];

/** Tells whether a rental comes back before a time, `YYYY-MM-DDTHH:mm` in agency time. */
const isNear =
  (until: string | undefined) =>
  ({ endsAt }: DayRental): boolean =>
    until !== undefined && endsAt < until;

/** Shows what is to be done today, each with a link to where it is done. */
const Today = ({ loaded }: { loaded: LoadedToday }) => {
  const { state } = useListParams(dayView);
  const now = useAgencyNow({ every: clockEvery });
  const today = now?.slice(0, 10);
  useRevalidateIf(today !== undefined && today !== loaded.today);
  const agencyId = state.agencyId || null;
  const { data: shown, error, loading, refetch } = useLoaded(DayBoardDocument, loaded.board);
  const { data: beside, error: swapsError, refetch: refetchSwaps } = useLoaded(DayContextDocument, loaded.context);
  const reload = useReservationReload(() => {
    for (const refetchOne of [refetch, refetchSwaps]) void refetchOne().catch(() => undefined);
  });
  const swapRentals = beside?.swaps.items ?? noSwaps;
  const ready = useInspectionsAhead(
    shown
      ? [...shown.out.items.filter(isNear(today && endOfTomorrow(today))), ...shown.planned.items, ...swapRentals]
      : [],
  );
  const swaps = useOpenSwaps(swapRentals);
  const agencies = beside?.agencies.items ?? [];
  const papers = endedInsurances(beside?.insuranceAlerts ?? [], agencyId);

  const body = (): ReactNode => {
    // Loaded with the queries beside it, whose parts stand above others and would move them.
    if (shown && today && (beside || swapsError)) {
      const { late, departures, returns, prepare, works } = dayParts(shown, today, agencyId);
      const onDay = (value: string): string =>
        value.slice(0, 10) === today ? formatTime(value) : formatDateTime(value).slice(0, 16);
      const comingBack = (rental: DayRental): ReactNode => (
        <RentalRow
          key={rental.id}
          rental={rental}
          lateBy={rental.late && now ? formatDelay(minutesBetween(toWallTime(rental.endsAt), now)) : undefined}
          when={onDay(rental.endsAt)}
          place={rental.returnPlace}
          action="RETURN"
        />
      );
      return (
        <>
          {late.length > 0 && (
            <Part title={t('late')} count={late.length} none="">
              {late.map(comingBack)}
            </Part>
          )}
          <Part title={t('departures')} count={departures.length} none={t('noDepartures')}>
            {departures.map((rental) => (
              <RentalRow
                key={rental.id}
                rental={rental}
                when={onDay(rental.startsAt)}
                place={rental.pickupPlace}
                action="DEPARTURE"
                overdue={now !== undefined && toWallTime(rental.startsAt) < now}
              />
            ))}
          </Part>
          <Part title={t('returns')} count={returns.length} none={t('noReturns')}>
            {returns.map(comingBack)}
          </Part>
          {swapsError && swaps.length === 0 && <LoadFailure title={t('swaps')} error={swapsError} refetch={reload} />}
          {swaps.length > 0 && (
            <Part title={t('swaps')} count={swaps.length} none="">
              {swaps.map((swap) => (
                <SwapRow key={`${swap.kind} ${swap.legId}`} {...swap} />
              ))}
            </Part>
          )}
          {shown.extensionRequests.totalCount > 0 && (
            <Part title={t('extensions')} count={shown.extensionRequests.totalCount} none="">
              {shown.extensionRequests.items.map((rental) => (
                <ClosingRow
                  key={rental.id}
                  rental={rental}
                  note={t('extensionOf', { at: formatDateTime(rental.extensionRequest?.endsAt) })}
                  actionLabel={t('act.EXTENSION')}
                  actionName={t('act.EXTENSIONOf', { number: rental.number })}
                />
              ))}
            </Part>
          )}
          {shown.undecided.totalCount > 0 && (
            <Part title={t('charges')} count={shown.undecided.totalCount} none="">
              {shown.undecided.items.map((rental) => (
                <ClosingRow
                  key={rental.id}
                  rental={rental}
                  note={t('chargesOf', { count: rental.openCharges })}
                  actionLabel={t('act.CHARGES')}
                  actionName={t('act.CHARGESOf', { number: rental.number })}
                />
              ))}
            </Part>
          )}
          <Part title={t('prepare')} count={prepare.length} none={t('noPrepare')}>
            {prepare.map((rental) => (
              <RentalRow
                key={rental.id}
                rental={rental}
                when={formatTime(rental.startsAt)}
                place={rental.pickupPlace}
              />
            ))}
          </Part>
          <Part title={t('deposits')} count={shown.deposits.totalCount} none={t('noDeposits')}>
            {shown.deposits.items.map((rental) => (
              <ClosingRow
                key={rental.id}
                rental={rental}
                note={t('held', { amount: formatMoney(rental.depositHeld) })}
                actionLabel={t('act.deposit')}
                actionName={t('act.depositOf', { number: rental.number })}
              />
            ))}
          </Part>
          {papers.length > 0 && (
            <Part title={t('papers')} count={papers.length} none="">
              {papers.map(({ vehicleId, vehicleName, plateNumber, note }) => (
                <VehicleRow
                  key={vehicleId}
                  vehicle={{ id: vehicleId, name: vehicleName, plateNumber }}
                  note={note}
                  action={
                    <Button
                      component={Link}
                      to={paths.vehicleSheetFor(vehicleId)}
                      variant="default"
                      size="md"
                      aria-label={t('act.paperOf', { vehicle: vehicleName, plate: plateNumber })}
                    >
                      {t('act.paper')}
                    </Button>
                  }
                />
              ))}
            </Part>
          )}
          <Part title={t('works')} count={works.length} none={t('noWorks')}>
            {works.map(({ maintenanceId, vehicleId, vehicleName, plateNumber, note }) => (
              <VehicleRow
                key={maintenanceId}
                vehicle={{ id: vehicleId, name: vehicleName, plateNumber }}
                note={note}
                action={
                  <Button component={Link} to={paths.newMaintenance} variant="default" size="md">
                    {t('act.work')}
                  </Button>
                }
              />
            ))}
          </Part>
        </>
      );
    }
    return error && <LoadFailure title={t('loadFailed')} error={error} refetch={reload} loading={loading} />;
  };

  return (
    <div className={classes.board}>
      <DayHead today={today} agencies={agencies} />
      <StoredInspections />
      {canWorkOffline() && (
        <Text size="xs" c="dimmed" className={classes.ready ?? ''}>
          {ready && t('ready')}
        </Text>
      )}
      {body()}
    </div>
  );
};

/** Shows the tasks of today, or the departures and returns of the day in the address (docs/rules/back-office.md#the-day). */
export const DayBoard = () => {
  const loaded = useLoaderData<LoadedDay>();
  return 'board' in loaded ? <Today loaded={loaded} /> : <OtherDay loaded={loaded} />;
};
