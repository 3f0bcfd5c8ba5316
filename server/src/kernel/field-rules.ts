import {
  plainApostrophes,
  plainDashes,
  singleSpaces,
  unseenSign,
  usualForms,
  westernDigits,
  withoutUnseen,
} from './signs.js';
import { limited } from './field-limits.js';
import { trivialPassword } from './trivial-password.js';
import { ValidateBy, type ValidationArguments } from 'class-validator';

/** The most characters of a person's first or last name, or of a nationality (docs/rules/common.md#what-may-be-typed). */
export const MAX_NAME = 30;
/** The most characters of a telephone number without spaces and dashes, including a leading `+`. */
export const MAX_PHONE = 16;
/** The most characters of the e-mail address of an account. */
export const MAX_MAIL = 50;
/** The most characters of an e-mail address that is typed to log in or to get a link by mail; longer than that of any account. */
export const MAX_TYPED_MAIL = 200;
/** The most characters of a licence, CIN or passport number. */
export const MAX_IDENTITY_NUMBER = 12;
/** The most characters of a comment. */
export const MAX_COMMENT = 1000;
/** The most characters of a postal address. */
export const MAX_ADDRESS = 200;
/** The fewest characters of a new password (docs/rules/passwords.md#new-passwords). */
export const MIN_PASSWORD = 8;
/** The most characters of a password. */
export const MAX_PASSWORD = 200;

/** Joiners are left only where letters need them: see `withoutUnseen`. */
const NAME = new RegExp(`^(?=.*\\p{L})[\\p{L}\\p{M}\\u200c\\u200d .'-]{1,${MAX_NAME}}$`, 'u');
const PHONE = /^\+?\d+$/;
/** What people write between the digits of a telephone. */
const BETWEEN_DIGITS = /[ ()./·•_-]/g;
/** The zero that is only dialled within the country, as in `+212 (0)6`. */
const DIALLED_AT_HOME = /^((?:\+|00)[ \d-]*)\(0\)/;
const IDENTITY_NUMBER = new RegExp(`^[\\p{L}\\p{Nd}]{1,${MAX_IDENTITY_NUMBER}}$`, 'u');
const MAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/iu;

/**
 * Trims and composes (NFC) the text of a field, without signs that nobody sees; undefined if nothing is left or the value is no text. Accepts
 * a number, because old clients send telephones as numbers. Every text that people type goes through this function or one below, except
 * passwords (docs/rules/common.md#what-is-pasted).
 */
export function cleanText(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  return typeof text === 'string' ? withoutUnseen(text).trim() || undefined : undefined;
}

/** Cleans a text of one line: spaces, tabs and line breaks, which could end a mail's header, become one space. */
export function cleanLine(value: unknown): string | undefined {
  const text = cleanText(value);
  return text && (singleSpaces(usualForms(text)).trim() || undefined);
}

/** Cleans a person's name or a nationality: the dashes and apostrophes of a keyboard. */
export function cleanName(value: unknown): string | undefined {
  const text = cleanLine(value);
  return text && plainApostrophes(plainDashes(text));
}

/** Cleans a licence, CIN or passport number: capitals and digits without what is written between them (`12/123456`, `BE 123456`). */
export function cleanIdentityNumber(value: unknown): string | undefined {
  const text = cleanLine(value);
  return text && (plainSigns(text).replace(/[ ./°-]/g, '') || undefined);
}

