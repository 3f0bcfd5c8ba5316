import { randomBytes } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { MarkingClient } from './marking-client.js';

/** Begins the name of every session of this process, so that one question finds them all. */
export const PROCESS_NAME = `location-voitures ${randomBytes(6).toString('hex')}`;
let sessions = 0;

/** Returns a name that no other session has, under which `pg_stat_activity` shows it (`application_name`). */
export function newSessionName(): string {
  return `${PROCESS_NAME} ${++sessions}`;
}

/** Copies a configuration with its password, which the pool keeps as a property that a spread does not copy. */
export function copyOf(config: ClientConfig): ClientConfig {
  return { ...config, password: config.password };
}

/** The driver's client, which names its session and knows for how long a statement has been without an answer. */
export class WatchedClient extends MarkingClient {
  readonly sessionName: string;
  private unanswered = 0;
  private waitingSince = 0;

  constructor(config: ClientConfig = {}) {
    const name = newSessionName();
    super({ ...copyOf(config), application_name: name });
    this.sessionName = name;
  }

  /** Sends a statement as the driver's own method does, and notes when its answer comes. */
  override query(...args: never[]): never {
    return this.watched(args) as never;
  }

  /** Returns for how many ms the statement that is sent now has been without an answer; 0 if there is none. */
  get silentMs(): number {
    return this.unanswered > 0 ? performance.now() - this.waitingSince : 0;
  }

  private watched(args: readonly unknown[]): unknown {
    const done = args.at(-1);
    if (typeof done === 'function') {
      const noted = (...result: unknown[]): void => {
        this.answered();
        (done as (...result: unknown[]) => void)(...result);
      };
      const answer = this.passOn([...args.slice(0, -1), noted]);
      this.asked();
      return answer;
    }
    const answer = this.passOn(args);
    // A query object, such as a cursor, reports its end only to whoever made it, so it is not watched.
    if (!(answer instanceof Promise)) return answer;
    this.asked();
    const answered = (): void => this.answered();
    answer.then(answered, answered);
    return answer;
  }

  private passOn(args: readonly unknown[]): unknown {
    return super.query(...(args as [string])) as unknown;
  }

  private asked(): void {
    if (this.unanswered === 0) this.waitingSince = performance.now();
    this.unanswered += 1;
  }

  /** Notes an answer. A further statement of this client is sent only now. */
  private answered(): void {
    this.unanswered -= 1;
    this.waitingSince = performance.now();
  }
}
