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

/** Where Shortages logs and counts, and the function that tests each store. */
export interface ShortagesOptions {
  readonly logger: Logger;
  readonly registry: Registry;
  /** Resolves if the store can be used, rejects while it cannot. */
  readonly probes: Readonly<Record<Store, () => Promise<unknown>>>;
}

/**
 * Tracks which stores are unavailable or full. Each is logged once when it fails and once when it is back, however many calls are refused
 * meanwhile; `/metrics` counts those.
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
    // Counters start at 0, so that alerts see the first refusal as a rise.
    for (const lack of STORES) this.refusals.inc({ lack }, 0);
  }

  /**
   * Tells whether an error, with which a call is refused, only says that a store is unavailable or full; it is then reported and counted
   * here.
   */
  note(error: unknown): boolean {
    const lack = this.notice(error);
    if (lack === undefined) return false;
    this.refusals.inc({ lack });
    const shortage = this.lacking.get(lack);
    if (shortage) shortage.refused += 1;
    return true;
  }

  /** Does the same where no call is refused: returns the store, or undefined if the error says something else. */
  notice(error: unknown): Store | undefined {
    const lack = storeAway(error);
    if (lack === undefined || this.lacking.has(lack) || this.closed) return lack;
    this.options.logger.error({ err: error, lack }, SAYING[lack].gone);
    const shortage: Shortage = { since: Date.now(), refused: 0, probe: undefined };
    this.lacking.set(lack, shortage);
    this.probeLater(lack, shortage);
    return lack;
  }

  /** Tells whether a store is known to be unavailable or full. The store is not tested by this call. */
  has(lack: Store): boolean {
    return this.lacking.has(lack);
  }

  /** Tells whether a store can be used; tests it now unless it is known to be unavailable. */
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

  /** Stops testing the stores that are unavailable. Later errors are no longer logged. */
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
