import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { noteSecurityEvent } from '../../../kernel/acting.js';
import type { StaffActor } from '../../../kernel/actor.js';
import { ForbiddenError } from '../../../kernel/domain-error.js';
import type { Customer } from './customer.entity.js';
import type { Employee } from './employee.entity.js';
import type { EmailTokenTable } from './email-token.entity.js';
import type { SessionOwner } from './auth.service.js';

/** The credentials that an edit would replace: the address counts as one, because it receives the links for a new password. */
export interface CredentialEdit {
  readonly email: boolean;
  readonly password: boolean;
}

/** Compares the cleaned input with the account; absent or unchanged fields replace nothing. */
export function credentialEdit(
  account: Pick<Customer | Employee, 'email'>,
  sent: { readonly email?: string | null | undefined; readonly password?: string | null | undefined },
): CredentialEdit {
  return { email: sent.email != null && sent.email !== account.email, password: sent.password != null };
}

/**
 * Thrown when a caller who is not an Admin changes another account's password or e-mail address
 * (docs/rules/accounts.md#who-may-change-what).
 */
class CredentialsReservedError extends ForbiddenError {
  constructor(edit: CredentialEdit, byKey: boolean) {
    const email = byKey
      ? "Une clé d'accès ne peut pas changer l'adresse e-mail d'un compte."
      : "Seul un Admin peut changer l'adresse e-mail d'un autre compte.";
    const password = byKey
      ? "Une clé d'accès ne peut pas choisir le mot de passe d'un compte."
      : "Seul un Admin peut choisir le mot de passe d'un autre compte ; son titulaire peut demander un lien par « Mot de passe oublié ».";
    const fields = {
      ...(edit.password ? { password: [password] } : {}),
      ...(edit.email ? { email: [email] } : {}),
    };
    super(Object.values(fields)[0]?.[0], fields);
  }
}

/** Thrown when callers change their own password by another call than the one that asks for the old one. */
class OwnPasswordError extends ForbiddenError {
  constructor() {
    const message = "Votre propre mot de passe se change dans « Mon Profile », avec l'ancien.";
    super(message, { password: [message] });
  }
}

/** Requires an Admin to replace the password or e-mail address of another account. Throws ForbiddenError with the fields. */
export function assertMaySetCredentials(actor: StaffActor, edit: CredentialEdit): void {
  if ((!edit.email && !edit.password) || actor.kind === 'admin') return;
  noteSecurityEvent('access.refused', { reason: 'credentials' });
  throw new CredentialsReservedError(edit, actor.kind === 'key');
}

/**
 * Refuses a change of one's own password by any other call than the one that asks for the old one. Throws ForbiddenError with the field.
 */
export function assertNotOwnPassword(edit: CredentialEdit): void {
  if (edit.password) throw new OwnPasswordError();
}

/** Invalidates mailed links for a new password or to a previous address. */
export async function dropMailedLinks({ em }: Transaction, owner: SessionOwner): Promise<void> {
  await tablesOf<EmailTokenTable>(em)
    .deleteFrom('emailToken')
    .where((eb) =>
      'customerId' in owner ? eb('customerId', '=', owner.customerId) : eb('employeeId', '=', owner.employeeId),
    )
    .where('usedAt', 'is', null)
    .execute();
}

/** Reads a new password in an edit: an empty one keeps the old (docs/rules/common.md#absent-and-null). Absent is undefined. */
export function sentPassword(sent: unknown): unknown {
  return sent === null || sent === '' ? undefined : sent;
}
