import { assign, LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { containsTextOrPhone } from '../../../platform/database/search-text.js';
import { refusingDuplicates } from '../../../platform/database/sql-errors.js';
import { byName, orderBy, type Selection } from '../../../platform/database/sql-parts.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { recordsFound } from '../../../platform/xlsx/exported-rows.js';
import { workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireAdmin, requireEmployee, requireStaff } from '../../../kernel/access.js';
import { noteSecurityEvent } from '../../../kernel/acting.js';
import type { Actor } from '../../../kernel/actor.js';
import { checkInput } from '../../../kernel/check-input.js';
import { assertVersion, ValidationError, VersionConflictError } from '../../../kernel/domain-error.js';
import { cleanLine, cleanMail, cleanPhone } from '../../../kernel/field-rules.js';
import { parseId } from '../../../kernel/ids.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { sentFields } from '../../../kernel/sent-fields.js';
import { noticeChange } from '../account/account-notices.js';
import type { AuthService } from '../account/auth.service.js';
import { keySocketsOf } from '../api-key/api-key.sockets.js';
import {
  assertMaySetCredentials,
  assertNotOwnPassword,
  credentialEdit,
  dropMailedLinks,
} from '../account/credentials.js';
import { hashPassword } from '../account/password.js';
import {
  CreateEmployeeInput,
  type EmployeeFilter,
  type EmployeeSort,
  EmployeeSortField,
  UpdateEmployeeInput,
} from './employee-desk.input.js';
import { Employee, EmployeeRole } from '../account/employee.entity.js';
import { EmployeeNotFoundError } from '../account/auth.errors.js';
import { EmployeeEmailTakenError, LastAdminError } from './employee.errors.js';
import { assertMaySetRole, assertMayTouch } from './employee.policy.js';
import { employeeWorkbook } from './employee.workbook.js';

/** An edit whose version is checked if it came along: old clients send none. */
export type EmployeeEdit = Omit<UpdateEmployeeInput, 'id' | 'version'> & {
  readonly id: unknown;
  readonly version?: number | null | undefined;
};

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly auth: AuthService;
  readonly events: EventBus;
  readonly jobs: JobQueue;
}

const EMPLOYEES = sourceOf(Employee, 'e');
const SEARCH_COLUMNS = ["e.first_name || ' ' || e.last_name", "e.last_name || ' ' || e.first_name", 'e.email'];

/** Keeps the accounts of the staff for one another (docs/rules/accounts.md#roles-of-the-staff). */
export class EmployeeDeskService {
  constructor(private readonly deps: Deps) {}

  /** By name unless sorted otherwise. Staff only. */
  async list(
    actor: Actor,
    filter: EmployeeFilter | undefined,
    sort: EmployeeSort | undefined,
    page: PageRequest,
  ): Promise<Page<RecordOf<Employee>>> {
    requireStaff(actor);
    return this.deps.reader.page(EMPLOYEES, selection(filter, sort), page);
  }

  /** The whole list as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: EmployeeFilter | undefined, sort: EmployeeSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile('employes.xlsx', () =>
      employeeWorkbook(recordsFound(this.deps.reader, EMPLOYEES, selection(filter, sort))),
    );
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
    const employee = em.create(Employee, { ...fields, passwordHash, emailVerifiedAt: new Date() });
    await refusingDuplicates(em.persist(employee).flush(), () => new EmployeeEmailTakenError());
    noteRole(employee);
    return employee;
  }

  /**
   * Changes what was sent and nothing else; a new password or role ends the sessions of the account but the caller's own, and a
   * new password or address is told to the holder by mail. Staff only; a colleague's password or address Admins only, the own
   * address with the own password (docs/rules/accounts.md#who-may-change-what). Throws ValidationError, WrongPasswordError,
   * EmployeeEmailTakenError, EmployeeNotFoundError, VersionConflictError, LastAdminError, TooManyRequestsError, and
   * ForbiddenError for a key, and when an employee touches an Admin, a role, or a colleague's password or address. Not within a
   * transaction.
   */
  async update(actor: Actor, typed: EmployeeEdit, ip: string): Promise<Employee> {
    requireEmployee(actor);
    const before = await this.find(typed.id);
    // Before the input is looked at: who may not touch the account learns nothing about it.
    assertMayTouch(actor, before);
    assertMaySetRole(actor, before, typed.role);
    // What an older form still holds is not what its sender wants to change.
    assertVersion(before, typed.version, 'EMPLOYEE.VERSION_CONFLICT');
    const { password, ...changes } = cleanEdit(typed);
    const own = actor.id === before.id;
    const asked = credentialEdit(before, { email: changes.email, password });
    if (own) assertNotOwnPassword(asked);
    else assertMaySetCredentials(actor, asked);
    if (own && asked.email) await this.proveOwn(before, typed.currentPassword, ip);
    const passwordHash = password == null ? undefined : await hashPassword(password);
    const { employee, tell, roleChanged, closeKeys } = await refusingDuplicates(
      this.deps.em.transactional(async (em) => {
        const admins = changes.role == null ? [] : await this.lockAdmins();
        const found = await this.find(typed.id, true);
        assertMayTouch(actor, found);
        assertMaySetRole(actor, found, changes.role);
        assertVersion(found, typed.version, 'EMPLOYEE.VERSION_CONFLICT');
        const edit = credentialEdit(found, { email: changes.email, password });
        // Somebody changed the address meanwhile, so that what was the same before is a change now.
        if (edit.email && !asked.email) throw new VersionConflictError('EMPLOYEE.VERSION_CONFLICT');
        if (changes.role === EmployeeRole.EMPLOYEE) assertNotLast(admins, found);
        const oldAddress = found.email;
        if (edit.email) await this.assertMailFree(em, found, changes.email);
        const roleChanged = changes.role != null && changes.role !== found.role;
        assign(found, { ...changes, ...(passwordHash === undefined ? {} : { passwordHash }) });
        await em.flush();
        const by = own ? ('HOLDER' as const) : ('ADMIN' as const);
        if (edit.email || edit.password) await dropMailedLinks(em, { employeeId: found.id });
        await noticeChange(this.deps.jobs, found, edit, { address: oldAddress, by });
        const ended = roleChanged || edit.password;
        const kept = own ? actor.sessionId : undefined;
        return {
          employee: found,
          roleChanged,
          tell: ended ? await this.deps.auth.endSessions({ employeeId: found.id }, kept) : null,
          ...(found.role === EmployeeRole.ADMIN ? {} : { closeKeys: await this.closeKeys(em, found) }),
        };
      }),
      () => new EmployeeEmailTakenError(),
    );
    tell?.();
    if (roleChanged) noteRole(employee);
    if (passwordHash !== undefined) noteSecurityEvent('password.changed', { subject: `employee:${employee.id}` });
    closeKeys?.();
    return employee;
  }

