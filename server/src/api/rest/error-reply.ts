import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CALLER_LEFT, callerLeft } from '../../platform/http/caller-left.js';
import { asRefusal } from '../../platform/database/sql-errors.js';
import type { Shortages } from '../../platform/observability/shortages.js';
import { DomainError, type FieldErrors, VersionConflictError } from '../../kernel/domain-error.js';
import { REFUSAL_STATUS } from './refusals.js';

const NEUTRAL_FAULT = 'Une erreur interne est survenue. Veuillez réessayer.';

const NOT_JSON = { status: 400, message: "Le corps de la requête n'est pas un JSON valide." };

/**
 * Refusals by Fastify and its form parser, by status. A body of another type is not JSON (415), and neither is a form field that is
 * declared as JSON but invalid (406).
 */
const TRANSPORT: Readonly<Record<number, { readonly status: number; readonly message: string }>> = {
  400: NOT_JSON,
  406: NOT_JSON,
  413: { status: 413, message: 'La requête est trop volumineuse.' },
  415: NOT_JSON,
};

/**
 * REST names of the fields in an error, by the domain's names: one map per call. `*` stands for any place in a list: `horaires.*.jour`.
 */
export type FieldNames = Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Records refusals that are caused by an unavailable store. */
    readonly shortages: Shortages;
  }
}

/** Answers 404 for an unknown address. */
export function replyUnknownAddress(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: "Cette adresse n'existe pas." });
}

/** Answers an error in the format of REST calls; never a stack, an SQL text or a page. */
export function replyError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  names: FieldNames = {},
): FastifyReply {
  const error = asRefusal(thrown);
  if (error !== thrown) request.server.shortages.note(thrown);
  if (callerLeft(thrown, request)) {
    request.log.debug('the caller left before the answer was sent');
    return reply.code(CALLER_LEFT).send();
  }
  if (error instanceof DomainError) {
    const { retryAfterSeconds } = error.details;
    if (typeof retryAfterSeconds === 'number') void reply.header('Retry-After', String(retryAfterSeconds));
    const errors = toWireFields(error.fields, names);
    const body =
      Object.keys(errors).length > 0 || error.kind === 'invalid'
        ? { message: error.message, errors }
        : { message: error.message };
    // The documented calls have no history in which the record of a conflict could be looked up.
    const details = error instanceof VersionConflictError ? {} : error.details;
    return reply.code(REFUSAL_STATUS[error.kind]).send({ ...body, ...details });
  }
  const status = (error as FastifyError).statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    const refusal = TRANSPORT[status] ?? { status, message: "La requête n'est pas valide." };
    return reply.code(refusal.status).send({ message: refusal.message });
  }
  request.log.error({ err: error }, 'unforeseen fault');
  return reply.code(500).send({ message: NEUTRAL_FAULT, requestId: request.id });
}

/** A place in a list, within the path of a field. */
const PLACE = /(?<=\.)\d+(?=\.|$)/g;

function nameInList(field: string, names: FieldNames): string | undefined {
  const places = field.match(PLACE) ?? [];
  return names[field.replace(PLACE, '*')]?.replace(/\*/g, () => places.shift() ?? '');
}

function toWireFields(fields: FieldErrors, names: FieldNames): Record<string, readonly string[]> {
  const wire: Record<string, readonly string[]> = {};
  for (const [field, messages] of Object.entries(fields)) {
    const name = names[field] ?? nameInList(field, names) ?? field;
    wire[name] = [...(wire[name] ?? []), ...messages];
  }
  return wire;
}
