import { Arg, Authorized, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { idOf } from '../../../kernel/ids.js';
import type { FleetBatch } from './fleet-news.js';
import { fleetStateOf, type FleetPositionService, type Whereabouts } from './fleet-position.service.js';
import {
  FleetBatchType,
  type FleetPositionType,
  FleetVehicleType,
  VehicleStandingType,
} from './fleet-position.types.js';
import { toPositionType } from './position.types.js';

/** The query and the subscription for the positions of the whole fleet (docs/rules/tracking.md#live-position). */
@Resolver()
export class FleetPositionResolver {
  constructor(private readonly service: FleetPositionService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.TRACKING)
  @Query(() => [FleetVehicleType], {
    description:
      'Every vehicle in use, by name, with its last known position. Does not ask the trackers; subscribe for live positions. Staff only.',
  })
  async fleetPositions(@Ctx() { actor }: GraphQLContext): Promise<FleetVehicleType[]> {
    const fleet = await this.service.fleet(actor);
    return fleet.map(({ whereabouts, ...vehicle }) => ({ ...vehicle, whereabouts: toFleetPosition(whereabouts) }));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.TRACKING)
  @Query(() => VehicleStandingType, {
    description:
      'The current state of a vehicle: its position, since when, and its rental. Staff only. Error: VEHICLE.NOT_FOUND.',
  })
  async vehicleStanding(
    @Ctx() { actor }: GraphQLContext,
    @Arg('vehicleId', () => ID, { description: 'The vehicle.' }) vehicleId: string,
  ): Promise<VehicleStandingType> {
    const { whereabouts, ...standing } = await this.service.standing(actor, idOf(vehicleId));
    return { ...standing, whereabouts: toFleetPosition(whereabouts) };
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.TRACKING)
  @Subscription(() => FleetBatchType, {
    name: 'fleetPositions',
    description:
      'The positions of all tracked vehicles: known ones first, then changes, about every 15 s, in batches of at most 200. The trackers are asked only while someone watches. Staff only.',
    subscribe: async ({ context }) => {
      const { actor, streams } = context as GraphQLContext;
      return streams.fleetPositions(actor);
    },
  })
  fleetPositionBatches(@Root() { changes, unchanged }: FleetBatch): FleetBatchType {
    return {
      changes: changes.map(toFleetPosition),
      unchanged: unchanged.map(({ vehicleId, at }) => ({ vehicleId, at: new Date(at) })),
    };
  }
}

function toFleetPosition({ vehicleId, at, position, positionAt, since, problem }: Whereabouts): FleetPositionType {
  return {
    vehicleId,
    at: dateOf(at),
    state: fleetStateOf({ at, position, problem }),
    position: toPositionType(position),
    positionAt: dateOf(positionAt),
    since: dateOf(since),
    problem: problem as FleetPositionType['problem'],
  };
}

function dateOf(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}