  /**
   * Ends an account, its sessions and the keys it made; the record stays for what it did. Staff only, an Admin's account Admins only. Throws
   * EmployeeNotFoundError, ForbiddenError, LastAdminError.
   */
  async delete(actor: Actor, id: unknown): Promise<void> {
    requireEmployee(actor);
    const { tell, closeKeys } = await this.deps.em.transactional(async (em) => {
      const admins = await this.lockAdmins();
      const employee = await this.find(id, true);
      assertMayTouch(actor, employee);
      assertNotLast(admins, employee);
      await em.execute('delete from email_token where employee_id = ?', [employee.id]);
      employee.archivedAt = new Date();
      await em.flush();
      return {
        tell: await this.deps.auth.endSessions({ employeeId: employee.id }),
        closeKeys: await this.closeKeys(em, employee),
      };
    });
    tell();
    closeKeys();
  }

  /** The keys of one who is no Admin any more open nothing: returns what closes their sockets, to be called after commit. */
  private async closeKeys(em: Em, { id }: Employee): Promise<() => void> {
    const sockets = await keySocketsOf(em, id);
    return () => {
      for (const sessionId of sockets) this.deps.events.publish('sessionEnded', { sessionId });
    };
  }

  private async assertMailFree(em: Em, { id }: Employee, email: string | null | undefined): Promise<void> {
    if (email != null && (await em.findOne(Employee, { email, archivedAt: null, id: { $ne: id } })))
      throw new EmployeeEmailTakenError();
  }

  private async proveOwn(employee: Employee, password: unknown, ip: string): Promise<void> {
    if (typeof password !== 'string' || password === '')
      throw new ValidationError({
        currentPassword: ['Votre mot de passe actuel est obligatoire pour changer votre adresse e-mail.'],
      });
    await this.deps.auth.provePassword(employee, password, ip, 'currentPassword');
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
}

function selection(filter: EmployeeFilter | undefined, sort: EmployeeSort | undefined): Selection {
  const where = [sql`e.archived_at is null`];
  if (filter?.role) where.push(sql`e.role = ${filter.role}`);
  if (filter?.search?.trim()) where.push(containsTextOrPhone(SEARCH_COLUMNS, 'e.phone', filter.search));
  const by =
    sort?.field === EmployeeSortField.CREATED_AT ? ['e.created_at'] : [byName('e.last_name'), byName('e.first_name')];
  return { where, orderBy: orderBy([...by, 'e.id'], sort?.direction) };
}

function noteRole({ id, role }: Employee): void {
  noteSecurityEvent('role.changed', { subject: `employee:${id}`, reason: role });
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
function cleanEdit(typed: EmployeeEdit): Partial<Omit<UpdateEmployeeInput, 'id' | 'version' | 'currentPassword'>> {
  const cleaned: Readonly<Record<string, unknown>> = {
    ...cleanFields(typed as PersonFields),
    password: typed.password === '' ? undefined : typed.password,
  };
  const edit = sentFields(typed, cleaned);
  checkInput(Object.assign(new UpdateEmployeeInput(), edit));
  return edit;
}
