import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { ApiKeyTable } from './api-key.entity.js';

/** Returns the id under which a key's sockets are closed, by the same event as for sessions; no session has such an id. */
export function socketsOf(keyId: number): string {
  return `api-key:${keyId}`;
}

/** Returns the ids for every key that a member of staff made, for use when they lose the right to make keys. */
export async function keySocketsOf(em: Em, employeeId: number): Promise<string[]> {
  const keys = await tablesOf<ApiKeyTable>(em)
    .selectFrom('apiKey')
    .select('id')
    .where('createdById', '=', employeeId)
    .where('revokedAt', 'is', null)
    .execute();
  return keys.map(({ id }) => socketsOf(id));
}
