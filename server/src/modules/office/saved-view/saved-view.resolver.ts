import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { idOf } from '../../../kernel/ids.js';
import { Employee, type EmployeeRecord } from '../../people/account/employee.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { parseView } from './saved-view.commands.js';
import { SavedView, type SavedViewRecord } from './saved-view.entity.js';
import { DeleteSavedViewInput, SaveViewInput } from './saved-view.input.js';
import type { SavedViewService } from './saved-view.service.js';

/** Keeps views of lists for the staff (docs/rules/back-office.md#saved-views). */
@Resolver(() => SavedView)
export class SavedViewResolver {
  constructor(
    private readonly views: SavedViewService,
    private readonly employees: EmployeesById,
  ) {}

  @Authorized('STAFF')
  @Query(() => [SavedView], { description: "The employee's own views and those shared by others, by name." })
  savedViews(
    @Ctx() { actor }: GraphQLContext,
    @Arg('list', () => String, {
      nullable: true,
      description: 'The list, e.g. `reservations`; all lists when left out.',
    })
    list: string | null,
  ): Promise<SavedViewRecord[]> {
    return this.views.of(actor, list);
  }

  @Authorized('STAFF')
  @Mutation(() => SavedView, { description: 'Keeps a view of a list. Error: VALIDATION by field.' })
  saveView(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => SaveViewInput) input: SaveViewInput,
  ): Promise<SavedViewRecord> {
    return this.views.save(actor, parseView(input));
  }

  @Authorized('STAFF')
  @Mutation(() => Boolean, {
    description: 'Removes an own view; an Admin also one that another employee shares. Error: FORBIDDEN.',
  })
  async deleteSavedView(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => DeleteSavedViewInput) { id }: DeleteSavedViewInput,
  ): Promise<boolean> {
    await this.views.remove(actor, idOf(id));
    return true;
  }

  @FieldResolver(() => Employee, { description: 'Who saved it.' })
  employee(@Root() { employeeId }: SavedViewRecord): Promise<EmployeeRecord> {
    return this.employees.get(employeeId);
  }
}
