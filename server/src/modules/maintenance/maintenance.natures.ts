import type { MaintenanceNature } from './maintenance.entity.js';

/** What each nature is about, as a sentence names it. */
export const NATURE_SUBJECTS: Readonly<Record<MaintenanceNature, string>> = {
  REGISTRATION_CARD: 'Carte grise',
  TECHNICAL_INSPECTION: 'Visite technique',
  OIL_CHANGE: 'Vidange',
  SERVICING: 'Révision',
  TIMING_BELT: 'Chaîne de distribution',
  TACHOGRAPH: 'Vérification du mouchard',
  FIRE_EXTINGUISHER: "Vérification de l'extincteur",
  AUTHORISATION_CARD: "Carte d'autorisation",
};
