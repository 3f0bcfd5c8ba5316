import type { Em } from '../../../platform/database/orm.js';

/** Returns the id under which a key's sockets are closed, by the same event as for sessions; no session has such an id. */
export function socketsOf(keyId: number): string {
  return `api-key:${keyId}`;
}

/** Returns the ids for every key that a member of staff made, for use when they lose the right to make keys. */
export async function keySocketsOf(em: Em, employeeId: number): Promise<string[]> {
  const keys = await em.execute<{ id: number }[]>(
    'select id from api_key where created_by_id = ? and revoked_at is null',
    [employeeId],
  );
  return keys.map(({ id }) => socketsOf(id));
}
