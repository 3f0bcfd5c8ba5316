import { StartError } from '../../kernel/start-error.js';

/** Thrown when no embedded PostgreSQL runs on this machine. */
export class NoEmbeddedPostgresError extends StartError {
  constructor(reason: string) {
    super(
      `No embedded PostgreSQL runs on this machine (${reason}): set DATABASE_URL to a PostgreSQL server, for example postgres://user:password@host:5432/database.`,
    );
    this.name = 'NoEmbeddedPostgresError';
  }
}
