import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar } from '../../../platform/graphql/scalars.js';
import { PositionState } from './position.types.js';

@ObjectType('TrackPoint', { description: 'A recorded position.' })
export class TrackPointType {
  @Field(() => DateTimeScalar, { description: 'The time of the record.' })
  at!: Date;

  @Field(() => Float, { description: 'Latitude in degrees.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  longitude!: number;

  @Field(() => Float, { description: 'km/h.' })
  speedKph!: number;

  @Field(() => PositionState, { description: 'The state of the vehicle.' })
  state!: PositionState;

  @Field(() => String, { nullable: true, description: 'The address.' })
  address!: string | null;
}

@ObjectType('TrackStop', { description: 'A halt of at least five minutes.' })
export class TrackStopType {
  @Field(() => DateTimeScalar, { description: 'Its start.' })
  from!: Date;

  @Field(() => DateTimeScalar, { description: 'Its end, or the last record of it.' })
  to!: Date;

  @Field(() => String, { nullable: true, description: 'The address.' })
  address!: string | null;
}

@ObjectType('VehicleTrack', { description: "A vehicle's recorded day." })
export class VehicleTrackType {
  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => LocalDateScalar, { description: 'The day, at the agency.' })
  day!: string;

  @Field(() => [TrackPointType], { description: 'The recorded positions, in order.' })
  points!: readonly TrackPointType[];

  @Field(() => Float, { description: 'km driven, one decimal.' })
  distanceKm!: number;

  @Field(() => Int, { description: 'Highest recorded speed, km/h.' })
  topSpeedKph!: number;

  @Field(() => Int, { description: 'Minutes in motion.' })
  drivingMinutes!: number;

  @Field(() => [TrackStopType], { description: 'Halts of at least five minutes.' })
  stops!: readonly TrackStopType[];

  @Field(() => [String], { description: "Numbers of the day's rentals." })
  rentalNumbers!: readonly string[];
}
