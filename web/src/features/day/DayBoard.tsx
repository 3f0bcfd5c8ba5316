import { Anchor, Badge, Button, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { skipToken } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconCalendarPlus, IconCamera, IconCarGarage, IconKey, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { readProblem } from '../../platform/errors/errors';
import { formatMoney, fullName } from '../../platform/format/format';
import { paths } from '../../platform/url/paths';
import { formatDate, formatDateTime, formatTime, toWallTime } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { ErrorState } from '../../kit/state/ErrorState';
import { useInspectionsAhead } from '../inspection/useInspectionsAhead';
import { KeptInspections } from '../inspection/KeptInspections';
import { type OpenSwap, useOpenSwaps } from '../inspection/useOpenSwaps';
import { useReservationFeed } from '../reservation-desk/ReservationFeed';
import {
  useDayBoardQuery,
  useDayContextQuery,
  type DayClosingFragment,
  type DayRentalFragment,
  type DayContextQuery,
} from './DayBoard.generated';
import classes from './DayBoard.module.css';
import { dayParts, dayVariables, endedInsurances } from './dayParts';
import { t } from './texts';

type SwapRental = DayContextQuery['swaps']['items'][number];
const noSwaps: readonly SwapRental[] = [];

interface RentalRowProps {
  rental: DayRentalFragment;
  /** The time at which it is due, as displayed. */
  when: string;
  place: string;
  action?: 'DEPARTURE' | 'RETURN';
  /** Whether the departure is overdue. */
  overdue?: boolean;
}

const RentalRow = ({ rental, when, place, action, overdue = false }: RentalRowProps) => {
  const { number, vehicle, driver, balance, late, risk } = rental;
  const Sign = action === 'RETURN' ? IconCarGarage : IconKey;
  return (
    <li className={classes.row}>
      <Text className={classes.when ?? ''} c={late || overdue ? 'var(--mantine-color-error)' : undefined} fw={600}>
        {when}
      </Text>
      <div className={classes.what}>
        <Anchor component={Link} to={paths.rentalFileFor(number)} fw={600}>
          {vehicle.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[vehicle.plateNumber, fullName(driver), place].filter(Boolean).join(' · ')}
        </Text>
        {overdue && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('notLeft')}
          </Text>
        )}
        {risk && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('atRisk', { message: risk.message })}
          </Text>
        )}
        {Number(balance ?? 0) > 0 && <Text size="sm">{t('balance', { amount: formatMoney(balance) })}</Text>}
      </div>
      <div className={classes.acts}>
        {driver.phone && (
          <Button
            component="a"
            href={`tel:${driver.phone}`}
            variant="default"
            size="md"
            aria-label={t('call', { name: fullName(driver) })}
          >
            <IconPhone size={18} aria-hidden />
            {!action && <span className={classes.alone}>{t('act.call')}</span>}
          </Button>
        )}
        {action && (
          <Button
            component={Link}
            to={paths.inspectionFor(number, { kind: action, legId: null })}
            size="md"
            leftSection={<Sign size={18} aria-hidden />}
            aria-label={t(`act.${action}Of`, { number })}
          >
            {t(`act.${action}`)}
          </Button>
        )}
      </div>
    </li>
  );
};

interface ClosingRowProps {
  rental: DayClosingFragment;
  note: string;
  act: string;
  /** The accessible name of the action, which includes the rental's number. */
  actOf: string;
}

/** Shows a rental whose file needs a decision or an action. */
const ClosingRow = ({ rental: { number, endsAt, vehicle, driver }, note, act, actOf }: ClosingRowProps) => (
  <li className={classes.row}>
    <Text className={classes.when ?? ''} fw={600}>
      {formatDate(endsAt)}
    </Text>
    <div className={classes.what}>
      <Anchor component={Link} to={paths.rentalFileFor(number)} fw={600}>
        {vehicle.name}
      </Anchor>
      <Text size="sm" c="dimmed">
        {[vehicle.plateNumber, fullName(driver)].join(' · ')}
      </Text>
      <Text size="sm">{note}</Text>
    </div>
    <div className={classes.acts}>
      <Button component={Link} to={paths.rentalFileFor(number)} variant="default" size="md" aria-label={actOf}>
        {act}
      </Button>
    </div>
  </li>
);

/** An end of a swap without an inspection; a tap opens one. */
const SwapRow = ({ rental: { number, driver }, kind, legId, vehicle, at }: OpenSwap<SwapRental>) => (
  <li className={classes.row}>
    <Text className={classes.when ?? ''} fw={600}>
      {formatDateTime(at).slice(0, 16)}
    </Text>
    <div className={classes.what}>
      <Anchor component={Link} to={paths.rentalFileFor(number)} fw={600}>
        {vehicle.name}
      </Anchor>
      <Text size="sm" c="dimmed">
        {[vehicle.plateNumber, fullName(driver)].join(' · ')}
      </Text>
      <Text size="sm">{t(`swap.${kind}`)}</Text>
    </div>
    <div className={classes.acts}>
      <Button
        component={Link}
        to={paths.inspectionFor(number, { kind, legId })}
        size="md"
        leftSection={<IconCamera size={18} aria-hidden />}
        aria-label={t(`act.SWAP_${kind}Of`, { vehicle: vehicle.name, number })}
      >
        {t('act.SWAP')}
      </Button>
    </div>
  </li>
);

interface VehicleRowProps {
  vehicle: { id: string; name: string; plateNumber: string };
  note: string;
  act: ReactNode;
}

