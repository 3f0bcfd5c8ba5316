import {
  ArrayMaxSize,
  IsOptional,
  Matches,
  ValidateBy,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDateScalar, DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { IsShortText } from '../../../kernel/field-rules.js';
import { IsChoice, IsDay } from '../../../kernel/value-rules.js';
import { type DayHours, type HoursException, Weekday, type WeekHours } from './opening-hours.js';

const MAX_EXCEPTION_NAME = 60;
/** Maximum number of intervals of a day. */
export const MAX_STRETCHES = 6;
const MAX_HOURS = 7 * MAX_STRETCHES;
const MAX_EXCEPTIONS = 100;

registerEnumType(Weekday, { name: 'Weekday', description: 'A day of the week.' });

/** An end of a rental: the handover or the return of the vehicle. */
export enum TripEnd {
  PICKUP = 'PICKUP',
  RETURN = 'RETURN',
}
registerEnumType(TripEnd, { name: 'TripEnd', description: 'The two ends of a rental.' });

@ObjectType('DayHours', { description: 'A stretch of a day in which an agency is open.' })
export class DayHoursType implements DayHours {
  @Field(() => String, { description: 'HH:mm, agency time.' })
  opensAt!: string;

  @Field(() => String, { description: 'HH:mm, 24:00 at the latest.' })
  closesAt!: string;
}

@ObjectType('WeekHours', { description: 'A stretch of each week in which an agency is open.' })
export class WeekHoursType extends DayHoursType implements WeekHours {
  @Field(() => Weekday, { description: 'On which day.' })
  weekday!: Weekday;
}

@ObjectType('OpeningException', { description: 'Days on which an agency has hours of their own, or is closed.' })
export class OpeningExceptionType implements HoursException {
  @Field(() => String, { nullable: true, description: 'What it is for, Ramadan for example.' })
  name!: string | null;

  @Field(() => LocalDateScalar, { description: 'First day.' })
  startsOn!: string;

  @Field(() => LocalDateScalar, { description: 'Last day.' })
  endsOn!: string;

  @Field(() => [DayHoursType], {
    description:
      'The hours of each of these days, closed when there are none. A weekday that is always closed stays so.',
  })
  hours!: DayHoursType[];
}

@ObjectType({ description: 'An end of a rental that lies outside the hours of the agency.' })
export class OpeningWarning {
  @Field(() => TripEnd, { description: 'Which end.' })
  end!: TripEnd;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'The same in French, with the hours of that day.' })
  message!: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIME_OR_END = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

function IsTimeOfDay(label: string, latest: '23:59' | '24:00'): PropertyDecorator {
  return Matches(latest === '24:00' ? TIME_OR_END : TIME, {
    message: `${label} doit être une heure de 00:00 à ${latest}.`,
  });
}

/** Refuses an interval that ends before it begins. An invalid beginning has its own message. */
function FollowsOpening(): PropertyDecorator {
  return ValidateBy({
    name: 'followsOpening',
    validator: {
      validate: (closesAt: unknown, args) => {
        const { opensAt } = (args as ValidationArguments).object as DayHours;
        return typeof closesAt !== 'string' || !TIME.test(opensAt) || closesAt > opensAt;
      },
      defaultMessage: () => "La fermeture doit suivre l'ouverture.",
    },
  });
}

@InputType({ description: 'A stretch of a day.' })
export class DayHoursInput implements DayHours {
  @IsTimeOfDay("L'ouverture", '23:59')
  @Field(() => String, { description: 'HH:mm, agency time.' })
  opensAt!: string;

  @IsTimeOfDay('La fermeture', '24:00')
  @FollowsOpening()
  @Field(() => String, { description: 'HH:mm after opensAt, 24:00 at the latest.' })
  closesAt!: string;
}

@InputType({ description: 'A stretch of each week.' })
export class WeekHoursInput extends DayHoursInput implements WeekHours {
  @IsChoice(Object.values(Weekday), 'Le jour')
  @Field(() => Weekday, { description: 'On which day.' })
  weekday!: Weekday;
}

@InputType({ description: 'Days with hours of their own.' })
export class OpeningExceptionInput {
  @IsOptional()
  @IsShortText(MAX_EXCEPTION_NAME, 'Le nom')
  @Field(() => String, { nullable: true, description: `What for, at most ${MAX_EXCEPTION_NAME} characters.` })
  name?: string | null;

  @IsDay('Le premier jour')
  @Field(() => LocalDateScalar, { description: 'First day.' })
  startsOn!: string;

  @IsDay('Le dernier jour')
  @Field(() => LocalDateScalar, { description: 'Last day, the first or later.' })
  endsOn!: string;

  @ArrayMaxSize(MAX_STRETCHES, { message: `${MAX_STRETCHES} plages par jour au plus.` })
  @ValidateNested({ each: true })
  @Field(() => [DayHoursInput], { description: 'The hours of each of these days; none when it is closed.' })
  hours!: DayHoursInput[];
}

/** Requires valid weekly hours, at most MAX_HOURS intervals. */
export const IsWeek = (): PropertyDecorator =>
  all(ArrayMaxSize(MAX_HOURS, { message: `${MAX_HOURS} plages par semaine au plus.` }), ValidateNested({ each: true }));
/** Requires valid exceptions to the weekly hours, at most MAX_EXCEPTIONS. */
export const IsExceptions = (): PropertyDecorator =>
  all(
    ArrayMaxSize(MAX_EXCEPTIONS, { message: `${MAX_EXCEPTIONS} exceptions au plus.` }),
    ValidateNested({ each: true }),
  );

function all(...rules: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const rule of rules) rule(target, property);
  };
}
