import { callerKey } from '../../platform/limits/caller-key.js';
import { MINUTE_MS } from '../../kernel/time.js';

/**
 * The limits of one socket, and of all sockets of one address, on an instance. RATE_LIMIT_FACTOR multiplies the rates and the number of
 * sockets.
 */
export const SOCKET_BOUNDS = {
  /** The size of one message from a client. */
  frameBytes: 64 * 1024,
  /** Subscriptions running at once on one socket. */
  subscriptions: 50,
  /** Queries, mutations and new subscriptions on one socket. */
  operationsPerMinute: 600,
  /** Messages of any kind, including pings. */
  messagesPerMinute: 3_000,
  /** Open at once from one address on one instance. */
  socketsPerAddress: 200,
  /** Of these, those of visitors, and those whose token is not known yet. */
  visitorsPerAddress: 20,
  /** A socket is closed after more operations than this were refused because its address has used up its CPU time (WorkBudget). */
  refusalsPerMinute: 60,
  /** Data that a slow client has not read yet; more than the largest answer. */
  unreadBytes: 8 * 1024 * 1024,
} as const;

/** Limits one socket to a number of events in each minute. */
export class MinuteRate {
  private count = 0;
  private endsAt = 0;

  constructor(private readonly most: number) {}

  /** Counts one; returns the ms to wait if that was one too many, else 0. */
  take(now = Date.now()): number {
    if (now >= this.endsAt) {
      this.count = 0;
      this.endsAt = now + MINUTE_MS;
    }
    this.count += 1;
    return this.count > this.most ? this.endsAt - now : 0;
  }
}

/** How many sockets one address may have open: in all, and of callers without a login. */
export interface SocketPlaces {
  readonly all: number;
  readonly visitors: number;
}

/** One open socket in the census. */
export interface CountedSocket {
  /** Says that the socket has a login, so that it leaves its place as a visitor's. */
  loggedIn(): void;
  leave(): void;
}

/** Counts the open sockets of each address. A socket is a visitor's until its token is known. */
export class SocketCensus {
  private readonly open = new Map<string, { all: number; visitors: number }>();

  constructor(private readonly most: SocketPlaces) {}

  /** Tells whether one more may open. The machine itself is not limited, because a proxy on it connects for everybody. */
  hasRoom(address: string): boolean {
    const { all = 0, visitors = 0 } = this.open.get(callerKey(address)) ?? {};
    return isThisMachine(address) || (all < this.most.all && visitors < this.most.visitors);
  }

  /** Counts one. Each function of the result counts once, however often it is called. */
  enter(address: string): CountedSocket {
    const key = callerKey(address);
    const counts = this.open.get(key) ?? { all: 0, visitors: 0 };
    this.open.set(key, counts);
    counts.all += 1;
    counts.visitors += 1;
    let [isVisitor, isOpen] = [true, true];
    const loggedIn = (): void => {
      if (isVisitor) counts.visitors -= 1;
      isVisitor = false;
    };
    return {
      loggedIn,
      leave: () => {
        if (!isOpen) return;
        isOpen = false;
        loggedIn();
        counts.all -= 1;
        if (counts.all === 0) this.open.delete(key);
      },
    };
  }
}

/** Proxies on this machine connect from here; its other addresses (127.0.0.2) count like everybody's. */
function isThisMachine(address: string): boolean {
  return address === '::1' || callerKey(address) === '127.0.0.1';
}
