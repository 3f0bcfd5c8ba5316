import { ArrayMaxSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import { idOf } from '../../../kernel/ids.js';
import { IsWholeNumber } from '../../../kernel/value-rules.js';
import { cleanCode, IsCode, PROMOTION_CODE } from './promotion-code.js';
import type { ExtraChoice, TripFacts, TripOptions } from './trip-options.js';

const MAX_CHOICES = 30;
const MAX_PIECES = 20;
const [MIN_AGE, MAX_AGE] = [16, 120];

/** The GraphQL description of the field with the chosen extras, the same in all inputs. */
export const EXTRAS = `Extras that were chosen, each once, at most ${MAX_CHOICES}.`;
/** The GraphQL description of the field with the driver's age, the same in all inputs. */
export const DRIVER_AGE = 'Age of the youngest driver in years, for fees that go by it.';

@InputType({ description: 'How many pieces of an extra are wanted.' })
export class ExtraChoiceInput {
  @Field(() => ID, { description: 'The extra, as `rentalExtras` gives it.' })
  ruleId!: string | number;

  @IsWholeNumber(1, MAX_PIECES, 'La quantité')
  @Field(() => Int, { defaultValue: 1, description: `1 to ${MAX_PIECES}, and no more than the extra allows.` })
  quantity!: number;
}

/** Requires a list of valid extras. */
export function IsExtras(): PropertyDecorator {
  return (target, name) => {
    IsOptional()(target, name);
    ValidateNested()(target, name);
    ArrayMaxSize(MAX_CHOICES, { message: `${MAX_CHOICES} options au plus.` })(target, name);
  };
}

/** Requires an age at which one may drive, or nothing. */
export function IsDriverAge(): PropertyDecorator {
  return (target, name) => {
    IsOptional()(target, name);
    IsWholeNumber(MIN_AGE, MAX_AGE, "L'âge du conducteur")(target, name);
  };
}

@InputType({ description: 'What prices of several vehicles go by beside the dates. What is left out is not known.' })
export class TripFactsInput {
  @Field(() => String, { nullable: true, description: 'Where the vehicle is handed over, one of `places`.' })
  pickupPlace?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is returned, one of `places`.' })
  returnPlace?: string | null;

  @IsDriverAge()
  @Field(() => Int, { nullable: true, description: DRIVER_AGE })
  driverAge?: number | null;
}

@InputType({ description: 'What a price goes by beside vehicle and dates. What is left out is not known.' })
export class TripOptionsInput extends TripFactsInput {
  @IsExtras()
  @Field(() => [ExtraChoiceInput], { nullable: true, description: EXTRAS })
  extras?: ExtraChoiceInput[] | null;

  @IsCode()
  @Field(() => String, { nullable: true, description: PROMOTION_CODE })
  promotionCode?: string | null;

  @IsOptional()
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the price is for a registered customer. Read from staff only; for others it is who they are.',
  })
  registered?: boolean | null;
}

interface FactFields {
  readonly pickupPlace: string | null;
  readonly returnPlace: string | null;
  readonly driverAge: number | null;
}

interface TripFields extends FactFields {
  readonly extras: readonly ExtraChoice[] | null;
  readonly promotionCode: string | null;
  readonly registered: boolean | null;
}

const FIELDS = new CommandFields<TripFields>({
  validatedBy: TripOptionsInput,
  clean: {
    pickupPlace: unlessEmpty,
    returnPlace: unlessEmpty,
    driverAge: unlessEmpty,
    extras: cleanExtras,
    promotionCode: cleanCode,
    registered: unlessEmpty,
  },
  clearable: ['pickupPlace', 'returnPlace', 'driverAge', 'extras', 'promotionCode', 'registered'],
});

const FACTS = new CommandFields<FactFields>({
  validatedBy: TripFactsInput,
  clean: { pickupPlace: unlessEmpty, returnPlace: unlessEmpty, driverAge: unlessEmpty },
  clearable: ['pickupPlace', 'returnPlace', 'driverAge'],
});

/** Parses the facts by which several vehicles are priced. Throws ValidationError with all invalid fields. */
export function parseTripFacts(sent: Sent<FactFields>): TripFacts {
  const { pickupPlace, returnPlace, driverAge } = FACTS.parse(sent);
  return { pickupPlace: pickupPlace ?? undefined, returnPlace: returnPlace ?? undefined, driverAge };
}

/** Parses the options of a trip by which it is priced. Throws ValidationError with all invalid fields. */
export function parseTripOptions(sent: Sent<TripFields>): TripOptions {
  const { pickupPlace, returnPlace, ...others } = FIELDS.parse(sent);
  return { ...others, pickupPlace: pickupPlace ?? undefined, returnPlace: returnPlace ?? undefined };
}

/** Returns the chosen extras; undefined for none. */
export function cleanExtras(sent: unknown): ExtraChoiceInput[] | undefined {
  const choices = (sent ?? []) as readonly Sent<ExtraChoice>[];
  if (choices.length === 0) return undefined;
  return choices.map(({ ruleId, quantity }) =>
    Object.assign(new ExtraChoiceInput(), { ruleId: idOf(ruleId), quantity: quantity ?? 1 }),
  );
}
