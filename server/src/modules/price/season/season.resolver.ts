import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { idOf } from '../../../kernel/ids.js';
import { pageRequest } from '../../../kernel/page.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { parseNewSeason, parsePriceSettings, parseSeasonEdit } from './season.commands.js';
import { PriceSettings, Season, SeasonRate } from './season.entity.js';
import {
  CreateSeasonInput,
  DeleteSeasonInput,
  SeasonSearch,
  UpdatePriceSettingsInput,
  UpdateSeasonInput,
} from './season.input.js';
import type { SeasonReader } from './season.reader.js';
import type { SeasonService } from './season.service.js';

@ObjectType({ description: 'A page of seasons.' })
class SeasonPage extends PageOf(Season) {}

/** Resolves the km per day that the price of a vehicle includes, by its category (docs/rules/prices.md#included-kilometres). */
@Resolver(() => Vehicle)
export class IncludedKmResolver {
  constructor(private readonly reader: SeasonReader) {}

  @FieldResolver(() => Int, { description: 'Kilometres a day that its price includes; 0 for unlimited.' })
  async includedKmPerDay(@Root() { category }: Pick<Vehicle, 'category'>): Promise<number> {
    const { includedKm } = await this.reader.settings();
    return includedKm.find((entry) => entry.category === category)?.kmPerDay ?? 0;
  }
}

/** Lists and edits seasons and the settings for prices (docs/rules/prices.md#which-season). */
@Resolver(() => SeasonRate)
export class SeasonResolver {
  constructor(
    private readonly service: SeasonService,
    private readonly reader: SeasonReader,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => SeasonPage, { description: 'Seasons, the one made last first. Staff only.' })
  seasons(
    @Ctx() { actor }: GraphQLContext,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => SeasonSearch, { nullable: true }) search?: SeasonSearch,
  ) {
    return this.reader.list(actor, search, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => Season, { nullable: true, description: 'One season; null when there is none. Staff only.' })
  season(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string) {
    return this.reader.find(actor, idOf(id));
  }

  @Authorized('ADMIN')
  @Mutation(() => Season, { description: 'Makes a season. Admin only. Errors: VALIDATION, SEASON.TOO_MANY.' })
  createSeason(@Ctx() { actor }: GraphQLContext, @Arg('input', () => CreateSeasonInput) input: CreateSeasonInput) {
    return this.service.create(actor, parseNewSeason(input));
  }

  @Authorized('ADMIN')
  @Mutation(() => Season, {
    description: 'Changes a season. Admin only. Errors: VALIDATION, SEASON.NOT_FOUND, SEASON.VERSION_CONFLICT.',
  })
  updateSeason(@Ctx() { actor }: GraphQLContext, @Arg('input', () => UpdateSeasonInput) input: UpdateSeasonInput) {
    return this.service.update(actor, parseSeasonEdit(input));
  }

  @Authorized('ADMIN')
  @Mutation(() => Boolean, {
    description: 'Deletes a season for good; what was quoted by it stays. Admin only. Error: SEASON.NOT_FOUND.',
  })
  async deleteSeason(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => DeleteSeasonInput) { id }: DeleteSeasonInput,
  ): Promise<boolean> {
    await this.service.remove(actor, idOf(id));
    return true;
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => PriceSettings, { description: 'What the agency chose for its prices. Staff only.' })
  priceSettings() {
    return this.reader.settings();
  }

  @Authorized('ADMIN')
  @Mutation(() => PriceSettings, {
    description: 'Changes what the agency chose for its prices. Admin only. Error: PRICE_SETTINGS.VERSION_CONFLICT.',
  })
  updatePriceSettings(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UpdatePriceSettingsInput) input: UpdatePriceSettingsInput,
  ) {
    return this.service.updateSettings(actor, parsePriceSettings(input));
  }

  @FieldResolver(() => Vehicle, { nullable: true, description: 'The one vehicle that it is for.' })
  vehicle(@Root() { vehicleId }: SeasonRate, @Ctx() { actor }: GraphQLContext) {
    return vehicleId === null ? null : this.reader.vehicle(actor, vehicleId);
  }
}
