import { LRUCache } from 'lru-cache';
import { TooManyRequestsError } from '../../kernel/domain-error.js';
import { callerKey } from './caller-key.js';

/** The work that one address may cause (docs/rules/limits.md#work-of-an-address), in milliseconds of CPU time. */
export const WORK = {
  /** Returned in each second. */
  perSecond: 100,
  /** Held by an address that has caused nothing for a while. */
  most: 1_000,
  /** Charged for each document that is not known, beside what reading it takes. */
  unknown: 2,
} as const;

/** How many addresses are counted; the one that was quiet for longest is forgotten, which fills its budget. */
const MOST_ADDRESSES = 10_000;

interface Account {
  /** Milliseconds of work that were left at the time `at`; below 0 after work that took longer than what was left. */
  readonly left: number;
  readonly at: number;
}

/** What a piece of work takes as a rule, and what it is charged at most, in ms: it may have waited for something else. */
export interface WorkEstimate {
  readonly estimate: number;
  readonly most: number;
}

/** The clocks of a budget, in ms: the time of day, and the CPU time of this thread. */
export interface WorkClocks {
  readonly now: () => number;
  readonly cpu: () => number;
}

const CLOCKS: WorkClocks = {
  now: () => performance.now(),
  cpu: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
};

/**
 * Bounds the CPU time that one address may cause on this instance, over HTTP and WebSockets together. Whoever has used up theirs is refused
 * before any work is done; a piece of work may take more than what is left, which the next ones have to wait for.
 */
export class WorkBudget {
  private readonly accounts = new LRUCache<string, Account>({ max: MOST_ADDRESSES });
  /** Pieces of work that were begun and have not ended. */
  private running = 0;
  private readonly perMs: number;
  private readonly most: number;

  /** Creates full budgets for all addresses. `factor` multiplies what each may cause. */
  constructor(
    factor: number,
    private readonly clocks: WorkClocks = CLOCKS,
  ) {
    this.perMs = (WORK.perSecond * factor) / 1_000;
    this.most = WORK.most * factor;
  }

  /** Throws TooManyRequestsError if the address has used up its work. */
  demand(address: string): void {
    const left = this.leftOf(callerKey(address));
    if (left <= 0) throw new TooManyRequestsError(Math.ceil((1 - left) / this.perMs / 1_000));
  }

  /** Deducts work from the budget of an address, which may fall below 0. */
  charge(address: string, ms: number): void {
    const key = callerKey(address);
    this.accounts.set(key, { left: this.leftOf(key) - ms, at: this.clocks.now() });
  }

  /** Runs work that does not wait, and charges the CPU time that it takes, even if it fails. Refuses it as `demand` does. */
  measure<T>(address: string, work: () => T): T {
    this.demand(address);
    return this.measureAllowed(address, work);
  }

  /** As `measure`, for reading a document that is not cached: charges WORK.unknown as well, because it is executed by the slow, interpreting way. */
  measureUnknown<T>(address: string, work: () => T): T {
    const result = this.measure(address, work);
    this.charge(address, WORK.unknown);
    return result;
  }

  /** As `measure`, without refusing: for work that is usually small. */
  measureAllowed<T>(address: string, work: () => T): T {
    const before = this.clocks.cpu();
    try {
      return work();
    } finally {
      this.charge(address, this.clocks.cpu() - before);
    }
  }

  /**
   * Charges work that waits in between by an estimate, and refuses it as `demand` does. The returned function charges what it took instead,
   * `most` at most: its share of the time that passed, because pieces of work that run at once divide the processor. Call it once.
   */
  begin(address: string, { estimate, most }: WorkEstimate): () => void {
    this.demand(address);
    this.charge(address, estimate);
    this.running += 1;
    const [since, beside] = [this.clocks.now(), this.running];
    return () => {
      const share = (this.clocks.now() - since) / Math.max(beside, this.running);
      this.running -= 1;
      this.charge(address, Math.min(share, most) - estimate);
    };
  }

  private leftOf(key: string): number {
    const account = this.accounts.get(key);
    if (!account) return this.most;
    return Math.min(this.most, account.left + (this.clocks.now() - account.at) * this.perMs);
  }
}
