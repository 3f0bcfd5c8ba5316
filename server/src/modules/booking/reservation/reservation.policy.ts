import { noteSecurityEvent } from '../../../kernel/acting.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import type { Reservation } from './reservation.entity.js';
import { ReservationNotFoundError } from './reservation.errors.js';
import { parseNumber } from '../../../kernel/reservation-number.js';
import { RentalStage } from './rental-stage.js';
import { ReservationStatus, TRANSITIONS } from './reservation-status.js';
import type { ReservationChange } from './reservation.events.js';

/** Whose a reservation is. */
type Owned = Pick<Reservation, 'customerId'>;

/** How far a reservation is. */
type Progress = Pick<Reservation, 'status' | 'stage'>;

function owns(actor: Actor, { customerId }: Owned): boolean {
  return actor.kind === 'customer' && customerId === actor.id;
}

/** Tells whether the caller may read names, contact and identity: the owner and the staff. */
export function canRead(actor: Actor, reservation: Owned): boolean {
  return isStaff(actor) || owns(actor, reservation);
}

/** Throws ReservationNotFoundError if the caller may not read the reservation; writes to the security log if they are logged in. */
export function assertReadable(actor: Actor, reservation: Owned & Pick<Reservation, 'id'>): void {
  if (canRead(actor, reservation)) return;
  if (actor.kind !== 'visitor')
    noteSecurityEvent('access.refused', { subject: `reservation:${reservation.id}`, reason: 'foreign-record' });
  throw new ReservationNotFoundError();
}

/** Tells whether the caller may move the reservation to a state now. */
export function canMove(
  actor: Actor,
  reservation: Owned & Pick<Reservation, 'status'>,
  to: ReservationStatus,
): boolean {
  const movers = TRANSITIONS[reservation.status][to] ?? [];
  return (isStaff(actor) && movers.includes('staff')) || (owns(actor, reservation) && movers.includes('owner'));
}

/**
 * Tells whether anybody with the number can sign the contract: from acceptance until the rental starts, or the vehicle leaves before
 * (docs/rules/reservations.md#signing-the-contract).
 */
export function signatureOpen(reservation: Progress & Pick<Reservation, 'startsAt'>, now = new Date()): boolean {
  return isPlanned(reservation) && reservation.startsAt > now;
}

function isPlanned({ status, stage }: Progress): boolean {
  return status === ReservationStatus.ACCEPTED && stage === RentalStage.PLANNED;
}

/**
 * Tells whether this caller can sign the contract: anybody as long as it is open, the staff and the owner until the vehicle leaves. Without
 * that a walk-in, whose rental starts at once, could never sign (docs/rules/reservations.md#signing-the-contract).
 */
export function maySign(
  actor: Actor,
  reservation: Owned & Progress & Pick<Reservation, 'startsAt'>,
  now = new Date(),
): boolean {
  return signatureOpen(reservation, now) || (isPlanned(reservation) && canRead(actor, reservation));
}

/**
 * Tells whether this caller can give a signature that is missing although the vehicle has left: the staff, on the spot. One that was given is
 * not replaced any more (docs/rules/reservations.md#signing-the-contract).
 */
export function mayCompleteSignature(actor: Actor, { status, stage }: Progress): boolean {
  return isStaff(actor) && status === ReservationStatus.ACCEPTED && stage === RentalStage.OUT;
}

/** Tells whether a subscriber receives a change: staff receive all, customers their own, and only that of one number if they named one. */
export function followsChange(actor: Actor, change: ReservationChange, number: string | null | undefined): boolean {
  if (number != null && change.numberKey !== parseNumber(number)) return false;
  return isStaff(actor) || (actor.kind === 'customer' && change.customerId === actor.id);
}
