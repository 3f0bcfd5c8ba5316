import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Promotion, type PromotionRecord } from '../../price/promotion/promotion.entity.js';
import type { ReservedPromotions } from './reservation-promotion.js';

/** Resolves how many reservations use a promotion. */
@Resolver(() => Promotion)
export class PromotionUsesResolver {
  constructor(private readonly uses: ReservedPromotions) {}

  @FieldResolver(() => Int, {
    description: 'How many reservations have it; those that were refused or cancelled gave it back.',
  })
  used(@Root() { id }: PromotionRecord): Promise<number> {
    return this.uses.of(id);
  }
}
