import type { Kysely } from 'kysely';
import type { Em, Orm } from './orm.js';
import { tablesOf } from './tables.js';
import { transactionEm } from './unit-of-work.js';

/** Reads rows (docs/adr/0019): within the running transaction if there is one, otherwise what is committed. */
export class Reader {
  /** Outside of transactions. */
  private readonly committed: Em;

  constructor(orm: Orm) {
    this.committed = orm.em.fork({ disableContextResolution: true });
  }

  /** Queries on tables, as `tablesOf`; outside of transactions they see what is committed. */
  tables<T>(): Kysely<T> {
    return tablesOf<T>(transactionEm() ?? this.committed);
  }
}
