import { useElementSize } from '@mantine/hooks';
import { IconCar } from '@tabler/icons-react';
import { Map, Overlay, type PigeonProps } from 'pigeon-maps';
import { t } from '../../lib/i18n/location';
import { DrawnCountry } from '../../ui/map/DrawnCountry';
import { noTile, streetTiles, useTiles } from '../../ui/map/useTiles';
import { viewOf } from '../../ui/map/view';
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
const height = 440;

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
  const { ref, width } = useElementSize();
  const tiles = useTiles(streetTiles);
  const { center, zoom } = viewOf(
    points.map(({ latitude, longitude }) => [latitude, longitude]),
    width || 800,
    height,
  );
  return (
    <div ref={ref} className={classes.root} style={{ height }} role="group" aria-label={t('track.map')}>
      {width > 0 && (
        <Map
          width={width}
          height={height}
          defaultCenter={center}
          defaultZoom={zoom}
          provider={tiles ? streetTiles.url : noTile}
          metaWheelZoom
          metaWheelZoomWarning={t('wheel')}
          twoFingerDrag
          twoFingerDragWarning={t('fingers')}
          attributionPrefix={false}
          attribution={
            tiles ? (
              <a href={streetTiles.attributionUrl} target="_blank" rel="noreferrer">
                {streetTiles.attribution}
              </a>
            ) : (
              false
            )
          }
        >
          {!tiles && <DrawnCountry />}
          <Line points={points} />
          {at && (
            <Overlay anchor={[at.latitude, at.longitude]} offset={[18, 18]}>
              <span className={classes.car}>
                <IconCar size={20} aria-hidden />
              </span>
            </Overlay>
          )}
        </Map>
      )}
    </div>
  );
};
