import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { DomainError, TooManyRequestsError, UnauthenticatedError } from '../../kernel/domain-error.js';

/** Converts a refusal before anything ran to an answer over HTTP; returns a fault unchanged. */
export function refusedRequest(error: unknown, requestId: string): unknown {
  if (!(error instanceof DomainError)) return error;
  const http =
    error instanceof TooManyRequestsError
      ? { status: 429, headers: new HeaderMap([['retry-after', String(error.retryAfterSeconds)]]) }
      : { status: error instanceof UnauthenticatedError ? 401 : 400 };
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { ...error.details, code: error.code, fields: error.fields, requestId, http },
  });
}
