import { type Money, money } from '../../../kernel/money.js';
import { toAgencyIso } from '../../../kernel/time.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';

/** Rises when receivers must change their code; adding fields does not count. */
const PAYLOAD_VERSION = 1;

/** A reservation as it is sent to third parties, without personal data, which they can query with an access key. */
export interface ReservationPayload {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly kind: string;
  /** The stage of the rental; null before acceptance and after a cancellation. */
  readonly stage: string | null;
  /** ISO 8601 with the agency's offset. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly pickupPlace: string;
  readonly returnPlace: string;
  readonly vehicle: { readonly id: string; readonly name: string; readonly plateNumber: string };
  /** The id of a registered customer; null for others. */
  readonly customerId: string | null;
  /** Dh, as quoted at booking. */
  readonly quotedTotal: Money;
  /** Dh, agreed at acceptance; null before. The next two likewise. */
  readonly total: Money | null;
  readonly paid: Money | null;
  readonly balance: Money | null;
  /** Rises with every change: the higher one is the newer state. */
  readonly version: number;
}

/** Writes the payload: `data` is the reservation at the time of the event, null in a test. */
export function payloadText(
  event: { readonly id: string; readonly type: string; readonly createdAt: Date },
  reservation?: ReservationPayload,
): string {
  const { id, type, createdAt } = event;
  return JSON.stringify({
    id,
    type,
    version: PAYLOAD_VERSION,
    createdAt: toAgencyIso(createdAt),
    data: reservation ? { reservation } : {},
  });
}

/** Converts a reservation to the body that webhooks send. */
export function reservationPayload(
  reservation: Reservation,
  vehicle: Pick<Vehicle, 'id' | 'name' | 'plateNumber'>,
): ReservationPayload {
  const { id, number, status, kind, stage, startsAt, endsAt, pickupPlace, returnPlace, version } = reservation;
  return {
    id: String(id),
    number,
    status,
    kind,
    stage: stage ?? null,
    startsAt: toAgencyIso(startsAt),
    endsAt: toAgencyIso(endsAt),
    pickupPlace,
    returnPlace,
    vehicle: { id: String(vehicle.id), name: vehicle.name, plateNumber: vehicle.plateNumber },
    customerId: reservation.customer ? String(reservation.customer.id) : null,
    quotedTotal: money(reservation.quotedTotal),
    total: reservation.total == null ? null : money(reservation.total),
    paid: reservation.total == null ? null : money(reservation.advance ?? '0'),
    balance: reservation.balance,
    version,
  };
}
