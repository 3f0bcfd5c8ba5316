import { NotFoundError } from '../../kernel/domain-error.js';

/** Answers null for a record that does not exist or that the caller may not see, as queries by id do; REST calls answer 404. */
export async function nullWhenAbsent<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (error instanceof NotFoundError) return null;
    throw error;
  });
}
