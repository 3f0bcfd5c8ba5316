import type { Em } from '../platform/database/orm.js';

const EMPTY = ['settings', 'agency', 'vehicle', 'customer', 'employee', 'reservation']
  .map((table) => `not exists (select 1 from ${table})`)
  .join(' and ');

/** Tells whether the database has no settings, staff, customers and vehicles. Apart from the demo's own code, which is large. */
export async function isEmpty(em: Em): Promise<boolean> {
  const [row] = await em.execute<{ empty: boolean }[]>(`select (${EMPTY}) as empty`);
  return row?.empty === true;
}
