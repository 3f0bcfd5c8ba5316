import type { ReservationKind } from '../../platform/graphql/types.generated';
import { emptyReservation, type ReservationDraft } from '../../domain/reservation/draft';
import { session } from '../../platform/session/session';
import { recentRequests } from '../../platform/device/recentRequests';

/** A created reservation with its input. */
export interface Receipt {
  number: string;
  vehicleId: string;
  values: ReservationDraft;
  /** The quoted price; undefined in drafts of earlier releases. */
  quote?: { days: number; payable: string };
}

/** What is stored of one kind of reservation form. */
interface StoredDraft {
  /** The person who typed it; null for a visitor, whose draft stays when they log in. */
  owner?: string | null;
  values: ReservationDraft;
  /** The address at which the form was opened. */
  openedBy?: string;
  /** The number of the created reservation until its popup is closed, because a reload must not lose it. */
  receipt?: Receipt;
  /** The last sent request, and its idempotency key. */
  attempt?: { request: string; key: string };
}

const storageKey = (kind: ReservationKind): string => `reservation-draft:${kind}`;

const read = (kind: ReservationKind): Partial<StoredDraft> => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? '{}') as Partial<StoredDraft>;
    return stored.owner && stored.owner !== session.owner() ? {} : stored;
  } catch {
    return {};
  }
};

const write = (kind: ReservationKind, part: Partial<StoredDraft>): void => {
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify({ ...read(kind), ...part, owner: session.owner() }));
  } catch {
    // If the storage is full or forbidden, only the draft is lost, never the reservation.
  }
};

/**
 * The unsent input of the reservation forms, one draft for each kind of form, so that a reload, a login or an error loses nothing. Drafts are
 * in the session storage of the tab, because they contain data of identity papers and computers are shared; nobody but their owner sees them.
 */
export const reservationDraft = {
  load: (kind: ReservationKind): ReservationDraft => {
    const empty = emptyReservation();
    const stored: Partial<ReservationDraft> = read(kind).values ?? {};
    return {
      ...empty,
      ...stored,
      driver: { ...empty.driver, ...stored.driver },
      secondDriver: { ...empty.secondDriver, ...stored.secondDriver },
      period: { ...empty.period, ...stored.period },
    };
  },
  /** Returns the address by which the draft's form was opened. Another address is a new search. */
  openedBy: (kind: ReservationKind): string | undefined => read(kind).openedBy,
  save: (kind: ReservationKind, values: ReservationDraft, openedBy: string): void => write(kind, { values, openedBy }),
  /** Returns the reservation that was created here and whose popup was not closed yet. */
  receipt: (kind: ReservationKind): Receipt | null => read(kind).receipt ?? null,
  /** Replaces the draft by the created reservation. */
  sent: (kind: ReservationKind, receipt: Receipt): void => {
    reservationDraft.clear(kind);
    write(kind, { receipt });
  },
  /** Returns the key of a request: the same for the same request, also after a reload; a changed request gets another one. */
  keyFor: (kind: ReservationKind, request: string): string => {
    const { attempt } = read(kind);
    if (attempt?.request === request) return attempt.key;
    const key = recentRequests.keyFor(request);
    write(kind, { attempt: { request, key } });
    return key;
  },
  clear: (kind: ReservationKind): void => sessionStorage.removeItem(storageKey(kind)),
};
