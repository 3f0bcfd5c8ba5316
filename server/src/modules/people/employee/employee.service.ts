import type { Em } from '../../../platform/database/orm.js';
import { refusingDuplicates } from '../../../platform/database/sql-errors.js';
import { checkInput } from '../../../kernel/check-input.js';
import { cleanMail, cleanText } from '../../../kernel/field-rules.js';
import { hashPassword } from '../account/password.js';
import { Employee, EmployeeRole } from '../account/employee.entity.js';
import { EmployeeEmailTakenError } from './employee.errors.js';
import { CreateAdminInput } from './employee.input.js';

/** The staff of the agency. */
export class EmployeeService {
  constructor(private readonly em: Em) {}

  /**
   * Makes an admin, for whoever holds the machine; no door leads here. Throws ValidationError with every field at fault,
   * EmployeeEmailTakenError.
   */
  async createAdmin(typed: CreateAdminInput): Promise<Employee> {
    const input = Object.assign(new CreateAdminInput(), {
      email: cleanMail(typed.email),
      lastName: cleanText(typed.lastName),
      firstName: cleanText(typed.firstName),
      password: typed.password,
    });
    checkInput(input);
    const { password, ...fields } = input;
    const passwordHash = await hashPassword(password);
    const admin = this.em.create(Employee, {
      ...fields,
      passwordHash,
      role: EmployeeRole.ADMIN,
      emailVerifiedAt: new Date(),
    });
    await refusingDuplicates(this.em.persist(admin).flush(), () => new EmployeeEmailTakenError());
    return admin;
  }
}
