import { IconCar, IconParking, IconPlugConnectedX } from '@tabler/icons-react';
import { Overlay } from 'pigeon-maps';
import { useState } from 'react';
import type { PositionState } from '../../platform/graphql/types.generated';
import { useStaffTiles } from '../../platform/map/useStaffTiles';
import { MapFrame } from '../../kit/map/MapFrame';
import layout from '../../kit/map/MapPage.module.css';
import mark from './MapMark.module.css';
import classes from './PositionMap.module.css';
import { t } from './texts';
import { useGlide } from './useGlide';

interface PositionMapProps {
  /** The vehicle's name. */
  name: string;
  latitude: number;
  longitude: number;
  state: PositionState;
  /** True for a last known position that is not the present one. */
  old: boolean;
}

/** The initial zoom, also after a click on the marker (docs/rules/tracking.md#live-position). */
const firstZoom = 13;
const closeZoom = 16;
const widest = 5;

const icons = { MOVING: IconCar, PARKED: IconParking, DISCONNECTED: IconPlugConnectedX } as const;

/** Shows a vehicle on a map, which is drawn where tiles are not available. */
export const PositionMap = ({ name, latitude, longitude, state, old }: PositionMapProps) => {
  const place = useGlide([latitude, longitude]);
  const [zoom, setZoom] = useState(firstZoom);
  // Once moved by hand, the map stays there until the marker is clicked.
  const [moved, setMoved] = useState<[number, number] | null>(null);
  const Icon = icons[state];

  return (
    <MapFrame
      label={t('map')}
      layer={useStaffTiles()}
      view={{ center: moved ?? place, zoom }}
      onView={(view) => {
        setZoom(view.zoom);
        // The zoom buttons keep the centre, which does not count as moving.
        if (view.center !== place) setMoved(view.center);
      }}
      points={[]}
      widest={widest}
      className={layout.map}
    >
      <Overlay anchor={place} offset={[22, 22]}>
        <button
          type="button"
          className={`${mark.mark} ${classes.marker}`}
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
