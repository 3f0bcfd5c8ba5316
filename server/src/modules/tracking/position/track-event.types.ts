import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../../api/graphql/page.types.js';
import { DateTimeScalar, LocalDateScalar } from '../../../platform/graphql/scalars.js';

export enum TrackEventKind {
  OVERSPEED = 'OVERSPEED',
  OUT_OF_ZONE = 'OUT_OF_ZONE',
}
registerEnumType(TrackEventKind, {
  name: 'TrackEventKind',
  description: 'Kind of track event.',
  valuesConfig: {
    OVERSPEED: { description: 'It drove faster than the settings allow.' },
    OUT_OF_ZONE: { description: 'It was outside of every zone where it may go.' },
  },
});

@ObjectType('TrackEvent', { description: 'A period in which a vehicle drove too fast or was outside its zones.' })
export class TrackEventType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id!: number;

  @Field(() => TrackEventKind, { description: 'The kind of event.' })
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

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ended; null while it continues.' })
  endedAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Highest speed during the event, km/h; null for OUT_OF_ZONE.' })
  peakSpeedKph!: number | null;

  @Field(() => Int, { nullable: true, description: 'The speed limit at that time, km/h; null for OUT_OF_ZONE.' })
  limitKph!: number | null;

  @Field(() => Float, { description: 'Position at the highest speed, or first position outside: degrees north.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  longitude!: number;

  @Field(() => String, { nullable: true, description: 'The address of the position.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'The rental during which it happened, XXXXX-XXXXX.' })
  rentalNumber!: string | null;
}

@ObjectType({ description: 'A page of track events.' })
export class TrackEventPage extends PageOf(TrackEventType) {}

@InputType({ description: 'A filter of track events; all conditions must hold.' })
export class TrackEventFilter {
  @Field(() => ID, { nullable: true, description: 'Of this vehicle.' })
  vehicleId?: string | null;

  @Field(() => String, { nullable: true, description: 'Of this rental, by its number.' })
  rentalNumber?: string | null;

  @Field(() => TrackEventKind, { nullable: true, description: 'Of this kind.' })
  kind?: TrackEventKind | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'That overlap this day, at the agency.' })
  day?: string | null;
}
