import { createHash, randomBytes } from 'node:crypto';
import type { Em } from '../../../platform/database/orm.js';
import { holdInUse } from '../../../platform/database/lock.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { Customer } from './customer.entity.js';
import { Employee } from './employee.entity.js';
import type { SessionOwner } from './auth.service.js';
import { EmailToken, type EmailTokenPurpose, type EmailTokenTable } from './email-token.entity.js';
import type { SqlBool } from 'kysely';

const TOKEN_BYTES = 32;
/** Longer than any of our tokens. */
const MAX_TOKEN_LENGTH = 200;

/**
 * Makes the secret of a link for an account; only its SHA-256 is stored, so that the database does not reveal it. Returns undefined if the
 * account was deleted since it was read. Must not be called within a transaction.
 */
export async function issueEmailToken(
  em: Em,
  account: Customer | Employee,
  purpose: EmailTokenPurpose,
  lifetimeMs: number,
): Promise<string | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetimeMs);
  return inTransaction(em, async (tx) => {
    const kind = account instanceof Customer ? Customer : Employee;
    const holder = await holdInUse<Customer | Employee>(tx, kind, account.id);
    if (!holder) return undefined;
    const owner = holder instanceof Customer ? { customer: holder } : { employee: holder };
    const record = tx.em.create(EmailToken, { ...owner, purpose, tokenHash: sha256(token), expiresAt });
    await tx.em.persist(record).flush();
    return token;
  });
}

/** Returns the account of a valid link; does not use the link up. */
export async function findEmailToken(
  em: Em,
  token: string,
  purpose: EmailTokenPurpose,
): Promise<SessionOwner | undefined> {
  const found = await findMailed(em, token, purpose);
  return found?.valid ? ownerOf(found) : undefined;
}

/** Returns the account of a link that was mailed, whether or not it is used or too old. It proves who reads the mails, but opens nothing. */
export async function findMailedToken(
  em: Em,
  token: string,
  purpose: EmailTokenPurpose,
): Promise<SessionOwner | undefined> {
  return ownerOf(await findMailed(em, token, purpose));
}

async function findMailed(
  em: Em,
  token: string,
  purpose: EmailTokenPurpose,
): Promise<(OwnerRow & { readonly valid: SqlBool }) | undefined> {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  return tablesOf<EmailTokenTable>(em)
    .selectFrom('emailToken')
    .select(['customerId', 'employeeId'])
    .select((eb) => eb.and([eb('usedAt', 'is', null), eb('expiresAt', '>', new Date())]).as('valid'))
    .where('tokenHash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** Uses a link up, once even under concurrency, together with all other links of its purpose; returns its account if it was valid. */
export async function spendEmailToken(
  { em }: Transaction,
  token: string,
  purpose: EmailTokenPurpose,
): Promise<SessionOwner | undefined> {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  const now = new Date();
  const tables = tablesOf<EmailTokenTable>(em);
  const used = await tables
    .updateTable('emailToken')
    .set({ usedAt: now, updatedAt: now })
    .where('tokenHash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['customerId', 'employeeId'])
    .executeTakeFirst();
  if (!used) return undefined;
  await tables
    .updateTable('emailToken')
    .set({ usedAt: now, updatedAt: now })
    .where((eb) => eb.or([eb('customerId', '=', used.customerId), eb('employeeId', '=', used.employeeId)]))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
  return ownerOf(used);
}

type OwnerRow = Pick<EmailTokenTable['emailToken'], 'customerId' | 'employeeId'>;

function ownerOf(row: OwnerRow | undefined): SessionOwner | undefined {
  if (row?.customerId != null) return { customerId: row.customerId };
  return row?.employeeId == null ? undefined : { employeeId: row.employeeId };
}

function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
