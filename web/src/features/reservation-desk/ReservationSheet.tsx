import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconRoute } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Ltr } from '../../kit/display/Ltr';
import { fullName } from '../../platform/format/format';
import { formatDateTime } from '../../platform/time/time';
import { paths } from '../../platform/url/paths';
import { Money } from '../../kit/display/Money';
import { Badge } from '../../kit/display/StatusBadge';
import { RecordHistory } from '../../domain/audit/RecordHistory';
import { RentalPapers } from '../../domain/rental/RentalPapers';
import { RentalEvents } from './RentalEvents';
import { DriverFacts } from '../../domain/reservation/DriverFacts';
import { Facts, SheetSection } from '../../kit/display/Facts';
import { VehicleThumb } from '../../domain/vehicle/VehicleThumb';
import { CompetingRequests } from './CompetingRequests';
import type { ReservationDetailsQuery } from './ReservationDrawer.generated';
import { ReservationHistory } from './ReservationHistory';
import classes from './ReservationSheet.module.css';
import { t } from './texts';

/** A reservation with everything that staff may see. */
export type DeskReservation = NonNullable<ReservationDetailsQuery['reservation']>;

interface ReservationSheetProps {
  reservation: DeskReservation;
  hrefFor: (number: string) => string;
}

const Warnings = ({ reservation, hrefFor }: ReservationSheetProps) => {
  if (reservation.status !== 'PENDING') return null;
  const { conflict, competing } = reservation;
  return (
    <Stack gap="xs">
      {conflict && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('sheet.conflictTitle')}>
          {conflict.message}{' '}
          {conflict.reservationNumber && (
            <Anchor
              component={Link}
              to={hrefFor(conflict.reservationNumber)}
              inherit
              c="inherit"
              fw={600}
              underline="always"
            >
              {t('sheet.openConflict', { number: conflict.reservationNumber })}
            </Anchor>
          )}
        </Alert>
      )}
      <CompetingRequests
        requests={competing}
        title={t('sheet.competingTitle', { count: competing.length })}
        consequence={t('sheet.competingText')}
        hrefFor={hrefFor}
      />
    </Stack>
  );
};

const Price = ({ reservation }: { reservation: DeskReservation }) => (
  <SheetSection title={t('sheet.price')}>
    <Facts
      facts={[
        { label: t('sheet.total'), value: reservation.total && <Money amount={reservation.total} /> },
        { label: t('sheet.advance'), value: reservation.advance && <Money amount={reservation.advance} /> },
        { label: t('sheet.balance'), value: reservation.balance && <Money amount={reservation.balance} /> },
        { label: t('sheet.quotedDaily'), value: <Money amount={reservation.quotedDailyPrice} /> },
        { label: t('sheet.quotedTotal'), value: <Money amount={reservation.quotedTotal} /> },
        ...reservation.lines
          .filter(({ ruleId }) => ruleId)
          .map(({ label, amount }) => ({ label, value: <Money amount={amount} /> })),
      ]}
    />
    {reservation.discountPercent > 0 && (
      <Text size="sm" c="dimmed" mt="xs">
        {t('sheet.discount', { percent: reservation.discountPercent })}
      </Text>
    )}
  </SheetSection>
);

/** Shows everything about one reservation. */
export const ReservationSheet = ({ reservation, hrefFor }: ReservationSheetProps) => {
  const { vehicle, requestedVehicle, customer, secondDriver } = reservation;
  return (
    <div className={classes.root}>
      <Warnings reservation={reservation} hrefFor={hrefFor} />
      <SheetSection title={t('sheet.trip')}>
        <div className={classes.trip}>
          <div>
            <span className={classes.label}>{t('sheet.departure')}</span>
            <b>{formatDateTime(reservation.startsAt)}</b>
            <span>{reservation.pickupPlace}</span>
          </div>
          <span className={classes.days}>
            <IconRoute size={18} aria-hidden />
            {t('sheet.days', { count: reservation.days })}
          </span>
          <div>
            <span className={classes.label}>{t('sheet.return')}</span>
            <b>{formatDateTime(reservation.endsAt)}</b>
            <span>{reservation.returnPlace}</span>
          </div>
        </div>
      </SheetSection>
      <SheetSection title={t('sheet.vehicle')}>
        <div className={classes.vehicle}>
          <VehicleThumb vehicle={vehicle} size="lg" />
          <div>
            <b>{vehicle.name}</b>
            <Text size="sm">
              <Ltr>{reservation.plateNumber ?? vehicle.plateNumber}</Ltr>
            </Text>
            {requestedVehicle && <Text size="sm">{t('sheet.insteadOf', { name: requestedVehicle.name })}</Text>}
            <Text size="sm" c="dimmed">
              {[
                t(`common:category.${vehicle.category}`),
                t(`common:fuel.${vehicle.fuel}`),
                t(`common:transmission.${vehicle.transmission}`),
                vehicle.agency?.name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
        </div>
      </SheetSection>
      <Price reservation={reservation} />
      <RentalPapers number={reservation.number} status={reservation.status} />
      <SheetSection title={t('sheet.driver')}>
        <DriverFacts driver={reservation.driver} reservationNumber={reservation.number} renter={reservation.renter} />
      </SheetSection>
      {secondDriver && (
        <SheetSection title={t('sheet.secondDriver')}>
          <DriverFacts driver={secondDriver} reservationNumber={reservation.number} renter={reservation.secondRenter} />
        </SheetSection>
      )}
      <SheetSection title={t('sheet.account')}>
        {customer ? (
          <>
            <Text>
              <Anchor component={Link} to={paths.customerFor(customer.id)} underline="always">
                {fullName(customer)}
              </Anchor>{' '}
              · {customer.email}{' '}
              <Badge tone={customer.rating === 'GOOD' ? 'success' : 'warning'}>
                {t(`sheet.rating.${customer.rating}`)}
              </Badge>
            </Text>
            {customer.comment && (
              <Text size="sm" c="dimmed">
                {customer.comment}
              </Text>
            )}
          </>
        ) : (
          <Text c="dimmed">{t('sheet.guest')}</Text>
        )}
      </SheetSection>
      {reservation.comment && (
        <SheetSection title={t('sheet.comment')}>
          <Text className={classes.words}>{reservation.comment}</Text>
        </SheetSection>
      )}
      {reservation.reason && (
        <SheetSection title={t('sheet.reason')}>
          <Text className={classes.words}>{reservation.reason}</Text>
        </SheetSection>
      )}
      {reservation.status !== 'ACCEPTED' && (
        <SheetSection title={t('sheet.signature')}>
          <Text>{t(reservation.signed ? 'sheet.signed' : 'sheet.signatureClosed')}</Text>
        </SheetSection>
      )}
      {reservation.status === 'ACCEPTED' && (
        <SheetSection title={t('sheet.trackEvents')}>
          <RentalEvents number={reservation.number} />
        </SheetSection>
      )}
      <SheetSection title={t('sheet.history')}>
        <ReservationHistory reservation={reservation} />
        <RecordHistory record="RESERVATION" id={reservation.id} />
      </SheetSection>
    </div>
  );
};
