import { createHash, randomBytes } from 'node:crypto';
import type { Em } from '../../../platform/database/orm.js';
import { holdInUse } from '../../../platform/database/lock.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { Customer } from './customer.entity.js';
import { Employee } from './employee.entity.js';
import type { SessionOwner } from './auth.service.js';
import { EmailToken, type EmailTokenPurpose } from './email-token.entity.js';

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
): Promise<(OwnerRow & { readonly valid: boolean }) | undefined> {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  const [found] = await em.execute<(OwnerRow & { valid: boolean })[]>(
    `select customer_id, employee_id, used_at is null and expires_at > ? as valid from email_token
     where token_hash = ? and purpose = ?`,
    [new Date(), sha256(token), purpose],
  );
  return found;
}

/** Uses a link up, once even under concurrency, together with all other links of its purpose; returns its account if it was valid. */
export async function spendEmailToken(
  { em }: Transaction,
  token: string,
  purpose: EmailTokenPurpose,
): Promise<SessionOwner | undefined> {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  const now = new Date();
  const [used] = await em.execute<OwnerRow[]>(
    `update email_token set used_at = ?, updated_at = ?
     where token_hash = ? and purpose = ? and used_at is null and expires_at > ? returning customer_id, employee_id`,
    [now, now, sha256(token), purpose, now],
  );
  if (!used) return undefined;
  await em.execute(
    `update email_token set used_at = ?, updated_at = ?
     where (customer_id = ? or employee_id = ?) and purpose = ? and used_at is null`,
    [now, now, used.customer_id, used.employee_id, purpose],
  );
  return ownerOf(used);
}

interface OwnerRow {
  readonly customer_id: number | null;
  readonly employee_id: number | null;
}

function ownerOf(row: OwnerRow | undefined): SessionOwner | undefined {
  if (row?.customer_id != null) return { customerId: row.customer_id };
  return row?.employee_id == null ? undefined : { employeeId: row.employee_id };
}

function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
