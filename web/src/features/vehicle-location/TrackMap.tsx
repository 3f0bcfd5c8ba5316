import { IconCar } from '@tabler/icons-react';
import { Overlay, type PigeonProps } from 'pigeon-maps';
import { useState } from 'react';
import { t } from '../../lib/i18n/location';
import { MapFrame } from '../../ui/map/MapFrame';
import { streetTiles } from '../../ui/map/useTiles';
import type { MapView } from '../../ui/map/view';
import classes from './TrackMap.module.css';

interface TrackMapPoint {
  latitude: number;
  longitude: number;
  speedKph: number;
}

interface TrackMapProps {
  points: readonly TrackMapPoint[];
  /** The point that is shown by the car. */
  at: TrackMapPoint | undefined;
}

/** From this speed on, in km/h, a stretch counts as too fast (spec/2-back-office §9). */
const danger = 120;

const Line = ({ points, latLngToPixel, mapState }: PigeonProps & { points: readonly TrackMapPoint[] }) => {
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
          index > 0 && speedKph >= danger && <path key={index} d={path(index - 1, index)} className={classes.fast} />,
      )}
    </svg>
  );
};

/** A day's track on a map, in red where it was too fast, with the car where the replay stands. */
export const TrackMap = ({ points, at }: TrackMapProps) => {
  const [view, setView] = useState<MapView | null>(null);
  return (
    <MapFrame
      label={t('track.map')}
      layer={streetTiles}
      view={view}
      onView={setView}
      points={points.map(({ latitude, longitude }) => [latitude, longitude])}
      className={classes.root}
    >
      <Line points={points} />
      {at && (
        <Overlay anchor={[at.latitude, at.longitude]} offset={[18, 18]}>
          <span className={classes.car}>
            <IconCar size={20} aria-hidden />
          </span>
        </Overlay>
      )}
    </MapFrame>
  );
};
