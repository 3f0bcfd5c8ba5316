import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { asRefusal } from '../../platform/database/sql-errors.js';
import { DomainError } from '../../kernel/domain-error.js';

/** The only message that callers get for an unexpected fault (docs/rules/common.md#graphql-and-rest-alike). */
const NEUTRAL_FAULT = 'Une erreur interne est survenue. Veuillez réessayer.';

/** Finds the original error beneath the wrappers of the GraphQL libraries. */
export function rootCause(error: unknown): unknown {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/**
 * Formats an error for the caller: `extensions {code, fields, requestId}` for refusals, a neutral sentence for faults. `logFault` receives
 * what must not leave the server.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  requestId: string | undefined,
  logFault: (fault: unknown) => void,
): GraphQLFormattedError {
  const thrown = rootCause(error);
  const cause = asRefusal(thrown);
  if (cause !== thrown) logFault(thrown);
  const id = requestId ? { requestId } : {};
  if (cause instanceof DomainError) {
    return {
      ...formatted,
      message: cause.message,
      extensions: { ...cause.details, code: cause.code, fields: cause.fields, ...id },
    };
  }
  const code = formatted.extensions?.['code'];
  // Errors of the document (syntax, validation, invalid variables) are the caller's and contain no secret.
  if (cause instanceof GraphQLError && code !== 'INTERNAL_SERVER_ERROR') {
    const fields = formatted.extensions?.['fields'];
    return { ...formatted, extensions: { code: code ?? 'BAD_USER_INPUT', ...(fields ? { fields } : {}), ...id } };
  }
  // Some of Apollo's own refusals (a wrong hash of a persisted query) have no code, but a status.
  if (cause instanceof GraphQLError && (statusOf(cause) ?? 500) < 500) {
    return { ...formatted, extensions: { code: 'BAD_REQUEST', ...id } };
  }
  // Deeply nested brackets overflow the parser's stack before the document's limit of tokens is reached.
  if (code === 'GRAPHQL_PARSE_FAILED') {
    return { ...formatted, message: 'Syntax Error: the document is nested too deeply.', extensions: { code, ...id } };
  }
  logFault(cause);
  return { ...formatted, message: NEUTRAL_FAULT, extensions: { code: 'INTERNAL_SERVER_ERROR', ...id } };
}

function statusOf(error: GraphQLError): number | undefined {
  return (error.extensions['http'] as { readonly status?: number } | undefined)?.status;
}
