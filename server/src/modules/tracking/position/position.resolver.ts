import { Arg, Authorized, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { idOf } from '../../../kernel/ids.js';
import type { PositionService } from './position.service.js';
import { PositionUpdateType, toPositionType } from './position.types.js';
import type { PositionNews } from './position.events.js';

/** The query and the subscription for the position of one vehicle (docs/rules/tracking.md#live-position). */
@Resolver()
export class PositionResolver {
  constructor(private readonly service: PositionService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.TRACKING)
  @Query(() => PositionUpdateType, {
    description: 'The current position of a vehicle, or why it is unknown. Staff only. Error: VEHICLE.NOT_FOUND.',
  })
  async vehiclePosition(
    @Ctx() { actor }: GraphQLContext,
    @Arg('vehicleId', () => ID, { description: 'The vehicle.' }) vehicleId: string,
  ): Promise<PositionUpdateType> {
    return toUpdate(await this.service.now(actor, idOf(vehicleId)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.TRACKING)
  @Subscription(() => PositionUpdateType, {
    name: 'vehiclePosition',
    description:
      'The position of a vehicle, every 5 s while someone watches. Staff only. Errors: VEHICLE.NOT_FOUND, TRACKING.NO_DEVICE.',
    subscribe: async ({ args, context }) => {
      const { actor, streams } = context as GraphQLContext;
      return streams.vehiclePosition(actor, idOf((args as { vehicleId: string }).vehicleId));
    },
  })
  vehiclePositionUpdates(
    @Root() news: PositionNews,
    @Arg('vehicleId', () => ID, { description: 'The vehicle.' }) _vehicleId: string,
  ): PositionUpdateType {
    return toUpdate(news);
  }
}

function toUpdate({ vehicleId, at, position, problem }: PositionNews): PositionUpdateType {
  return {
    vehicleId,
    at: new Date(at),
    position: toPositionType(position),
    problem: problem as PositionUpdateType['problem'],
  };
}
