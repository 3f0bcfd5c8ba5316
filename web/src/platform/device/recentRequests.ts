import { hashOf } from './hash';
import { randomId } from './randomId';
import { session } from '../session/session';
import { deviceNow } from '../clock/deviceClock';

/** A request that was sent: its idempotency key, and when it was sent. */
interface RecentRequest {
  key: string;
  /** Milliseconds since the epoch. */
  at: number;
}

const storageKey = 'recent-reservations';
/** Milliseconds after which the same request counts as a new one. */
const remembered = 5 * 60_000;

const read = (): Record<string, RecentRequest> => {
  try {
    const all = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, RecentRequest>;
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => deviceNow() - at < remembered));
  } catch {
    return {};
  }
};

/**
 * Remembers for five minutes the requests for reservations that this browser sent, by a hash of their contents. Another tab, or the same
 * form filled again after going back, then sends the same request with the same idempotency key, so that nothing is booked twice.
 */
export const recentRequests = {
  /** Returns the key for a request; another person's login makes it another request. */
  keyFor: (request: string): string => {
    const all = read();
    const hash = hashOf(`${session.get()?.token ?? ''}\n${request}`);
    const key = all[hash]?.key ?? randomId();
    try {
      localStorage.setItem(storageKey, JSON.stringify({ ...all, [hash]: { key, at: deviceNow() } }));
    } catch {
      // Without storage only this tab remembers.
    }
    return key;
  },
  /** After a cancellation the same request counts as a new one. */
  forget: (): void => localStorage.removeItem(storageKey),
};
