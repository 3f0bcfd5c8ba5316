import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { RecordOf } from '../../../platform/database/records.js';
import { PriceLineType } from '../../fleet/quote/price-line.types.js';
import { Reservation } from './reservation.entity.js';
import type { KeptLine, ReservationLines } from './reservation-lines.js';

/** Resolves the price lines of a reservation. */
@Resolver(() => Reservation)
export class ReservationLinesResolver {
  constructor(private readonly lines: ReservationLines) {}

  @FieldResolver(() => [PriceLineType], {
    name: 'lines',
    description:
      'How quotedTotal came about when it was quoted, and what staff entered since; what was agreed beside them makes up the total.',
  })
  linesOf(@Root() reservation: RecordOf<Reservation>): Promise<readonly KeptLine[]> {
    return this.lines.of(reservation);
  }
}
