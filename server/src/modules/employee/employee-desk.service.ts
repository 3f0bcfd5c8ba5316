import { LockMode } from '@mikro-orm/core';
import { raw } from '@mikro-orm/sql';
import type { Em } from '../../infra/database/orm.js';
import { containsTextOrPhone } from '../../infra/database/search-text.js';
import { refusingDuplicates } from '../../infra/database/sql-errors.js';
import { recordsFound } from '../../infra/xlsx/exported-rows.js';
import { requireAdmin, requireEmployee, requireStaff } from '../../shared/access.js';
import type { Actor } from '../../shared/actor.js';
import { checkInput } from '../../shared/check-input.js';
import { assertVersion } from '../../shared/domain-error.js';
import { cleanLine, cleanMail, cleanPhone } from '../../shared/field-rules.js';
import { parseId } from '../../shared/ids.js';
import { type Page, type PageRequest, toPage } from '../../shared/page.js';
import { sentFields } from '../../shared/sent-fields.js';
import { SortDirection } from '../../shared/sort-direction.js';
import type { AuthService } from '../auth/auth.service.js';
import { hashPassword } from '../auth/password.js';
import {
  CreateEmployeeInput,
  type EmployeeFilter,
  type EmployeeSort,
  EmployeeSortField,
  UpdateEmployeeInput,
} from './employee-desk.input.js';
import { Employee, EmployeeRole } from './employee.entity.js';
import { EmployeeEmailTakenError, EmployeeNotFoundError, LastAdminError } from './employee.errors.js';
import { assertMaySetRole, assertMayTouch } from './employee.policy.js';
import { employeeWorkbook } from './employee.workbook.js';

/** An edit whose version is checked if it came along: old clients send none. */
export type EmployeeEdit = Omit<UpdateEmployeeInput, 'id' | 'version'> & {
  readonly id: unknown;
  readonly version?: number | null | undefined;
};

interface Deps {
  readonly em: Em;
  readonly auth: AuthService;
}

const SEARCH_COLUMNS = ["e.first_name || ' ' || e.last_name", "e.last_name || ' ' || e.first_name", 'e.email'];

/** The staff as they keep each other (spec/2-back-office §2, Employee list; roles: spec/3-decisions §4). */
export class EmployeeDeskService {
  constructor(private readonly deps: Deps) {}

  /** By name unless sorted otherwise. Staff only. */
  async list(
    actor: Actor,
    filter: EmployeeFilter | undefined,
    sort: EmployeeSort | undefined,
    page: PageRequest,
  ): Promise<Page<Employee>> {
    requireStaff(actor);
    const total = await this.query(filter).getCount();
    const items = await this.sorted(filter, sort)
      .limit(page.size)
      .offset((page.page - 1) * page.size)
      .getResultList();
    return toPage(items, total, page);
  }

  /** The whole list as a workbook. Staff only. Throws ExportTooLargeError. */
  async export(actor: Actor, filter: EmployeeFilter | undefined, sort: EmployeeSort | undefined): Promise<Buffer> {
    requireStaff(actor);
    return employeeWorkbook(recordsFound(this.deps.em, Employee, this.sorted(filter, sort)));
  }

  /** Staff only. Throws EmployeeNotFoundError, for one who left too. */
  async get(actor: Actor, id: unknown): Promise<Employee> {
    requireStaff(actor);
    return this.find(id);
  }

  /**
   * Makes an account that can log in at once. Admins only. Throws ValidationError with every field at fault,
   * EmployeeEmailTakenError. Not within a transaction.
   */
  async create(actor: Actor, typed: CreateEmployeeInput): Promise<Employee> {
    requireAdmin(actor);
    const input = Object.assign(new CreateEmployeeInput(), { ...cleanFields(typed), password: typed.password });
    checkInput(input);
    const { em } = this.deps;
    if (await em.findOne(Employee, { email: input.email, archivedAt: null })) throw new EmployeeEmailTakenError();
    const { password, ...fields } = input;
    const passwordHash = await hashPassword(password);
    const employee = em.create(Employee, { ...fields, passwordHash, emailVerifiedAt: new Date() } as never) as Employee;
    await refusingDuplicates(em.persist(employee).flush(), () => new EmployeeEmailTakenError());
    return employee;
  }

