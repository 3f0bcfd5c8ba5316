import 'reflect-metadata';
import { ENTITIES } from '../modules.js';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config/config.js';
import { openDatabaseBeside } from '../platform/startup/open-database.js';
import { cleanMail } from '../kernel/field-rules.js';
import { runCommand } from './run-command.js';

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
      const [found] = await em.execute<{ id: number }[]>(
        'select id from employee where email = ? and archived_at is null',
        [email],
      );
      if (!found) throw new Error(`No member of staff has the address ${email}.`);
      const removed = await em.execute<unknown[]>('delete from second_factor where employee_id = ? returning id', [
        found.id,
      ]);
      if (removed.length === 0) throw new Error(`${email} has no second factor.`);
      await em.execute('update login_session set ended_at = ? where employee_id = ? and ended_at is null', [
        new Date(),
        found.id,
      ]);
      await em.execute(
        `insert into audit_entry (at, record, record_id, part, action, changes) values (?, 'EMPLOYEE', ?, 'SecondFactor', 'DELETED', '[]')`,
        [new Date(), found.id],
      );
      return `The second factor of ${email} is gone and their logins have ended: the password is enough for the next one.`;
    });
  } finally {
    await database.close();
  }
}

await runCommand(run);
