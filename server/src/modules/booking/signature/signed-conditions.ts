import { createHash } from 'node:crypto';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { conditionsText, DEFAULT_CONDITIONS } from '../../fleet/agency/contract-conditions.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { SignedConditionsTable } from './signed-conditions.entity.js';

/**
 * Keeps the general conditions with which a rental is signed now, and returns their id; null for the default text
 * (docs/rules/documents.md#general-conditions).
 */
export async function conditionsToSign(tx: Transaction, { vehicle }: Reservation): Promise<number | null> {
  const { conditions } = await (await vehicle.loadOrFail()).agency.loadOrFail();
  const text = conditionsText(conditions);
  if (text === DEFAULT_CONDITIONS) return null;
  const tables = tablesOf<SignedConditionsTable>(tx.em);
  const sha256 = createHash('sha256').update(text).digest('hex');
  await tables
    .insertInto('signedConditions')
    .values({ sha256, text })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
  const { id } = await tables
    .selectFrom('signedConditions')
    .select('id')
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  return id;
}
