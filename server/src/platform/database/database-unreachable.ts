import { StartError } from '../../kernel/start-error.js';

/** Thrown when the database cannot be reached or refuses the connection; the sentence names DATABASE_URL and hides its password. */
export class DatabaseUnreachableError extends StartError {
  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url);
    const reason = cause instanceof AggregateError ? (cause.errors as Error[])[0] : (cause as Error);
    super(
      `DATABASE_URL: the PostgreSQL server at ${host}${pathname} cannot be used: ${reason?.message.split('\n')[0] ?? 'no answer'}.`,
    );
    this.name = 'DatabaseUnreachableError';
  }
}
