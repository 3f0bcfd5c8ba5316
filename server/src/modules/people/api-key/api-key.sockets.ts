import type { Em } from '../../../platform/database/orm.js';

/** What ends with a key: the same news as of a login that ended, under a name no login has. */
export function socketsOf(keyId: number): string {
  return `api-key:${keyId}`;
}

/** The same of every key that a member of staff made, for whoever takes away their right to have made it. */
export async function keySocketsOf(em: Em, employeeId: number): Promise<string[]> {
  const keys = await em.execute<{ id: number }[]>(
    'select id from api_key where created_by_id = ? and revoked_at is null',
    [employeeId],
  );
  return keys.map(({ id }) => socketsOf(id));
}
