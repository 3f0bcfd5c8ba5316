import type { RecordOf } from '../../../platform/database/records.js';
import { noteSecurityEvent } from '../../../kernel/acting.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import type { Reservation } from './reservation.entity.js';
import { ReservationNotFoundError } from './reservation.errors.js';
import { parseNumber } from '../../../kernel/reservation-number.js';
import { RentalStage } from './rental-stage.js';
import { ReservationStatus, TRANSITIONS } from './reservation-status.js';
import type { ReservationChange } from './reservation.events.js';

function owns(actor: Actor, reservation: RecordOf<Reservation>): boolean {
  return actor.kind === 'customer' && reservation.customer?.id === actor.id;
}

/** Tells whether the caller may read names, contact and identity: the owner and the staff. */
export function canRead(actor: Actor, reservation: RecordOf<Reservation>): boolean {
  return isStaff(actor) || owns(actor, reservation);
}

/** Throws ReservationNotFoundError if the caller may not read the reservation; writes to the security log if they are logged in. */
export function assertReadable(actor: Actor, reservation: RecordOf<Reservation>): void {
  if (canRead(actor, reservation)) return;
  if (actor.kind !== 'visitor')
    noteSecurityEvent('access.refused', { subject: `reservation:${reservation.id}`, reason: 'foreign-record' });
  throw new ReservationNotFoundError();
}

/** Tells whether the caller may move the reservation to a state now. */
export function canMove(actor: Actor, reservation: RecordOf<Reservation>, to: ReservationStatus): boolean {
  const movers = TRANSITIONS[reservation.status][to] ?? [];
  return (isStaff(actor) && movers.includes('staff')) || (owns(actor, reservation) && movers.includes('owner'));
}

/**
 * Tells whether anybody with the number can sign the contract: from acceptance until the rental starts, or the vehicle leaves before
 * (docs/rules/reservations.md#signing-the-contract).
 */
export function signatureOpen(reservation: RecordOf<Reservation>, now = new Date()): boolean {
  return isPlanned(reservation) && reservation.startsAt > now;
}

function isPlanned({ status, stage }: RecordOf<Reservation>): boolean {
  return status === ReservationStatus.ACCEPTED && stage === RentalStage.PLANNED;
}

/**
 * Tells whether this caller can sign the contract: anybody as long as it is open, the staff and the owner until the vehicle leaves. Without
 * that a walk-in, whose rental starts at once, could never sign (docs/rules/reservations.md#signing-the-contract).
 */
export function maySign(actor: Actor, reservation: RecordOf<Reservation>, now = new Date()): boolean {
  return signatureOpen(reservation, now) || (isPlanned(reservation) && canRead(actor, reservation));
}

/**
 * Tells whether this caller can give a signature that is missing although the vehicle has left: the staff, on the spot. One that was given is
 * not replaced any more (docs/rules/reservations.md#signing-the-contract).
 */
export function mayCompleteSignature(actor: Actor, { status, stage }: RecordOf<Reservation>): boolean {
  return isStaff(actor) && status === ReservationStatus.ACCEPTED && stage === RentalStage.OUT;
}

/** Tells whether a subscriber receives a change: staff receive all, customers their own, and only that of one number if they named one. */
export function followsChange(actor: Actor, change: ReservationChange, number: string | null | undefined): boolean {
  if (number != null && change.numberKey !== parseNumber(number)) return false;
  return isStaff(actor) || (actor.kind === 'customer' && change.customerId === actor.id);
}
