import { useElementSize } from '@mantine/hooks';
import { IconCar, IconMinus, IconParking, IconPlugConnectedX, IconPlus } from '@tabler/icons-react';
import { Map, Overlay } from 'pigeon-maps';
import { useState } from 'react';
import type { PositionState } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/location';
import { DrawnCountry } from '../../ui/map/DrawnCountry';
import { noTile, satelliteTiles, useTiles } from '../../ui/map/useTiles';
import classes from './PositionMap.module.css';
import { useGlide } from './useGlide';

interface PositionMapProps {
  /** The vehicle's name. */
  name: string;
  latitude: number;
  longitude: number;
  state: PositionState;
}

/** Zoom of the panel, and after a click on the marker (spec/2-back-office §9). */
const firstZoom = 13;
const closeZoom = 16;
const widest = 5;
const closest = 18;

const icons = { MOVING: IconCar, PARKED: IconParking, DISCONNECTED: IconPlugConnectedX } as const;

/** A vehicle on a map seen from above; the ground is drawn where tiles cannot be had. */
export const PositionMap = ({ name, latitude, longitude, state }: PositionMapProps) => {
  const { ref, width, height } = useElementSize();
  const tiles = useTiles(satelliteTiles);
  const place = useGlide([latitude, longitude]);
  const [zoom, setZoom] = useState(firstZoom);
  // Moved by hand, the map stays where it was moved to until the marker is chosen.
  const [moved, setMoved] = useState<[number, number] | null>(null);
  const Icon = icons[state];

  return (
    <div ref={ref} className={classes.root} role="group" aria-label={t('map')}>
      {width > 0 && height > 0 && (
        <Map
          width={width}
          height={height}
          center={moved ?? place}
          zoom={zoom}
          minZoom={widest}
          maxZoom={closest}
          animate={false}
          provider={tiles ? satelliteTiles.url : noTile}
          onBoundsChanged={(bounds) => {
            if (bounds.initial) return;
            setZoom(bounds.zoom);
            setMoved(bounds.center);
          }}
          metaWheelZoom
          metaWheelZoomWarning={t('wheel')}
          twoFingerDrag
          twoFingerDragWarning={t('fingers')}
          attributionPrefix={false}
          attribution={
            tiles ? (
              <a href={satelliteTiles.attributionUrl} target="_blank" rel="noreferrer">
                {satelliteTiles.attribution}
              </a>
            ) : (
              false
            )
          }
        >
          {!tiles && <DrawnCountry />}
          <Overlay anchor={place} offset={[22, 22]}>
            <button
              type="button"
              className={classes.marker}
              data-state={state}
              aria-label={t('marker', { name, state: t(`states.${state}`) })}
              onClick={() => {
                setMoved(null);
                setZoom(closeZoom);
              }}
            >
              <Icon size={24} aria-hidden />
            </button>
          </Overlay>
        </Map>
      )}
      <div className={classes.zoom}>
        <button type="button" aria-label={t('zoomIn')} onClick={() => setZoom(Math.min(closest, zoom + 1))}>
          <IconPlus size={20} aria-hidden />
        </button>
        <button type="button" aria-label={t('zoomOut')} onClick={() => setZoom(Math.max(widest, zoom - 1))}>
          <IconMinus size={20} aria-hidden />
        </button>
      </div>
    </div>
  );
};
