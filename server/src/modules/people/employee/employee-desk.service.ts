import { sql } from 'kysely';
import { findRecord, lockRecord } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { containsPhone, containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { refusingDuplicates } from '../../../platform/database/sql-errors.js';
import { allOf, byName, orderBy } from '../../../platform/database/sql-parts.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { exportedRows } from '../../../platform/xlsx/exported-rows.js';
import { workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireAdmin, requireEmployee, requireStaff } from '../../../kernel/access.js';
import { noteSecurityEvent } from '../../../kernel/acting.js';
import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { assertVersion, ValidationError, VersionConflictError } from '../../../kernel/domain-error.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { noticeChange } from '../account/account-notices.js';
import type { AuthService } from '../account/auth.service.js';
import { keySocketsOf } from '../api-key/api-key-sockets.js';
import {
  assertMaySetCredentials,
  assertNotOwnPassword,
  credentialEdit,
  dropMailedLinks,
} from '../account/credentials.js';
import { hashPassword } from '../account/password.js';
import {
  type EmployeeCriteria,
  type EmployeeSearchField,
  type EmployeeSort,
  EmployeeSortField,
} from './employee-desk.input.js';
import {
  Employee,
  type EmployeeRecord,
  EmployeeRole,
  type EmployeeTable,
  EmployeeStatus,
} from '../account/employee.entity.js';
import { EMPLOYEE } from '../account/employee-record.js';
import type { EmployeesById } from '../account/employees-by-id.js';
import { EmployeeNotFoundError } from '../account/auth.errors.js';
import type { EmailTokenTable } from '../account/email-token.entity.js';
import type { EmployeeEdit, NewEmployee } from './employee-desk.commands.js';
import { EmployeeEmailTakenError, LastAdminError } from './employee.errors.js';
import { assertMaySetRole, assertMayTouch } from './employee.policy.js';
import { employeeWorkbook } from './employee.workbook.js';
import { SESSION_ENDED } from '../account/account.events.js';

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly employees: EmployeesById;
  readonly auth: AuthService;
  readonly events: EventBus;
  readonly jobs: JobQueue;
}

const SEARCHED_BY: SearchedBy<EmployeeSearchField> = {
  NAME: (text) => containsText(["e.last_name || ' ' || e.first_name || ' ' || e.last_name"], text),
  EMAIL: (text) => containsText(['e.email'], text),
  PHONE: (text) => containsPhone('e.phone', text),
};

/** Manages the accounts of the staff (docs/rules/accounts.md#roles-of-the-staff). */
export class EmployeeDeskService {
  constructor(private readonly deps: Deps) {}

  /** Lists the staff, by name unless sorted otherwise. Staff only. */
  async list(
    actor: Actor,
    filter: EmployeeCriteria | undefined,
    sort: EmployeeSort | undefined,
    page: PageRequest,
  ): Promise<Page<EmployeeRecord>> {
    requireStaff(actor);
    return readPage(this.listed(filter, sort).selectAll(), page);
  }

  /** Offers the whole list as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: EmployeeCriteria | undefined, sort: EmployeeSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile('employes.xlsx', () =>
      employeeWorkbook(
        exportedRows(this.listed(filter, sort).select('e.id'), (ids) =>
          this.present().selectAll().where('e.id', 'in', ids).execute(),
        ),
      ),
    );
  }

  /** Returns a member of staff. Staff only. Throws EmployeeNotFoundError, also for one who left. */
  async get(actor: Actor, id: number): Promise<EmployeeRecord> {
    requireStaff(actor);
    const employee = await this.present().selectAll().where('e.id', '=', id).executeTakeFirst();
    if (!employee) throw new EmployeeNotFoundError();
    return employee;
  }

  /** Makes an account that can log in at once. Admins only. Throws EmployeeEmailTakenError. Must not be called within a transaction. */
  async create(actor: Actor, { password, ...fields }: NewEmployee): Promise<EmployeeRecord> {
    requireAdmin(actor);
    const { em } = this.deps;
    // Checked before the slow hash; the unique index refuses simultaneous requests.
    await refuseTaken(em, fields.email);
    const passwordHash = await hashPassword(password);
    const work = inTransaction(em, async (tx) => {
      const employee = tx.em.create(Employee, { ...fields, passwordHash, emailVerifiedAt: new Date() });
      await tx.em.persist(employee).flush();
      tx.afterCommit(() => noteRole(employee));
      return employee.id;
    });
    return this.deps.employees.get(await refusingDuplicates(work, () => new EmployeeEmailTakenError()));
  }

