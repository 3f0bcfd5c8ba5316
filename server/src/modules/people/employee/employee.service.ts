import type { Em } from '../../../platform/database/orm.js';
import { refusingDuplicates } from '../../../platform/database/sql-errors.js';
import { hashPassword } from '../account/password.js';
import { Employee, EmployeeRole } from '../account/employee.entity.js';
import { EmployeeEmailTakenError } from './employee.errors.js';
import type { NewAdmin } from './employee.commands.js';

/** Creates Admins from the command line. */
export class EmployeeService {
  constructor(private readonly em: Em) {}

  /** Makes an Admin. Used by a command on the server's machine only, not by GraphQL or REST. Throws EmployeeEmailTakenError. */
  async createAdmin({ password, ...fields }: NewAdmin): Promise<Employee> {
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
