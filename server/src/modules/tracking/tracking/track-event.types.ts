import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../../api/graphql/page.type.js';
import { DateTimeScalar, LocalDateScalar } from '../../../platform/graphql/scalars.js';

/** What the recorded positions gave away. */
export enum TrackEventKind {
  OVERSPEED = 'OVERSPEED',
  OUT_OF_ZONE = 'OUT_OF_ZONE',
}
registerEnumType(TrackEventKind, {
  name: 'TrackEventKind',
  description: 'What the recorded positions of a vehicle gave away.',
  valuesConfig: {
    OVERSPEED: { description: 'It drove faster than the settings allow.' },
    OUT_OF_ZONE: { description: 'It was outside of every zone where it may go.' },
  },
});

@ObjectType('TrackEvent', { description: 'A time during which a vehicle drove too fast or was where it may not go.' })
export class TrackEventType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id!: number;

  @Field(() => TrackEventKind, { description: 'What it was.' })
  kind!: TrackEventKind;

  @Field(() => ID, { description: 'The vehicle.' })
  vehicleId!: number;

  @Field(() => String, { description: "The vehicle's name." })
  vehicleName!: string;

  @Field(() => String, { description: "The vehicle's registration." })
  plateNumber!: string;

  @Field(() => LocalDateScalar, { description: 'The day it began, at the agency.' })
  day!: string;

  @Field(() => DateTimeScalar, { description: 'When it began.' })
  startedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was over; null while it goes on.' })
  endedAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Highest speed meanwhile, km/h; null of OUT_OF_ZONE.' })
  peakSpeedKph!: number | null;

  @Field(() => Int, { nullable: true, description: 'km/h that were allowed then; null of OUT_OF_ZONE.' })
  limitKph!: number | null;

  @Field(() => Float, { description: 'Where it was fastest, or outside first: degrees north.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  longitude!: number;

  @Field(() => String, { nullable: true, description: 'The place, in words.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'The rental it fell in, XXXXX-XXXXX.' })
  rentalNumber!: string | null;
}

@ObjectType({ description: 'A page of what vehicles did.' })
export class TrackEventPage extends PageOf(TrackEventType) {}

@InputType({ description: 'Which events of tracked vehicles; every condition holds.' })
export class TrackEventFilter {
  @Field(() => ID, { nullable: true, description: 'Of this vehicle.' })
  vehicleId?: string | null;

  @Field(() => String, { nullable: true, description: 'Of this rental, by its number.' })
  rentalNumber?: string | null;

  @Field(() => TrackEventKind, { nullable: true, description: 'Of this kind.' })
  kind?: TrackEventKind | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'That touch this day, at the agency.' })
  day?: string | null;
}
