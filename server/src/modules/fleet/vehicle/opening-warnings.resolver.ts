import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import type { Actor } from '../../../kernel/actor.js';
import { idOf } from '../../../kernel/ids.js';
import type { Period } from '../../../kernel/period.js';
import { OpeningWarning } from '../agency/opening-hours.types.js';
import { PeriodInput } from './vehicle.input.js';

/** What the agencies know of a vehicle's hours. */
interface OpeningHours {
  openingWarnings(actor: Actor, vehicleId: number, period: Period): Promise<OpeningWarning[]>;
}

@Resolver()
export class OpeningWarningsResolver {
  constructor(private readonly agencies: OpeningHours) {}

  @Authorized('STAFF')
  @Query(() => [OpeningWarning], {
    description:
      "Which ends of a rental lie outside the hours of the vehicle's agency. A warning: nothing is refused for it. Staff only.",
  })
  openingWarnings(
    @Ctx() { actor }: GraphQLContext,
    @Arg('vehicleId', () => ID) vehicleId: string,
    @Arg('period', () => PeriodInput) period: PeriodInput,
  ): Promise<OpeningWarning[]> {
    return this.agencies.openingWarnings(actor, idOf(vehicleId), period);
  }
}
