import { useElementSize, useReducedMotion } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../platform/format/format';
import { lazyPart } from '../lazy/lazyPart';
import { t } from '../texts';
import classes from './MapFrame.module.css';
import type { LatLng } from './morocco';
import { noTile, useTiles, type TileLayer } from './useTiles';
import { scaleOf, viewOf, type MapView } from './view';

const TileMap = lazyPart(async () => (await import('./TileMap')).TileMap, { pending: null });

interface MapFrameProps {
  /** Describes the map for screen readers. */
  label: string;
  /** Null while unknown. */
  layer: TileLayer | null;
  /** The view that the user moved to; null to fit all `points`. */
  view: MapView | null;
  /** Called when moved by hand or by the buttons. */
  onView: (view: MapView) => void;
  /** All fit into the map while there is no view; without any the country is shown. */
  points: readonly LatLng[];
  /** Points with signs, which the names of cities on a drawn map must not cover. */
  signs?: readonly LatLng[];
  widest?: number;
  closest?: number;
  /** If true, moves to a new view gradually. */
  animated?: boolean;
  /** Gives the frame its height. */
  className?: string | undefined;
  /** Overlays whose positions the map computes; they must be direct children. */
  children?: ReactNode;
  /** Content over the map that does not move with it. */
  over?: ReactNode;
}

const noSigns: readonly LatLng[] = [];

/** Differences in degrees that the map does not count as a move. */
const noMove = 0.00015;

/** The map also reports moves that it was told to make, which are not the user's. */
const isNear = (one: MapView, other: MapView): boolean =>
  Math.abs(one.zoom - other.zoom) < 0.001 &&
  Math.abs(one.center[0] - other.center[0]) < noMove &&
  Math.abs(one.center[1] - other.center[1]) < noMove;

const Attribution = ({ attribution, attributionUrl }: Pick<TileLayer, 'attribution' | 'attributionUrl'>) =>
  attributionUrl ? (
    <a href={attributionUrl} target="_blank" rel="noreferrer">
      {attribution}
    </a>
  ) : (
    <span>{attribution}</span>
  );

const Scale = ({ view }: { view: MapView }) => {
  const { km, pixels } = scaleOf(view);
  return (
    <div className={classes.scale} style={{ inlineSize: pixels }} aria-hidden>
      {km < 1 ? t('map.metres', { count: Math.round(km * 1000) }) : t('map.kilometres', { km: formatNumber(km) })}
    </div>
  );
};

/** Shows a map's frame: size, zoom buttons, scale, tiles with their attribution, and a drawn ground if tiles are not available. */
export const MapFrame = ({
  label,
  layer,
  view,
  onView,
  points,
  signs = noSigns,
  widest = 4,
  closest = 18,
  animated = false,
  className,
  children,
  over,
}: MapFrameProps) => {
  const { ref, width, height } = useElementSize();
  const still = useReducedMotion();
  const tiles = useTiles(layer);
  const shown = view ?? viewOf(points, width || 800, height || 440);
  const zoomBy = (step: number): void =>
    onView({ ...shown, zoom: Math.min(closest, Math.max(widest, shown.zoom + step)) });

  return (
    <div ref={ref} className={`${classes.root} ${className ?? ''}`} role="group" aria-label={label}>
      {width > 0 && height > 0 && (
        <TileMap
          drawnFor={tiles ? null : signs}
          width={width}
          height={height}
          center={shown.center}
          zoom={shown.zoom}
          minZoom={widest}
          maxZoom={closest}
          animate={animated && !still}
          provider={layer && tiles ? layer.url : noTile}
          onBoundsChanged={({ center, zoom, initial }) => {
            if (!initial && !isNear(shown, { center, zoom })) onView({ center, zoom });
          }}
          metaWheelZoom
          metaWheelZoomWarning={t('map.wheel')}
          twoFingerDrag
          twoFingerDragWarning={t('map.fingers')}
          attributionPrefix={false}
          attribution={layer && tiles ? <Attribution {...layer} /> : false}
        >
          {children}
        </TileMap>
      )}
      <div className={classes.zoom}>
        <button type="button" aria-label={t('map.zoomIn')} onClick={() => zoomBy(1)}>
          <IconPlus size={20} aria-hidden />
        </button>
        <button type="button" aria-label={t('map.zoomOut')} onClick={() => zoomBy(-1)}>
          <IconMinus size={20} aria-hidden />
        </button>
      </div>
      <Scale view={shown} />
      {over}
    </div>
  );
};
