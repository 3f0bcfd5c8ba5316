import { callerKey } from '../../platform/limits/caller-key.js';

/** What one socket, and all sockets of one address, may ask of an instance. RATE_LIMIT_FACTOR multiplies the rates and the sockets. */
export const SOCKET_BOUNDS = {
  /** Of what a client sends in one message. */
  frameBytes: 64 * 1024,
  /** Running at once on one socket. */
  subscriptions: 50,
  /** Queries, mutations and new subscriptions on one socket. */
  operationsPerMinute: 600,
  /** Of every kind, pings among them. */
  messagesPerMinute: 3_000,
  /** Open at once from one address, to each instance. */
  socketsPerAddress: 200,
  /** Not yet taken by a client that reads too slowly; larger than the largest answer. */
  unreadBytes: 8 * 1024 * 1024,
} as const;

const MINUTE_MS = 60_000;

/** So many in each minute, counted for one socket alone. */
export class MinuteRate {
  private count = 0;
  private endsAt = 0;

  constructor(private readonly most: number) {}

  /** Counts one; the ms to wait when that was one too many, else 0. */
  take(now = Date.now()): number {
    if (now >= this.endsAt) {
      this.count = 0;
      this.endsAt = now + MINUTE_MS;
    }
    this.count += 1;
    return this.count > this.most ? this.endsAt - now : 0;
  }
}

/** How many sockets each address has open. */
export class SocketCensus {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Whether one more may come. The machine itself is not bounded: what stands before the server there speaks for everybody. */
  hasRoom(address: string): boolean {
    return isLoopback(address) || (this.open.get(callerKey(address)) ?? 0) < this.most;
  }

  /** Counts one; returns how to count it off. */
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
