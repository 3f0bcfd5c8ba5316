import { unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import { DeleteAccountInput } from './account-deletion.input.js';

/** The caller's proof that they may delete their account. */
export type AccountDeletion = DeleteAccountInput;

const FIELDS = new CommandFields<AccountDeletion>({
  validatedBy: DeleteAccountInput,
  clean: { password: unlessEmpty },
});

/** Reads the deletion of the caller's account. Throws ValidationError. */
export function parseAccountDeletion(sent: Sent<AccountDeletion>): AccountDeletion {
  return FIELDS.parse(sent);
}