/** A vehicle that needs something, whoever rents it. */
const VehicleRow = ({ vehicle: { id, name, plateNumber }, note, act }: VehicleRowProps) => (
  <li className={classes.row}>
    <div className={classes.what}>
      <Anchor component={Link} to={paths.vehicleSheetFor(id)} fw={600}>
        {name}
      </Anchor>
      <Text size="sm" c="dimmed">
        {[plateNumber, note].join(' · ')}
      </Text>
    </div>
    <div className={classes.acts}>{act}</div>
  </li>
);

const Part = ({
  title,
  count,
  none,
  children,
}: {
  title: string;
  count: number;
  none: string;
  children: ReactNode;
}) => (
  <section className={classes.part} aria-label={title}>
    <h2 className={classes.heading}>
      {title} <Badge variant="light">{count}</Badge>
    </h2>
    {count === 0 ? <Text c="dimmed">{none}</Text> : <ul className={classes.list}>{children}</ul>}
  </section>
);

/** Tells whether a rental comes back before a time, `YYYY-MM-DDTHH:mm` in agency time. */
const isNear =
  (until: string | undefined) =>
  ({ endsAt }: DayRentalFragment): boolean =>
    until !== undefined && endsAt < until;

/** Shows the tasks of the day, each with a link to where it is done (docs/rules/back-office.md#the-day). */
export const DayBoard = () => {
  const [search, setSearch] = useSearchParams();
  const now = useAgencyNow();
  const today = now?.slice(0, 10);
  const variables = now ? dayVariables(now, search) : undefined;
  const agencyId = variables?.agencyId ?? null;
  const { data, previousData, error, loading, refetch } = useDayBoardQuery(
    variables ? { variables, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const {
    data: swapped,
    previousData: swappedBefore,
    error: swapsError,
    refetch: refetchSwaps,
  } = useDayContextQuery(variables ? { variables: { agencyId }, fetchPolicy: 'cache-and-network' } : skipToken);
  const reload = useDebouncedCallback(() => {
    for (const ask of [refetch, refetchSwaps]) void ask().catch(() => undefined);
  }, 250);
  useReservationFeed(() => reload());
  const shown = data ?? previousData;
  const beside = swapped ?? swappedBefore;
  const swapRentals = beside?.swaps.items ?? noSwaps;
  const ready = useInspectionsAhead(
    shown ? [...shown.out.items.filter(isNear(variables?.until)), ...shown.planned.items, ...swapRentals] : [],
  );
  const swaps = useOpenSwaps(swapRentals);
  const agencies = beside?.agencies.items ?? [];
  const papers = endedInsurances(beside?.insuranceAlerts ?? [], agencyId);

  const choose = (id: string): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (id) next.set('agence', id);
      else next.delete('agence');
      return next;
    });

  const body = (): ReactNode => {
    if (shown && today) {
      const { late, departures, returns, prepare, works } = dayParts(shown, today, agencyId);
      const onDay = (value: string): string =>
        value.slice(0, 10) === today ? formatTime(value) : formatDateTime(value).slice(0, 16);
      return (
        <>
          {late.length > 0 && (
            <Part title={t('late')} count={late.length} none="">
              {late.map((rental) => (
                <RentalRow
                  key={rental.id}
                  rental={rental}
                  when={onDay(rental.endsAt)}
                  place={rental.returnPlace}
                  action="RETURN"
                />
              ))}
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
            {returns.map((rental) => (
              <RentalRow
                key={rental.id}
                rental={rental}
                when={onDay(rental.endsAt)}
                place={rental.returnPlace}
                action="RETURN"
              />
            ))}
          </Part>
          {swapsError && swaps.length === 0 && (
            <ErrorState title={t('swaps')} message={readProblem(swapsError).message} onRetry={reload} />
          )}
          {swaps.length > 0 && (
            <Part title={t('swaps')} count={swaps.length} none="">
              {swaps.map((swap) => (
                <SwapRow key={`${swap.kind} ${swap.legId}`} {...swap} />
              ))}
            </Part>
          )}
          {shown.asked.totalCount > 0 && (
            <Part title={t('extensions')} count={shown.asked.totalCount} none="">
              {shown.asked.items.map((rental) => (
                <ClosingRow
                  key={rental.id}
                  rental={rental}
                  note={t('extensionOf', { at: formatDateTime(rental.extensionRequest?.endsAt) })}
                  act={t('act.EXTENSION')}
                  actOf={t('act.EXTENSIONOf', { number: rental.number })}
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
                  act={t('act.CHARGES')}
                  actOf={t('act.CHARGESOf', { number: rental.number })}
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
                act={t('act.deposit')}
                actOf={t('act.depositOf', { number: rental.number })}
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
                  act={
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
                act={
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
    if (error)
      return (
        <ErrorState title={t('loadFailed')} message={readProblem(error).message} onRetry={reload} retrying={loading} />
      );
    return (
      <Stack role="status" aria-label={t('common:loading')}>
        <Skeleton height={120} radius="md" />
        <Skeleton height={120} radius="md" />
        <Skeleton height={120} radius="md" />
      </Stack>
    );
  };

  return (
    <div className={classes.board}>
      <header className={classes.head}>
        <div className={classes.whatDay}>
          <h1 className={classes.title}>{t('title')}</h1>
          <Text c="dimmed">{today && formatDate(`${today}T00:00`)}</Text>
        </div>
        <Button
          component={Link}
          to={paths.newReservation}
          size="md"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
        >
          {t('newReservation')}
        </Button>
        {agencies.length > 1 && (
          <NativeSelect
            aria-label={t('agency')}
            value={agencyId ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
            data={[
              { value: '', label: t('allAgencies') },
              ...agencies.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </header>
      <KeptInspections />
      {ready && (
        <Text size="xs" c="dimmed">
          {t('ready')}
        </Text>
      )}
      {body()}
    </div>
  );
};
