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

/** How often a record was changed. */
export const VERSION = integer({ minimum: 1, description: 'Rises with each edit.' });
/** The version that an edit started from, also as text, because forms send numbers as text. */
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
 * Typed fields (docs/rules/common.md#what-may-be-typed). A telephone may be longer than what is stored, because spaces and dashes are
 * removed first.
 */
/** A name of a person, or a nationality, in a body. */
export const SENT_NAME = textUpTo(MAX_NAME, { description: 'Letters, spaces, hyphens, apostrophes and dots.' });
/** A telephone in a body, also as a number, because old clients send it so. */
export const SENT_PHONE = either(text({ description: 'Digits, with an optional leading +.' }), integer());
/** An e-mail address in a body. */
export const SENT_MAIL = textUpTo(MAX_MAIL, { description: 'E-mail address.' });
/** A postal address in a body. */
export const SENT_ADDRESS = textUpTo(MAX_ADDRESS);
/** The number of a licence, a CIN or a passport in a body. */
export const SENT_IDENTITY_NUMBER = textUpTo(MAX_IDENTITY_NUMBER, { description: 'Letters and digits.' });
/** A password that somebody chooses (docs/rules/passwords.md#new-passwords). */
export const SENT_NEW_PASSWORD = textUpTo(MAX_PASSWORD, {
  minLength: MIN_PASSWORD,
  description: 'Not an easily guessed one.',
});
/** A password in a body whose rules are not described, such as one that somebody only proves. */
export const SENT_PASSWORD = text({ format: 'password' });

/** The text to search for in one column. */
export const SEARCHED_TEXT = either(text(), number());

/** The description of a body's picture: what may be uploaded. */
export const PICTURE = 'JPEG, PNG or WebP of at most 8 MB.';
/** The description of a body's file that may be a picture or a PDF. */
export const PICTURE_OR_PDF = 'PDF, JPEG, PNG or WebP of at most 10 MB.';
/** The name of a stored file, below its folder of `/storage`. */
export const FILE_NAME = text({ description: 'Name of a file below /storage.' });
