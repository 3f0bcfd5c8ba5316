import { ActionIcon, Anchor, Button, NativeSelect, Skeleton, Slider, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import {
  IconChevronLeft,
  IconChevronRight,
  IconMapPin,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRouteOff,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAgencyNowQuery } from '../../lib/AgencyNow.generated';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/location';
import { paths } from '../../lib/paths';
import { addToWallTime, formatTime } from '../../lib/time';
import { useExport } from '../../lib/useExport';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { ExportButton } from '../../ui/list/ExportButton';
import { dayParam, textParam } from '../../ui/list/listParams';
import { useListParams } from '../../ui/list/useListParams';
import classes from './TrackBoard.module.css';
import {
  useTrackVehiclesQuery,
  useVehicleTrackQuery,
  VehicleTrackExportDocument,
  type VehicleTrackQuery,
} from './TrackBoard.generated';
import { TrackMap } from './TrackMap';

type Track = VehicleTrackQuery['vehicleTrack'];

interface TrackBoardProps {
  /** Address of a rental beside its list. */
  hrefFor: (number: string) => string;
}

const params = { vehicleId: textParam('vehicule'), day: dayParam('jour') };
/** Milliseconds from one recorded position to the next in the replay. */
const frameMs = 250;

const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

const Replay = ({ track }: { track: Track }) => {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = track.points.length - 1;
  const running = playing && index < last;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setIndex((current) => Math.min(last, current + 1)), frameMs);
    return () => clearInterval(timer);
  }, [running, last]);
  const point = track.points[index];
  const time = formatTime(point?.at);
  return (
    <>
      <TrackMap points={track.points} at={point} />
      <div className={classes.replay}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t(running ? 'track.pause' : 'track.play')}
          onClick={() => {
            if (!running && index === last) setIndex(0);
            setPlaying(!running);
          }}
        >
          {running ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
        </ActionIcon>
        <Slider
          className={classes.slider ?? ''}
          value={index}
          onChange={(next) => {
            setPlaying(false);
            setIndex(next);
          }}
          min={0}
          max={Math.max(1, last)}
          label={null}
          thumbLabel={t('track.replay')}
          thumbValueText={time}
        />
        <Text size="sm" className={classes.time ?? ''}>
          <b>{time}</b> · {t('kmh', { speed: Math.round(point?.speedKph ?? 0) })}
          {point?.address && ` · ${point.address}`}
        </Text>
      </div>
    </>
  );
};

const Figures = ({ track, hrefFor }: { track: Track } & TrackBoardProps) => (
  <div className={classes.facts}>
    <dl className={classes.figures}>
      {[
        [t('track.distance'), t('kilometres', { km: number.format(track.distanceKm) })],
        [t('track.topSpeed'), t('kmh', { speed: track.topSpeedKph })],
        [
          t('track.driving'),
          t('track.minutes', { hours: Math.floor(track.drivingMinutes / 60), minutes: track.drivingMinutes % 60 }),
        ],
      ].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {track.rentalNumbers.length > 0 && (
      <Text size="sm">
        {t('track.rentals')}
        {track.rentalNumbers.map((rental) => (
          <Anchor key={rental} component={Link} to={hrefFor(rental)} size="sm">
            {rental}
          </Anchor>
        ))}
      </Text>
    )}
    <Title order={2} size="h4">
      {t('track.stops')}
    </Title>
    {track.stops.length === 0 ? (
      <Text c="dimmed">{t('track.noStops')}</Text>
    ) : (
      <ul className={classes.stops}>
        {track.stops.map((stop) => (
          <li key={stop.from}>
            <b>{t('track.stop', { from: formatTime(stop.from), to: formatTime(stop.to) })}</b>
            <Text size="sm" c="dimmed">
              {stop.address ?? t('addressUnknown')}
            </Text>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** Historiques: the recorded track of a vehicle on a chosen day (spec/3-decisions §3). */
export const TrackBoard = ({ hrefFor }: TrackBoardProps) => {
  const { state, update } = useListParams(params);
  const { data: clock } = useAgencyNowQuery({ fetchPolicy: 'cache-first' });
  const { data: choices } = useTrackVehiclesQuery();
  const today = clock?.agencyNow.slice(0, 10) ?? '';
  const day = state.day || today;
  const variables = { vehicleId: state.vehicleId, day };
  const { data, loading, error, refetch } = useVehicleTrackQuery({
    variables,
    skip: !state.vehicleId || !day,
    notifyOnNetworkStatusChange: true,
  });
  const exportTrack = useExport(VehicleTrackExportDocument, (found) => found.vehicleTrackExport);
  const track = data?.vehicleTrack;
  const move = (days: number): void => update({ day: addToWallTime(`${day}T00:00`, { days }).slice(0, 10) });

  return (
    <section className={classes.root}>
      <header>
        <Title order={1} size={26}>
          {t('track.title')}
        </Title>
        <Text c="dimmed">{t('track.lead')}</Text>
      </header>
      <div className={classes.tools}>
        <NativeSelect
          label={t('track.vehicle')}
          value={state.vehicleId}
          onChange={(event) => update({ vehicleId: event.currentTarget.value })}
          data={[
            { value: '', label: t('track.chooseVehicle'), disabled: true },
            ...(choices?.vehicles.items ?? []).map(({ id, name, plateNumber }) => ({
              value: id,
              label: `${name} · ${plateNumber}`,
            })),
          ]}
        />
        <div className={classes.day}>
          <ActionIcon variant="default" size={36} aria-label={t('track.previous')} onClick={() => move(-1)}>
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <TextInput
            type="date"
            label={t('track.day')}
            value={day}
            max={today}
            onChange={(event) => update({ day: event.currentTarget.value })}
          />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('track.next')}
            disabled={day >= today}
            onClick={() => move(1)}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </div>
        {state.vehicleId && (
          <Button
            component={Link}
            to={paths.vehicleLocationFor(state.vehicleId)}
            variant="default"
            leftSection={<IconMapPin size={18} aria-hidden />}
          >
            {t('track.live')}
          </Button>
        )}
        {track && track.points.length > 0 && <ExportButton load={() => exportTrack(variables)} />}
      </div>
      {loading && <Skeleton height={440} radius="md" />}
      {!loading && error && (
        <ErrorState
          title={t('track.loadFailed')}
          message={readProblem(error).message}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!loading && track?.points.length === 0 && (
        <EmptyState
          icon={<IconRouteOff size={40} stroke={1.5} aria-hidden />}
          title={t('track.empty')}
          message={t('track.emptyText')}
        />
      )}
      {!loading && track && track.points.length > 0 && (
        <div className={classes.columns}>
          <div>
            <Replay key={`${track.vehicleId} ${track.day}`} track={track} />
          </div>
          <Figures track={track} hrefFor={hrefFor} />
        </div>
      )}
    </section>
  );
};
