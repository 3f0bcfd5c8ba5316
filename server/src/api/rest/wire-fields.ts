import {
  MAX_ADDRESS,
  MAX_IDENTITY_NUMBER,
  MAX_MAIL,
  MAX_NAME,
  MAX_PASSWORD,
  MIN_PASSWORD,
} from '../../kernel/field-rules.js';
import { either, integer, number, required, text, textUpTo } from './wire-schema.js';

/** The id of a record in an answer. */
export const ID = integer({ minimum: 1 });
/** The id of a record in a path. */
export const ID_PARAM = text({ description: 'Id of the record.', pattern: String.raw`^\d+$`, examples: ['12'] });
/** The id of a record in a body, also as text, because forms send numbers as text. */
export const SENT_ID = either(integer(), text({ pattern: String.raw`^\d+$` }));
/** A number in a body, also as text, because forms send numbers as text and an empty field as empty text. */
export const SENT_NUMBER = either(number(), text({ description: 'A number; empty counts as none.' }));

/** The number of a reservation in an answer. */
export const RESERVATION_NUMBER = text({
  pattern: '^[0-9A-Z]{5}-[0-9A-Z]{5}$',
  description: 'Number of the reservation, which opens its pages without a login.',
});
/** The number of a reservation in a path or a body. */
export const NUMBER_PARAM = text({
  description: 'Number of the reservation; case, spaces and the dash are ignored.',
});

/** The version of a record in an answer: 1 when it was added, one more after each edit. */
export const VERSION = integer({ minimum: 1, description: 'Rises with each edit.' });
/** In a body: the version that an edit started from. Text is accepted too, because forms send numbers as text. */
export const SENT_VERSION = either(
  integer(),
  text({ description: 'Version that the edit started from; refused with 409 if it has changed since.' }),
);

/** The fields of every edit: the record, and the version that it started from. */
export const RECORD_EDIT = { id: required(SENT_ID), version: SENT_VERSION } as const;

/** A time in a body. */
export const SENT_TIME = text({
  description: 'YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.',
  examples: ['2026-12-01 09:00', '2026-12-01T09:00:00Z'],
});
/** A day in a body. */
export const SENT_DAY = text({ description: 'YYYY-MM-DD.', examples: ['2026-12-01'] });

/*
 * Typed fields (docs/rules/common.md#what-may-be-typed). They may be longer than what is stored, because they are cleaned first.
 */
/** In a body: a person's first or last name, or a nationality. */
export const SENT_NAME = text({
  description: `At most ${MAX_NAME} letters, spaces, hyphens, apostrophes and dots.`,
});
/** In a body: a telephone number. A JSON number is accepted too, because old clients send one. */
export const SENT_PHONE = either(
  text({ description: 'Digits, with an optional leading +; spaces, dashes, dots and parentheses are left out.' }),
  integer(),
);
/** In a body: an e-mail address. */
export const SENT_MAIL = text({ description: `E-mail address of at most ${MAX_MAIL} characters.` });
/** In a body: a postal address. */
export const SENT_ADDRESS = textUpTo(MAX_ADDRESS);
/** In a body: the number of a driving licence, an identity card (CIN) or a passport. */
export const SENT_IDENTITY_NUMBER = text({
  description: `At most ${MAX_IDENTITY_NUMBER} letters and digits; spaces, dashes and slashes are left out.`,
});
/** In a body: a new password (docs/rules/passwords.md#new-passwords). */
export const SENT_NEW_PASSWORD = textUpTo(MAX_PASSWORD, {
  minLength: MIN_PASSWORD,
  description: 'Not an easily guessed one.',
});
/** In a body: a password without described rules, such as the current one at a login. */
export const SENT_PASSWORD = text({ format: 'password' });

/** In a body: the text to search for in one column. Numbers are accepted too. */
export const SEARCHED_TEXT = either(text(), number());

/** Description of a field with a picture: the accepted types and the size limit. */
export const PICTURE = 'JPEG, PNG or WebP of at most 8 MB.';
/** Description of a field with a picture or a PDF: the accepted types and the size limit. */
export const PICTURE_OR_PDF = 'PDF, JPEG, PNG or WebP of at most 10 MB.';
/** The name of a stored file, below its folder of `/storage`. */
export const FILE_NAME = text({ description: 'Name of a file below /storage.' });
