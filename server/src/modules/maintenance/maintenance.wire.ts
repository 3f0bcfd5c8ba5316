import type { AlertLevel } from './maintenance.alert.js';
import { NATURE_NAMES } from './maintenance.natures.js';
import type { DueWork } from './maintenance.due.js';

/** The levels as the wire names them (spec/2-back-office §3). */
export const ALERT_NAMES: Readonly<Record<AlertLevel, string>> = { GOOD: 'good', BAD: 'bad', EXPIRED: 'expire' };

/** One line of the warning after the staff's login; `duree` in days, negative when overdue, 0 when only an odometer says so. */
export function dueMaintenanceToWire(due: DueWork) {
  return {
    nature_maintenance: NATURE_NAMES[due.nature],
    nom: due.vehicleName,
    immatriculation: due.plateNumber,
    duree: due.daysLeft ?? 0,
    alert: ALERT_NAMES[due.level],
    note: due.note,
  };
}
