import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { FilterCount } from '../../../api/graphql/filter-count.types.js';
import { nullWhenAbsent } from '../../../api/graphql/null-when-absent.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Money } from '../../../kernel/money.js';
import { idOf } from '../../../kernel/ids.js';
import { pageRequest } from '../../../kernel/page.js';
import { parseCustomerEdit, parseNewCustomer } from './customer-desk.commands.js';
import type { CustomerDeskService } from './customer-desk.service.js';
import {
  CreateCustomerInput,
  CustomerFilter,
  CustomerSearch,
  CustomerInput,
  CustomerSort,
  UpdateCustomerInput,
} from './customer-desk.input.js';
import { Customer, type CustomerRecord } from '../account/customer.entity.js';
import type { EmployeesById } from '../account/employees-by-id.js';
import { fullName } from '../../../kernel/full-name.js';
import type { CustomerHistory } from './customer-history.js';
import type { CustomerListService } from './customer-list.js';

@ObjectType({ description: 'A page of customers.' })
class CustomerPage extends PageOf(Customer) {}

@ObjectType('CustomerHistory', { description: "Figures computed from a customer's reservations." })
class CustomerHistoryType implements CustomerHistory {
  @Field(() => Int, { description: 'Accepted reservations, past and future.' })
  rentals!: number;

  @Field(() => Int, { description: 'Cancelled reservations.' })
  cancellations!: number;

  @Field(() => Int, { description: 'Refused requests.' })
  refusals!: number;

  @Field(() => Int, { description: 'Pending requests.' })
  pending!: number;

  @Field(() => MoneyScalar, { description: 'Agreed totals of the rentals, in Dh.' })
  revenue!: Money;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Departure of the latest rental; null if there is none.',
  })
  lastRentalAt!: Date | null;
}

/** Lists, exports, edits and blocks customers. For the staff. */
@Resolver(() => Customer)
export class CustomerDeskResolver {
  constructor(
    private readonly desk: CustomerDeskService,
    private readonly lists: CustomerListService,
    private readonly employees: EmployeesById,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Query(() => [FilterCount], { description: "How many customers each value of the list's filters would show." })
  customerFilterCounts(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => CustomerFilter, { nullable: true }) filter?: CustomerFilter,
    @Arg('search', () => CustomerSearch, { nullable: true }) search?: CustomerSearch,
  ) {
    return this.lists.filterCounts(actor, { ...filter, search });
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Query(() => CustomerPage, {
    description:
      'Everybody who rents: those with an account first, then renters without one (filter `registered`), the newest of each first.',
  })
  customers(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => CustomerFilter, { nullable: true }) filter?: CustomerFilter,
    @Arg('sort', () => CustomerSort, { nullable: true }) sort?: CustomerSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => CustomerSearch, { nullable: true }) search?: CustomerSearch,
  ) {
    return this.lists.list(actor, { ...filter, search }, sort, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Query(() => ExportedFile, { description: 'The whole list as a workbook.' })
  customersExport(
    @Ctx() caller: GraphQLContext,
    @Arg('filter', () => CustomerFilter, { nullable: true }) filter?: CustomerFilter,
    @Arg('sort', () => CustomerSort, { nullable: true }) sort?: CustomerSort,
    @Arg('search', () => CustomerSearch, { nullable: true }) search?: CustomerSearch,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'customersExport', { filter: { ...filter, search }, sort });
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Query(() => Customer, { nullable: true, description: 'A customer; null if there is none.' })
  customer(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<Customer | null> {
    return nullWhenAbsent(this.desk.get(actor, idOf(id)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Mutation(() => Customer, {
    description: 'Makes an account that is verified at once. Errors: VALIDATION, CUSTOMER.EMAIL_TAKEN.',
  })
  createCustomer(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreateCustomerInput) input: CreateCustomerInput,
  ): Promise<Customer> {
    return this.desk.create(actor, parseNewCustomer(actor, input));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Mutation(() => Customer, {
    description:
      'Edits a customer; fields that are left out keep their value. Errors: VALIDATION, CUSTOMER.EMAIL_TAKEN, CUSTOMER.NOT_FOUND, CUSTOMER.VERSION_CONFLICT.',
  })
  updateCustomer(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UpdateCustomerInput) input: UpdateCustomerInput,
  ): Promise<Customer> {
    return this.desk.update(actor, parseCustomerEdit(input));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Mutation(() => Boolean, {
    description:
      'Removes a customer from every list and refuses their open requests: archives one with reservations, deletes any other. Errors: CUSTOMER.NOT_FOUND, CUSTOMER.RENTAL_AHEAD.',
  })
  async deleteCustomer(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CustomerInput) { id }: CustomerInput,
  ): Promise<boolean> {
    await this.desk.delete(actor, idOf(id));
    return true;
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Mutation(() => Customer, {
    description: 'Ends every session of a customer and refuses further logins. Error: CUSTOMER.NOT_FOUND.',
  })
  blockCustomer(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CustomerInput) { id }: CustomerInput,
  ): Promise<Customer> {
    return this.desk.block(actor, idOf(id));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Mutation(() => Customer, { description: 'Lets a blocked customer log in again. Error: CUSTOMER.NOT_FOUND.' })
  unblockCustomer(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CustomerInput) { id }: CustomerInput,
  ): Promise<Customer> {
    return this.desk.unblock(actor, idOf(id));
  }

  @Authorized('STAFF')
  @FieldResolver(() => String, { nullable: true, description: 'Who rated the customer last. Staff only.' })
  async ratedBy(@Root() { ratedById }: CustomerRecord): Promise<string | null> {
    const employee = ratedById == null ? null : await this.employees.find(ratedById);
    return employee && fullName(employee);
  }

  @Authorized('STAFF')
  @FieldResolver(() => CustomerHistoryType, { description: 'Figures computed from their reservations. Staff only.' })
  history(@Ctx() { actor }: GraphQLContext, @Root() { id }: CustomerRecord): Promise<CustomerHistory> {
    return this.lists.history(actor, id);
  }
}
