import { createHash } from 'node:crypto';
import type { Actor } from '../../../kernel/actor.js';
import type { Reservation } from './reservation.entity.js';
import type { NewBooking, NewReservation } from './reservation.commands.js';

/** Hashes an idempotency key together with its caller, so that equal keys of two callers differ. */
export function idempotencyHash(actor: Actor, key: string): string {
  return sha256(`${ownerOf(actor)}\n${key}`);
}

function ownerOf(actor: Actor): string {
  if (actor.kind === 'visitor') return 'visitor';
  return `${actor.kind}:${actor.kind === 'key' ? actor.keyId : actor.id}`;
}

/** Hashes the whole input of a request, so that a key that is reused for other input is refused. An absent field equals null. */
export function requestHash(input: NewReservation | NewBooking): string {
  const customerId = 'customerId' in input && input.customerId !== null ? String(input.customerId) : undefined;
  const contents = { ...input, customerId, idempotencyKey: undefined };
  return sha256(JSON.stringify(contents, (_name, value: unknown) => (isRecord(value) ? inOrder(value) : value)));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function inOrder(record: Readonly<Record<string, unknown>>): object {
  const given = Object.entries(record).filter(([, value]) => value != null);
  return Object.fromEntries(given.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Tells whether an input has the same content as the request that made a reservation, ignoring the idempotency key. */
export function sameRequest(reservation: Reservation, input: NewReservation | NewBooking): boolean {
  return reservation.requestHash === requestHash(input);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
