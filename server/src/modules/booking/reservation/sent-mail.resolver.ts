import { Authorized, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import type { RecordOf } from '../../../platform/database/records.js';
import { Reservation } from './reservation.entity.js';
import { SentMail } from './sent-mail.entity.js';
import type { SentMailService } from './sent-mail.service.js';

/** Resolves the mails about a reservation that were sent or failed. For the staff (docs/rules/rental-life.md#mails-of-a-reservation). */
@Resolver(() => Reservation)
export class SentMailResolver {
  constructor(private readonly service: SentMailService) {}

  @Authorized('STAFF')
  @FieldResolver(() => [SentMail], {
    description: 'The mails about it that went out, or were given up, oldest first. Staff only.',
  })
  sentMails(
    @Root() reservation: RecordOf<Reservation>,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<RecordOf<SentMail>[]> {
    return this.service.of(actor, reservation);
  }
}
