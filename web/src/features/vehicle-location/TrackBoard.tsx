import { ActionIcon, Anchor, Button, Skeleton, Slider, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import {
  IconChevronLeft,
  IconChevronRight,
  IconMapPin,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRouteOff,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
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
import { choiceParam, dayParam, textParam } from '../../ui/list/listParams';
import { useListParams } from '../../ui/list/useListParams';
import type { MapArea } from '../../ui/map/AreaLayer';
import { areasOf } from '../../ui/map/areasOf';
import layout from '../../ui/map/MapPage.module.css';
import { VehicleChoice } from '../record-choice/RecordChoice';
import { FleetEvents } from '../track-event/FleetEvents';
import { TrackEventItems } from '../track-event/TrackEventItems';
import classes from './TrackBoard.module.css';
import { useVehicleTrackQuery, VehicleTrackExportDocument, type VehicleTrackQuery } from './TrackBoard.generated';
import { TrackMap } from './TrackMap';

type Track = VehicleTrackQuery['vehicleTrack'];
type Events = VehicleTrackQuery['trackEvents']['items'];

interface TrackBoardProps {
  /** Address of a rental beside its list. */
  hrefFor: (number: string) => string;
}

const params = {
  vehicleId: textParam('vehicule'),
  day: dayParam('jour'),
  kind: choiceParam('type', { vitesse: 'OVERSPEED', zone: 'OUT_OF_ZONE' } as const, null),
};
/** Milliseconds from one recorded position to the next in the replay. */
const frameMs = 250;

const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

interface DayProps extends TrackBoardProps {
  track: Track;
  events: Events;
  areas: readonly MapArea[];
  /** km/h; null when nobody looks at it. */
  limitKph: number | null;
}

interface ReplayProps extends Omit<DayProps, 'hrefFor'> {
  /** The recorded position that is shown. */
  index: number;
  onIndex: (index: number | ((current: number) => number)) => void;
  playing: boolean;
  onPlaying: (playing: boolean) => void;
}

const Replay = ({ track, events, areas, limitKph, index, onIndex, playing, onPlaying }: ReplayProps) => {
  const last = track.points.length - 1;
  const running = playing && index < last;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => onIndex((current) => Math.min(last, current + 1)), frameMs);
    return () => clearInterval(timer);
  }, [running, last, onIndex]);
  const point = track.points[index];
  const time = formatTime(point?.at);
  return (
    <>
      <TrackMap points={track.points} at={point} events={events} areas={areas} limitKph={limitKph} />
      <div className={classes.replay}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t(running ? 'track.pause' : 'track.play')}
          onClick={() => {
            if (!running && index === last) onIndex(0);
            onPlaying(!running);
          }}
        >
          {running ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
        </ActionIcon>
        <Slider
          className={classes.slider ?? ''}
          value={index}
          onChange={(next) => {
            onPlaying(false);
            onIndex(next);
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

interface FiguresProps extends Pick<DayProps, 'track' | 'events' | 'hrefFor'> {
  /** Shows the moment on the map. */
  onShow: (at: string) => void;
}

const Figures = ({ track, events, hrefFor, onShow }: FiguresProps) => (
  <div className={layout.facts}>
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
      {t('track.events')}
    </Title>
    {events.length === 0 ? (
      <Text c="dimmed">{t('track.noEvents')}</Text>
    ) : (
      <TrackEventItems
        label={t('track.events')}
        events={events}
        onShow={onShow}
        // Of a day of one rental it stands above.
        {...(track.rentalNumbers.length > 1 && { rentalHref: hrefFor })}
      />
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
            <Anchor component="button" type="button" fw={600} title={t('track.show')} onClick={() => onShow(stop.from)}>
              {t('track.stop', { from: formatTime(stop.from), to: formatTime(stop.to) })}
            </Anchor>
            <Text size="sm" c="dimmed">
              {stop.address ?? t('addressUnknown')}
            </Text>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** A day on the map with its figures; a stop or an event of the list is shown where it was. */
const Day = ({ hrefFor, ...day }: DayProps) => {
  const { track, events } = day;
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const show = (at: string): void => {
    const moment = Date.parse(at);
    const found = track.points.findIndex((point) => Date.parse(point.at) >= moment);
    setPlaying(false);
    setIndex(found < 0 ? track.points.length - 1 : found);
    // On a phone the list stands far below the map.
    shown.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={layout.columns}>
      <div ref={shown} className={classes.shown}>
        <Replay {...day} index={index} onIndex={setIndex} playing={playing} onPlaying={setPlaying} />
      </div>
      <Figures track={track} events={events} hrefFor={hrefFor} onShow={show} />
    </div>
  );
};

/** Shows the recorded track of a vehicle on a chosen day, 'Historiques' (docs/rules/tracking.md#recorded-tracks). */
export const TrackBoard = ({ hrefFor }: TrackBoardProps) => {
  const { state, update, hrefFor: hrefForView } = useListParams(params);
  const { data: clock } = useAgencyNowQuery({ fetchPolicy: 'cache-first' });
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
  const events = data?.trackEvents.items ?? [];
  const move = (days: number): void => update({ day: addToWallTime(`${day}T00:00`, { days }).slice(0, 10) });

  return (
    <section className={layout.root}>
      <header>
        <Title order={1} size={26}>
          {t('track.title')}
        </Title>
        <Text c="dimmed">{t('track.lead')}</Text>
      </header>
      <div className={classes.tools}>
        <div className={classes.vehicle}>
          <VehicleChoice
            label={t('track.vehicle')}
            placeholder={t('track.chooseVehicle')}
            value={state.vehicleId}
            onChange={(vehicleId) => update({ vehicleId })}
          />
        </div>
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
      {!state.vehicleId && (
        <FleetEvents
          kind={state.kind}
          onKind={(kind) => update({ kind })}
          page={state.page}
          hrefForPage={(page) => hrefForView({ page })}
          rentalHref={hrefFor}
        />
      )}
      {loading && <Skeleton className={layout.map ?? ''} radius="md" />}
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
        <Day
          key={`${track.vehicleId} ${track.day}`}
          track={track}
          events={events}
          areas={areasOf(data.zones.items)}
          limitKph={data.trackingSettings.overspeedKph}
          hrefFor={hrefFor}
        />
      )}
    </section>
  );
};
