import { asSent, CommandFields, type Sent } from '../../../kernel/commands.js';
import { DeleteAccountInput } from './account-deletion.input.js';

/** The caller's proof that they may delete their account. */
export type AccountDeletion = DeleteAccountInput;

const FIELDS = new CommandFields<AccountDeletion>({ judgedBy: DeleteAccountInput, clean: { password: asSent } });

/** Reads the deletion of the caller's account. Throws ValidationError. */
export function parseAccountDeletion(sent: Sent<AccountDeletion>): AccountDeletion {
  return FIELDS.parse(sent);
}
