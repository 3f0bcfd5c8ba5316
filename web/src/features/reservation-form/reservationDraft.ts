import type { ReservationKind } from '../../platform/graphql/types.generated';
import { emptyReservation, type ReservationDraft } from '../../domain/reservation/draft';
import { recentRequests } from '../../platform/device/recentRequests';

/** A reservation that was made, and what was asked for. */
export interface Receipt {
  number: string;
  vehicleId: string;
  values: ReservationDraft;
  /** The quoted price; undefined in drafts of earlier releases. */
  quote?: { days: number; payable: string };
}

/**
 * What was typed is kept in this tab until it is sent: a reload, a login or a failure loses nothing. The tab's own
 * storage, because it holds people's identity papers and machines are shared.
 */
interface StoredDraft {
  values: ReservationDraft;
  /** The address by which the form was opened. */
  openedBy?: string;
  /** The number of what was sent, until its popup is closed: a reload must not lose it. */
  receipt?: Receipt;
  /** The request that was tried last, and the key it was sent with. */
  attempt?: { request: string; key: string };
}

const storageKey = (kind: ReservationKind): string => `reservation-draft:${kind}`;

const read = (kind: ReservationKind): Partial<StoredDraft> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? '{}') as Partial<StoredDraft>;
  } catch {
    return {};
  }
};

const write = (kind: ReservationKind, part: Partial<StoredDraft>): void => {
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify({ ...read(kind), ...part }));
  } catch {
    // A full or forbidden storage costs the draft, never the reservation.
  }
};

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
  /** What was sent from here and not yet read by the one who sent it. */
  receipt: (kind: ReservationKind): Receipt | null => read(kind).receipt ?? null,
  /** The draft became a reservation. */
  sent: (kind: ReservationKind, receipt: Receipt): void => {
    reservationDraft.clear(kind);
    write(kind, { receipt });
  },
  /** The same request gets the same key, also after a reload; a changed request is another one. */
  keyFor: (kind: ReservationKind, request: string): string => {
    const { attempt } = read(kind);
    if (attempt?.request === request) return attempt.key;
    const key = recentRequests.keyFor(request);
    write(kind, { attempt: { request, key } });
    return key;
  },
  clear: (kind: ReservationKind): void => sessionStorage.removeItem(storageKey(kind)),
};
