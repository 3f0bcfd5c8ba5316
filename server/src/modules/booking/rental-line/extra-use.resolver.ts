import { Authorized, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { RentalExtra } from '../../price/price-book/extras.types.js';
import { EXTRA_USE_DAYS, type ExtraUse } from './extra-use.js';

/** Resolves how often an extra was taken. For the staff. */
@Resolver(() => RentalExtra)
export class ExtraUseResolver {
  constructor(private readonly use: ExtraUse) {}

  @Authorized('STAFF')
  @FieldResolver(() => Int, { description: `How often it was taken in the last ${EXTRA_USE_DAYS} days. Staff only.` })
  timesBooked(@Root() { ruleId }: RentalExtra): Promise<number> {
    return this.use.of(Number(ruleId));
  }
}
