import { Alert, Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { skipToken } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { formatMoney } from '../../platform/format/format';
import { formatAgo, formatDateTime } from '../../platform/time/time';
import { useIntervalWhile } from '../../platform/live/useIntervalWhile';
import { Modal } from '../../kit/dialog/Modal';
import { LoadFailure } from '../../kit/state/Loaded';
import { Picture } from '../../kit/display/Picture';
import { StatusBadge } from '../../kit/display/StatusBadge';
import { t as vehicleT } from '../../domain/vehicle/texts';
import { t as reservationT } from '../../domain/reservation/texts';
import { useTrackReservationQuery, type TrackReservationQuery } from './TrackingDialog.generated';
import classes from './TrackingDialog.module.css';
import { t } from './texts';

interface TrackingDialogProps {
  /** Looked up at once unless empty. */
  initialNumber: string;
  onClose: () => void;
}

type Tracked = NonNullable<TrackReservationQuery['trackReservation']>;

/** Milliseconds between two queries while the reservation is pending. */
const lookEvery = 20_000;

/** Shows 'Suivi réservation': looks a reservation up by its number and shows its state. */
export const TrackingDialog = ({ initialNumber, onClose }: TrackingDialogProps) => {
  const [number, setNumber] = useState(initialNumber);
  const [searchedNumber, setSearchedNumber] = useState(initialNumber.trim());
  const [missing, setMissing] = useState(false);
  const { data, error, loading, refetch } = useTrackReservationQuery(
    searchedNumber
      ? {
          variables: { number: searchedNumber },
          fetchPolicy: 'network-only',
        }
      : skipToken,
  );
  // A query that is skipped keeps its last data.
  const tracked = searchedNumber ? data?.trackReservation : undefined;
  const undecided = tracked?.status === 'PENDING';
  useIntervalWhile(undecided, lookEvery, () => {
    if (!document.hidden) refetch().catch(() => undefined);
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = number.trim();
    setMissing(wanted === '');
    if (wanted && wanted === searchedNumber) void refetch();
    else setSearchedNumber(wanted);
  };

  return (
    <Modal opened onClose={onClose} size="lg" title={t('tracking.title')} classNames={{ title: classes.title ?? '' }}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('tracking.number')}
          description={t('tracking.hint')}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          error={missing && t('tracking.missing')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          size="md"
          data-autofocus
        />
        <Button type="submit" size="md" loading={loading && !tracked}>
          {t('tracking.submit')}
        </Button>
      </form>
      <div aria-live="polite">
        {searchedNumber && error && !tracked && <LoadFailure error={error} refetch={refetch} loading={loading} />}
        {searchedNumber && data && !tracked && !loading && (
          <Alert color="saffron" icon={<IconAlertTriangle />} title={t('tracking.notFoundTitle')} mt="lg">
            {t('tracking.notFound', { number: searchedNumber })}
          </Alert>
        )}
        {tracked && <Result reservation={tracked} />}
      </div>
    </Modal>
  );
};

const Result = ({ reservation }: { reservation: Tracked }) => {
  const { status, stage } = reservation;
  const decided = status !== 'PENDING';
  return (
    <section className={classes.result} aria-label={reservation.number}>
      <ol className={classes.progress} aria-label={t('tracking.progress')} data-status={status}>
        <li data-done>
          <IconCheck size={18} aria-hidden />
          {t('common:status.PENDING')}
        </li>
        {decided && (
          <li data-done aria-current="step">
            <IconCheck size={18} aria-hidden />
            {t(`common:status.${status}`)}
          </li>
        )}
      </ol>
      <p className={classes.explain}>{t(`tracking.explain.${stage ?? status}`)}</p>
      <div className={classes.card}>
        <Picture src={reservation.vehicleImageUrl} alt="" fallback={vehicleT('noPhoto')} className={classes.picture} />
        <div>
          <p className={classes.number}>
            {reservation.number} <StatusBadge status={status} />
          </p>
          <p className={classes.vehicle}>{reservation.vehicleName}</p>
          {reservation.requestedVehicleName && (
            <p>{t('tracking.insteadOf', { name: reservation.requestedVehicleName })}</p>
          )}
          <p className={classes.updated}>{t('tracking.updated', { ago: formatAgo(reservation.updatedAt) })}</p>
        </div>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{reservationT('trip.startsAt')}</dt>
          <dd>
            {formatDateTime(reservation.startsAt)}
            <span>{reservation.pickupPlace}</span>
          </dd>
        </div>
        <div>
          <dt>{reservationT('trip.endsAt')}</dt>
          <dd>
            {formatDateTime(reservation.endsAt)}
            <span>{reservation.returnPlace}</span>
          </dd>
        </div>
        <div>
          <dt>{t('tracking.price')}</dt>
          <dd>{formatMoney(reservation.price)}</dd>
        </div>
      </dl>
    </section>
  );
};
