import { Arg, Authorized, Ctx, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Period } from '../../../kernel/period.js';
import { PeriodArg } from '../../../api/graphql/period.input.js';
import { idOf } from '../../../kernel/ids.js';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { Costs } from '../../../api/graphql/costs.js';
import { FilterCount } from '../../../api/graphql/filter-count.types.js';
import { PublicRead } from '../../../api/graphql/public-reads.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import { pageRequest } from '../../../kernel/page.js';
import { Agency, type AgencyRecord } from '../agency/agency.entity.js';
import type { AgenciesById } from '../agency/agencies-by-id.js';
import { Brand, type BrandRecord } from '../brand/brand.entity.js';
import type { BrandsById } from '../brand/brands-by-id.js';
import { parseTripFacts, parseTripOptions, TripFactsInput, TripOptionsInput } from '../quote/trip-options.input.js';
import { PriceQuoteType } from '../quote/price-quote.types.js';
import { Vehicle, type VehicleRecord } from './vehicle.entity.js';
import { VehicleFilter, VehicleSearch, VehicleSort } from './vehicle.input.js';
import type { VehicleReader } from './vehicle.reader.js';

@ObjectType({ description: 'A page of vehicles.' })
class VehiclePage extends PageOf(Vehicle) {}

/** Queries for the fleet: lists, the search for vehicles that are free over a period, and prices. For visitors and the staff. */
@Resolver(() => Vehicle)
export class VehicleResolver {
  constructor(
    private readonly reader: VehicleReader,
    private readonly brands: BrandsById,
    private readonly agencies: AgenciesById,
  ) {}

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.FLEET)
  @PublicRead()
  @Query(() => VehiclePage, {
    description: 'The fleet: what the site shows for visitors, every vehicle in use for staff.',
  })
  vehicles(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => VehicleFilter, { nullable: true }) filter?: VehicleFilter,
    @Arg('sort', () => VehicleSort, { nullable: true }) sort?: VehicleSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => VehicleSearch, { nullable: true }) search?: VehicleSearch,
  ) {
    return this.reader.list(actor, { ...filter, search }, sort, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => [FilterCount], {
    description: "How many vehicles each value of the list's filters would show. Staff only.",
  })
  vehicleFilterCounts(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => VehicleFilter, { nullable: true }) filter?: VehicleFilter,
    @Arg('search', () => VehicleSearch, { nullable: true }) search?: VehicleSearch,
  ) {
    return this.reader.filterCounts(actor, { ...filter, search });
  }

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.FLEET)
  @PublicRead()
  @Query(() => Vehicle, { nullable: true, description: 'One vehicle; null if there is none that the caller may see.' })
  vehicle(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string) {
    return this.reader.find(actor, idOf(id));
  }

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.FLEET)
  @PublicRead()
  @Query(() => VehiclePage, {
    description:
      'Visible vehicles free for the whole period, cheapest for its length first. Errors: SEARCH.NO_DATE, SEARCH.END_NOT_AFTER_START, SEARCH.START_IN_PAST, SEARCH.TOO_FAR.',
  })
  availableVehicles(
    @Ctx() { actor }: GraphQLContext,
    @PeriodArg() period: Period,
    @Arg('filter', () => VehicleFilter, { nullable: true }) filter?: VehicleFilter,
    @Arg('sort', () => VehicleSort, { nullable: true }) sort?: VehicleSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => VehicleSearch, { nullable: true }) search?: VehicleSearch,
    @Arg('trip', () => TripFactsInput, { nullable: true, description: 'What the order by price goes by.' })
    trip?: TripFactsInput,
  ) {
    return this.reader.searchAvailable(
      actor,
      { ...period, ...(trip && { trip: parseTripFacts(trip) }) },
      { ...filter, search },
      sort,
      pageRequest(page?.page, page?.size),
    );
  }

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.FLEET)
  @PublicRead()
  @Query(() => PriceQuoteType, {
    description:
      'The price of a vehicle over a period, with what was chosen. Errors: VEHICLE.NOT_FOUND, SEARCH.END_NOT_AFTER_START, SEARCH.TOO_FAR, SEARCH.TOO_LONG above 90 days, VALIDATION at extras that cannot be had at a code that does not hold, TOO_MANY_REQUESTS after many unknown codes.',
  })
  priceQuote(
    @Ctx() caller: GraphQLContext,
    @Arg('vehicleId', () => ID) vehicleId: string,
    @PeriodArg() period: Period,
    @Arg('options', () => TripOptionsInput, { nullable: true }) options?: TripOptionsInput,
  ) {
    return this.reader.quote(caller, idOf(vehicleId), period, options && parseTripOptions(options));
  }

  @FieldResolver(() => PriceQuoteType, { description: 'Its price over a period.' })
  @Costs(15)
  quote(
    @Root() vehicle: VehicleRecord,
    @Ctx() { actor }: GraphQLContext,
    @PeriodArg() period: Period,
    @Arg('trip', () => TripFactsInput, { nullable: true }) trip?: TripFactsInput,
  ) {
    return this.reader.quoteOf(actor, vehicle, period, trip && parseTripFacts(trip));
  }

  @FieldResolver(() => Int, { description: 'Year of the model.' })
  modelYear(@Root() { modelDate }: VehicleRecord): number {
    return Number(modelDate.slice(0, 4));
  }

  @FieldResolver(() => String, { nullable: true, description: 'Picture.' })
  imageUrl(@Root() { imageFile }: VehicleRecord): string | null {
    return storageUrl('vehicules', imageFile);
  }

  @FieldResolver(() => [String], { description: 'Further pictures.' })
  galleryUrls(@Root() { galleryFiles }: VehicleRecord): string[] {
    return galleryFiles.map((file) => `/storage/vehicules/${file}`);
  }

  @FieldResolver(() => Brand, { nullable: true, description: 'Make.' })
  brand(@Root() { brandId }: VehicleRecord): Promise<BrandRecord> {
    return this.brands.get(brandId);
  }

  @FieldResolver(() => Agency, { nullable: true, description: 'Agency where it is kept.' })
  agency(@Root() { agencyId }: VehicleRecord): Promise<AgencyRecord> {
    return this.agencies.get(agencyId);
  }

  @Authorized('STAFF')
  @FieldResolver(() => Boolean, { description: 'Whether it is neither rented nor out of service now. Staff only.' })
  availableNow(@Root() { id }: VehicleRecord): Promise<boolean> {
    return this.reader.availableNow(id);
  }
}
