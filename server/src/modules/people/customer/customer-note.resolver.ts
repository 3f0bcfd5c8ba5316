import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import type { RecordOf } from '../../../platform/database/records.js';
import { Customer } from '../account/customer.entity.js';
import { Employee } from '../account/employee.entity.js';
import { parseCustomerNote } from './customer-note.commands.js';
import { CustomerNote } from './customer-note.entity.js';
import { AddCustomerNoteInput } from './customer-note.input.js';
import type { CustomerNoteService } from './customer-note.service.js';

/** Adds notes about a customer, and resolves `notes` of a customer. For the staff. */
@Resolver(() => Customer)
export class CustomerNoteResolver {
  constructor(private readonly service: CustomerNoteService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Mutation(() => Customer, {
    description: 'Adds a note of the staff, which no customer sees. Errors: VALIDATION (text), CUSTOMER.NOT_FOUND.',
  })
  addCustomerNote(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => AddCustomerNoteInput) input: AddCustomerNoteInput,
  ): Promise<Customer> {
    return this.service.add(actor, parseCustomerNote(input));
  }

  @Authorized('STAFF')
  @FieldResolver(() => [CustomerNote], {
    description: 'Notes of the staff, in the order they were written. Staff only.',
  })
  notes(@Root() customer: RecordOf<Customer>, @Ctx() { actor }: GraphQLContext): Promise<RecordOf<CustomerNote>[]> {
    return this.service.of(actor, customer);
  }
}

/** Resolves the author of a note about a customer. */
@Resolver(() => CustomerNote)
export class CustomerNoteFieldsResolver {
  @FieldResolver(() => Employee, { nullable: true, description: 'Who wrote it; null for an access key.' })
  async employee(@Root() { employee }: RecordOf<CustomerNote>): Promise<RecordOf<Employee> | null> {
    return (await employee?.load()) ?? null;
  }
}
