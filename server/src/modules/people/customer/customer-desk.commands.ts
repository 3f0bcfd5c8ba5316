import type { Actor } from '../../../kernel/actor.js';
import {
  type Changes,
  CommandFields,
  type EditOf,
  type Sent,
  type SentEdit,
  unlessEmpty,
  type ValidatedEdit,
  type ValidatedNew,
} from '../../../kernel/commands.js';
import {
  cleanIdentityNumber,
  cleanLine,
  cleanMail,
  cleanName,
  cleanPhone,
  cleanText,
} from '../../../kernel/field-rules.js';
import { sentPassword } from '../account/credentials.js';
import { CreateCustomerInput } from './customer-desk.input.js';

/** The fields of a customer that the staff enter, without the password. */
export type Person = Required<Omit<CreateCustomerInput, 'password'>>;
type PersonWithPassword = Person & { readonly password: string };

/** The fields of a new customer. `password` is null when an access key creates the customer. */
export type NewCustomer = Person & { readonly password: string | null };
/** An edit of a customer by the staff, already checked. */
export type CustomerEdit = EditOf<PersonWithPassword>;

const PERSON = {
  validatedBy: CreateCustomerInput,
  clean: {
    nationalId: cleanIdentityNumber,
    passportNumber: cleanIdentityNumber,
    nationality: cleanName,
    licenceNumber: cleanIdentityNumber,
    licenceIssuedOn: unlessEmpty,
    licenceExpiresOn: unlessEmpty,
    birthDate: unlessEmpty,
    lastName: cleanName,
    firstName: cleanName,
    email: cleanMail,
    address: cleanLine,
    phone: cleanPhone,
    title: unlessEmpty,
    rating: unlessEmpty,
    ratingReason: cleanLine,
    ratingReviewOn: unlessEmpty,
    status: unlessEmpty,
    comment: cleanText,
  },
  clearable: [
    ...([
      'nationalId',
      'passportNumber',
      'nationality',
      'licenceNumber',
      'licenceIssuedOn',
      'licenceExpiresOn',
    ] as const),
    ...(['birthDate', 'ratingReason', 'ratingReviewOn', 'comment'] as const),
  ],
} as const;
/** What tells a person from another of the same name. */
const FOUND_BY = ['phone', 'email', 'nationalId', 'passportNumber', 'licenceNumber'] as const;
const NOT_FOUND_AGAIN = "Un téléphone, un e-mail ou le numéro d'un papier est obligatoire.";
const WITHOUT_PASSWORD = new CommandFields<Person>(PERSON);
const WITH_PASSWORD = new CommandFields<PersonWithPassword>({
  ...PERSON,
  clean: { ...PERSON.clean, password: unlessEmpty },
});

/** Reads a new customer; a password is required of accounts, not of access keys. Throws ValidationError with every invalid field. */
export function parseNewCustomer({ kind }: Actor, sent: Sent<NewCustomer>): NewCustomer {
  if (kind === 'key') {
    // The service refuses any password sent by a key, so it is not checked here.
    const password = sentPassword(sent.password);
    return { ...WITHOUT_PASSWORD.parse(sent), password: typeof password === 'string' ? password : null };
  }
  return WITH_PASSWORD.parse(sent);
}

/**
 * Reads a person without an account: a name is required, and something by which the person is found again, a telephone, an e-mail address
 * or the number of a paper.
 */
export function readNewRenter(sent: Sent<Person>): ValidatedNew<Changes<Person>> {
  const { changes, problems } = WITHOUT_PASSWORD.readEdit({ lastName: null, firstName: null, ...sent });
  return {
    fields: changes,
    problems: FOUND_BY.some((field) => changes[field]) ? problems : { phone: [NOT_FOUND_AGAIN], ...problems },
  };
}

/** Reads an edit of a person that leaves the password as it is. */
export function readRenterEdit(sent: SentEdit<Person>): ValidatedEdit<Person> {
  return WITHOUT_PASSWORD.readEdit(sent);
}

/** Reads an edit of a customer. Throws ValidationError with every invalid field. */
export function parseCustomerEdit({ password, ...sent }: SentEdit<PersonWithPassword>): CustomerEdit {
  return WITH_PASSWORD.parseEdit({ ...sent, password: sentPassword(password) });
}
