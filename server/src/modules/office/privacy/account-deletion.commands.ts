import { asSent, CommandFields, type Sent } from '../../../kernel/commands.js';
import { DeleteAccountInput } from './account-deletion.input.js';

/** What somebody proves with that they may end their account. */
export type AccountDeletion = DeleteAccountInput;

const FIELDS = new CommandFields<AccountDeletion>({ judgedBy: DeleteAccountInput, clean: { password: asSent } });

/** Reads what somebody proves with that they may end their account. Throws ValidationError. */
export function parseAccountDeletion(sent: Sent<AccountDeletion>): AccountDeletion {
  return FIELDS.parse(sent);
}
