import { FieldResolver, Resolver, Root } from 'type-graphql';
import { PriceLineType } from '../../fleet/quote/price-line.types.js';
import { Reservation, type ReservationRecord } from '../reservation/reservation.entity.js';
import type { StoredLine } from '../reservation/reservation-lines.js';
import type { StatedLines } from './stated-lines.js';

/** Resolves the price lines of a reservation. */
@Resolver(() => Reservation)
export class StatedLinesResolver {
  constructor(private readonly lines: StatedLines) {}

  @FieldResolver(() => [PriceLineType], {
    name: 'lines',
    description:
      'How its price comes about: the quote, what was agreed beside it, each amendment, and what staff entered. They add up to the total, or to quotedTotal before the acceptance.',
  })
  linesOf(@Root() reservation: ReservationRecord): Promise<readonly StoredLine[]> {
    return this.lines.of(reservation);
  }
}
