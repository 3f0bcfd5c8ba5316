import { unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanLine, cleanMail, cleanName, cleanPhone } from '../../../kernel/field-rules.js';
import { RegisterCustomerInput, UpdateProfileInput } from './customer.input.js';

export type Registration = RegisterCustomerInput;
/** The whole profile of a customer. */
export type Profile = Omit<UpdateProfileInput, 'version'>;

const PROFILE = {
  lastName: cleanName,
  firstName: cleanName,
  address: cleanLine,
  title: unlessEmpty,
  phone: cleanPhone,
};
const PROFILE_FIELDS = new CommandFields<Profile>({ validatedBy: UpdateProfileInput, clean: PROFILE });
const REGISTRATION_FIELDS = new CommandFields<Registration>({
  validatedBy: RegisterCustomerInput,
  clean: { ...PROFILE, email: cleanMail, password: unlessEmpty },
});

/** Reads a registration. Throws ValidationError with every invalid field. */
export function parseRegistration(sent: Sent<Registration>): Registration {
  return REGISTRATION_FIELDS.parse(sent);
}

/** Reads a profile. Throws ValidationError with every invalid field. */
export function parseProfile(sent: Sent<Profile>): Profile {
  return PROFILE_FIELDS.parse(sent);
}
