import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { idOf } from '../../../kernel/ids.js';
import { ChargeKind } from '../../fleet/quote/charge.rules.js';
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
import { RentalExtras, TripQuestions } from './extras.types.js';

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
