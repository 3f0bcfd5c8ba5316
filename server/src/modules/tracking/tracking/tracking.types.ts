import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';

/** What a vehicle is doing, as its tracker tells. */
export enum PositionState {
  MOVING = 'MOVING',
  PARKED = 'PARKED',
  DISCONNECTED = 'DISCONNECTED',
}
registerEnumType(PositionState, {
  name: 'PositionState',
  description: 'What a vehicle is doing, as its tracker tells.',
  valuesConfig: {
    MOVING: { description: 'It drives.' },
    PARKED: { description: 'It is parked.' },
    DISCONNECTED: { description: 'The tracker is out of reach; the position is its last.' },
  },
});

/** Why there is no position. */
export enum PositionProblem {
  NO_DEVICE = 'NO_DEVICE',
  NO_COORDINATES = 'NO_COORDINATES',
  TRACKER_DOWN = 'TRACKER_DOWN',
}
registerEnumType(PositionProblem, {
  name: 'PositionProblem',
  description: 'Why there is no position.',
  valuesConfig: {
    NO_DEVICE: { description: 'The vehicle has no tracker.' },
    NO_COORDINATES: { description: 'The tracker answered without usable coordinates.' },
    TRACKER_DOWN: { description: 'The GPS service does not answer just now.' },
  },
});

@ObjectType('VehiclePosition', { description: 'Where a vehicle is or was.' })
export class PositionType {
  @Field(() => Float, { description: 'Degrees.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees.' })
  longitude!: number;

  @Field(() => Float, { description: 'km/h; 0 unless it moves.' })
  speedKph!: number;

  @Field(() => Float, { nullable: true, description: 'km, by the tracker.' })
  odometerKm!: number | null;

  @Field(() => PositionState, { description: 'What it does.' })
  state!: PositionState;

  @Field(() => String, { nullable: true, description: 'The place, in words.' })
  address!: string | null;
}

@ObjectType('VehiclePositionUpdate', { description: "What is known of a vehicle's place at a moment." })
export class PositionUpdateType {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => DateTimeScalar, { description: 'When the tracker was asked.' })
  at!: Date;

  @Field(() => PositionType, { nullable: true, description: 'Where it is; null when there is a problem.' })
  position!: PositionType | null;

  @Field(() => PositionProblem, { nullable: true, description: 'Why there is no position.' })
  problem!: PositionProblem | null;
}

/** What is not told is null in the API. */
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
