import { Arg, Authorized, Ctx, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { idOf } from '../../../kernel/ids.js';
import { type Page, pageRequest } from '../../../kernel/page.js';
import { parseNewZone, parseZoneEdit } from './zone.commands.js';
import { Zone, type ZoneRecord } from './zone.entity.js';
import { CreateZoneInput, DeleteZoneInput, UpdateZoneInput } from './zone.input.js';
import type { ZoneService } from './zone.service.js';

@ObjectType({ description: 'A page of zones.' })
class ZonePage extends PageOf(Zone) {}

/** Lists and edits zones: the areas outside which vehicles trigger an event. */
@Resolver()
export class ZoneResolver {
  constructor(private readonly service: ZoneService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.TRACKING)
  @Query(() => ZonePage, { description: 'Areas where vehicles may go, by name. Staff only.' })
  zones(
    @Ctx() { actor }: GraphQLContext,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<Page<ZoneRecord>> {
    return this.service.list(actor, pageRequest(page?.page, page?.size));
  }

  @Authorized('ADMIN')
  @Mutation(() => Zone, { description: 'Draws a zone. Admin only. Errors: VALIDATION, ZONE.TOO_MANY.' })
  createZone(@Ctx() { actor }: GraphQLContext, @Arg('input', () => CreateZoneInput) input: CreateZoneInput) {
    return this.service.create(actor, parseNewZone(input));
  }

  @Authorized('ADMIN')
  @Mutation(() => Zone, {
    description: 'Changes a zone. Admin only. Errors: VALIDATION, ZONE.NOT_FOUND, ZONE.VERSION_CONFLICT.',
  })
  updateZone(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UpdateZoneInput) input: UpdateZoneInput,
  ): Promise<Zone> {
    return this.service.update(actor, parseZoneEdit(input));
  }

  @Authorized('ADMIN')
  @Mutation(() => Boolean, {
    description: 'Deletes a zone for good; its track events stay. Admin only. Error: ZONE.NOT_FOUND.',
  })
  async deleteZone(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => DeleteZoneInput) { id }: DeleteZoneInput,
  ): Promise<boolean> {
    await this.service.remove(actor, idOf(id));
    return true;
  }
}
