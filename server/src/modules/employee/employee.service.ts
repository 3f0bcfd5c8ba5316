import type { Em } from '../../infra/database/orm.js';
import { isUniqueViolation } from '../../infra/database/sql-errors.js';
import { checkInput } from '../../shared/check-input.js';
import { ValidationError } from '../../shared/domain-error.js';
import { cleanMail, cleanText } from '../../shared/field-rules.js';
import { hashPassword } from '../auth/password.js';
import { Employee, EmployeeRole } from './employee.entity.js';
import { CreateAdminInput } from './employee.input.js';

/** Another employee already has this e-mail address. */
export class EmployeeEmailTakenError extends ValidationError {
  constructor() {
    super({ email: ["Cette adresse e-mail est déjà celle d'un employé."] }, 'EMPLOYEE.EMAIL_TAKEN');
  }
}

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
    } as never) as Employee;
    try {
      await this.em.persist(admin).flush();
    } catch (error) {
      throw isUniqueViolation(error) ? new EmployeeEmailTakenError() : error;
    }
    return admin;
  }
}
