/** What kind of refusal an error is; GraphQL and REST translate it to their own status. */
export type ErrorKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'invalid'
  | 'too_many_requests'
  | 'unavailable';

/** Messages by field, in the domain's names: `{"driver.lastName": ["…"]}`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * A refusal that the caller may read: a stable code, a French sentence, and for bad input the messages by field. Any other error is a
 * defect of the server, which answers it with one neutral sentence.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly fields: FieldErrors = {},
    /** Machine-readable details beside the message, e.g. free vehicles instead of a taken one. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** Bad input, answered with 422 at REST. The message is the first one of the first field. */
export class ValidationError extends DomainError {
  constructor(fields: FieldErrors, code = 'VALIDATION') {
    super('invalid', code, Object.values(fields)[0]?.[0] ?? 'Les données envoyées ne sont pas valides.', fields);
  }
}

/** Thrown when an operation needs a login; answered with 401 at REST. */
export class UnauthenticatedError extends DomainError {
  constructor(message = 'Veuillez vous connecter.') {
    super('unauthenticated', 'UNAUTHENTICATED', message);
  }
}

/**
 * Thrown when a caller sends a token that is none of ours, expired, ended or revoked. They believe to be logged in, so they are not served
 * as a visitor (docs/rules/accounts.md#a-token-that-is-not-valid).
 */
export class DeadTokenError extends UnauthenticatedError {
  constructor() {
    super('Votre connexion a pris fin. Veuillez vous reconnecter.');
  }
}

/** Thrown when the caller is known but not allowed; answered with 403 at REST. */
export class ForbiddenError extends DomainError {
  constructor(message = "Vous n'avez pas le droit de faire cette opération.", fields: FieldErrors = {}) {
    super('forbidden', 'FORBIDDEN', message, fields);
  }
}

/** Also answers for a record that exists but that the caller may not see. */
export class NotFoundError extends DomainError {
  constructor(message: string, code = 'NOT_FOUND') {
    super('not_found', code, message);
  }
}

/**
 * Two people edited one record: the second one's edit is refused, and their form keeps what they typed. The id of the record, in the
 * details, lets callers read who changed it.
 */
export class VersionConflictError extends DomainError {
  constructor(code: string, recordId?: number) {
    super(
      'conflict',
      code,
      "Cet enregistrement a été modifié par quelqu'un d'autre entre-temps. Rechargez-le avant de recommencer.",
      {},
      recordId === undefined ? {} : { recordId: String(recordId) },
    );
  }
}

/** Compares the version an edit started from, if one was sent, with the record's. Throws VersionConflictError with `code`. */
export function assertVersion(
  current: { readonly version: number; readonly id?: number },
  sent: number | null | undefined,
  code: string,
): void {
  if (sent != null && sent !== current.version) throw new VersionConflictError(code, current.id);
}

/**
 * Thrown when a rate limit is used up (docs/rules/limits.md#limits-on-logins-and-floods). The message tells how long to wait, in minutes
 * above 90 s, else in seconds.
 */
export class TooManyRequestsError extends DomainError {
  constructor(readonly retryAfterSeconds: number) {
    super(
      'too_many_requests',
      'TOO_MANY_REQUESTS',
      `Trop de tentatives. Réessayez dans ${retryAfterSeconds > 90 ? `${Math.ceil(retryAfterSeconds / 60)} minutes` : `${retryAfterSeconds} secondes`}.`,
      {},
      { retryAfterSeconds },
    );
  }
}
