import { Authorized, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { batched } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { DAY_MS } from '../../../kernel/time.js';
import { RentalExtra } from '../../price/price-book/extras.resolver.js';
import type { ReservationLineTable } from '../reservation/reservation-line.entity.js';

const DAYS = 90;

/** Resolves how often an extra is taken, by which the desk sees the usual ones first (docs/rules/back-office.md#walk-in). */
@Resolver(() => RentalExtra)
export class ExtraUseResolver {
  private readonly load: (ruleId: number) => Promise<number>;

  constructor(reader: Reader) {
    this.load = batched(async (ids) => {
      const rows = await reader
        .tables<ReservationLineTable>()
        .selectFrom('reservationLine')
        .select(({ fn }) => ['ruleId', fn.countAll<string>().as('lines')])
        .where('ruleId', 'in', ids)
        .where('pieces', '>', 0)
        .where('createdAt', '>=', new Date(Date.now() - DAYS * DAY_MS))
        .groupBy('ruleId')
        .execute();
      return ids.map((id) => Number(rows.find(({ ruleId }) => ruleId === id)?.lines ?? 0));
    });
  }

  @Authorized('STAFF')
  @FieldResolver(() => Int, { description: `How often it was taken in the last ${DAYS} days. Staff only.` })
  timesBooked(@Root() { ruleId }: RentalExtra): Promise<number> {
    return this.load(Number(ruleId));
  }
}
