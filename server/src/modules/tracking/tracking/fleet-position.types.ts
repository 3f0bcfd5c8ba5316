import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { PositionProblem, PositionType } from './tracking.types.js';

/** What a vehicle does now, as far as that is known. */
export enum FleetState {
  MOVING = 'MOVING',
  PARKED = 'PARKED',
  DISCONNECTED = 'DISCONNECTED',
  SILENT = 'SILENT',
  NO_DEVICE = 'NO_DEVICE',
}
registerEnumType(FleetState, {
  name: 'FleetState',
  description: 'What a vehicle does now, as far as that is known.',
  valuesConfig: {
    MOVING: { description: 'It drives.' },
    PARKED: { description: 'It is parked.' },
    DISCONNECTED: { description: 'Its tracker is out of reach; the position is its last.' },
    SILENT: { description: 'Not known now: not asked yet, or see `problem`. A position is an earlier one.' },
    NO_DEVICE: { description: 'It has no tracker.' },
  },
});

@ObjectType('FleetPosition', { description: "What is known of a vehicle's place." })
export class FleetPositionType {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the tracker was last asked; null before.' })
  at!: Date | null;

  @Field(() => FleetState, { description: 'What it does now.' })
  state!: FleetState;

  @Field(() => PositionType, { nullable: true, description: 'Where it was last known to be.' })
  position!: PositionType | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'How old the position is: when it was learned.' })
  positionAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it does what `position` says; null when that began before anybody watched.',
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

  @Field(() => FleetPositionType, { description: 'Where it is, as far as that is known.' })
  whereabouts!: FleetPositionType;
}

@ObjectType('FleetUnchanged', { description: 'A vehicle that was found as it was.' })
class FleetUnchangedType {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => DateTimeScalar, { description: 'When the tracker was asked.' })
  at!: Date;
}

@ObjectType('FleetBatch', { description: 'What was learned of at most 200 vehicles.' })
export class FleetBatchType {
  @Field(() => [FleetPositionType], { description: 'Vehicles of which something else is known than before.' })
  changes!: FleetPositionType[];

  @Field(() => [FleetUnchangedType], { description: 'Vehicles that were asked and are as they were.' })
  unchanged!: FleetUnchangedType[];
}

@ObjectType('RunningRental', { description: 'Who has a vehicle now.' })
class RunningRentalType {
  @Field(() => String, { description: 'Number of the reservation, XXXXX-XXXXX.' })
  number!: string;

  @Field(() => ID, { nullable: true, description: 'The customer; null for one without an account.' })
  customerId!: number | null;

  @Field(() => String, { description: 'The driver.' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: "The driver's telephone." })
  phone!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the vehicle is to be back.' })
  endsAt!: Date;
}

@ObjectType('VehicleStanding', { description: 'How it stands with a vehicle at this moment.' })
export class VehicleStandingType {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => FleetPositionType, { description: 'Where it is, as far as that is known without asking its tracker.' })
  whereabouts!: FleetPositionType;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it drives, is parked or disconnected, as far as that was seen or recorded.',
  })
  since!: Date | null;

  @Field(() => RunningRentalType, { nullable: true, description: 'The rental it is in; null when it is free.' })
  rental!: RunningRentalType | null;
}
