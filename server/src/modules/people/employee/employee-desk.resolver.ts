import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { nullWhenAbsent } from '../../../api/graphql/null-when-absent.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { idOf } from '../../../kernel/ids.js';
import { pageRequest } from '../../../kernel/page.js';
import {
  CreateEmployeeInput,
  EmployeeFilter,
  EmployeeSearch,
  EmployeeInput,
  EmployeeSort,
  UpdateEmployeeInput,
} from './employee-desk.input.js';
import { readEmployeeEdit, parseNewEmployee } from './employee-desk.commands.js';
import type { EmployeeDeskService } from './employee-desk.service.js';
import { Employee, type EmployeeRecord, Subscription, subscriptionOf } from '../account/employee.entity.js';

@ObjectType({ description: 'A page of employees.' })
class EmployeePage extends PageOf(Employee) {}

/** Lists, exports and edits the accounts of the staff (docs/rules/accounts.md#who-may-change-what). */
@Resolver(() => Employee)
export class EmployeeDeskResolver {
  constructor(private readonly desk: EmployeeDeskService) {}

  @Authorized('STAFF')
  @Query(() => EmployeePage, { description: 'The staff, by name.' })
  employees(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => EmployeeFilter, { nullable: true }) filter?: EmployeeFilter,
    @Arg('sort', () => EmployeeSort, { nullable: true }) sort?: EmployeeSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => EmployeeSearch, { nullable: true }) search?: EmployeeSearch,
  ) {
    return this.desk.list(actor, { ...filter, search }, sort, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @Query(() => ExportedFile, { description: 'The whole list as a workbook.' })
  employeesExport(
    @Ctx() caller: GraphQLContext,
    @Arg('filter', () => EmployeeFilter, { nullable: true }) filter?: EmployeeFilter,
    @Arg('sort', () => EmployeeSort, { nullable: true }) sort?: EmployeeSort,
    @Arg('search', () => EmployeeSearch, { nullable: true }) search?: EmployeeSearch,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'employeesExport', { filter: { ...filter, search }, sort });
  }

  @Authorized('STAFF')
  @Query(() => Employee, { nullable: true, description: 'A member of staff; null if there is none.' })
  employee(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<EmployeeRecord | null> {
    return nullWhenAbsent(this.desk.get(actor, idOf(id)));
  }

  @Authorized('ADMIN')
  @Mutation(() => Employee, {
    description: 'Makes an account of the staff. Admin only. Errors: VALIDATION, EMPLOYEE.EMAIL_TAKEN.',
  })
  createEmployee(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreateEmployeeInput) input: CreateEmployeeInput,
  ): Promise<EmployeeRecord> {
    return this.desk.create(actor, parseNewEmployee(input));
  }

  @Authorized('STAFF')
  @Mutation(() => Employee, {
    description:
      "Edits an employee; fields that are left out keep their value. FORBIDDEN when an employee changes an Admin, a role, or the password or e-mail address of a colleague, and for one's own password. Errors: VALIDATION, AUTH.WRONG_PASSWORD, EMPLOYEE.EMAIL_TAKEN, EMPLOYEE.NOT_FOUND, EMPLOYEE.VERSION_CONFLICT, EMPLOYEE.LAST_ADMIN.",
  })
  updateEmployee(
    @Ctx() { actor, ip }: GraphQLContext,
    @Arg('input', () => UpdateEmployeeInput) input: UpdateEmployeeInput,
  ): Promise<EmployeeRecord> {
    return this.desk.update(actor, readEmployeeEdit(input), ip);
  }

  @Authorized('STAFF')
  @Mutation(() => Boolean, {
    description:
      "Ends an employee's account and sessions; the record of what they did stays. An Admin's account: Admins only. Errors: EMPLOYEE.NOT_FOUND, EMPLOYEE.LAST_ADMIN.",
  })
  async deleteEmployee(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => EmployeeInput) { id }: EmployeeInput,
  ): Promise<boolean> {
    await this.desk.delete(actor, idOf(id));
    return true;
  }

  @FieldResolver(() => Subscription, {
    nullable: true,
    description: "The agency's subscription, on the account that holds it.",
  })
  subscription(@Root() employee: EmployeeRecord) {
    return subscriptionOf(employee);
  }
}
