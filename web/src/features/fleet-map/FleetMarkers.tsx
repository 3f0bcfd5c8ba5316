import type { PigeonProps } from 'pigeon-maps';
import { memo, useMemo } from 'react';
import { inLine } from '../../platform/i18n/ltr';
import type { FleetState } from '../../platform/graphql/types.generated';
import { clustersOf, type Cluster } from '../../kit/map/clusters';
import type { LatLng } from '../../kit/map/morocco';
import { tile } from '../../kit/map/view';
import classes from './FleetMarkers.module.css';
import { FleetSign } from './FleetSign';
import { fleetStates, type PlacedVehicle } from './fleetView';
import { t } from './texts';

interface FleetMarkersProps {
  vehicles: readonly PlacedVehicle[];
  /** The vehicle whose card is open. */
  selected: string;
  onSelect: (id: string) => void;
  /** Called when the sign of several vehicles is chosen. */
  onCluster: (members: readonly PlacedVehicle[]) => void;
}

type DrawnProps = FleetMarkersProps & { scale: number; left: number; top: number; width: number; height: number };

const colours: Record<FleetState, string> = {
  MOVING: 'var(--fleet-moving)',
  PARKED: 'var(--fleet-parked)',
  DISCONNECTED: 'var(--fleet-disconnected)',
  SILENT: 'var(--fleet-silent)',
  NO_DEVICE: 'var(--fleet-untracked)',
};

/** Returns the style of a group's ring, which is divided by the states of its vehicles. */
const ringOf = (members: readonly PlacedVehicle[]): string => {
  let end = 0;
  const parts = fleetStates.flatMap((state) => {
    const share = members.filter(({ whereabouts }) => whereabouts.state === state).length / members.length;
    if (share === 0) return [];
    const start = end;
    end += share * 100;
    return [`${colours[state]} ${start}% ${end}%`];
  });
  return `conic-gradient(${parts.join(', ')})`;
};

const ClusterSign = ({
  members,
  selected,
  onCluster,
}: Pick<FleetMarkersProps, 'selected' | 'onCluster'> & { members: readonly PlacedVehicle[] }) => (
  <button
    type="button"
    tabIndex={-1}
    className={classes.cluster}
    data-size={members.length < 10 ? 'sm' : members.length < 100 ? 'md' : 'lg'}
    data-selected={members.some(({ id }) => id === selected) || undefined}
    style={{ background: ringOf(members) }}
    aria-label={t('cluster', { count: members.length })}
    onClick={() => onCluster(members)}
  >
    <span>{members.length}</span>
  </button>
);

const VehicleSign = ({
  vehicle,
  selected,
  onSelect,
}: Pick<FleetMarkersProps, 'selected' | 'onSelect'> & { vehicle: PlacedVehicle }) => {
  const { id, name, plateNumber: plate, whereabouts } = vehicle;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.vehicle}
      data-selected={id === selected || undefined}
      data-old={whereabouts.state === 'SILENT' || undefined}
      title={inLine([name, plate])}
      aria-label={t('marker', { name, plate, state: t(`states.${whereabouts.state}`) })}
      onClick={() => onSelect(id)}
    >
      <FleetSign state={whereabouts.state} size={20} />
    </button>
  );
};

/** Pixels that a sign may extend beyond its place. */
const signReach = 40;

/** Tells whether a point, measured from the corner of the rendered area, is inside it. */
const isWithin = (pixels: number, seen: number): boolean => pixels > -signReach && pixels < 1.5 * seen + signReach;

/** Renders the signs of an area half as wide and high again as the visible one, so that small movements of the map render nothing. */
const Drawn = memo(({ vehicles, selected, onSelect, onCluster, scale, left, top, width, height }: DrawnProps) => {
  const level = Math.floor(Math.log2(scale / tile) + 0.001);
  // The chosen vehicle is shown on its own above the others, even if it belongs to a group.
  const clusters = useMemo(() => {
    const chosen = vehicles.filter(({ id }) => id === selected);
    const others = chosen.length > 0 ? vehicles.filter(({ id }) => id !== selected) : vehicles;
    return [...clustersOf(others, level), ...clustersOf(chosen, level)];
  }, [vehicles, level, selected]);
  const isNear = ({ x, y }: Cluster<PlacedVehicle>): boolean =>
    isWithin(x * scale - left, width) && isWithin(y * scale - top, height);
  return clusters.filter(isNear).map((cluster) => {
    const { id, x, y, members } = cluster;
    const [only] = members;
    return (
      <div key={id} className={classes.place} style={{ left: x * scale - left, top: y * scale - top }}>
        {members.length === 1 && only ? (
          <VehicleSign vehicle={only} selected={selected} onSelect={onSelect} />
        ) : (
          <ClusterSign members={members} selected={selected} onCluster={onCluster} />
        )}
      </div>
    );
  });
});
Drawn.displayName = 'Drawn';

/** Origin of the map's coordinates: the world's upper left corner. */
const corner: LatLng = [85.0511287798, -180];

/**
 * Shows the fleet on the map, as its child. While the map is moved, one transform moves all signs; they are rendered again after a move of
 * half the view, a zoom, or when vehicles move. The signs are not in the tab order, because the list beside the map shows the same and can
 * be used by keyboard.
 */
export const FleetMarkers = ({ latLngToPixel, mapState, ...props }: PigeonProps & FleetMarkersProps) => {
  if (!latLngToPixel || !mapState) return null;
  const { width, height, zoom } = mapState;
  const scale = tile * 2 ** zoom;
  const [x, y] = latLngToPixel(corner);
  const [stepX, stepY] = [width / 2, height / 2];
  const left = Math.floor(-x / stepX) * stepX;
  const top = Math.floor(-y / stepY) * stepY;
  return (
    <div className={classes.layer} style={{ transform: `translate(${x + left}px, ${y + top}px)` }}>
      <Drawn {...{ ...pick(props), scale, left, top, width, height }} />
    </div>
  );
};

// The map passes its measures to its children with each move; the signs must not render again for that.
const pick = ({ vehicles, selected, onSelect, onCluster }: FleetMarkersProps): FleetMarkersProps => ({
  vehicles,
  selected,
  onSelect,
  onCluster,
});
