import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { readUpload } from '../../../api/graphql/upload.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { idOf } from '../../../kernel/ids.js';
import { pageRequest } from '../../../kernel/page.js';
import { parseChargeEdit, parseNewCharge } from './charge.commands.js';
import { ChargeRule, EXTRA_FOLDER, type ChargeRuleRecord } from './charge.entity.js';
import {
  ChargeRuleFilter,
  ChargeRuleSearch,
  CreateChargeRuleInput,
  DeleteChargeRuleInput,
  UpdateChargeRuleInput,
} from './charge.input.js';
import type { ChargeRuleReader } from './charge.reader.js';
import type { ChargeRuleService } from './charge.service.js';

@ObjectType({ description: 'A page of extras, fees and charges at the return.' })
class ChargeRulePage extends PageOf(ChargeRule) {}

/** Lists and edits extras, fees and charges at the return (docs/rules/prices.md#extras-and-charges). */
@Resolver(() => ChargeRule)
export class ChargeRuleResolver {
  constructor(
    private readonly service: ChargeRuleService,
    private readonly reader: ChargeRuleReader,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => ChargeRulePage, {
    description: 'Extras, fees and charges at the return, in the order that the agency chose. Staff only.',
  })
  chargeRules(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => ChargeRuleFilter, { nullable: true }) filter?: ChargeRuleFilter,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => ChargeRuleSearch, { nullable: true }) search?: ChargeRuleSearch,
  ) {
    return this.reader.list(actor, { ...filter, search }, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => ChargeRule, {
    nullable: true,
    description: 'One extra, fee or charge at the return; null when there is none. Staff only.',
  })
  chargeRule(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string) {
    return this.reader.find(actor, idOf(id));
  }

  @Authorized('ADMIN')
  @Mutation(() => ChargeRule, {
    description:
      'Makes an extra, fee or charge at the return. Admin only. Errors: VALIDATION, CHARGE_RULE.TOO_MANY, UPLOAD.TOO_LARGE.',
  })
  async createChargeRule(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreateChargeRuleInput) { image, ...fields }: CreateChargeRuleInput,
  ): Promise<ChargeRule> {
    return this.service.create(actor, parseNewCharge(fields), await readUpload(image, 'image'));
  }

  @Authorized('ADMIN')
  @Mutation(() => ChargeRule, {
    description:
      'Changes an extra, fee or charge at the return. Admin only. Errors: VALIDATION, CHARGE_RULE.NOT_FOUND, CHARGE_RULE.VERSION_CONFLICT, UPLOAD.TOO_LARGE.',
  })
  async updateChargeRule(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UpdateChargeRuleInput) { image, ...edit }: UpdateChargeRuleInput,
  ): Promise<ChargeRule> {
    const picture = image === null ? null : await readUpload(image, 'image');
    return this.service.update(actor, parseChargeEdit(edit), picture);
  }

  @Authorized('ADMIN')
  @Mutation(() => Boolean, {
    description:
      'Deletes an extra, fee or charge at the return for good; what was quoted by it stays. Admin only. Error: CHARGE_RULE.NOT_FOUND.',
  })
  async deleteChargeRule(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => DeleteChargeRuleInput) { id }: DeleteChargeRuleInput,
  ): Promise<boolean> {
    await this.service.remove(actor, idOf(id));
    return true;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Picture of an extra, for anyone.' })
  imageUrl(@Root() { imageFile }: ChargeRuleRecord): string | null {
    return storageUrl(EXTRA_FOLDER, imageFile);
  }
}
