import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Ltr } from '../../kit/display/Ltr';
import { Phone } from '../../kit/display/Phone';
import { paperFacts } from '../../domain/reservation/paperFacts';
import { fullName } from '../../platform/format/format';
import type { Fields } from '../../platform/graphql/fields';
import { formatDateTime } from '../../platform/time/time';
import { Modal } from '../../kit/dialog/Modal';
import { Money } from '../../kit/display/Money';
import { StatusBadge } from '../../kit/display/StatusBadge';
import { t as common } from '../../platform/i18n/texts';
import { StageBadge } from '../../domain/rental/StageBadge';
import { MyReservationActions } from './MyReservationActions';
import { MyPayments } from './MyPayments';
import classes from './MyReservationDetails.module.css';
import type { MyReservationFragment } from './MyReservations.generated';
import { t } from './texts';

interface Fact {
  label: string;
  value: ReactNode;
}

const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <section className={classes.section}>
    <h3>{title}</h3>
    <dl>
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </section>
);

/** Lists the driver's data that the client entered: contact for a quick reservation, identity too for a full one. */
const ClientBlock = ({ reservation }: { reservation: Fields<MyReservationFragment> }) => {
  const { driver, secondDriver, kind, comment } = reservation;
  return (
    <>
      <Facts
        title={t('details.client')}
        facts={[
          { label: t('details.name'), value: fullName(driver) },
          { label: t('details.email'), value: driver.email },
          {
            label: t('details.phone'),
            value: driver.phone && <Phone number={driver.phone} />,
          },
          ...(kind === 'FULL' ? paperFacts(driver) : []),
        ]}
      />
      {kind === 'FULL' && secondDriver && (
        <Facts
          title={t('details.secondDriver')}
          facts={[
            { label: t('details.name'), value: fullName(secondDriver) },
            {
              label: t('details.phone'),
              value: secondDriver.phone && <Phone number={secondDriver.phone} />,
            },
            ...paperFacts(secondDriver),
          ]}
        />
      )}
      {kind === 'FULL' && comment && (
        <Facts title={t('details.comment')} facts={[{ label: t('details.comment'), value: comment }]} />
      )}
    </>
  );
};

/** The vehicle of an accepted reservation, with the agreed price. */
const VehicleBlock = ({ reservation }: { reservation: Fields<MyReservationFragment> }) => {
  const { vehicle, requestedVehicle, plateNumber, total, advance, balance } = reservation;
  return (
    <Facts
      title={t('details.vehicle')}
      facts={[
        { label: t('details.vehicleName'), value: vehicle.name },
        { label: t('details.requestedVehicle'), value: requestedVehicle?.name ?? null },
        { label: t('details.plate'), value: plateNumber && <Ltr>{plateNumber}</Ltr> },
        { label: t('details.fuel'), value: common(`fuel.${vehicle.fuel}`) },
        { label: t('details.transmission'), value: common(`transmission.${vehicle.transmission}`) },
        { label: t('details.price'), value: total && <Money amount={total} /> },
        { label: t('details.advance'), value: advance && <Money amount={advance} /> },
        { label: t('details.balance'), value: balance && <Money amount={balance} /> },
      ]}
    />
  );
};

interface MyReservationDetailsProps {
  /** The opened reservation; null if none is. */
  reservation: Fields<MyReservationFragment> | null;
  onClose: () => void;
}

/** Shows one reservation of the customer; what it shows depends on the state (docs/rules/site.md#the-customers-reservations). */
export const MyReservationDetails = ({ reservation, onClose }: MyReservationDetailsProps) => (
  <Modal
    opened={reservation !== null}
    onClose={onClose}
    size="lg"
    title={reservation && t('details.title', { number: reservation.number })}
  >
    {reservation && (
      <div className={classes.root}>
        <Group gap="xs">
          <StatusBadge status={reservation.status} />
          <StageBadge stage={reservation.stage} late={reservation.late} />
        </Group>
        <Facts
          title={t('details.trip')}
          facts={[
            { label: t('details.startsAt'), value: formatDateTime(reservation.startsAt) },
            { label: t('details.endsAt'), value: formatDateTime(reservation.endsAt) },
            { label: t('details.pickup'), value: reservation.pickupPlace },
            { label: t('details.return'), value: reservation.returnPlace },
            { label: t('details.duration'), value: t('details.days', { count: reservation.days }) },
            ...(reservation.total
              ? []
              : [{ label: t('details.quoted'), value: <Money amount={reservation.quotedTotal} /> }]),
            { label: t('details.reason'), value: reservation.reason },
          ]}
        />
        {reservation.status === 'ACCEPTED' ? (
          <VehicleBlock reservation={reservation} />
        ) : (
          <ClientBlock reservation={reservation} />
        )}
        {(reservation.status === 'ACCEPTED' || reservation.status === 'CANCELLED') && (
          <MyPayments
            number={reservation.number}
            stage={reservation.stage}
            contractFirst={reservation.signatureOpen && !reservation.signed}
          />
        )}
        <MyReservationActions reservation={reservation} />
      </div>
    )}
  </Modal>
);
