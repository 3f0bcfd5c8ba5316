import type { FieldErrors } from '../../../kernel/domain-error.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { Agency } from './agency.entity.js';

/** Returns the problem, under `agencyId`, of a command that names an unknown or archived agency; no problem if it names none. */
export async function agencyProblem({ em }: Transaction, agencyId: number | null): Promise<FieldErrors> {
  if (agencyId === null || (await em.count(Agency, { id: agencyId, archivedAt: null })) > 0) return {};
  return { agencyId: ["Cette agence n'existe pas."] };
}
