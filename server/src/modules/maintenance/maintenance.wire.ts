import type { AlertLevel } from './maintenance.alert.js';
import type { MaintenanceNature } from './maintenance.entity.js';
import type { DueMaintenance } from './maintenance.service.js';

/** The natures as the wire and the screens name them (spec/2-back-office §9). */
const NATURE_NAMES: Readonly<Record<MaintenanceNature, string>> = {
  REGISTRATION_CARD: 'Nouveau Carte Grise',
  TECHNICAL_INSPECTION: 'Nouveau Visite technique',
  OIL_CHANGE: 'Nouveau Vidange',
  SERVICING: 'Nouveau Entretiens',
  TIMING_BELT: 'Nouveau Chaine',
  TACHOGRAPH: 'Nouveau Mouchar',
  FIRE_EXTINGUISHER: 'Nouveau Extincteur de feu',
  AUTHORISATION_CARD: "Nouveau Carte d'authorisation",
};

const ALERT_NAMES: Readonly<Record<AlertLevel, string>> = { GOOD: 'good', BAD: 'bad', EXPIRED: 'expire' };

/** One line of the warning after the staff's login; `duree` in days, negative when overdue, 0 when only an odometer says so. */
export function dueMaintenanceToWire(due: DueMaintenance) {
  return {
    nature_maintenance: NATURE_NAMES[due.nature],
    nom: due.vehicleName,
    immatriculation: due.plateNumber,
    duree: due.daysLeft ?? 0,
    alert: ALERT_NAMES[due.level],
    note: due.note,
  };
}