/** Puts the letters a to z in capitals, and leaves others as they are: 'ß' would become the two letters 'SS'. */
function asciiCapitals(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Cleans a telephone: its digits and leading `+`, without spaces, dashes, dots, parentheses and the zero of `+212 (0)6`. */
export function cleanPhone(value: unknown): string | undefined {
  const text = cleanLine(value);
  if (!text) return undefined;
  const typed = westernDigits(plainDashes(text))
    .replace(/^tel:/i, '')
    .replace(/^\(((?:\+|00)\d+)\)/, '$1');
  return typed.replace(DIALLED_AT_HOME, '$1').replace(BETWEEN_DIGITS, '') || undefined;
}

/** Writes the signs of a code as keyboards have them: capitals, 0 to 9 and hyphens, whatever script and dashes were typed. */
export function plainSigns(text: string): string {
  return asciiCapitals(westernDigits(plainDashes(text)));
}

/** Reads a number or code that people type or paste: capitals and digits without spaces and dashes, in whatever script the digits are. */
export function codeSigns(text: string): string {
  return plainSigns(cleanLine(text) ?? '').replace(/[ -]/g, '');
}

/** Cleans an e-mail address to the form that is stored and compared: lower case. */
export function cleanMail(value: unknown): string | undefined {
  return cleanLine(value)?.toLowerCase();
}

/*
 * The decorators below require a value: a missing one is refused with "… est obligatoire". Put @IsOptional() beside them where a field
 * may stay undefined. The sentence begins with the label of the field's name here, or with `label` where it is given.
 */
const LABELS: Readonly<Record<string, string>> = {
  lastName: 'Le nom',
  firstName: 'Le prénom',
  phone: 'Le téléphone',
  email: "L'e-mail",
  address: "L'adresse",
  licenceNumber: 'Le numéro de permis',
  nationalId: 'Le numéro de CIN',
  passportNumber: 'Le numéro de passeport',
  nationality: 'La nationalité',
  comment: 'Le commentaire',
  password: 'Le mot de passe',
};

/** Requires a name or nationality: letters of any script with space, hyphen, apostrophe and dot. */
export function IsPersonName(label?: string): PropertyDecorator {
  return signsRule('isPersonName', label, {
    form: NAME,
    max: MAX_NAME,
    allowed: 'que des lettres, des espaces, des tirets, des apostrophes et des points',
  });
}

/** Requires digits with an optional leading `+`; call cleanPhone first. */
export function IsPhone(label?: string): PropertyDecorator {
  return textRule(
    'isPhone',
    label,
    (text) => PHONE.test(text) && text.length <= MAX_PHONE,
    (text) =>
      PHONE.test(text)
        ? `ne doit pas dépasser ${MAX_PHONE} caractères`
        : wrongSigns(text, "que des chiffres, précédés d'un « + » si besoin"),
  );
}

/** Requires an e-mail address of at most MAX_MAIL characters; its domain needs a dot. Call cleanMail first. */
export function IsMail(label?: string): PropertyDecorator {
  return limited(
    textRule(
      'isMail',
      label,
      // The length is checked first, so that the pattern never runs on a long text.
      (text) => text.length <= MAX_MAIL && MAIL.test(text),
      (text) => {
        if (text.length > MAX_MAIL) return `ne doit pas dépasser ${MAX_MAIL} caractères`;
        const unseen = unseenSign(text);
        return unseen ? `contient ${unseen}` : "n'est pas une adresse valide";
      },
    ),
    { maxLength: MAX_MAIL },
  );
}

/** Requires a licence, CIN or passport number: letters and digits. */
export function IsIdentityNumber(label?: string): PropertyDecorator {
  return signsRule('isIdentityNumber', label, {
    form: IDENTITY_NUMBER,
    max: MAX_IDENTITY_NUMBER,
    allowed: 'que des lettres et des chiffres',
  });
}

/** Requires a text of a form, whose refusal says which signs are allowed unless the text is longer than `max`. */
function signsRule(
  name: string,
  label: string | undefined,
  { form, max, allowed }: { readonly form: RegExp; readonly max: number; readonly allowed: string },
): PropertyDecorator {
  const rule = textRule(
    name,
    label,
    (text) => form.test(text),
    (text) => (length(text) > max ? `ne doit pas dépasser ${max} caractères` : wrongSigns(text, allowed)),
  );
  return limited(rule, { maxLength: max });
}

/** Requires a text of at most `max` characters. */
export function IsShortText(max: number, label?: string): PropertyDecorator {
  return limited(
    textRule(
      'isShortText',
      label,
      (text) => length(text) <= max,
      () => `ne doit pas dépasser ${max} caractères`,
    ),
    { maxLength: max },
  );
}

/** Requires a new password: 8 to 200 characters, never cleaned, and not an easily guessed one. */
export function IsNewPassword(label?: string): PropertyDecorator {
  return textRule(
    'isNewPassword',
    label,
    (text, owner) => passwordProblem(text, owner) === undefined,
    (text, owner) => passwordProblem(text, owner) ?? '',
  );
}

/** Checks the length of a new password only, for services that report its other problems after other refusals: see `passwordProblem`. */
export function IsPasswordLong(label?: string): PropertyDecorator {
  return textRule(
    'isPasswordLong',
    label,
    (text) => lengthProblem(text) === undefined,
    (text) => lengthProblem(text) ?? '',
  );
}

function lengthProblem(text: string): string | undefined {
  if (length(text) < MIN_PASSWORD) return `doit compter au moins ${MIN_PASSWORD} caractères`;
  return length(text) > MAX_PASSWORD ? `ne doit pas dépasser ${MAX_PASSWORD} caractères` : undefined;
}

/** Returns what is wrong with a new password, as the end of a sentence that begins with « Le mot de passe »; undefined if nothing is. */
export function passwordProblem(text: string, owner: PasswordOwner): string | undefined {
  return lengthProblem(text) ?? trivialPassword(text, [owner.lastName, owner.firstName, owner.email]);
}

/** What is known of the person who chooses a password. The values may be unchecked input, hence `unknown`. */
export interface PasswordOwner {
  readonly lastName?: string | undefined;
  readonly firstName?: string | undefined;
  readonly email?: string | undefined;
}

function textRule(
  name: string,
  label: string | undefined,
  holds: (text: string, record: object) => boolean,
  complaint: (text: string, record: object) => string,
): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value: unknown, args?: ValidationArguments) =>
        typeof value === 'string' && value !== '' && holds(value, args?.object ?? {}),
      defaultMessage: (args?: ValidationArguments) => {
        const value: unknown = args?.value;
        const named = label ?? LABELS[args?.property ?? ''] ?? 'Ce champ';
        if (typeof value !== 'string' || value === '') return `${named} est obligatoire.`;
        return `${named} ${complaint(value, args?.object ?? {})}.`;
      },
    },
  });
}

/** Complains of the signs of a text: names the one that cannot be seen, or else says what the text may hold. */
function wrongSigns(text: string, allowed: string): string {
  const unseen = unseenSign(text);
  return unseen ? `contient ${unseen}` : `ne doit contenir ${allowed}`;
}

/** Counts characters as people do, not UTF-16 units. */
function length(text: string): number {
  return [...text].length;
}
