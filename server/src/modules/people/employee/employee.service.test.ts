import { makeEmployee, CHOSEN_PASSWORD } from '../../../../test/factories.js';
import { openTestDatabase } from '../../../../test/test-database.js';
import type { Database } from '../../../platform/database/orm.js';
import { verifyPassword } from '../account/password.js';
import { Employee, EmployeeRole, EmployeeStatus } from '../account/employee.entity.js';
import { EmployeeEmailTakenError } from './employee.errors.js';
import { parseNewAdmin } from './employee.commands.js';
import type { CreateAdminInput } from './employee.input.js';
import { EmployeeService } from './employee.service.js';
import { inUnitOfWork } from '../../../platform/database/unit-of-work.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const create = (fields: Partial<CreateAdminInput> = {}) =>
  inUnitOfWork(database.orm.em, async () =>
    new EmployeeService(database.orm.em).createAdmin(
      parseNewAdmin({
        email: 'Chef@Exemple.ma ',
        lastName: 'Alami',
        firstName: ' Sara',
        password: CHOSEN_PASSWORD,
        ...fields,
      }),
    ),
  );

describe('making an admin', () => {
  it('makes an active, verified account', async () => {
    const { id } = await create();
    const admin = await database.orm.em.fork().findOneOrFail(Employee, { id });
    expect(admin).toMatchObject({
      email: 'chef@exemple.ma',
      firstName: 'Sara',
      role: EmployeeRole.ADMIN,
      status: EmployeeStatus.ACTIVE,
      emailVerifiedAt: expect.any(Date),
    });
    expect(await verifyPassword(admin.passwordHash, CHOSEN_PASSWORD)).toBe(true);
  });

  it('refuses an address that an employee has', async () => {
    const { email } = await makeEmployee(database);
    await expect(create({ email: email.toUpperCase() })).rejects.toThrow(EmployeeEmailTakenError);
  });

  it('reports every invalid field', async () => {
    await expect(create({ email: 'chef', lastName: '', firstName: 'R2D2', password: '1234567' })).rejects.toMatchObject(
      {
        fields: {
          email: [expect.any(String)],
          lastName: [expect.any(String)],
          firstName: [expect.any(String)],
          password: [expect.any(String)],
        },
      },
    );
  });
});
