import type { Em } from './orm.js';

/** Tells whether anybody else, usually a running server, is connected to the database of a PostgreSQL server. */
export async function othersConnected(em: Em): Promise<boolean> {
  const others = await em.execute<{ pid: number }[]>(
    `select pid from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return others.length > 0;
}
