import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import { storeAway } from '../database/sql-errors.js';
import type { Store } from '../../kernel/unreachable.js';

const SAYING: Readonly<Record<Store, { readonly gone: string; readonly back: string }>> = {
  database: { gone: 'the database cannot be reached', back: 'the database answers again' },
  'file store': { gone: 'the file store cannot be reached', back: 'the file store answers again' },
  disk: { gone: 'the disk is full', back: 'the disk has room again' },
};
const STORES = Object.keys(SAYING) as Store[];
const PROBE_EVERY_MS = 1_000;

interface Shortage {
  readonly since: number;
  refused: number;
  probe: NodeJS.Timeout | undefined;
}

export interface ShortagesOptions {
  readonly logger: Logger;
  readonly registry: Registry;
  /** Resolves when the store can be used again, rejects while it cannot. */
  readonly probes: Readonly<Record<Store, () => Promise<unknown>>>;
}

/**
 * What the server lacks of what it stands on. The log tells of each once when it goes and once when it is back, however many are
 * refused meanwhile; `/metrics` counts those.
 */
export class Shortages {
  private readonly lacking = new Map<Store, Shortage>();
  private readonly refusals: Counter;
  private closed = false;

  constructor(private readonly options: ShortagesOptions) {
    const { registry } = options;
    this.refusals = new Counter({
      name: 'shortage_refusals_total',
      help: 'Requests and other work refused because something the server stands on was away or full.',
      labelNames: ['lack'],
      registers: [registry],
    });
    const { lacking } = this;
    new Gauge({
      name: 'shortage',
      help: '1 while the database, the file store or room on the disk is lacking.',
      labelNames: ['lack'],
      registers: [registry],
      collect() {
        for (const lack of STORES) this.set({ lack }, lacking.has(lack) ? 1 : 0);
      },
    });
    // From the start, so that the first one is a rise that an alert can see.
    for (const lack of STORES) this.refusals.inc({ lack }, 0);
  }

  /** Whether the error that something is refused with says no more than that something is lacking: then it is told of here. */
  note(error: unknown): boolean {
    const lack = this.notice(error);
    if (lack === undefined) return false;
    this.refusals.inc({ lack });
    const shortage = this.lacking.get(lack);
    if (shortage) shortage.refused += 1;
    return true;
  }

  /** The same where nobody is refused: what is lacking, undefined when the error says something else. */
  notice(error: unknown): Store | undefined {
    const lack = storeAway(error);
    if (lack === undefined || this.lacking.has(lack) || this.closed) return lack;
    this.options.logger.error({ err: error, lack }, SAYING[lack].gone);
    const shortage: Shortage = { since: Date.now(), refused: 0, probe: undefined };
    this.lacking.set(lack, shortage);
    this.probeLater(lack, shortage);
    return lack;
  }

  has(lack: Store): boolean {
    return this.lacking.has(lack);
  }

  /** Whether a store can be used, asked now unless it is known to be lacking. */
  async canUse(store: Store): Promise<boolean> {
    if (this.has(store)) return false;
    try {
      await this.options.probes[store]();
      return true;
    } catch (error) {
      this.notice(error);
      return false;
    }
  }

  close(): void {
    this.closed = true;
    for (const { probe } of this.lacking.values()) clearTimeout(probe);
  }

  private probeLater(lack: Store, shortage: Shortage): void {
    if (this.closed) return;
    shortage.probe = setTimeout(() => {
      this.options.probes[lack]().then(
        () => this.end(lack, shortage),
        () => this.probeLater(lack, shortage),
      );
    }, PROBE_EVERY_MS).unref();
  }

  private end(lack: Store, { since, refused }: Shortage): void {
    this.lacking.delete(lack);
    const seconds = Math.round((Date.now() - since) / 1000);
    if (!this.closed) this.options.logger.info({ lack, refused, seconds }, SAYING[lack].back);
  }
}
