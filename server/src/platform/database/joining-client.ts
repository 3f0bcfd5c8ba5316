import { WatchedClient } from './watched-client.js';

type Result = { readonly rows: readonly unknown[] };

/** The answer to a BEGIN that is sent later, and to an end of a transaction that needs none. */
const NOTHING = { rows: [], rowCount: 0, fields: [], command: '' } as const;

/**
 * The driver's client, which takes two messages less for a transaction, because each costs a round trip and two system calls: it sends BEGIN
 * in one message with the first statement, and no COMMIT if the last statements brought their own (`closing-statements.ts`).
 */
export class JoiningClient extends WatchedClient {
  /** True from BEGIN until the first statement of the transaction. */
  private beginning = false;

  /**
   * Sends a statement. A BEGIN is answered at once, but sent only when the next statement follows; a COMMIT is not sent if the transaction
   * has ended already.
   */
  override query(...args: never[]): never {
    return this.joined(args) as never;
  }

  private joined(args: readonly never[]): unknown {
    const [text, values] = args as readonly unknown[] as readonly [unknown, unknown?];
    const ends = text === 'commit' || text === 'rollback';
    if (this.beginning) {
      this.beginning = false;
      if (ends) return Promise.resolve(NOTHING);
      if (typeof text === 'string' && isEmpty(values)) return this.withBegin(text);
      // A statement with values needs a message of its own.
      return this.sent(['begin']).then(() => this.sent(args));
    }
    if (text === 'begin') {
      this.beginning = true;
      return Promise.resolve(NOTHING);
    }
    return text === 'commit' && this.getTransactionStatus() === 'I' ? Promise.resolve(NOTHING) : this.sent(args);
  }

  private async withBegin(text: string): Promise<unknown> {
    const [, ...results] = (await this.sent([`begin;\n${text}`])) as readonly Result[];
    return results.length === 1 ? results[0] : results;
  }

  private sent(args: readonly unknown[]): Promise<unknown> {
    return super.query(...(args as never[])) as Promise<unknown>;
  }
}

function isEmpty(values: unknown): boolean {
  return values === undefined || (Array.isArray(values) && values.length === 0);
}
