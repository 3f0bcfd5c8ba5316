import { toReadableTime } from '../../../kernel/time.js';
import type { Occupation } from './occupation.service.js';

/** What stands in the way of a promise, said in French, for the caller's eyes. */
export function conflictSentence(vehicleName: string, conflict: Occupation | undefined, forStaff: boolean): string {
  if (!conflict) return `${vehicleName} vient d'être réservé sur cette période.`;
  const period = `du ${toReadableTime(conflict.startsAt)} au ${toReadableTime(conflict.endsAt)}`;
  if (conflict.maintenanceId !== undefined) return `${vehicleName} est en maintenance ${period}.`;
  return forStaff && conflict.reservationNumber
    ? `${vehicleName} est déjà loué ${period} (réservation ${conflict.reservationNumber}).`
    : `${vehicleName} est déjà réservé ${period}.`;
}
