import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { PageInput } from '../../../api/graphql/page.types.js';
import { pageRequest } from '../../../kernel/page.js';
import type { TrackEventService } from './track-event.service.js';
import { TrackEventFilter, TrackEventPage } from './track-event.types.js';

/** The query for the times in which vehicles drove too fast or were outside their zones. */
@Resolver()
export class TrackEventResolver {
  constructor(private readonly service: TrackEventService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.TRACKING)
  @Query(() => TrackEventPage, {
    description: 'Periods in which vehicles drove too fast or were outside their zones, newest first. Staff only.',
  })
  trackEvents(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => TrackEventFilter, { nullable: true }) filter?: TrackEventFilter,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<TrackEventPage> {
    return this.service.list(actor, filter, pageRequest(page?.page, page?.size));
  }
}
