import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { typographic } from '../format/typographic';
import { t } from '../i18n/texts';

/** An error of the server, ready for display. */
export interface Problem {
  /** One French sentence: the first field's message, else the server's. */
  message: string;
  /** The server's stable code, e.g. `RESERVATION.VEHICLE_TAKEN`; null if the server was not reached. */
  code: string | null;
  /** First message of each field, by the field's path in the input (`driver.lastName`). */
  fields: Record<string, string>;
  /** All other extensions of the error, e.g. `alternatives`. */
  extensions: Record<string, unknown>;
}

/** Makes a problem that is no error of the API. */
export const makeProblem = (
  message: string,
  code: string | null = null,
  fields: Record<string, string> = {},
): Problem => ({ message, code, fields, extensions: {} });

/** Thrown when the server refuses a file; its message is the server's, for display. */
export class RefusedFileError extends Error {}

/** A refusal that the server returned as a result, thrown so that it is handled like other errors. */
export class RefusedError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Codes of mistakes of a program, whose messages are in English for its author (docs/api.md#errors). */
const forPrograms = /^(BAD_|GRAPHQL_|OPERATION_|PERSISTED_|QUERY_TOO_COMPLEX$)/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const firstMessages = (fields: unknown): Record<string, string> => {
  const result: Record<string, string> = {};
  if (!isRecord(fields)) return result;
  for (const [path, messages] of Object.entries(fields)) {
    const first: unknown = Array.isArray(messages) ? messages[0] : messages;
    if (typeof first === 'string') result[path] = typographic(first);
  }
  return result;
};

/** Tells whether the server says that this login has ended or is invalid. */
export const isLoginLost = (error: unknown): boolean =>
  (ServerError.is(error) && error.statusCode === 401) ||
  (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'));

/** A status that older servers of this API, and proxies before them, answer: the whole body is the messages by field (docs/rules/maintenance.md#works). */
const wholeBodyIsErrors = 455;

const problemOfBody = (bodyText: string): Problem => {
  let fields: Record<string, string> = {};
  try {
    fields = firstMessages(JSON.parse(bodyText));
  } catch {
    // A body that is no JSON names no field.
  }
  const [first] = Object.values(fields);
  return first ? makeProblem(first, 'VALIDATION', fields) : makeProblem(t('problem.unknown'));
};

/** Reads an error that Apollo threw. A network failure becomes a sentence that says what to do. */
export const readProblem = (error: unknown): Problem => {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const extensions: Record<string, unknown> = isRecord(first?.extensions) ? first.extensions : {};
    const fields = firstMessages(extensions.fields);
    const code = typeof extensions.code === 'string' ? extensions.code : null;
    const readable = first !== undefined && !(code !== null && forPrograms.test(code));
    return {
      message: Object.values(fields)[0] ?? (readable ? typographic(first.message) : t('problem.unknown')),
      code,
      fields,
      extensions,
    };
  }
  if (ServerError.is(error) && error.statusCode === wholeBodyIsErrors) return problemOfBody(error.bodyText);
  if (error instanceof RefusedError) return error.problem;
  if (error instanceof RefusedFileError) return makeProblem(typographic(error.message));
  return makeProblem(t('problem.network'));
};

/** The code of a mutation that was saved at an earlier attempt, whose answer was lost. */
export const alreadyDone = 'ALREADY_DONE';

/**
 * Runs work and resolves to null if it succeeded, else to the problem for a form to show. What an earlier attempt saved without an answer has
 * succeeded, though the work ends at its mutation then.
 */
export const attempt = async (work: () => Promise<unknown>): Promise<Problem | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    const problem = readProblem(error);
    return problem.code === alreadyDone ? null : problem;
  }
};

/** Resolves to the answer of a mutation, or to null if an earlier attempt saved it, whose answer was lost. Throws every other error. */
export const unlessDone = async <Answer>(mutation: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await mutation();
  } catch (error) {
    if (readProblem(error).code === alreadyDone) return null;
    throw error;
  }
};

/** Tells whether somebody else changed the record since the form was opened: every code that ends in `VERSION_CONFLICT`. */
export const isVersionConflict = (problem: Problem | null): boolean =>
  problem?.code?.endsWith('VERSION_CONFLICT') ?? false;
