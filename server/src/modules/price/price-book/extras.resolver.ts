import { Arg, Authorized, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { idOf } from '../../../kernel/ids.js';
import type { Money } from '../../../kernel/money.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import { ChargeKind, ChargeUnit } from '../../fleet/quote/charge.rules.js';
import { PublicRead } from '../../../api/graphql/public-reads.js';
import { parseTripOptions, TripOptionsInput } from '../../fleet/quote/trip-options.input.js';
import type { Period } from '../../../kernel/period.js';
import { PeriodArg } from '../../../api/graphql/period.input.js';
import { requireStaff } from '../../../kernel/access.js';
import { assertPriceable, isTooLong } from '../../fleet/vehicle/rental-period.js';
import { Vehicle, type VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import { EXTRA_FOLDER } from '../charge/charge.entity.js';
import type { PriceBookService } from './price-book.service.js';

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

/** Queries for the extras of a rental, for the facts of a trip on which fees depend, and for the cheapest vehicle of a category. */
@Resolver()
export class ExtrasResolver {
  constructor(
    private readonly prices: PriceBookService,
    private readonly vehicleReader: VehicleReader,
  ) {}

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.FLEET)
  @PublicRead()
  @Query(() => TripQuestions, { description: 'What fees in use go by; both false where dates tell a total.' })
  async tripQuestions(): Promise<TripQuestions> {
    const { charges } = await this.prices.current();
    const fees = charges.filter(({ kind }) => kind === ChargeKind.FEE);
    return {
      places: fees.some(({ places, pickupPlace, returnPlace }) => places ?? pickupPlace ?? returnPlace),
      driverAge: fees.some(({ minAge, maxAge }) => minAge != null || maxAge != null),
    };
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => Vehicle, {
    nullable: true,
    description:
      'The vehicle of a category that costs a visitor least over a period, among those that the site shows and whether or not it is free: what a price of the category is reckoned for. Null where the site shows none. Staff only. Errors: SEARCH.END_NOT_AFTER_START, SEARCH.TOO_FAR, SEARCH.TOO_LONG.',
  })
  async cheapestVehicle(
    @Ctx() { actor }: GraphQLContext,
    @Arg('category', () => VehicleCategory) category: VehicleCategory,
    @PeriodArg() period: Period,
  ): Promise<VehicleRecord | null> {
    requireStaff(actor);
    assertPriceable(period);
    const shown = await this.vehicleReader.publicFleet({ categories: [category] });
    return (await this.prices.cheapestOf(shown, period)) ?? null;
  }

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => RentalExtras, {
    description:
      'Extras that can be had for a vehicle over a period; the staff also see those that the site does not show. Empty for a vehicle that is not there, and for a period that cannot be booked.',
  })
  async rentalExtras(
    @Ctx() { actor }: GraphQLContext,
    @Arg('vehicleId', () => ID) vehicleId: string,
    @PeriodArg() period: Period,
    @Arg('options', () => TripOptionsInput, { nullable: true }) options?: TripOptionsInput,
  ): Promise<RentalExtras> {
    const vehicle = await this.vehicleReader.find(actor, idOf(vehicleId));
    if (!vehicle || period.endsAt <= period.startsAt || isTooLong(period)) return { items: [], asksAge: false };
    const [offers, { charges }] = await Promise.all([
      this.prices.extras(actor, vehicle, period, parseTripOptions(options ?? {})),
      this.prices.current(),
    ]);
    return {
      items: offers.map(({ rule, amount, available }) => ({
        ruleId: String(rule.id),
        ...{ name: rule.name, nameEn: rule.nameEn, nameAr: rule.nameAr },
        ...{ hint: rule.hint, hintEn: rule.hintEn, hintAr: rule.hintAr },
        imageUrl: storageUrl(EXTRA_FOLDER, rule.imageFile),
        ...{ unit: rule.unit, price: rule.price, amount, available },
      })),
      asksAge: charges.some(({ minAge, maxAge }) => minAge != null || maxAge != null),
    };
  }
}
