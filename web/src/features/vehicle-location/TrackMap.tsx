import { IconCar, IconGauge, IconPolygonOff } from '@tabler/icons-react';
import { Overlay, type PigeonProps } from 'pigeon-maps';
import { useState } from 'react';
import { AreaLayer, type MapArea } from '../../kit/map/AreaLayer';
import { MapFrame } from '../../kit/map/MapFrame';
import layout from '../../kit/map/MapPage.module.css';
import { streetTiles } from '../../kit/map/useTiles';
import type { MapView } from '../../kit/map/view';
import mark from './MapMark.module.css';
import classes from './TrackMap.module.css';
import { t } from './texts';

interface TrackMapPoint {
  latitude: number;
  longitude: number;
  speedKph: number;
}

interface TrackMapEvent {
  id: string;
  kind: 'OVERSPEED' | 'OUT_OF_ZONE';
  latitude: number;
  longitude: number;
}

interface TrackMapProps {
  points: readonly TrackMapPoint[];
  /** The point at which the car is shown. */
  at: TrackMapPoint | undefined;
  events: readonly TrackMapEvent[];
  /** Where vehicles may go. */
  areas: readonly MapArea[];
  /** Speed in km/h above which a stretch is marked; null for the speedometer's limit. */
  limitKph: number | null;
}

/** The speed in km/h above which a stretch is marked if the settings have no limit (docs/rules/tracking.md#recorded-tracks). */
const danger = 120;

const Line = ({
  points,
  limitKph,
  latLngToPixel,
  mapState,
}: PigeonProps & { points: readonly TrackMapPoint[]; limitKph: number }) => {
  if (!latLngToPixel || !mapState) return null;
  const pixels = points.map(({ latitude, longitude }) => latLngToPixel([latitude, longitude]).map(Math.round));
  const path = (from: number, to: number): string =>
    `M${pixels
      .slice(from, to + 1)
      .map((pixel) => pixel.join(' '))
      .join('L')}`;
  return (
    <svg className={classes.lines} width={mapState.width} height={mapState.height} aria-hidden focusable="false">
      <path d={path(0, pixels.length - 1)} className={classes.under} />
      <path d={path(0, pixels.length - 1)} className={classes.line} />
      {points.map(
        ({ speedKph }, index) =>
          index > 0 && speedKph > limitKph && <path key={index} d={path(index - 1, index)} className={classes.fast} />,
      )}
    </svg>
  );
};

/** Shows a day's track on a map, in red where it was too fast, with the car at the replay's position. */
export const TrackMap = ({ points, at, events, areas, limitKph }: TrackMapProps) => {
  const [view, setView] = useState<MapView | null>(null);
  return (
    <MapFrame
      label={t('track.map')}
      layer={streetTiles}
      view={view}
      onView={setView}
      points={points.map(({ latitude, longitude }) => [latitude, longitude])}
      className={layout.map}
    >
      <AreaLayer areas={areas} />
      <Line points={points} limitKph={limitKph ?? danger} />
      {events.map(({ id, kind, latitude, longitude }) => (
        <Overlay key={id} anchor={[latitude, longitude]} offset={[13, 13]}>
          <span className={classes.event} data-kind={kind} aria-hidden>
            {kind === 'OVERSPEED' ? <IconGauge size={16} /> : <IconPolygonOff size={16} />}
          </span>
        </Overlay>
      ))}
      {at && (
        <Overlay anchor={[at.latitude, at.longitude]} offset={[18, 18]}>
          <span className={`${mark.mark} ${classes.car}`}>
            <IconCar size={20} aria-hidden />
          </span>
        </Overlay>
      )}
    </MapFrame>
  );
};
