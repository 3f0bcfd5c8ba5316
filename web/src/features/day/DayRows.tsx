import { Anchor, Badge, Button, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { IconCamera, IconCarGarage, IconKey } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inLine } from '../../platform/i18n/ltr';
import { typographic } from '../../platform/format/typographic';
import { formatMoney, fullName } from '../../platform/format/format';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { paths } from '../../platform/url/paths';
import { formatDate, formatDateTime } from '../../platform/time/time';
import type { OpenSwap } from './useOpenSwaps';
import {
  DayClosingFragmentDoc,
  DayRentalFragmentDoc,
  type DayClosingFragment,
  type DayContextQuery,
  type DayRentalFragment,
} from './DayBoard.generated';
import classes from './DayBoard.module.css';
import { DriverContact } from './DriverContact';
import { t } from './texts';

/** A rental whose vehicle was exchanged, and for which an inspection of the exchange is still missing. */
export type SwapRental = DayContextQuery['swaps']['items'][number];

interface RentalRowProps {
  rental: Holding<DayRentalFragment>;
  /** The time at which it is due, as displayed. */
  when: string;
  place: string;
  action?: 'DEPARTURE' | 'RETURN';
  /** Whether the departure is overdue. */
  overdue?: boolean;
  /** How late the return is, as displayed. */
  lateBy?: string | undefined;
}

/** Shows a rental that leaves or comes back, with taps to its driver, to the place and to its inspection. */
export const RentalRow = ({ rental, when, place, action, overdue = false, lateBy }: RentalRowProps) => {
  const { number, vehicle, driver, balance, risk } = useFields(DayRentalFragmentDoc, rental);
  const Sign = action === 'RETURN' ? IconCarGarage : IconKey;
  return (
    <li className={classes.row}>
      <Text className={classes.when ?? ''} c={lateBy || overdue ? 'var(--mantine-color-error)' : undefined} fw={600}>
        {when}
      </Text>
      <div className={classes.what}>
        <Anchor component={Link} to={paths.rentalFileFor(number)} fw={600} data-alone>
          {fullName(driver)}
        </Anchor>
        <Text size="sm" c="dimmed">
          {inLine([vehicle.name, vehicle.plateNumber, place])}
        </Text>
        {lateBy && (
          <Text size="sm" c="var(--mantine-color-error)" fw={600}>
            {t('lateBy', { delay: lateBy })}
          </Text>
        )}
        {overdue && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('notLeft')}
          </Text>
        )}
        {risk && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('atRisk', { message: typographic(risk.message) })}
          </Text>
        )}
        {Number(balance ?? 0) > 0 && <Text size="sm">{t('balance', { amount: formatMoney(balance) })}</Text>}
      </div>
      <div className={classes.actions}>
        <DriverContact name={fullName(driver)} phone={driver.phone} place={place} number={number} />
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

interface SubjectProps {
  number: string;
  vehicle: { name: string; plateNumber: string };
  driver: DayClosingFragment['driver'];
  note: string;
}

/** Shows which rental a row is about, as a link to its file, and why it is listed. */
const Subject = ({ number, vehicle, driver, note }: SubjectProps) => (
  <div className={classes.what}>
    <Anchor component={Link} to={paths.rentalFileFor(number)} fw={600} data-alone>
      {fullName(driver)}
    </Anchor>
    <Text size="sm" c="dimmed">
      {inLine([vehicle.name, vehicle.plateNumber])}
    </Text>
    <Text size="sm">{note}</Text>
  </div>
);

interface ClosingRowProps {
  rental: Holding<DayClosingFragment>;
  note: string;
  actionLabel: string;
  /** The accessible name of the action, which includes the rental's number. */
  actionName: string;
}

/** Shows a rental whose file needs a decision or an action, with the day on which it ended; the promised end if it did not. */
export const ClosingRow = ({ rental, note, actionLabel, actionName }: ClosingRowProps) => {
  const { number, endsAt, endedAt, vehicle, driver } = useFields(DayClosingFragmentDoc, rental);
  return (
    <li className={classes.row}>
      <Text className={classes.when ?? ''} fw={600}>
        {formatDate(endedAt ?? endsAt)}
      </Text>
      <Subject number={number} vehicle={vehicle} driver={driver} note={note} />
      <div className={classes.actions}>
        <Button component={Link} to={paths.rentalFileFor(number)} variant="default" size="md" aria-label={actionName}>
          {actionLabel}
        </Button>
      </div>
    </li>
  );
};

/** An end of a swap without an inspection; a tap opens one. */
export const SwapRow = ({ rental: { number, driver }, kind, legId, vehicle, at }: OpenSwap<SwapRental>) => (
  <li className={classes.row}>
    <Text className={classes.when ?? ''} fw={600}>
      {formatDateTime(at).slice(0, 16)}
    </Text>
    <Subject number={number} vehicle={vehicle} driver={driver} note={t(`swap.${kind}`)} />
    <div className={classes.actions}>
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
  action: ReactNode;
}

/** A vehicle that needs something, whoever rents it. */
export const VehicleRow = ({ vehicle: { id, name, plateNumber }, note, action }: VehicleRowProps) => (
  <li className={classes.row}>
    <div className={classes.what}>
      <Anchor component={Link} to={paths.vehicleSheetFor(id)} fw={600} data-alone>
        {name}
      </Anchor>
      <Text size="sm" c="dimmed">
        {inLine([plateNumber, note])}
      </Text>
    </div>
    <div className={classes.actions}>{action}</div>
  </li>
);

/** Shows a part of the day, with how much is in it. */
export const Part = ({
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
