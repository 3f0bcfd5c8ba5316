import { Arg, Authorized, Ctx, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { idOf } from '../../../kernel/ids.js';
import { pageRequest } from '../../../kernel/page.js';
import { parseNewPromotion, readPromotionEdit } from './promotion.commands.js';
import { Promotion } from './promotion.entity.js';
import {
  CreatePromotionInput,
  DeletePromotionInput,
  PromotionFilter,
  PromotionSearch,
  UpdatePromotionInput,
} from './promotion.input.js';
import type { PromotionReader } from './promotion.reader.js';
import type { PromotionService } from './promotion.service.js';

@ObjectType({ description: 'A page of promotions.' })
class PromotionPage extends PageOf(Promotion) {}

/** Lists and edits promotions (docs/rules/prices.md#promotions). */
@Resolver()
export class PromotionResolver {
  constructor(
    private readonly service: PromotionService,
    private readonly reader: PromotionReader,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => PromotionPage, { description: 'Promotions, the latest first. Staff only.' })
  promotions(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => PromotionFilter, { nullable: true }) filter?: PromotionFilter,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => PromotionSearch, { nullable: true }) search?: PromotionSearch,
  ) {
    return this.reader.list(actor, { ...filter, search }, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => Promotion, { nullable: true, description: 'One promotion; null when there is none. Staff only.' })
  promotion(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string) {
    return this.reader.find(actor, idOf(id));
  }

  @Authorized('ADMIN')
  @Mutation(() => Promotion, { description: 'Makes a promotion. Admin only. Error: VALIDATION.' })
  createPromotion(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreatePromotionInput) input: CreatePromotionInput,
  ) {
    return this.service.create(actor, parseNewPromotion(input));
  }

  @Authorized('ADMIN')
  @Mutation(() => Promotion, {
    description:
      'Changes a promotion. Admin only. Errors: VALIDATION, PROMOTION.NOT_FOUND, PROMOTION.VERSION_CONFLICT.',
  })
  updatePromotion(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UpdatePromotionInput) input: UpdatePromotionInput,
  ) {
    return this.service.update(actor, readPromotionEdit(input));
  }

  @Authorized('ADMIN')
  @Mutation(() => Boolean, {
    description:
      'Deletes a promotion for good; what reservations were promised by it stays. Admin only. Error: PROMOTION.NOT_FOUND.',
  })
  async deletePromotion(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => DeletePromotionInput) { id }: DeletePromotionInput,
  ): Promise<boolean> {
    await this.service.remove(actor, idOf(id));
    return true;
  }
}
