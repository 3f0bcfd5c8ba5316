import type { ErrorKind } from '../../kernel/domain-error.js';
import { type Answer, json } from './answers.js';
import { integer, list, mapOf, named, object, optional, type Schema, text } from './wire-schema.js';

/** The status codes of refusals. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** The status code of each kind of refusal (docs/rules/rest-calls.md#errors). */
export const REFUSAL_STATUS: Readonly<Record<ErrorKind, RefusalStatus>> = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  invalid: 422,
  too_many_requests: 429,
  unavailable: 503,
};

const message = text({ description: 'In French, for people.' });
const errors = mapOf(list(text()), { description: 'French messages by field, under the names of the request.' });
const retryAfterSeconds = integer({ minimum: 0 });
const plain = named('Refusal', object({ message, errors: optional(errors) }));

const retryAfter = {
  'Retry-After': { description: 'When to try again, in seconds.', schema: { type: 'integer' } },
} as const;

function refusal(name: string, description: string, schema: Schema, headers?: Answer['headers']): NamedRefusal {
  return { name, answer: { ...json(schema, description), ...(headers ? { headers } : {}) } };
}

interface NamedRefusal {
  /** The name of its schema in the description. */
  readonly name: string;
  readonly answer: Answer;
}

/** The body of a refusal by its status (docs/rules/rest-calls.md#errors). */
export const REFUSALS: Readonly<Record<RefusalStatus, NamedRefusal>> = {
  400: refusal('NotJson', 'The body is no JSON.', plain),
  401: refusal('Unauthenticated', 'No login, or one that has ended.', plain),
  403: refusal('Forbidden', 'Not allowed.', plain),
  404: refusal('NotFound', "There is none, or it is somebody else's.", plain),
  409: refusal('Conflict', 'In conflict with what is stored.', plain),
  413: refusal('TooLarge', 'Too large.', plain),
  415: refusal('Compressed', 'The body is compressed.', plain),
  422: refusal(
    'Invalid',
    'Does not fit the rules; `errors` has a list of messages for each field at fault.',
    named('Invalid', object({ message, errors })),
  ),
  429: refusal(
    'TooManyRequests',
    'Too often; `Retry-After` says when to come back.',
    named('TooManyRequests', object({ message, retryAfterSeconds })),
    retryAfter,
  ),
  500: refusal(
    'Fault',
    'Nobody foresaw it; the log has the reason under the `requestId` of the answer.',
    named('Fault', object({ message, requestId: text() })),
  ),
  503: refusal(
    'Unavailable',
    'Something is lacking at the moment.',
    named('Unavailable', object({ message, retryAfterSeconds: optional(retryAfterSeconds) })),
    retryAfter,
  ),
};

/** Describes a refusal of one call that has more than a message: `details` of the error, which may be missing. */
export function refusalWith(status: RefusalStatus, details: Readonly<Record<string, Schema>>): Answer {
  const optionalDetails = Object.fromEntries(Object.entries(details).map(([name, each]) => [name, optional(each)]));
  const whole = object({ message, errors: status === 422 ? errors : optional(errors), ...optionalDetails });
  return json(whole, REFUSALS[status].answer.description);
}
