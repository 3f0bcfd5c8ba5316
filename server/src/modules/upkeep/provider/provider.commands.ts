import { CommandFields, type EditOf, type Sent, type SentEdit } from '../../../kernel/commands.js';
import { cleanLine, cleanMail, cleanPhone } from '../../../kernel/field-rules.js';
import { CreateServiceProviderInput } from './provider.input.js';

export type NewServiceProvider = CreateServiceProviderInput;
/** An edit of a service provider, already checked. */
export type ServiceProviderEdit = EditOf<NewServiceProvider>;

const FIELDS = new CommandFields<NewServiceProvider>({
  validatedBy: CreateServiceProviderInput,
  clean: { name: cleanLine, email: cleanMail, phone: cleanPhone, address: cleanLine },
});

/** Reads a new service provider. Throws ValidationError with every invalid field. */
export function parseNewServiceProvider(sent: Sent<NewServiceProvider>): NewServiceProvider {
  return FIELDS.parse(sent);
}

/** Reads an edit of a service provider. Throws ValidationError with every invalid field. */
export function parseServiceProviderEdit(sent: SentEdit<NewServiceProvider>): ServiceProviderEdit {
  return FIELDS.parseEdit(sent);
}
