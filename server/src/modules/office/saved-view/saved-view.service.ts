import { sql } from 'kysely';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { ForbiddenError } from '../../../kernel/domain-error.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { ViewToSave } from './saved-view.commands.js';
import type { SavedViewRecord, SavedViewTable } from './saved-view.entity.js';

/** How many views an employee may have in one list. */
const MOST = 50;

/** Keeps views of lists: an employee's own, and those that they share with all staff (docs/rules/back-office.md#saved-views). */
export class SavedViewService {
  constructor(
    private readonly em: Em,
    private readonly reader: Reader,
  ) {}

  /** Returns the views that the employee sees, own and shared ones, by name; of one list, or of all. Employees only. */
  async of(actor: Actor, list: string | null): Promise<SavedViewRecord[]> {
    return this.reader
      .tables<SavedViewTable>()
      .selectFrom('savedView')
      .selectAll()
      .$if(list !== null, (query) => query.where('list', '=', list))
      .where((where) => where.or([where('employeeId', '=', employeeOf(actor)), where('shared', '=', true)]))
      .orderBy(sql`search_form(name)`)
      .orderBy('id')
      .execute();
  }

  /** Keeps a view, in place of the employee's own one of that name. Employees only. Throws ValidationError if there are too many. */
  async save(actor: Actor, { list, name, query, shared }: ViewToSave): Promise<SavedViewRecord> {
    const employeeId = employeeOf(actor);
    return inTransaction(this.em, async ({ em }) => {
      const tables = tablesOf<SavedViewTable>(em);
      const own = await tables
        .selectFrom('savedView')
        .select('name')
        .where('employeeId', '=', employeeId)
        .where('list', '=', list)
        .execute();
      const known = own.some((view) => view.name === name);
      refuse(
        own.length >= MOST && !known ? { name: [`Au plus ${MOST} vues par liste : supprimez-en une d’abord.`] } : {},
      );
      const now = new Date();
      return tables
        .insertInto('savedView')
        .values({ employeeId, list, name, query, shared, createdAt: now, updatedAt: now })
        .onConflict((conflict) =>
          conflict.columns(['employeeId', 'list', 'name']).doUpdateSet({ query, shared, updatedAt: now }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  /** Removes a view; what is gone already stays gone. Its author, or an Admin if it is shared; else throws ForbiddenError. */
  async remove(actor: Actor, id: number): Promise<void> {
    const employeeId = employeeOf(actor);
    await inTransaction(this.em, async ({ em }) => {
      const tables = tablesOf<SavedViewTable>(em);
      const view = await tables
        .selectFrom('savedView')
        .select(['employeeId', 'shared'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!view) return;
      if (view.employeeId !== employeeId && !(view.shared && actor.kind === 'admin')) throw new ForbiddenError();
      await tables.deleteFrom('savedView').where('id', '=', id).execute();
    });
  }
}

/** Returns the employee's id. An access key has no views. */
function employeeOf(actor: Actor): number {
  requireStaff(actor);
  if (actor.kind === 'key') throw new ForbiddenError();
  return actor.id;
}
