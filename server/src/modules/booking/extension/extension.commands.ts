import { asMinute, unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idOf } from '../../../kernel/ids.js';
import { RefuseExtensionInput, RequestExtensionInput } from './extension.input.js';

/** A customer's request to extend a rental. */
export interface WantedExtension {
  readonly number: string;
  readonly endsAt: Date;
  readonly note: string | null;
}

/** Refuses a request. */
export interface ExtensionRefusal {
  readonly id: number;
  readonly reason: string;
}

const WANTED = new CommandFields<WantedExtension>({
  validatedBy: RequestExtensionInput,
  clean: { number: unlessEmpty, endsAt: asMinute, note: cleanText },
  clearable: ['note'],
});
const REFUSAL = new CommandFields<ExtensionRefusal>({
  validatedBy: RefuseExtensionInput,
  clean: { id: idOf, reason: cleanText },
});

/** Parses a request for an extension. Throws ValidationError. */
export function parseWantedExtension(sent: RequestExtensionInput): WantedExtension {
  return WANTED.parse(sent satisfies Sent<WantedExtension>);
}

/** Parses a refusal. Throws ValidationError. */
export function parseExtensionRefusal(sent: Sent<ExtensionRefusal>): ExtensionRefusal {
  return REFUSAL.parse(sent);
}