  /**
   * Changes what was sent and nothing else; a new password or role ends the sessions of the account but the caller's own. Staff
   * only. Throws ValidationError, EmployeeEmailTakenError, EmployeeNotFoundError, VersionConflictError, LastAdminError, and
   * ForbiddenError for a key, and when an employee touches an Admin or a role. Not within a transaction.
   */
  async update(actor: Actor, typed: EmployeeEdit): Promise<Employee> {
    requireEmployee(actor);
    // Before the input is looked at: who may not touch the account learns nothing about it.
    assertMayTouch(actor, await this.find(typed.id));
    const { password, ...changes } = cleanEdit(typed);
    const passwordHash = password == null ? undefined : await hashPassword(password);
    const { employee, tell } = await refusingDuplicates(
      this.deps.em.transactional(async (em) => {
        const admins = changes.role == null ? [] : await this.lockAdmins();
        const found = await this.find(typed.id, true);
        assertMayTouch(actor, found);
        assertMaySetRole(actor, found, changes.role);
        assertVersion(found, typed.version, 'EMPLOYEE.VERSION_CONFLICT');
        if (changes.role === EmployeeRole.EMPLOYEE) assertNotLast(admins, found);
        await this.changeMail(em, found, changes.email);
        const roleChanged = changes.role != null && changes.role !== found.role;
        Object.assign(found, changes, passwordHash === undefined ? {} : { passwordHash });
        await em.flush();
        const ended = roleChanged || passwordHash !== undefined;
        const own = actor.id === found.id ? actor.sessionId : undefined;
        return {
          employee: found,
          tell: ended ? await this.deps.auth.endSessions({ employeeId: found.id }, own) : null,
        };
      }),
      () => new EmployeeEmailTakenError(),
    );
    tell?.();
    return employee;
  }

  /**
   * Ends an account and its sessions; the record stays for what it did. Staff only, an Admin's account Admins only. Throws
   * EmployeeNotFoundError, ForbiddenError, LastAdminError.
   */
  async delete(actor: Actor, id: unknown): Promise<void> {
    requireEmployee(actor);
    const tell = await this.deps.em.transactional(async (em) => {
      const admins = await this.lockAdmins();
      const employee = await this.find(id, true);
      assertMayTouch(actor, employee);
      assertNotLast(admins, employee);
      await em.execute('delete from email_token where employee_id = ?', [employee.id]);
      employee.archivedAt = new Date();
      await em.flush();
      return this.deps.auth.endSessions({ employeeId: employee.id });
    });
    tell();
  }

  /** Links mailed to the old address must not open the account any more. */
  private async changeMail(em: Em, employee: Employee, email: string | null | undefined): Promise<void> {
    if (email == null || email === employee.email) return;
    if (await em.findOne(Employee, { email, archivedAt: null, id: { $ne: employee.id } }))
      throw new EmployeeEmailTakenError();
    await em.execute('delete from email_token where employee_id = ?', [employee.id]);
  }

  /** The Admins who can log in, held in one order so that two who remove each other do not both succeed. */
  private async lockAdmins(): Promise<number[]> {
    const rows = await this.deps.em.execute<{ id: number }[]>(
      `select id from employee where role = 'ADMIN' and status = 'ACTIVE' and archived_at is null order by id for update`,
    );
    return rows.map(({ id }) => id);
  }

  private async find(id: unknown, locked = false): Promise<Employee> {
    const employee = await this.deps.em.findOne(
      Employee,
      { id: parseId(id) ?? 0, archivedAt: null },
      locked ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } : {},
    );
    if (!employee) throw new EmployeeNotFoundError();
    return employee;
  }

  private sorted(filter: EmployeeFilter | undefined, sort: EmployeeSort | undefined) {
    const direction = sort?.direction === SortDirection.DESC ? ('desc' as const) : ('asc' as const);
    const query = this.query(filter);
    if (sort?.field === EmployeeSortField.CREATED_AT)
      return query.orderBy([{ createdAt: direction }, { id: direction }]);
    const byName = ['e.last_name', 'e.first_name'].map((column) => ({
      [raw(`unaccent(lower(${column}))`)]: direction,
    }));
    return query.orderBy([...byName, { id: direction }]);
  }

  private query(filter: EmployeeFilter | undefined) {
    const query = this.deps.em.createQueryBuilder(Employee, 'e');
    query.andWhere({ archivedAt: null });
    if (filter?.role) query.andWhere({ role: filter.role });
    if (filter?.search?.trim()) query.andWhere(containsTextOrPhone(SEARCH_COLUMNS, 'e.phone', filter.search));
    return query;
  }
}

function assertNotLast(admins: readonly number[], { id, role }: Employee): void {
  if (role === EmployeeRole.ADMIN && admins.every((admin) => admin === id)) throw new LastAdminError();
}

type PersonFields = Omit<CreateEmployeeInput, 'password'>;

function cleanFields({ lastName, firstName, email, address, phone, title, role }: PersonFields) {
  return {
    lastName: cleanLine(lastName),
    firstName: cleanLine(firstName),
    email: cleanMail(email),
    address: cleanLine(address),
    phone: cleanPhone(phone),
    title,
    role,
  };
}

/** The fields that were sent, cleaned; what was sent empty is null. Throws ValidationError. */
function cleanEdit(typed: EmployeeEdit): Partial<Omit<UpdateEmployeeInput, 'id' | 'version'>> {
  const cleaned: Readonly<Record<string, unknown>> = {
    ...cleanFields(typed as PersonFields),
    password: typed.password === '' ? undefined : typed.password,
  };
  const edit = sentFields(typed, cleaned);
  checkInput(Object.assign(new UpdateEmployeeInput(), edit));
  return edit;
}
