import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import {
  ChargeKind,
  type ChargeRule as PricedCharge,
  ChargeUnit,
  PlaceCondition,
  ReturnFinding,
} from '../../fleet/quote/charge.rules.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { Selectable } from 'kysely';

registerEnumType(ChargeKind, {
  name: 'ChargeKind',
  description: 'How a rule of charges comes to apply.',
  valuesConfig: {
    EXTRA: { description: 'The customer chooses it.' },
    FEE: { description: 'It applies by itself where its conditions hold.' },
    RETURN: { description: 'It is proposed when the vehicle comes back.' },
  },
});
registerEnumType(ChargeUnit, {
  name: 'ChargeUnit',
  description: 'What the price of a charge is for.',
  valuesConfig: {
    RENTAL: { description: 'Once a rental.' },
    DAY: { description: 'Each rental day.' },
    KM: { description: 'Each km; known at the return.' },
    HOUR: { description: 'Each hour; known at the return.' },
    LITRE: { description: 'Each litre of fuel; known at the return.' },
    EIGHTH: { description: 'Each eighth of a tank; known at the return.' },
    PERCENT: { description: 'So many percent of the rent before discounts.' },
  },
});
registerEnumType(PlaceCondition, {
  name: 'PlaceCondition',
  description: 'Where the places have to lie for a charge to apply.',
  valuesConfig: {
    ONE_WAY: { description: 'The vehicle is returned elsewhere than it was handed over.' },
    AWAY: { description: "It is handed over or returned elsewhere than in the town of the vehicle's agency." },
  },
});

registerEnumType(ReturnFinding, {
  name: 'ReturnFinding',
  description: 'What a return has to show for a charge to be proposed.',
  valuesConfig: {
    KM: { description: 'More km than the rental includes.' },
    FUEL: { description: 'Less fuel or charge than at the departure.' },
    DELAY: { description: 'A return later than promised.' },
    CLEANING: { description: 'A dirty vehicle.' },
    ACCESSORY: { description: 'Something is missing that left with the vehicle; each costs once.' },
    DAMAGE: { description: 'New damage; each costs once.' },
  },
});

/** Folder of the file store for pictures of extras. */
export const EXTRA_FOLDER = 'options';

/** A priced rule for an extra, a fee, or a charge at the return (docs/rules/prices.md#extras-and-charges). */
@ObjectType('ChargeRule', {
  description: 'An extra, a fee that applies by itself, or a charge that is proposed at the return.',
})
@Entity()
export class ChargeRule extends BaseEntity<'version'> implements PricedCharge {
  @Field(() => ChargeKind, { description: 'How it comes to apply.' })
  @Enum({ items: () => Object.values(ChargeKind) })
  kind!: ChargeKind;

  @Field(() => ChargeUnit, { description: 'What its price is for.' })
  @Enum({ items: () => Object.values(ChargeUnit) })
  unit!: ChargeUnit;

  @Field(() => String, { description: 'Name in French, as quotes and documents print it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Name in English; null for the French one.' })
  @Property({ type: 'text', nullable: true })
  nameEn!: string | null;

  @Field(() => String, { nullable: true, description: 'Name in Arabic; null for the French one.' })
  @Property({ type: 'text', nullable: true })
  nameAr!: string | null;

  @Field(() => String, { nullable: true, description: 'What customers should know of it, in French.' })
  @Property({ type: 'text', nullable: true })
  hint!: string | null;

  @Field(() => String, { nullable: true, description: 'The same in English; null for the French text.' })
  @Property({ type: 'text', nullable: true })
  hintEn!: string | null;

  @Field(() => String, { nullable: true, description: 'The same in Arabic; null for the French text.' })
  @Property({ type: 'text', nullable: true })
  hintAr!: string | null;

  /** File name of an extra's picture within its folder of the file store. */
  @Property({ type: 'text', nullable: true })
  imageFile?: string | null;

