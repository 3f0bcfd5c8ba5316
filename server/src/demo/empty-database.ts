import { sql } from 'kysely';
import type { Em } from '../platform/database/orm.js';
import { tablesOf } from '../platform/database/tables.js';

const TABLES = ['settings', 'agency', 'vehicle', 'customer', 'employee', 'reservation'];

/** Tells whether the database has no settings, staff, customers and vehicles. Apart from the demo's own code, which is large. */
export async function isEmpty(em: Em): Promise<boolean> {
  const anyRow = sql.join(
    TABLES.map((table) => sql`exists (select 1 from ${sql.table(table)})`),
    sql` or `,
  );
  const { filled } = await tablesOf<object>(em)
    .selectNoFrom(sql<boolean>`${anyRow}`.as('filled'))
    .executeTakeFirstOrThrow();
  return !filled;
}
