import { IconCar, IconHelp, IconParking, IconPlugConnectedX, IconRouteOff } from '@tabler/icons-react';
import type { FleetState } from '../../platform/graphql/types.generated';
import classes from './FleetSign.module.css';

const icons = {
  MOVING: IconCar,
  PARKED: IconParking,
  DISCONNECTED: IconPlugConnectedX,
  SILENT: IconHelp,
  NO_DEVICE: IconRouteOff,
} as const satisfies Record<FleetState, unknown>;

/** Shows a state by colour and shape. */
export const FleetSign = ({ state, size = 18 }: { state: FleetState; size?: number }) => {
  const Icon = icons[state];
  return (
    <span className={classes.sign} data-state={state} style={{ width: size * 1.7, height: size * 1.7 }}>
      <Icon size={size} aria-hidden />
    </span>
  );
};
