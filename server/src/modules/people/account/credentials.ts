import type { Transaction } from '../../../platform/database/transaction.js';
import { noteSecurityEvent } from '../../../kernel/acting.js';
import type { StaffActor } from '../../../kernel/actor.js';
import { ForbiddenError } from '../../../kernel/domain-error.js';
import type { Customer } from './customer.entity.js';
import type { Employee } from './employee.entity.js';
import type { SessionOwner } from './auth.service.js';

/** What an edit would replace of that by which an account is opened: the address also receives the links for a new password. */
export interface CredentialEdit {
  readonly email: boolean;
  readonly password: boolean;
}

/** Compares what was sent, cleaned, with the account; what was left out or is the same replaces nothing. */
export function credentialEdit(
  account: Pick<Customer | Employee, 'email'>,
  sent: { readonly email?: string | null | undefined; readonly password?: string | null | undefined },
): CredentialEdit {
  return { email: sent.email != null && sent.email !== account.email, password: sent.password != null };
}

/** Somebody else's password or e-mail address, asked for by one who is no Admin (docs/rules/accounts.md#who-may-change-what). */
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

/** The own password, asked for at another place than the one that proves who asks. */
class OwnPasswordError extends ForbiddenError {
  constructor() {
    const message = "Votre propre mot de passe se change dans « Mon Profile », avec l'ancien.";
    super(message, { password: [message] });
  }
}

/** Lets an Admin alone replace the password or the e-mail address of an account that is not the caller's. Throws ForbiddenError with the fields. */
export function assertMaySetCredentials(actor: StaffActor, edit: CredentialEdit): void {
  if ((!edit.email && !edit.password) || actor.kind === 'admin') return;
  noteSecurityEvent('access.refused', { reason: 'credentials' });
  throw new CredentialsReservedError(edit, actor.kind === 'key');
}

/** Keeps the own password to the call that asks for the old one. Throws ForbiddenError with the field. */
export function assertNotOwnPassword(edit: CredentialEdit): void {
  if (edit.password) throw new OwnPasswordError();
}

/** Makes the links that were mailed for a new password, or to an address that is left, good for nothing. */
export async function dropMailedLinks({ em }: Transaction, owner: SessionOwner): Promise<void> {
  const [column, id] = 'customerId' in owner ? ['customer_id', owner.customerId] : ['employee_id', owner.employeeId];
  await em.execute(`delete from email_token where ${column} = ? and used_at is null`, [id]);
}

/** Reads a new password in an edit: an empty one keeps the old (docs/rules/common.md#absent-and-null). Absent is undefined. */
export function sentPassword(sent: unknown): unknown {
  return sent === null || sent === '' ? undefined : sent;
}
