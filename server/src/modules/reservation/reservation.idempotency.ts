import { createHash } from 'node:crypto';
import type { Actor } from '../../shared/actor.js';
import { parseId } from '../../shared/ids.js';
import type { Reservation } from './reservation.entity.js';
import type { CreateReservationInput } from './reservation.input.js';

/** A caller's key as stored: what one caller chose never meets another's. */
export function idempotencyHash(actor: Actor, key: string): string {
  return sha256(`${ownerOf(actor)}\n${key}`);
}

function ownerOf(actor: Actor): string {
  if (actor.kind === 'visitor') return 'visitor';
  return `${actor.kind}:${actor.kind === 'key' ? actor.keyId : actor.id}`;
}

/** What came with a key, so that a key used for something else is noticed instead of answered with a stranger's number. */
export function requestHash(input: CreateReservationInput): string {
  const { kind, vehicleId, period, pickupPlace, returnPlace, driver } = input;
  const { lastName, firstName, phone, email } = driver;
  return sha256(
    JSON.stringify([
      kind,
      parseId(vehicleId) ?? null,
      period.startsAt,
      period.endsAt,
      pickupPlace,
      returnPlace,
      lastName,
      firstName,
      phone,
      email,
    ]),
  );
}

export function sameRequest(reservation: Reservation, input: CreateReservationInput): boolean {
  return reservation.requestHash === requestHash(input);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
