import { useElementSize, useReducedMotion } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Map } from 'pigeon-maps';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n/kit';
import { DrawnCountry } from './DrawnCountry';
import classes from './MapFrame.module.css';
import type { LatLng } from './morocco';
import { noTile, useTiles, type TileLayer } from './useTiles';
import { viewOf, type MapView } from './view';

interface MapFrameProps {
  /** What the map shows, for who cannot see it. */
  label: string;
  /** Null while it is not known which. */
  layer: TileLayer | null;
  /** Where the map was moved to; null while it shows all of `points`. */
  view: MapView | null;
  /** Moved by hand or by the buttons. */
  onView: (view: MapView) => void;
  /** All in sight while there is no view; the country without any. */
  points: readonly LatLng[];
  widest?: number;
  closest?: number;
  /** Moves to a new view in steps rather than at once. */
  animated?: boolean;
  /** Gives the frame its height. */
  className?: string | undefined;
  /** Overlays in the map's own terms: direct children are told where they stand. */
  children?: ReactNode;
  /** What lies over the map and does not move with it. */
  over?: ReactNode;
}

/** Degrees that the map itself takes for no move. */
const noMove = 0.00015;

/** The map also tells of the moves that it was told to make; those are nobody's wish to look elsewhere. */
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

/** The frame of every map: its size, the zoom buttons, the layer with its attribution, drawn ground where tiles cannot be had. */
export const MapFrame = ({
  label,
  layer,
  view,
  onView,
  points,
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
        <Map
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
          {!tiles && <DrawnCountry />}
          {children}
        </Map>
      )}
      <div className={classes.zoom}>
        <button type="button" aria-label={t('map.zoomIn')} onClick={() => zoomBy(1)}>
          <IconPlus size={20} aria-hidden />
        </button>
        <button type="button" aria-label={t('map.zoomOut')} onClick={() => zoomBy(-1)}>
          <IconMinus size={20} aria-hidden />
        </button>
      </div>
      {over}
    </div>
  );
};
