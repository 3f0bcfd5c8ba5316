import { Arg, Authorized, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { reservationAfter, type ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import { outcomeOf, ReservationOutcome } from '../../booking/reservation/reservation-outcome.js';
import { parseRehousing } from './rental-risk.commands.js';
import { RehouseRentalInput } from './rental-risk.input.js';
import { RiskCause } from './risk-cause.js';
import type { RehousingService } from './rehousing.service.js';
import type { RentalRisk, RiskReader } from './rental-risk.reader.js';

@ObjectType('RentalRisk', { description: 'Why the vehicle of a rental to come may not be there at its start.' })
class RentalRiskType implements Omit<RentalRisk, 'lateId'> {
  @Field(() => RiskCause, { description: 'What kind of reason it is.' })
  cause!: RiskCause;

  @Field(() => DateTimeScalar, { description: 'Since when that is known.' })
  since!: Date;

  @Field(() => String, { description: 'A French sentence that says why.' })
  message!: string;

  @Field(() => ID, { nullable: true, description: 'The maintenance that keeps the vehicle, if that is why.' })
  maintenanceId!: number | null;
}

/** Resolves why a rental is at risk, and moves it to another vehicle (docs/rules/rental-life.md#at-risk). */
@Resolver(() => Reservation)
export class RentalRiskResolver {
  constructor(
    private readonly risks: RiskReader,
    private readonly rehousing: RehousingService,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('STAFF')
  @FieldResolver(() => RentalRiskType, {
    nullable: true,
    description: 'Why it is at risk; null when it is not. Staff only.',
  })
  async risk(
    @Root() reservation: ReservationRecord,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<RentalRisk | undefined> {
    return this.risks.of(actor, reservation);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => ReservationOutcome, {
    description:
      'Gives a rental at risk another vehicle, by an amendment; the total stays and the customer is mailed. `rentalChangePreview` without a change names equivalents. A taken vehicle and a stale version are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RENTAL.NOT_AT_RISK.',
  })
  rehouseRental(@Ctx() caller: GraphQLContext, @Arg('input', () => RehouseRentalInput) input: RehouseRentalInput) {
    const rehoused = this.rehousing.rehouse(caller.actor, parseRehousing(input));
    return outcomeOf(reservationAfter(this.reservations, rehoused), () => this.rehousing.stored(caller, input.number));
  }
}

/** Resolves the late rental that endangers another. */
@Resolver(() => RentalRiskType)
export class RiskFieldsResolver {
  constructor(private readonly reservations: ReservationsById) {}

  @FieldResolver(() => Reservation, {
    nullable: true,
    description: 'The rental that still has the vehicle, if that is why.',
  })
  late(@Root() { lateId }: RentalRisk): Promise<ReservationRecord | null> {
    return this.reservations.find(lateId);
  }
}