  @Field(() => MoneyScalar, { description: 'Price of a unit in Dh with TVA; percent where that is the unit.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  price!: Money;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The most that a piece comes to, in Dh; null for no bound.',
  })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  cap!: Money | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Rate of the TVA in percent; null for that of the settings.',
  })
  @Property({ type: 'decimal', precision: 5, scale: 2, nullable: true })
  vatPercent!: string | null;

  @Field(() => String, { nullable: true, description: 'Only where the vehicle is handed over here, one of `places`.' })
  @Property({ type: 'text', nullable: true })
  pickupPlace!: string | null;

  @Field(() => String, { nullable: true, description: 'Only where it is returned here, one of `places`.' })
  @Property({ type: 'text', nullable: true })
  returnPlace!: string | null;

  @Field(() => PlaceCondition, { nullable: true, description: 'Only where the places lie so.' })
  @Enum({ items: () => Object.values(PlaceCondition), nullable: true })
  places!: PlaceCondition | null;

  @Field(() => Boolean, {
    description: "Whether it costs once for each end of the rental outside the opening hours of the vehicle's agency.",
  })
  @Property({ type: 'boolean' })
  outsideHours!: boolean;

  @Field(() => Int, { nullable: true, description: "Only from this age of the driver's on." })
  @Property({ type: 'integer', nullable: true })
  minAge!: number | null;

  @Field(() => Int, { nullable: true, description: "Only up to this age of the driver's." })
  @Property({ type: 'integer', nullable: true })
  maxAge!: number | null;

  @Field(() => [VehicleCategory], { description: 'Only for these categories; none for all.' })
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'[]'` })
  categories!: VehicleCategory[];

  @Field(() => ID, { nullable: true, description: 'Only where a day of the rental lies in this season.' })
  @Property({ type: 'integer', nullable: true })
  seasonId!: number | null;

  @Field(() => Int, { nullable: true, description: 'Only for rentals of this many days at least.' })
  @Property({ type: 'integer', nullable: true })
  fromDays!: number | null;

  @Field(() => Int, { nullable: true, description: 'Only for rentals of this many days at most.' })
  @Property({ type: 'integer', nullable: true })
  toDays!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many pieces of an extra there are a day, over all rentals; null for no bound.',
  })
  @Property({ type: 'integer', nullable: true })
  stock!: number | null;

  @Field(() => Int, { description: 'How many pieces of an extra a rental may have.' })
  @Property({ type: 'integer' })
  maxQuantity!: number;

  @Field(() => ReturnFinding, {
    nullable: true,
    description:
      'What makes a charge at the return proposed; null for one that the staff add by hand, and for other kinds.',
  })
  @Enum({ items: () => Object.values(ReturnFinding), nullable: true })
  finding!: ReturnFinding | null;

  @Field(() => Boolean, { description: 'Whether a rental with this extra has unlimited km.' })
  @Property({ type: 'boolean', default: false })
  unlimitedKm!: boolean;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'By how much this extra lowers the deposit, in Dh; null for not by an amount.',
  })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  depositReduction!: Money | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'By how many percent this extra lowers the deposit; null for not by a percentage.',
  })
  @Property({ type: 'decimal', precision: 5, scale: 2, nullable: true })
  depositReductionPercent!: string | null;

  @Field(() => Int, { description: 'Its place among the others, the lowest first.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Boolean, { description: 'Whether customers may choose the extra on the site.' })
  @Property({ type: 'boolean' })
  shownOnSite!: boolean;

  @Field(() => Boolean, { description: 'Whether it is in use.' })
  @Property({ type: 'boolean' })
  active!: boolean;

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of ChargeRule for queries. */
export interface ChargeRuleTable {
  readonly chargeRule: Columns<ChargeRule>;
}

/** A row of ChargeRule as readers return it. */
export type ChargeRuleRecord = Selectable<ChargeRuleTable['chargeRule']>;
