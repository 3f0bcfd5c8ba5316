import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { fullName } from '../../../kernel/full-name.js';
import { idOf } from '../../../kernel/ids.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { Customer, type CustomerRecord } from '../../people/account/customer.entity.js';
import type { CustomersById } from '../../people/account/customers-by-id.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { CustomerMerge, type CustomerMergeRecord } from './customer-merge.entity.js';
import { MergeCustomersInput, PartCustomersInput } from './customer-merge.input.js';
import type { CustomerMergeService } from './customer-merge.service.js';
import { PossibleDuplicate } from './customer-merge.types.js';

/** Proposes records that are one person, merges and parts them. For the staff. */
@Resolver(() => Customer)
export class CustomerMergeResolver {
  constructor(
    private readonly service: CustomerMergeService,
    private readonly customers: CustomersById,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Mutation(() => Customer, {
    description:
      'Merges two records of one person and returns the kept one, which is the one with an account. Errors: VALIDATION (mergedId), CUSTOMER.NOT_FOUND, CUSTOMER.TWO_ACCOUNTS.',
  })
  async mergeCustomers(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => MergeCustomersInput) { keptId, mergedId }: MergeCustomersInput,
  ) {
    return this.customers.get(await this.service.merge(actor, idOf(keptId), idOf(mergedId)));
  }

  @Authorized('ADMIN')
  @Mutation(() => Customer, {
    description:
      'Parts two merged records and returns the one that was kept. Admin only. Error: CUSTOMER.MERGE_NOT_FOUND.',
  })
  async partCustomers(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => PartCustomersInput) { mergeId }: PartCustomersInput,
  ) {
    return this.customers.get(await this.service.part(actor, idOf(mergeId)));
  }

  @Authorized('STAFF')
  @FieldResolver(() => [PossibleDuplicate], {
    description:
      'Records that may be the same person: same licence, CIN, passport, telephone or verified address. Staff only.',
  })
  possibleDuplicates(@Ctx() { actor }: GraphQLContext, @Root() { id }: CustomerRecord) {
    return this.service.duplicates(actor, id);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [CustomerMerge], { description: 'Records that were merged into this one. Staff only.' })
  merges(@Ctx() { actor }: GraphQLContext, @Root() { id }: CustomerRecord) {
    return this.service.merges(actor, id);
  }
}

/** The references of a merge. */
@Resolver(() => CustomerMerge)
export class CustomerMergeFieldsResolver {
  constructor(
    private readonly customers: CustomersById,
    private readonly employees: EmployeesById,
  ) {}

  @FieldResolver(() => Customer, { description: 'The record that was merged into the other one.' })
  merged(@Root() { mergedId }: CustomerMergeRecord) {
    return this.customers.get(mergedId);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Who merged them; null if an access key did.' })
  async mergedBy(@Root() { employeeId }: CustomerMergeRecord): Promise<string | null> {
    const employee = await this.employees.find(employeeId);
    return employee && fullName(employee);
  }
}
