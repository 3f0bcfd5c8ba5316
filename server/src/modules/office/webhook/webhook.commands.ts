import { unlessEmpty, CommandFields, type EditOf, type Sent, type SentEdit } from '../../../kernel/commands.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { CreateWebhookInput } from './webhook.input.js';

export type NewWebhook = CreateWebhookInput;
/** An edit of a webhook, already checked. */
export type WebhookEdit = EditOf<NewWebhook>;

const FIELDS = new CommandFields<NewWebhook>({
  validatedBy: CreateWebhookInput,
  clean: {
    name: cleanLine,
    url: cleanLine,
    events: (sent) => (Array.isArray(sent) ? [...new Set(sent)] : sent),
    active: unlessEmpty,
  },
});

/** Reads a new webhook; the service checks where its address leads. Throws ValidationError with every invalid field. */
export function parseNewWebhook(sent: Sent<NewWebhook>): NewWebhook {
  return FIELDS.parse(sent);
}

/** Reads an edit of a webhook. Throws ValidationError with every invalid field. */
export function parseWebhookEdit(sent: SentEdit<NewWebhook>): WebhookEdit {
  return FIELDS.parseEdit(sent);
}
