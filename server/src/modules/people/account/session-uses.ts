import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { SessionTable } from './session.entity.js';

/** The time of the last use is written at most this often, because it is only informative and requests should not cost a write. */
export const USE_WRITTEN_EVERY_MS = 5 * 60_000;

interface Deps {
  readonly em: Em;
  readonly onError: (error: unknown) => void;
}

/** Records when a session was last used. */
export class SessionUses {
  /** Pending writes, so that the server can wait for them when it stops. */
  private readonly writing = new Set<Promise<void>>();

  constructor(private readonly deps: Deps) {}

  /** Records a use in the background: the request neither waits for it nor fails with it. */
  note(sessionId: string, lastUsedAt: Date, now: Date): void {
    const due = new Date(now.getTime() - USE_WRITTEN_EVERY_MS);
    if (lastUsedAt > due) return;
    const written = tablesOf<SessionTable>(this.deps.em.fork())
      .updateTable('loginSession')
      .set({ lastUsedAt: now })
      .where('id', '=', sessionId)
      .where('lastUsedAt', '<=', due)
      .execute()
      .then(() => undefined, this.deps.onError);
    this.writing.add(written);
    void written.then(() => this.writing.delete(written));
  }

  /** Waits until all pending writes are done. */
  async settled(): Promise<void> {
    await Promise.all(this.writing);
  }
}
