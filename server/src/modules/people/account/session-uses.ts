import type { Em } from '../../../platform/database/orm.js';

/** The last use is written at most this often: people read it, and a request must not cost a write. */
export const USE_WRITTEN_EVERY_MS = 5 * 60_000;

interface Deps {
  readonly em: Em;
  readonly onError: (error: unknown) => void;
}

/** Writes down when a session was last used. */
export class SessionUses {
  /** Uses that are being written down, so that the server can wait for them when it ends. */
  private readonly writing = new Set<Promise<void>>();

  constructor(private readonly deps: Deps) {}

  /** Beside the request: whoever uses the session neither waits for it nor hears of its failure. */
  note(sessionId: string, lastUsedAt: Date, now: Date): void {
    const due = new Date(now.getTime() - USE_WRITTEN_EVERY_MS);
    if (lastUsedAt > due) return;
    const written = this.deps.em
      .fork()
      .execute('update login_session set last_used_at = ? where id = ? and last_used_at <= ?', [now, sessionId, due])
      .then(() => undefined, this.deps.onError);
    this.writing.add(written);
    void written.then(() => this.writing.delete(written));
  }

  /** Waits until the uses that are being written down are. */
  async settled(): Promise<void> {
    await Promise.all(this.writing);
  }
}
