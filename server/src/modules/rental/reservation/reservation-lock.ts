import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../../platform/database/transaction.js';
import { parseNumber } from '../../../kernel/reservation-number.js';
import { Reservation } from './reservation.entity.js';
import { ReservationNotFoundError } from './reservation.errors.js';

/** How a command names its reservation: by the number that people type, or by the id that another record holds. */
export type NamedReservation = { readonly number: string } | { readonly id: number };

/** Gives what a number or an id selects; undefined for a text that can be no number. */
export function selectedBy(named: NamedReservation): { id: number } | { numberKey: string } | undefined {
  if ('id' in named) return { id: named.id };
  const numberKey = parseNumber(named.number);
  return numberKey ? { numberKey } : undefined;
}

/**
 * Gives a reservation as it is now, locked until the transaction ends, so that rivals change it one after the other. Whether the
 * caller may know of it and which version they saw is for the caller to check. Throws ReservationNotFoundError.
 */
export async function lockReservation({ em }: Transaction, named: NamedReservation): Promise<Reservation> {
  const where = selectedBy(named);
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const found = where ? await em.findOne(Reservation, where, options) : null;
  if (!found) throw new ReservationNotFoundError();
  return found;
}
