import { Authorized, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import type { CustomersById } from '../../people/account/customers-by-id.js';
import { Reservation, type ReservationRecord } from '../reservation/reservation.entity.js';
import { driverOf } from '../reservation/reservation-drivers.js';
import { customerAddress } from './reservation.mails.js';
import { SentMail, type SentMailRecord } from './sent-mail.entity.js';
import type { SentMailService } from './sent-mail.service.js';

/** Resolves where mails about a reservation go, and those that were sent or failed (docs/rules/rental-life.md#mails-of-a-reservation). */
@Resolver(() => Reservation)
export class SentMailResolver {
  constructor(
    private readonly service: SentMailService,
    private readonly customers: CustomersById,
  ) {}

  @Authorized('STAFF')
  @FieldResolver(() => [SentMail], {
    description: 'The mails about it that went out, or were given up, oldest first. Staff only.',
  })
  sentMails(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<SentMailRecord[]> {
    return this.service.of(actor, reservation);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Where mails about it go: the driver's address, else that of the customer's account; null when there is none.",
  })
  async mailAddress(@Root() reservation: ReservationRecord): Promise<string | null> {
    const customer = await this.customers.find(reservation.customerId);
    return customerAddress(driverOf(reservation), customer?.email)?.address ?? null;
  }
}
