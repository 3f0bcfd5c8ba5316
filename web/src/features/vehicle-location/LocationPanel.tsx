import { ActionIcon, Alert, Button, Skeleton, Text } from '@mantine/core';
import { IconArrowLeft, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ltr } from '../../platform/i18n/ltr';
import { readProblem } from '../../platform/errors/errors';
import { formatKm } from '../../platform/format/format';
import { useLiveLine } from '../../platform/live/live';
import { paths } from '../../platform/url/paths';
import { formatAgo, formatDateTime, formatTime } from '../../platform/time/time';
import { useTick } from '../../platform/live/useTick';
import { ErrorState } from '../../kit/state/ErrorState';
import { OutageAlert } from '../../kit/state/OutageAlert';
import layout from '../../kit/map/MapPage.module.css';
import { Popup } from '../../kit/dialog/Popup';
import { Speedometer } from '../../kit/display/Speedometer';
import { PageHeader } from '../../kit/display/PageHeader';
import classes from './LocationPanel.module.css';
import {
  useLocatedVehicleQuery,
  useVehiclePositionSubscription,
  type LocatedVehicleQuery,
  type PositionFieldsFragment,
  type VehiclePositionSubscription,
} from './LocationPanel.generated';
import { PositionMap } from './PositionMap';
import { t } from './texts';

type Update = VehiclePositionSubscription['vehiclePosition'];

/** A position and when it was received. */
interface ReceivedPosition {
  position: PositionFieldsFragment;
  at: string;
}

interface LocationPanelProps {
  vehicleId: string;
  /** Hides the panel, which ends the tracking. */
  onBack: () => void;
}

/** Milliseconds between updates of a relative time. */
const ageEvery = 30_000;

const lastRecorded = (data: LocatedVehicleQuery | undefined): ReceivedPosition | null => {
  const { position, positionAt } = data?.vehicleStanding.whereabouts ?? {};
  return position && positionAt ? { position, at: positionAt } : null;
};

/** Shows the live position of a vehicle: map, speedometer, odometer, address (docs/rules/tracking.md#live-position). */
export const LocationPanel = ({ vehicleId, onBack }: LocationPanelProps) => {
  const { data, loading, error, refetch } = useLocatedVehicleQuery({
    variables: { id: vehicleId },
    fetchPolicy: 'cache-and-network',
  });
  const [lastUpdate, setLastUpdate] = useState<Update | null>(null);
  const [seen, setSeen] = useState<ReceivedPosition | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [acknowledged, setAcknowledged] = useState(false);
  useVehiclePositionSubscription({
    variables: { vehicleId },
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      if (!news) return;
      const { at, position } = news.vehiclePosition;
      setLastUpdate(news.vehiclePosition);
      if (position) setSeen({ position, at });
      if (news.vehiclePosition.problem !== 'NO_COORDINATES') setAcknowledged(false);
    },
    onError: setRefusal,
  });
  const line = useLiveLine();
  useTick(ageEvery);
  const vehicle = data?.vehicle;
  const failing = lastUpdate?.problem === 'DEVICE_FAILING';
  const down = failing || lastUpdate?.problem === 'TRACKER_DOWN';
  const cut = down || line === 'down';
  // If no news arrives, the last known position stays visible, or the last record from before the page was opened.
  const latest = seen ?? (cut ? lastRecorded(data) : null);
  const position = latest?.position;
  const withoutCoordinates = lastUpdate?.problem === 'NO_COORDINATES';
  const live = position && !cut && !withoutCoordinates;

  return (
    <section className={layout.root} aria-label={t('title')}>
      <header className={layout.head}>
        <ActionIcon variant="default" size="xl" aria-label={t('back')} onClick={onBack}>
          <IconArrowLeft size={22} aria-hidden />
        </ActionIcon>
        <PageHeader
          title={vehicle?.name ?? (loading ? <Skeleton width={180} height={30} /> : t('title'))}
          lead={ltr(vehicle?.plateNumber) || '\u00a0'}
        />
        <Button
          component={Link}
          to={paths.vehicleTrackFor(vehicleId)}
          variant="default"
          leftSection={<IconRoute size={18} aria-hidden />}
        >
          {t('history')}
        </Button>
      </header>
      {!vehicle && !loading && (
        <ErrorState
          title={t('loadFailed')}
          message={error ? readProblem(error).message : t('gone')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {line === 'down' && <OutageAlert>{t('lineDown')}</OutageAlert>}
      {down && <OutageAlert>{t(failing ? 'failing' : latest ? 'down' : 'downUnplaced')}</OutageAlert>}
      {Boolean(refusal) && (
        <Alert color="saffron" role="alert">
          {readProblem(refusal).message}
        </Alert>
      )}
      {vehicle && !refusal && (
        <div className={layout.columns}>
          {position && !withoutCoordinates ? (
            <PositionMap key={seen ? 'seen' : 'recorded'} name={vehicle.name} old={!live} {...position} />
          ) : (
            !withoutCoordinates && (
              <div className={`${layout.map} ${classes.waiting}`} role="status">
                {t('waiting')}
              </div>
            )
          )}
          <div className={layout.facts}>
            <Speedometer
              label={t('speed')}
              value={live ? position.speedKph : 0}
              text={live ? t('kmh', { speed: Math.round(position.speedKph) }) : t('speedUnknown')}
            />
            <dl className={classes.details}>
              <div>
                <dt>{t('odometer')}</dt>
                <dd className={classes.odometer}>
                  {position?.odometerKm == null ? t('odometerUnknown') : formatKm(position.odometerKm)}
                </dd>
              </div>
              <div>
                <dt>{t('address')}</dt>
                <dd>{position?.address ?? t('addressUnknown')}</dd>
              </div>
            </dl>
            {latest && (
              <Text size="sm" c="dimmed">
                {live
                  ? `${t(`states.${latest.position.state}`)} · ${t('updated', { time: formatTime(latest.at) })}`
                  : t('lastKnown', {
                      date: formatDateTime(latest.at),
                      ago: formatAgo(latest.at),
                      state: t(`states.${latest.position.state}`).toLowerCase(),
                    })}
              </Text>
            )}
          </div>
        </div>
      )}
      {withoutCoordinates && !acknowledged && (
        <Popup title={t('error.title')} onClose={() => setAcknowledged(true)}>
          <p>{t('error.text')}</p>
          <Button data-autofocus onClick={() => setAcknowledged(true)}>
            {t('common:close')}
          </Button>
        </Popup>
      )}
    </section>
  );
};
