import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { Customer, type CustomerRecord } from '../account/customer.entity.js';
import { Employee, type EmployeeRecord } from '../account/employee.entity.js';
import type { EmployeesById } from '../account/employees-by-id.js';
import { parseCustomerNote } from './customer-note.commands.js';
import { CustomerNote, type CustomerNoteRecord } from './customer-note.entity.js';
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
  notes(@Root() { id }: CustomerRecord, @Ctx() { actor }: GraphQLContext): Promise<CustomerNoteRecord[]> {
    return this.service.of(actor, id);
  }
}

/** Resolves the author of a note about a customer. */
@Resolver(() => CustomerNote)
export class CustomerNoteFieldsResolver {
  constructor(private readonly employees: EmployeesById) {}

  @FieldResolver(() => Employee, { nullable: true, description: 'Who wrote it; null for an access key.' })
  employee(@Root() { employeeId }: CustomerNoteRecord): Promise<EmployeeRecord | null> {
    return this.employees.find(employeeId);
  }
}
