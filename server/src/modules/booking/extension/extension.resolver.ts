import { Arg, Authorized, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { wholeMinute } from '../../../kernel/period.js';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { idOf } from '../../../kernel/ids.js';
import type { Money } from '../../../kernel/money.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { Employee, type EmployeeRecord } from '../../people/account/employee.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import type { ExtensionOffer } from '../amendment/change-preview.js';
import { Reservation, type ReservationRecord } from '../reservation/reservation.entity.js';
import { reservationAfter, type ReservationsById } from '../reservation/reservations-by-id.js';
import { parseExtensionRefusal, parseWantedExtension } from './extension.commands.js';
import { RefuseExtensionInput, RequestExtensionInput, WithdrawExtensionInput } from './extension.input.js';
import { ExtensionRequest, type ExtensionRequestRecord } from './extension-request.entity.js';
import type { ExtensionService } from './extension.service.js';

@ObjectType('ExtensionOffer', { description: 'What an extension would cost its customer, by the price list.' })
class ExtensionOfferType implements ExtensionOffer {
  @Field(() => MoneyScalar, { description: 'What it adds to the total, in Dh.' })
  difference!: Money;

  @Field(() => MoneyScalar, { description: 'The total with it, in Dh.' })
  total!: Money;

  @Field(() => Boolean, { description: 'Whether the vehicle is free as long; otherwise the agency has to find a way.' })
  free!: boolean;
}

/** Lets customers request an extension of their rental, and the staff refuse it (docs/rules/rental-life.md#requests-for-an-extension). */
@Resolver(() => Reservation)
export class ExtensionResolver {
  constructor(
    private readonly service: ExtensionService,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('CUSTOMER')
  @Query(() => ExtensionOfferType, {
    description:
      "What an extension of one's own rental would cost. Errors: VALIDATION (endsAt), RENTAL.NOT_CHANGEABLE, RESERVATION.NOT_FOUND, TOO_MANY_REQUESTS.",
  })
  extensionOffer(
    @Ctx() { actor }: GraphQLContext,
    @Arg('number', () => String, { description: 'Reservation number.' }) number: string,
    @Arg('endsAt', () => DateTimeScalar, { description: 'The end that is asked for.' }) endsAt: Date,
  ): Promise<ExtensionOffer> {
    return this.service.offer(actor, { number, endsAt: wholeMinute(endsAt) });
  }

  @Authorized('CUSTOMER')
  @Mutation(() => Reservation, {
    description:
      "Asks to keep the vehicle of one's own rental longer, which the staff accept by extending it, or refuse. Errors: VALIDATION by field, EXTENSION.OPEN, RENTAL.NOT_CHANGEABLE, RESERVATION.NOT_FOUND, TOO_MANY_REQUESTS.",
  })
  requestExtension(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RequestExtensionInput) input: RequestExtensionInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.reservations, this.service.ask(actor, parseWantedExtension(input)));
  }

  @Authorized('CUSTOMER')
  @Mutation(() => Reservation, {
    description: "Takes one's own request for an extension back. Errors: EXTENSION.NOT_FOUND, EXTENSION.DECIDED.",
  })
  withdrawExtension(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => WithdrawExtensionInput) { id }: WithdrawExtensionInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.reservations, this.service.withdraw(actor, idOf(id)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Refuses a request for an extension; the customer is mailed the reason. One is accepted by extending the rental at least as far. Errors: VALIDATION (reason), EXTENSION.NOT_FOUND, EXTENSION.DECIDED.',
  })
  refuseExtension(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RefuseExtensionInput) input: RefuseExtensionInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.reservations, this.service.refuse(actor, parseExtensionRefusal(input)));
  }

  @FieldResolver(() => [ExtensionRequest], {
    description: "The customer's requests for an extension, oldest first. For the owner and the staff.",
  })
  extensionRequests(
    @Root() reservation: ReservationRecord,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ExtensionRequestRecord[]> {
    return this.service.of(actor, reservation);
  }

  @FieldResolver(() => ExtensionRequest, {
    nullable: true,
    description: 'The newest of these requests; null without any. For the owner and the staff.',
  })
  async extensionRequest(
    @Root() reservation: ReservationRecord,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ExtensionRequestRecord | null> {
    return (await this.service.of(actor, reservation)).at(-1) ?? null;
  }
}

/** Resolves who decided on a request for an extension. */
@Resolver(() => ExtensionRequest)
export class ExtensionFieldsResolver {
  constructor(private readonly employees: EmployeesById) {}

  @Authorized('STAFF')
  @FieldResolver(() => Employee, {
    nullable: true,
    description: 'Who of the staff decided; null for the customer and an access key. Staff only.',
  })
  decidedBy(@Root() { decidedById }: ExtensionRequestRecord): Promise<EmployeeRecord | null> {
    return this.employees.find(decidedById);
  }
}
