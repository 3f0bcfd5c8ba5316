import 'reflect-metadata';
import { ENTITIES } from '../modules.js';
import type { EmployeeTable } from '../modules/people/account/employee.entity.js';
import type { SecondFactorTable } from '../modules/people/account/second-factor.entity.js';
import type { SessionTable } from '../modules/people/account/session.entity.js';
import { AuditAction, AuditedRecord, type AuditEntryTable } from '../modules/base/audit/audit-entry.entity.js';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config/config.js';
import { openDatabaseBeside } from '../platform/startup/open-database.js';
import { tablesOf } from '../platform/database/tables.js';
import type { Em } from '../platform/database/orm.js';
import { cleanMail } from '../kernel/field-rules.js';
import { runCommand } from './run-command.js';
import { sql } from 'kysely';

const USAGE = `npm run second-factor:reset -- --email you@example.ma
Takes the second factor from a member of staff who lost it, on the database of DATABASE_URL or DATA_DIR, and ends their logins. If
the agency requires one, the next login sets up another. An Admin does the same for a colleague on the page of the employees.`;

/** Returns a sentence that says what was done; throws the refusal. */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, help: { type: 'boolean' } } as const });
  if (values.help) return USAGE;
  const email = cleanMail(values.email);
  if (email === undefined) throw new Error(`--email is missing.\n${USAGE}`);
  const database = await openDatabaseBeside(readConfig(process.env), ENTITIES);
  try {
    return await database.orm.em.fork().transactional(async (em) => {
      const tables = tablesOf<EmployeeTable & SecondFactorTable & SessionTable & AuditEntryTable>(em as Em);
      const found = await tables
        .selectFrom('employee')
        .select('id')
        .where('email', '=', email)
        .where('archivedAt', 'is', null)
        .executeTakeFirst();
      if (!found) throw new Error(`No member of staff has the address ${email}.`);
      const { numDeletedRows } = await tables
        .deleteFrom('secondFactor')
        .where('employeeId', '=', found.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new Error(`${email} has no second factor.`);
      await tables
        .updateTable('loginSession')
        .set({ endedAt: new Date() })
        .where('employeeId', '=', found.id)
        .where('endedAt', 'is', null)
        .execute();
      await tables
        .insertInto('auditEntry')
        .values({
          at: new Date(),
          record: AuditedRecord.EMPLOYEE,
          recordId: found.id,
          part: 'SecondFactor',
          action: AuditAction.DELETED,
          changes: sql<[]>`'[]'`,
        })
        .execute();
      return `The second factor of ${email} is gone and their logins have ended: the password is enough for the next one.`;
    });
  } finally {
    await database.close();
  }
}

await runCommand(run);
