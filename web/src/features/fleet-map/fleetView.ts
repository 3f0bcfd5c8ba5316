import type { FleetState } from '../../platform/graphql/types.generated';
import { plainText, plateKey } from '../../platform/format/plainText';
import { choiceParam, choicesParam, textParam, type ListState } from '../../kit/list/listParams';
import type { LatLng } from '../../kit/map/morocco';
import type { FleetPositionsQuery } from './FleetMap.generated';

/** A vehicle of the map with its newest known position. */
export type FleetVehicle = FleetPositionsQuery['fleetPositions'][number];

/** A vehicle with a position. */
export type PlacedVehicle = FleetVehicle & { at: LatLng };

/** The states in the order of the filter. */
export const fleetStates = ['MOVING', 'PARKED', 'DISCONNECTED', 'SILENT', 'NO_DEVICE'] as const satisfies FleetState[];

/** The query parameters that hold the state of the fleet map. */
export const fleetView = {
  states: choicesParam<FleetState>('etat', {
    mouvement: 'MOVING',
    stationne: 'PARKED',
    deconnecte: 'DISCONNECTED',
    silencieux: 'SILENT',
    'sans-traceur': 'NO_DEVICE',
  }),
  text: textParam('recherche'),
  /** The vehicle whose card is open. */
  selected: textParam('vehicule'),
  /** Whether a phone shows the map or the list. */
  pane: choiceParam('vue', { carte: 'MAP', liste: 'LIST' }, 'MAP'),
};

/** The filters of the fleet map, and the vehicle whose card is open. */
export type FleetView = ListState<typeof fleetView>;

const found = (fleet: readonly FleetVehicle[], text: string): readonly FleetVehicle[] => {
  const words = plainText(text).split(' ').filter(Boolean);
  if (words.length === 0) return fleet;
  const plate = plateKey(text);
  return fleet.filter(({ name, plateNumber }) => {
    const read = plainText(`${name} ${plateNumber}`);
    return words.every((word) => read.includes(word)) || (plate !== '' && plateKey(plateNumber).includes(plate));
  });
};

/** Returns the vehicles that match the view, and the number of vehicles of each state that match its search. */
export const narrowed = (fleet: readonly FleetVehicle[], { text, states }: Pick<FleetView, 'text' | 'states'>) => {
  const searched = found(fleet, text);
  const counts = new Map<FleetState, number>();
  for (const { whereabouts } of searched) counts.set(whereabouts.state, (counts.get(whereabouts.state) ?? 0) + 1);
  return {
    vehicles: states.length === 0 ? searched : searched.filter(({ whereabouts }) => states.includes(whereabouts.state)),
    counts,
    total: searched.length,
  };
};

/** Returns the vehicles with a known position, even if it is not the present one. */
export const placed = (vehicles: readonly FleetVehicle[]): PlacedVehicle[] =>
  vehicles.flatMap((vehicle) => {
    const { position } = vehicle.whereabouts;
    return position ? [{ ...vehicle, at: [position.latitude, position.longitude] satisfies LatLng }] : [];
  });
