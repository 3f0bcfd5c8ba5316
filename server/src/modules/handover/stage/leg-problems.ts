import { QueryOrder } from '@mikro-orm/core';
import { formatKm } from '../../../kernel/km.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { DAY_MS, toReadableTime } from '../../../kernel/time.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { Leg } from '../../booking/reservation/leg.entity.js';
import { lastKnownKm } from './stage-odometer.js';

/** A vehicle may leave at most this long before the rental's start; an earlier time is taken for a typing mistake. */
const MAX_EARLY_MS = DAY_MS;

/** Returns the problems of the time of a departure: it must be at most a day before the start, and before the end. */
export function departureProblems({ startsAt, endsAt }: Reservation, at: Date): FieldErrors {
  if (at >= endsAt) return { at: [`La location finit le ${toReadableTime(endsAt)}.`] };
  return at.getTime() < startsAt.getTime() - MAX_EARLY_MS
    ? { at: [`La location ne commence que le ${toReadableTime(startsAt)}.`] }
    : {};
}

/** Returns the problem that another rental has the vehicle, or had it at the time of the departure. */
export async function elsewhere(tx: Transaction, vehicleId: number, at?: Date): Promise<FieldErrors> {
  const [last] = await tx.em.find(
    Leg,
    { vehicle: vehicleId, $or: [{ endedAt: null }, ...(at ? [{ endedAt: { $gt: at } }] : [])] },
    { populate: ['reservation'], orderBy: { endedAt: QueryOrder.DESC_NULLS_FIRST }, limit: 1 },
  );
  if (!last) return {};
  const { number } = last.reservation.getEntity();
  return last.endedAt
    ? { at: [`Ce véhicule n'est rentré de la location ${number} que le ${toReadableTime(last.endedAt)}.`] }
    : { vehicleId: [`Ce véhicule n'est pas encore rentré de la location ${number}.`] };
}

/** Returns the problem that the vehicle of an ended leg has left again, so that its return cannot be undone. */
export async function leftSince(tx: Transaction, { id, vehicle, endedAt }: Leg): Promise<FieldErrors> {
  if (!endedAt) return {};
  const [next] = await tx.em.find(
    Leg,
    { vehicle: vehicle.id, id: { $ne: id }, startedAt: { $gte: endedAt } },
    { populate: ['reservation'], orderBy: { startedAt: 'asc' }, limit: 1 },
  );
  if (!next) return {};
  return {
    vehicleId: [`Ce véhicule est reparti entre-temps avec la location ${next.reservation.getEntity().number}.`],
  };
}

/** Returns the problem that an odometer reading is below the last known one. */
export async function kmProblem({ em }: Transaction, vehicleId: number, km: number): Promise<FieldErrors> {
  const [known] = await lastKnownKm(em, [vehicleId]);
  return known != null && km < known
    ? { km: [`Le kilométrage ne peut pas être inférieur au dernier connu : ${formatKm(known)}.`] }
    : {};
}
