import { IconCar, IconParking, IconPlugConnectedX } from '@tabler/icons-react';
import { Overlay } from 'pigeon-maps';
import { useState } from 'react';
import type { PositionState } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/location';
import { useStaffTiles } from '../../lib/useStaffTiles';
import { MapFrame } from '../../ui/map/MapFrame';
import layout from '../../ui/map/MapPage.module.css';
import classes from './PositionMap.module.css';
import { useGlide } from './useGlide';

interface PositionMapProps {
  /** The vehicle's name. */
  name: string;
  latitude: number;
  longitude: number;
  state: PositionState;
  /** Where it was last, not where it is. */
  old: boolean;
}

/** Zoom of the panel, and after a click on the marker (docs/rules/tracking.md#live-position). */
const firstZoom = 13;
const closeZoom = 16;
const widest = 5;

const icons = { MOVING: IconCar, PARKED: IconParking, DISCONNECTED: IconPlugConnectedX } as const;

/** A vehicle on a map seen from above; the ground is drawn where tiles cannot be had. */
export const PositionMap = ({ name, latitude, longitude, state, old }: PositionMapProps) => {
  const place = useGlide([latitude, longitude]);
  const [zoom, setZoom] = useState(firstZoom);
  // Moved by hand, the map stays where it was moved to until the marker is chosen.
  const [moved, setMoved] = useState<[number, number] | null>(null);
  const Icon = icons[state];

  return (
    <MapFrame
      label={t('map')}
      layer={useStaffTiles()}
      view={{ center: moved ?? place, zoom }}
      onView={(view) => {
        setZoom(view.zoom);
        // The buttons zoom where the map stands: that is no move.
        if (view.center !== place) setMoved(view.center);
      }}
      points={[]}
      widest={widest}
      className={layout.map}
    >
      <Overlay anchor={place} offset={[22, 22]}>
        <button
          type="button"
          className={classes.marker}
          data-state={state}
          data-old={old || undefined}
          aria-label={t('marker', { name, state: t(`states.${state}`) })}
          onClick={() => {
            setMoved(null);
            setZoom(closeZoom);
          }}
        >
          <Icon size={24} aria-hidden />
        </button>
      </Overlay>
    </MapFrame>
  );
};
