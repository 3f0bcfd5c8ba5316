import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';

/** The state of a vehicle, as its tracker reports it. */
export enum PositionState {
  MOVING = 'MOVING',
  PARKED = 'PARKED',
  DISCONNECTED = 'DISCONNECTED',
}
registerEnumType(PositionState, {
  name: 'PositionState',
  description: 'The state of a vehicle, as its tracker reports it.',
  valuesConfig: {
    MOVING: { description: 'It drives.' },
    PARKED: { description: 'It is parked.' },
    DISCONNECTED: { description: 'The tracker is out of reach; the position is the last known.' },
  },
});

/** Why there is no position. */
export enum PositionProblem {
  NO_DEVICE = 'NO_DEVICE',
  NO_COORDINATES = 'NO_COORDINATES',
  DEVICE_FAILING = 'DEVICE_FAILING',
  TRACKER_DOWN = 'TRACKER_DOWN',
}
registerEnumType(PositionProblem, {
  name: 'PositionProblem',
  description: 'Why there is no position.',
  valuesConfig: {
    NO_DEVICE: { description: 'The vehicle has no tracker.' },
    NO_COORDINATES: { description: 'The tracker answered without usable coordinates.' },
    DEVICE_FAILING: { description: 'The GPS service answers for other vehicles, but not for this one.' },
    TRACKER_DOWN: { description: 'The GPS service is down.' },
  },
});

@ObjectType('VehiclePosition', { description: 'A position of a vehicle.' })
export class PositionType {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  longitude!: number;

  @Field(() => Float, { description: 'km/h; 0 unless it moves.' })
  speedKph!: number;

  @Field(() => Float, { nullable: true, description: 'Odometer in km, by the tracker.' })
  odometerKm!: number | null;

  @Field(() => PositionState, { description: 'The state of the vehicle.' })
  state!: PositionState;

  @Field(() => String, { nullable: true, description: 'The address.' })
  address!: string | null;
}

@ObjectType('VehiclePositionUpdate', { description: 'The position of a vehicle at a moment.' })
export class PositionUpdateType {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => DateTimeScalar, { description: 'When the tracker was asked.' })
  at!: Date;

  @Field(() => PositionType, { nullable: true, description: 'The position; null if there is a problem.' })
  position!: PositionType | null;

  @Field(() => PositionProblem, { nullable: true, description: 'Why there is no position.' })
  problem!: PositionProblem | null;
}

/** Values that the tracker does not report are null in the API. */
export function toPositionType(position: TrackerPosition | null): PositionType | null {
  return (
    position && {
      ...position,
      odometerKm: position.odometerKm ?? null,
      state: PositionState[position.state],
      address: position.address ?? null,
    }
  );
}
