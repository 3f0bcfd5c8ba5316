import { toReadableTime } from '../../../kernel/time.js';
import type { Conflict } from './occupation-conflicts.js';

/** Why a vehicle that nobody booked cannot be offered: its last customer is late with it, or damage immobilises it. */
export type VehicleRisk = 'LATE' | 'DAMAGE';

/** Returns the French sentence that a vehicle is not available because of damage or of its last customer, for visitors. */
export function riskSentence(vehicleName: string, by: VehicleRisk): string {
  const state = by === 'LATE' ? "n'est pas encore rentré" : 'est immobilisé';
  return `${vehicleName} ${state} et ne peut pas être réservé sur cette période.`;
}

/** Returns the French sentence on what occupies a vehicle; it names the reservation only to the staff. */
export function conflictSentence(vehicleName: string, conflict: Conflict | undefined, forStaff: boolean): string {
  if (!conflict) return `${vehicleName} vient d'être réservé sur cette période.`;
  const { startsAt, endsAt, maintenanceId, reservationNumber, clash, readyAt, backBy } = conflict;
  const period = `du ${toReadableTime(startsAt)} au ${toReadableTime(endsAt)}`;
  if (maintenanceId !== undefined) return `${vehicleName} est en maintenance ${period}.`;
  const taken =
    forStaff && reservationNumber
      ? `${vehicleName} est déjà loué ${period} (réservation ${reservationNumber})`
      : `${vehicleName} est déjà réservé ${period}`;
  // If only the preparation is too short, the sentence says from when or until when the vehicle is free.
  if (clash === 'READY_TOO_LATE')
    return `${taken}, puis en préparation : il peut partir à partir du ${toReadableTime(readyAt)}.`;
  if (clash === 'BACK_TOO_LATE')
    return `${taken} : pour être préparé avant, il doit être rendu au plus tard le ${toReadableTime(backBy)}.`;
  return `${taken}.`;
}
