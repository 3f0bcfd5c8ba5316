import { toReadableTime } from '../../../kernel/time.js';
import type { Conflict } from './occupation.service.js';

/** Says that a vehicle cannot leave, for a visitor's eyes. */
export function immobilisedSentence(vehicleName: string): string {
  return `${vehicleName} est immobilisé et ne peut pas être réservé sur cette période.`;
}

/** What stands in the way of a promise, said in French, for the caller's eyes. */
export function conflictSentence(vehicleName: string, conflict: Conflict | undefined, forStaff: boolean): string {
  if (!conflict) return `${vehicleName} vient d'être réservé sur cette période.`;
  const { startsAt, endsAt, maintenanceId, reservationNumber, clash, readyAt, backBy } = conflict;
  const period = `du ${toReadableTime(startsAt)} au ${toReadableTime(endsAt)}`;
  if (maintenanceId !== undefined) return `${vehicleName} est en maintenance ${period}.`;
  const taken =
    forStaff && reservationNumber
      ? `${vehicleName} est déjà loué ${period} (réservation ${reservationNumber})`
      : `${vehicleName} est déjà réservé ${period}`;
  // What stands too close says from when, or until when, the vehicle could be had.
  if (clash === 'READY_TOO_LATE')
    return `${taken}, puis en préparation : il peut partir à partir du ${toReadableTime(readyAt)}.`;
  if (clash === 'BACK_TOO_LATE')
    return `${taken} : pour être préparé avant, il doit être rendu au plus tard le ${toReadableTime(backBy)}.`;
  return `${taken}.`;
}