  /**
   * Changes the fields of an edit; a new password or role ends the sessions of the account but the caller's own, and a new password or
   * address is reported to the holder by mail. Staff only; a colleague's password or address Admins only, one's own address with one's own
   * password (docs/rules/accounts.md#who-may-change-what). Throws ValidationError, WrongPasswordError, EmployeeEmailTakenError,
   * EmployeeNotFoundError, VersionConflictError, LastAdminError, TooManyRequestsError, and ForbiddenError for a key, and when an employee
   * changes an Admin, a role, or a colleague's password or address. Must not be called within a transaction.
   */
  async update(actor: Actor, edit: EmployeeEdit, ip: string): Promise<EmployeeRecord> {
    requireEmployee(actor);
    const { id, version, currentPassword } = edit;
    const { password, ...changes } = edit.changes;
    const before = await findRecord(this.deps.em, EMPLOYEE, id);
    // Checked before the input, so that callers who may not change the account learn nothing about it.
    assertMayTouch(actor, before);
    assertMaySetRole(actor, before, changes.role);
    // Checked before comparing fields, because an outdated form may differ in fields that its sender did not change.
    assertVersion(before, version, 'EMPLOYEE.VERSION_CONFLICT');
    refuse(edit.problems);
    const own = actor.id === before.id;
    const credentials = credentialEdit(before, { email: changes.email, password });
    if (own) assertNotOwnPassword(credentials);
    else assertMaySetCredentials(actor, credentials);
    if (own && credentials.email) await this.proveOwn(before, currentPassword, ip);
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const work = inTransaction(this.deps.em, async (tx) => {
      const admins = changes.role === undefined ? [] : await lockAdmins(tx);
      const employee = await lockRecord(tx, EMPLOYEE, id, version);
      assertMayTouch(actor, employee);
      assertMaySetRole(actor, employee, changes.role);
      const replaced = credentialEdit(employee, { email: changes.email, password });
      // The address was changed meanwhile, so that an unchanged field of the form would now change it.
      if (replaced.email && !credentials.email) throw new VersionConflictError('EMPLOYEE.VERSION_CONFLICT');
      if (changes.role === EmployeeRole.EMPLOYEE) assertNotLast(admins, employee);
      if (replaced.email && changes.email !== undefined) await refuseTaken(tx.em, changes.email, employee.id);
      const { email: address, role } = employee;
      tx.em.assign(employee, { ...changes, ...(passwordHash !== undefined && { passwordHash }) });
      await tx.em.flush();
      if (replaced.email || replaced.password) await dropMailedLinks(tx, { employeeId: employee.id });
      await noticeChange(this.deps.jobs, employee, replaced, { address, by: own ? 'HOLDER' : 'ADMIN' });
      if (employee.role !== role) tx.afterCommit(() => noteRole(employee));
      if (replaced.password)
        tx.afterCommit(() => noteSecurityEvent('password.changed', { subject: `employee:${employee.id}` }));
      if (employee.role !== role || replaced.password)
        await this.deps.auth.endSessions(tx, { employeeId: employee.id }, own ? actor.sessionId : undefined);
      if (employee.role !== EmployeeRole.ADMIN) await this.closeKeys(tx, employee);
    });
    await refusingDuplicates(work, () => new EmployeeEmailTakenError());
    return this.deps.employees.get(id);
  }

  /**
   * Ends an account, its sessions and the keys it made; the record stays, because others name it. Staff only, an Admin's account Admins
   * only. Throws EmployeeNotFoundError, ForbiddenError, LastAdminError.
   */
  async delete(actor: Actor, id: number): Promise<void> {
    requireEmployee(actor);
    await inTransaction(this.deps.em, async (tx) => {
      const admins = await lockAdmins(tx);
      const employee = await lockRecord(tx, EMPLOYEE, id);
      assertMayTouch(actor, employee);
      assertNotLast(admins, employee);
      await tablesOf<EmailTokenTable>(tx.em).deleteFrom('emailToken').where('employeeId', '=', employee.id).execute();
      employee.archivedAt = new Date();
      await tx.em.flush();
      await this.deps.auth.endSessions(tx, { employeeId: employee.id });
      await this.closeKeys(tx, employee);
    });
  }

  private listed(filter: EmployeeCriteria | undefined, sort: EmployeeSort | undefined) {
    const where = searchConditions(SEARCHED_BY, filter?.search);
    if (filter?.role) where.push(sql`e.role = ${filter.role}`);
    const by =
      sort?.field === EmployeeSortField.CREATED_AT ? ['e.created_at'] : [byName('e.last_name'), byName('e.first_name')];
    return this.present()
      .where(allOf(where))
      .orderBy(orderBy([...by, 'e.id'], sort?.direction));
  }

  /** Selects those who have not left. */
  private present() {
    return this.deps.reader.tables<EmployeeTable>().selectFrom('employee as e').where('e.archivedAt', 'is', null);
  }

  /** Closes the sockets of an account's keys after the commit, because keys stop working when their maker is no longer an Admin. */
  private async closeKeys(tx: Transaction, { id }: Employee): Promise<void> {
    const sockets = await keySocketsOf(tx.em, id);
    tx.afterCommit(() => {
      for (const sessionId of sockets) this.deps.events.publish(SESSION_ENDED, { sessionId });
    });
  }

  private async proveOwn(employee: Employee, password: string, ip: string): Promise<void> {
    if (password === '')
      throw new ValidationError({
        currentPassword: ['Votre mot de passe actuel est obligatoire pour changer votre adresse e-mail.'],
      });
    await this.deps.auth.provePassword(employee, password, ip, 'currentPassword');
  }
}

/** Locks the Admins who can log in, in one order, so that two who remove each other do not both succeed. */
async function lockAdmins({ em }: Transaction): Promise<number[]> {
  const rows = await tablesOf<EmployeeTable>(em)
    .selectFrom('employee')
    .select('id')
    .where('role', '=', EmployeeRole.ADMIN)
    .where('status', '=', EmployeeStatus.ACTIVE)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Throws EmployeeEmailTakenError if a colleague has the address. */
async function refuseTaken(em: Em, email: string, exceptId = 0): Promise<void> {
  if (await em.findOne(Employee, { email, archivedAt: null, id: { $ne: exceptId } }))
    throw new EmployeeEmailTakenError();
}

function noteRole({ id, role }: Employee): void {
  noteSecurityEvent('role.changed', { subject: `employee:${id}`, reason: role });
}

function assertNotLast(admins: readonly number[], { id, role }: Employee): void {
  if (role === EmployeeRole.ADMIN && admins.every((admin) => admin === id)) throw new LastAdminError();
}
