import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { parseNumber } from '../../../kernel/reservation-number.js';
import { Reservation, type ReservationTable } from './reservation.entity.js';
import { ReservationNotFoundError } from './reservation.errors.js';

/** Identifies a reservation by the number that people type, or by its id. */
export type NamedReservation = { readonly number: string } | { readonly id: number };

/** Returns the condition for a number or an id; undefined if the text is no reservation number. */
export function selectedBy(named: NamedReservation): { id: number } | { numberKey: string } | undefined {
  if ('id' in named) return { id: named.id };
  const numberKey = parseNumber(named.number);
  return numberKey ? { numberKey } : undefined;
}

/**
 * Reads a reservation and locks it until the transaction ends, so that concurrent changes run one after the other. The caller checks access
 * and version. Throws ReservationNotFoundError.
 */
export async function lockReservation({ em }: Transaction, named: NamedReservation): Promise<Reservation> {
  const where = selectedBy(named);
  const found =
    where && (await em.findOne(Reservation, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }));
  if (!found) throw new ReservationNotFoundError();
  return found;
}

/**
 * Locks reservations until the transaction ends, except those that another transaction has locked; returns the ids of the locked ones. For
 * repeated checks over many reservations, which could deadlock with other commands if they waited.
 */
export async function lockUnchanged({ em }: Transaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tablesOf<ReservationTable>(em)
    .selectFrom('reservation')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}
