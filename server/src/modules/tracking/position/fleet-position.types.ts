import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { PositionProblem, PositionType } from './position.types.js';

/** The present state of a vehicle. */
export enum FleetState {
  MOVING = 'MOVING',
  PARKED = 'PARKED',
  DISCONNECTED = 'DISCONNECTED',
  SILENT = 'SILENT',
  NO_DEVICE = 'NO_DEVICE',
}
registerEnumType(FleetState, {
  name: 'FleetState',
  description: 'The present state of a vehicle.',
  valuesConfig: {
    MOVING: { description: 'It drives.' },
    PARKED: { description: 'It is parked.' },
    DISCONNECTED: { description: 'Its tracker is out of reach; the position is the last known.' },
    SILENT: { description: 'Unknown: not asked yet, or see `problem`. A position is an earlier one.' },
    NO_DEVICE: { description: 'It has no tracker.' },
  },
});

@ObjectType('FleetPosition', { description: 'The known position of a vehicle.' })
export class FleetPositionType {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the tracker was last asked; null if never.' })
  at!: Date | null;

  @Field(() => FleetState, { description: 'Its present state.' })
  state!: FleetState;

  @Field(() => PositionType, { nullable: true, description: 'Its last known position.' })
  position!: PositionType | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the position was received.' })
  positionAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Start of the state in `position`; null if it began before anybody watched.',
  })
  since!: Date | null;

  @Field(() => PositionProblem, { nullable: true, description: 'Why nothing newer is known.' })
  problem!: PositionProblem | null;
}

@ObjectType('FleetVehicle', { description: 'A vehicle of the fleet map.' })
export class FleetVehicleType {
  @Field(() => ID, { description: 'The vehicle.' })
  id!: number;

  @Field(() => String, { description: 'Make and model.' })
  name!: string;

  @Field(() => String, { description: 'Registration.' })
  plateNumber!: string;

  @Field(() => FleetPositionType, { description: 'Its known position.' })
  whereabouts!: FleetPositionType;
}

@ObjectType('FleetUnchanged', { description: 'A vehicle whose state did not change.' })
class FleetUnchangedType {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => DateTimeScalar, { description: 'When the tracker was asked.' })
  at!: Date;
}

@ObjectType('FleetBatch', { description: 'News of at most 200 vehicles.' })
export class FleetBatchType {
  @Field(() => [FleetPositionType], { description: 'Vehicles whose known state changed.' })
  changes!: FleetPositionType[];

  @Field(() => [FleetUnchangedType], { description: 'Vehicles that were checked and did not change.' })
  unchanged!: FleetUnchangedType[];
}

@ObjectType('RunningRental', { description: 'The rental that a vehicle is in.' })
class RunningRentalType {
  @Field(() => String, { description: 'Number of the reservation, XXXXX-XXXXX.' })
  number!: string;

  @Field(() => ID, { nullable: true, description: 'The customer; null for a customer without an account.' })
  customerId!: number | null;

  @Field(() => String, { description: 'The driver.' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: "The driver's telephone." })
  phone!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the vehicle is due back.' })
  endsAt!: Date;
}

@ObjectType('VehicleStanding', { description: 'The current state of a vehicle.' })
export class VehicleStandingType {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => FleetPositionType, { description: 'Its position, as known without asking its tracker.' })
  whereabouts!: FleetPositionType;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Start of its state (driving, parked or disconnected), as seen or recorded.',
  })
  since!: Date | null;

  @Field(() => RunningRentalType, { nullable: true, description: 'The rental it is in; null if it is available.' })
  rental!: RunningRentalType | null;
}
