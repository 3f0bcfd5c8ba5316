import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CALLER_LEFT, callerLeft } from '../../platform/http/caller-left.js';
import { asRefusal } from '../../platform/database/sql-errors.js';
import type { Shortages } from '../../platform/observability/shortages.js';
import { DomainError, type FieldErrors } from '../../kernel/domain-error.js';
import { REFUSAL_STATUS } from './refusals.js';

const NEUTRAL_FAULT = 'Une erreur interne est survenue. Veuillez réessayer.';

const NOT_JSON = { status: 400, message: "Le corps de la requête n'est pas un JSON valide." };

/**
 * Refusals that Fastify and its parser of forms make, by their status. A body of another type is one that is not JSON (415), and so is
 * a form whose field says that it is JSON and is none (406).
 */
const TRANSPORT: Readonly<Record<number, { readonly status: number; readonly message: string }>> = {
  400: NOT_JSON,
  406: NOT_JSON,
  413: { status: 413, message: 'La requête est trop volumineuse.' },
  415: NOT_JSON,
};

/** Wire names of the fields in an error: one map per call, from the domain's names. */
export type FieldNames = Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Told of what is refused because something is lacking. */
    readonly shortages: Shortages;
  }
}

/** There is nothing at this address. */
export function replyUnknownAddress(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: "Cette adresse n'existe pas." });
}

/** Answers an error as the REST wire wants it; never a stack, an SQL text or a page. */
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
    return reply.code(REFUSAL_STATUS[error.kind]).send({ ...body, ...error.details });
  }
  const status = (error as FastifyError).statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    const refusal = TRANSPORT[status] ?? { status, message: "La requête n'est pas valide." };
    return reply.code(refusal.status).send({ message: refusal.message });
  }
  request.log.error({ err: error }, 'unforeseen fault');
  return reply.code(500).send({ message: NEUTRAL_FAULT, requestId: request.id });
}

function toWireFields(fields: FieldErrors, names: FieldNames): Record<string, readonly string[]> {
  const wire: Record<string, readonly string[]> = {};
  for (const [field, messages] of Object.entries(fields)) {
    const name = names[field] ?? field;
    wire[name] = [...(wire[name] ?? []), ...messages];
  }
  return wire;
}
