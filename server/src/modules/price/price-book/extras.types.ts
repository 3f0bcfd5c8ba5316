import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import { ChargeUnit } from '../../fleet/quote/charge.rules.js';

@ObjectType({ description: 'An extra that can be had for a trip. Amounts in Dh with TVA.' })
export class RentalExtra {
  @Field(() => ID, { description: 'Names it when it is chosen.' })
  ruleId!: string;

  @Field(() => String, { description: 'Name in French.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Name in English; null for the French one.' })
  nameEn!: string | null;

  @Field(() => String, { nullable: true, description: 'Name in Arabic; null for the French one.' })
  nameAr!: string | null;

  @Field(() => String, { nullable: true, description: 'What customers should know of it, in French.' })
  hint!: string | null;

  @Field(() => String, { nullable: true, description: 'The same in English; null for the French text.' })
  hintEn!: string | null;

  @Field(() => String, { nullable: true, description: 'The same in Arabic; null for the French text.' })
  hintAr!: string | null;

  @Field(() => String, { nullable: true, description: 'Picture.' })
  imageUrl!: string | null;

  @Field(() => ChargeUnit, { description: 'What price is for.' })
  unit!: ChargeUnit;

  @Field(() => MoneyScalar, { description: 'Price of a unit; percent where that is the unit.' })
  price!: Money;

  @Field(() => MoneyScalar, { description: 'What one piece comes to for the trip.' })
  amount!: Money;

  @Field(() => Int, { description: 'How many pieces can be chosen; 0 when none is left.' })
  available!: number;
}

@ObjectType({ description: 'What can be chosen beside a vehicle, and what its price asks for.' })
export class RentalExtras {
  @Field(() => [RentalExtra], { description: 'Extras, in the order that the agency chose.' })
  items!: RentalExtra[];

  @Field(() => Boolean, { description: "Whether a fee goes by the driver's age, so that forms should ask for it." })
  asksAge!: boolean;
}

@ObjectType({ description: 'What a total goes by beside the dates, so that searches should ask for it.' })
export class TripQuestions {
  @Field(() => Boolean, { description: 'Whether a fee goes by where the vehicle is handed over and returned.' })
  places!: boolean;

  @Field(() => Boolean, { description: "Whether a fee goes by the driver's age." })
  driverAge!: boolean;
}
