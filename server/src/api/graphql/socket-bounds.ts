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

/** Counts the open sockets of each address. */
export class SocketCensus {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Tells whether one more may open. The machine itself is not limited, because a proxy on it connects for everybody. */
  hasRoom(address: string): boolean {
    return isLoopback(address) || (this.open.get(callerKey(address)) ?? 0) < this.most;
  }

  /** Counts one; returns a function that uncounts it. */
  enter(address: string): () => void {
    const key = callerKey(address);
    this.open.set(key, (this.open.get(key) ?? 0) + 1);
    return () => {
      const left = (this.open.get(key) ?? 1) - 1;
      if (left > 0) this.open.set(key, left);
      else this.open.delete(key);
    };
  }
}

function isLoopback(address: string): boolean {
  return address === '::1' || callerKey(address).startsWith('127.');
}
