import { DomainError } from '../../kernel/domain-error.js';
import { elsewhere } from '../../kernel/operation-queue.js';
import { ServiceUnavailableError } from '../database/sql-errors.js';
import { PDF_MEDIA_TYPE, type PreparedFile } from './prepared-file.js';

/** How many files of one account may wait while another one of it is made. */
export const WAITING_PER_ACCOUNT = 4;
/** How many files of all accounts may wait. */
export const WAITING_IN_ALL = 24;
const ACCOUNT_COMES_AGAIN_SECONDS = 5;
const ANYONE_COMES_AGAIN_SECONDS = 15;

/** Thrown when an account already has the most files waiting: 429 at REST. */
export class TooManyFilesError extends DomainError {
  constructor() {
    super(
      'too_many_requests',
      'TOO_MANY_REQUESTS',
      'Plusieurs de vos fichiers sont déjà en préparation. Attendez-les, puis recommencez.',
      {},
      { retryAfterSeconds: ACCOUNT_COMES_AGAIN_SECONDS },
    );
  }
}

/** The caller for whom a file is made. */
export interface FileAsker {
  /** Names what counts as one caller: an account, an access key, the reader of one contract. */
  readonly account: string;
  /** Aborted when the caller leaves. */
  readonly signal?: AbortSignal | undefined;
}

/** Documents are printed in a separate thread, all other files are written beside the requests: one of each at a time. */
type Lane = 'print' | 'write';

interface Waiting {
  readonly lane: Lane;
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Queues the making of all costly files, for GraphQL and REST alike (docs/rules/documents.md#one-queue-for-all): one file at a time for an
 * account, accounts in turn.
 */
export class DocumentQueue {
  /** Waiting files by account; the account that has waited longest for its turn is first. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly busyAccounts = new Set<string>();
  private readonly busyLanes = new Set<Lane>();

  /**
   * Makes a file when its turn has come. Throws TooManyFilesError, ServiceUnavailableError if too many others wait or the caller has left,
   * and whatever making it throws.
   */
  async make({ mediaType, make }: PreparedFile, { account, signal }: FileAsker): Promise<Buffer> {
    const lane = mediaType === PDF_MEDIA_TYPE ? 'print' : 'write';
    await elsewhere(() => this.turn(account, lane, signal));
    try {
      return await make();
    } finally {
      this.busyAccounts.delete(account);
      this.busyLanes.delete(lane);
      this.callNext();
    }
  }

  /** How many files wait. */
  get length(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  private turn(account: string, lane: Lane, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new ServiceUnavailableError());
      const own = this.waiting.get(account) ?? [];
      if (own.length >= WAITING_PER_ACCOUNT) return reject(new TooManyFilesError());
      const leave = (): void => {
        this.remove(account, entry);
        reject(new ServiceUnavailableError());
      };
      const settled = <Args extends unknown[]>(then: (...args: Args) => void) => {
        return (...args: Args): void => {
          signal?.removeEventListener('abort', leave);
          then(...args);
        };
      };
      const entry: Waiting = { lane, begin: settled(resolve), refuse: settled(reject) };
      this.waiting.set(account, [...own, entry]);
      signal?.addEventListener('abort', leave, { once: true });
      this.callNext();
      if (this.length > WAITING_IN_ALL) this.refuseOne(account);
      return undefined;
    });
  }

  /** Refuses one file of the account with the most waiting; on a tie the newcomer's. */
  private refuseOne(newcomer: string): void {
    let [most, count] = [newcomer, this.waiting.get(newcomer)?.length ?? 0];
    for (const [account, { length }] of this.waiting) if (length > count) [most, count] = [account, length];
    const last = this.waiting.get(most)?.at(-1);
    if (!last) return;
    this.remove(most, last);
    last.refuse(new ServiceUnavailableError(ANYONE_COMES_AGAIN_SECONDS));
  }

  private remove(account: string, entry: Waiting): void {
    const left = (this.waiting.get(account) ?? []).filter((each) => each !== entry);
    if (left.length > 0) this.waiting.set(account, left);
    else this.waiting.delete(account);
  }

  private callNext(): void {
    for (const [account, [first]] of this.waiting) {
      if (!first || this.busyAccounts.has(account) || this.busyLanes.has(first.lane)) continue;
      this.busyAccounts.add(account);
      this.busyLanes.add(first.lane);
      const rest = (this.waiting.get(account) ?? []).slice(1);
      // Moves the account behind all others, which get their turn before its next file.
      this.waiting.delete(account);
      if (rest.length > 0) this.waiting.set(account, rest);
      first.begin();
    }
  }
}
