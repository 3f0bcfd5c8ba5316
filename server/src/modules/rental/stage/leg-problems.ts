import { formatKm } from '../../../kernel/km.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { DAY_MS, toReadableTime } from '../../../kernel/time.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { Leg } from './leg.entity.js';
import { lastKnownKm } from './stage-odometer.js';

/** A vehicle leaves a day before its rental starts at the earliest; what is earlier is a day chosen wrong. */
const MAX_EARLY_MS = DAY_MS;

/** Returns what keeps a rental from leaving at a moment, by field: at most a day early, and before its end. */
export function departureProblems({ startsAt, endsAt }: Reservation, at: Date): FieldErrors {
  if (at >= endsAt) return { at: [`La location finit le ${toReadableTime(endsAt)}.`] };
  return at.getTime() < startsAt.getTime() - MAX_EARLY_MS
    ? { at: [`La location ne commence que le ${toReadableTime(startsAt)}.`] }
    : {};
}

/** Returns the problem that somebody else still has the vehicle, or had it at the moment at which it is said to have left. */
export async function elsewhere(tx: Transaction, vehicleId: number, at?: Date): Promise<FieldErrors> {
  const open = await tx.em.findOne(Leg, { vehicle: vehicleId, endedAt: null }, { populate: ['reservation'] });
  if (open)
    return {
      vehicleId: [`Ce véhicule n'est pas encore rentré de la location ${open.reservation.getEntity().number}.`],
    };
  if (!at) return {};
  const [before] = await tx.em.find(
    Leg,
    { vehicle: vehicleId, endedAt: { $gt: at } },
    { populate: ['reservation'], orderBy: { endedAt: 'desc' }, limit: 1 },
  );
  if (!before?.endedAt) return {};
  const { number } = before.reservation.getEntity();
  return { at: [`Ce véhicule n'est rentré de la location ${number} que le ${toReadableTime(before.endedAt)}.`] };
}

/** Returns the problem that the vehicle of an ended leg left again since: its return cannot have been recorded by mistake. */
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

/** Returns the problem that a reading in km is below the last known of the vehicle. */
export async function kmProblem({ em }: Transaction, vehicleId: number, km: number): Promise<FieldErrors> {
  const [known] = await lastKnownKm(em, [vehicleId]);
  return known != null && km < known
    ? { km: [`Le kilométrage ne peut pas être inférieur au dernier connu : ${formatKm(known)}.`] }
    : {};
}
