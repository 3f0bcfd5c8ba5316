import { ActionIcon, Alert, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/location';
import { useLiveLine } from '../../lib/live';
import { paths } from '../../lib/paths';
import { formatTime } from '../../lib/time';
import { ErrorState } from '../../ui/ErrorState';
import { OutageAlert } from '../../ui/OutageAlert';
import layout from '../../ui/map/MapPage.module.css';
import { Popup } from '../../ui/Popup';
import { Speedometer } from '../../ui/Speedometer';
import classes from './LocationPanel.module.css';
import {
  useLocatedVehicleQuery,
  useVehiclePositionSubscription,
  type VehiclePositionSubscription,
} from './LocationPanel.generated';
import { PositionMap } from './PositionMap';

type Update = VehiclePositionSubscription['vehiclePosition'];

interface LocationPanelProps {
  vehicleId: string;
  /** The back arrow: hides the panel, which ends the questions to the tracker. */
  onBack: () => void;
}

const kilometres = new Intl.NumberFormat('fr', { maximumFractionDigits: 0 });

/** Where a vehicle is, live: map, speedometer, odometer, address (spec/2-back-office §2, "Location panel"). */
export const LocationPanel = ({ vehicleId, onBack }: LocationPanelProps) => {
  const { data, loading, error, refetch } = useLocatedVehicleQuery({ variables: { id: vehicleId } });
  const [last, setLast] = useState<Update | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [acknowledged, setAcknowledged] = useState(false);
  useVehiclePositionSubscription({
    variables: { vehicleId },
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      if (!news) return;
      // While the service is down the last known position stays in sight.
      setLast((known) => ({
        ...news.vehiclePosition,
        position: news.vehiclePosition.position ?? known?.position ?? null,
      }));
      if (news.vehiclePosition.problem !== 'NO_COORDINATES') setAcknowledged(false);
    },
    onError: setRefusal,
  });
  const line = useLiveLine();
  const vehicle = data?.vehicle;
  const position = last?.position;
  const withoutCoordinates = last?.problem === 'NO_COORDINATES';

  return (
    <section className={layout.root} aria-label={t('title')}>
      <header className={layout.head}>
        <ActionIcon variant="default" size="xl" aria-label={t('back')} onClick={onBack}>
          <IconArrowLeft size={22} aria-hidden />
        </ActionIcon>
        <div>
          <Title order={1} size={26}>
            {vehicle?.name ?? (loading ? <Skeleton width={180} height={30} /> : t('title'))}
          </Title>
          <Text c="dimmed">{vehicle?.plateNumber ?? '\u00a0'}</Text>
        </div>
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
      {last?.problem === 'TRACKER_DOWN' && <OutageAlert>{t('down')}</OutageAlert>}
      {Boolean(refusal) && (
        <Alert color="saffron" role="alert">
          {readProblem(refusal).message}
        </Alert>
      )}
      {vehicle && !refusal && (
        <div className={layout.columns}>
          {position && !withoutCoordinates ? (
            <PositionMap name={vehicle.name} {...position} />
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
              value={position?.speedKph ?? 0}
              text={t('kmh', { speed: Math.round(position?.speedKph ?? 0) })}
            />
            <dl className={classes.details}>
              <div>
                <dt>{t('odometer')}</dt>
                <dd className={classes.odometer}>
                  {position?.odometerKm == null
                    ? t('odometerUnknown')
                    : t('kilometres', { km: kilometres.format(position.odometerKm) })}
                </dd>
              </div>
              <div>
                <dt>{t('address')}</dt>
                <dd>{position?.address ?? t('addressUnknown')}</dd>
              </div>
            </dl>
            {position && last && (
              <Text size="sm" c="dimmed">
                {t(`states.${position.state}`)} · {t('updated', { time: formatTime(last.at) })}
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
