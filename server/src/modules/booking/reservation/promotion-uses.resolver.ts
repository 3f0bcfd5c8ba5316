import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RecordOf } from '../../../platform/database/records.js';
import { Promotion } from '../../price/promotion/promotion.entity.js';
import type { PromotionUse } from './promotion-use.js';

/** Resolves how many reservations use a promotion. */
@Resolver(() => Promotion)
export class PromotionUsesResolver {
  constructor(private readonly uses: PromotionUse) {}

  @FieldResolver(() => Int, {
    description: 'How many reservations have it; those that were refused or cancelled gave it back.',
  })
  used(@Root() { id }: RecordOf<Promotion>): Promise<number> {
    return this.uses.of(id);
  }
}
