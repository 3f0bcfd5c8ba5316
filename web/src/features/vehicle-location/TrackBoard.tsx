import { ActionIcon, Anchor, Button, NativeSelect, Skeleton, Slider, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import {
  IconChevronLeft,
  IconChevronRight,
  IconMapPin,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRouteOff,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAgencyNowQuery } from '../../platform/time/AgencyNow.generated';
import { formatKm, formatMinutes } from '../../platform/format/format';
import { paths } from '../../platform/url/paths';
import { addDays, formatTime } from '../../platform/time/time';
import { useExport } from '../../platform/device/useExport';
import { useIntervalWhile } from '../../platform/live/useIntervalWhile';
import { DateField } from '../../kit/date/DateField';
import { EmptyState } from '../../kit/state/EmptyState';
import { LoadFailure } from '../../kit/state/Loaded';
import { ExportButton } from '../../kit/list/ExportButton';
import { choiceParam, dayParam, textParam } from '../../kit/list/listParams';
import { useListParams } from '../../kit/list/useListParams';
import type { MapArea } from '../../kit/map/AreaLayer';
import { areasOf } from '../../kit/map/areasOf';
import layout from '../../kit/map/MapPage.module.css';
import { VehicleChoice } from '../../domain/choice/RecordChoice';
import { FleetEvents } from './FleetEvents';
import { TrackEventItems } from '../../domain/track-event/TrackEventItems';
import { PageHeader } from '../../kit/display/PageHeader';
import classes from './TrackBoard.module.css';
import { useVehicleTrackQuery, VehicleTrackExportDocument, type VehicleTrackQuery } from './TrackBoard.generated';
import { TrackMap } from './TrackMap';
import { t } from './texts';

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
/** Milliseconds between two recorded positions in the replay. */
const frameMs = 250;
/** How many times faster the replay may run. */
const speeds = [1, 2, 4, 8] as const;

interface DayProps extends TrackBoardProps {
  track: Track;
  events: Events;
  areas: readonly MapArea[];
  /** km/h; null if there is no speed limit. */
  limitKph: number | null;
}

interface ReplayProps extends Omit<DayProps, 'hrefFor'> {
  /** Index of the shown position. */
  index: number;
  onIndex: (index: number | ((current: number) => number)) => void;
  playing: boolean;
  onPlaying: (playing: boolean) => void;
}

const Replay = ({ track, events, areas, limitKph, index, onIndex, playing, onPlaying }: ReplayProps) => {
  const last = track.points.length - 1;
  const [speed, setSpeed] = useState<number>(1);
  const running = playing && index < last;
  useIntervalWhile(running, frameMs / speed, () => onIndex((current) => Math.min(last, current + 1)));
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
        <NativeSelect
          aria-label={t('track.speed')}
          data={speeds.map((value) => ({ value: String(value), label: `× ${value}` }))}
          value={String(speed)}
          onChange={(event) => setSpeed(Number(event.currentTarget.value))}
        />
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
        [t('track.distance'), formatKm(track.distanceKm, { withTenths: true })],
        [t('track.topSpeed'), t('kmh', { speed: track.topSpeedKph })],
        [t('track.driving'), formatMinutes(track.drivingMinutes)],
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
        // For a single rental its number is shown above.
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

/** Shows a day on the map with its figures; choosing a stop or an event shows it on the map. */
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
    // On a phone the list is far below the map.
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
  });
  const exportTrack = useExport(VehicleTrackExportDocument, (found) => found.vehicleTrackExport);
  const track = data?.vehicleTrack;
  const events = data?.trackEvents.items ?? [];
  const move = (days: number): void => update({ day: addDays(day, days) });

  return (
    <section className={layout.root}>
      <PageHeader title={t('track.title')} lead={t('track.lead')} />
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
          <DateField label={t('track.day')} value={day} max={today} onChange={(chosen) => update({ day: chosen })} />
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
      {!loading && error && <LoadFailure title={t('track.loadFailed')} error={error} refetch={refetch} />}
      {!loading && track?.points.length === 0 && (
        <EmptyState icon={IconRouteOff} title={t('track.empty')} message={t('track.emptyText')} />
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
