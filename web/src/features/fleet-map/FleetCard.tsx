import { ActionIcon, Anchor, Button, Skeleton, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconMapPin, IconRoute, IconX } from '@tabler/icons-react';
import { useCallback, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Ltr } from '../../kit/display/Ltr';
import { readProblem } from '../../platform/errors/errors';
import { useCatchUp, useReload } from '../../platform/live/live';
import { paths } from '../../platform/url/paths';
import { formatAgo, formatDateTime } from '../../platform/time/time';
import { VehicleThumb } from '../../domain/vehicle/VehicleThumb';
import { useReservationFeed } from '../../domain/reservation/ReservationFeed';
import classes from './FleetCard.module.css';
import { useFleetCardQuery } from './FleetMap.generated';
import { FleetSign } from './FleetSign';
import type { FleetVehicle } from './fleetView';
import { t } from './texts';

interface FleetCardProps {
  vehicle: FleetVehicle;
  /** Whether it was opened by a key, so that it takes the focus. */
  focused: boolean;
  onClose: () => void;
  /** Address of a rental beside its list. */
  hrefFor: (number: string) => string;
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Says why there is no newer position of a vehicle; empty if there is no problem. */
const problemOf = ({ state, problem }: FleetVehicle['whereabouts']): string =>
  problem ? t(`problems.${problem}`) : state === 'SILENT' ? t('waiting') : '';

/** Shows a vehicle over the map: its state, since when, the current rental, and links. */
export const FleetCard = ({ vehicle, focused, onClose, hrefFor }: FleetCardProps) => {
  const { id, name, plateNumber, whereabouts } = vehicle;
  const { data, error, loading, refetch } = useFleetCardQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const reload = useReload({ loading, refetch });
  useReservationFeed(reload);
  useCatchUp(reload);
  const root = useRef<HTMLElement>(null);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      root.current = element;
      if (focused) element?.focus();
    },
    [focused],
  );

  useWindowEvent('keydown', ({ key, target }) => {
    if (key === 'Escape' && root.current?.contains(target as Node)) onClose();
  });

  const standing = data?.vehicleStanding;
  const since = whereabouts.since ?? standing?.since;
  const { position, positionAt, state } = whereabouts;
  const problem = problemOf(whereabouts);
  return (
    <section key={id} ref={attach} tabIndex={-1} className={classes.card} aria-label={name}>
      <header className={classes.head}>
        <VehicleThumb vehicle={{ imageUrl: data?.vehicle?.imageUrl ?? null }} size="md" />
        <div className={classes.name}>
          <b>{name}</b>
          <Text size="sm" c="dimmed">
            <Ltr>{plateNumber}</Ltr>
          </Text>
        </div>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('closeCard')} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </header>
      <p className={classes.state}>
        <FleetSign state={state} size={16} />
        <b>{t(`states.${state}`)}</b>
        {state === 'MOVING' && position && <span>{t('kmh', { speed: Math.round(position.speedKph) })}</span>}
      </p>
      {problem && (
        <Text size="sm" c="dimmed">
          {problem}
        </Text>
      )}
      <dl className={classes.facts}>
        {position && state === 'SILENT' && <Fact label={t('lastState')}>{t(`states.${position.state}`)}</Fact>}
        {since && state !== 'SILENT' && <Fact label={t('since')}>{formatDateTime(since)}</Fact>}
        {state !== 'NO_DEVICE' && (
          <Fact label={t('lastKnown')}>
            {positionAt ? `${formatDateTime(positionAt)} (${formatAgo(positionAt)})` : t('never')}
          </Fact>
        )}
        {position && <Fact label={t('address')}>{position.address ?? t('addressUnknown')}</Fact>}
        <Fact label={t('rental')}>
          {standing ? (
            standing.rental ? (
              <Anchor component={Link} to={hrefFor(standing.rental.number)} size="sm">
                {t('rentalOf', { number: standing.rental.number, date: formatDateTime(standing.rental.endsAt) })}
              </Anchor>
            ) : (
              t('free')
            )
          ) : error ? (
            readProblem(error).message
          ) : (
            <Skeleton height={16} width={160} />
          )}
        </Fact>
        {standing?.rental && (
          <Fact label={t('customer')}>
            {standing.rental.customerId ? (
              <Anchor component={Link} to={paths.customerFor(standing.rental.customerId)} size="sm">
                {standing.rental.customerName}
              </Anchor>
            ) : (
              standing.rental.customerName
            )}
          </Fact>
        )}
      </dl>
      {state !== 'NO_DEVICE' && (
        <div className={classes.actions}>
          <Button
            component={Link}
            to={paths.vehicleLocationFor(id)}
            size="xs"
            leftSection={<IconMapPin size={16} aria-hidden />}
          >
            {t('open')}
          </Button>
          <Button
            component={Link}
            to={paths.vehicleTrackFor(id)}
            size="xs"
            variant="default"
            leftSection={<IconRoute size={16} aria-hidden />}
          >
            {t('history')}
          </Button>
        </div>
      )}
    </section>
  );
};
