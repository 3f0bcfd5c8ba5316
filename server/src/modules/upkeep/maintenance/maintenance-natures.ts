import { searchForm } from '../../../kernel/search-form.js';
import { MaintenanceNature } from './maintenance.entity.js';

/** The subject of each nature, as sentences name it. */
export const NATURE_SUBJECTS: Readonly<Record<MaintenanceNature, string>> = {
  REGISTRATION_CARD: 'Carte grise',
  TECHNICAL_INSPECTION: 'Visite technique',
  OIL_CHANGE: 'Vidange',
  SERVICING: 'Révision',
  TIMING_BELT: 'Chaîne de distribution',
  TACHOGRAPH: 'Vérification du mouchard',
  FIRE_EXTINGUISHER: 'Vérification de l’extincteur',
  AUTHORISATION_CARD: "Carte d'autorisation",
};

/** The natures as REST calls and screens name them. */
export const NATURE_NAMES = {
  REGISTRATION_CARD: 'Nouveau Carte Grise',
  TECHNICAL_INSPECTION: 'Nouveau Visite technique',
  OIL_CHANGE: 'Nouveau Vidange',
  SERVICING: 'Nouveau Entretiens',
  TIMING_BELT: 'Nouveau Chaine',
  TACHOGRAPH: 'Nouveau Mouchar',
  FIRE_EXTINGUISHER: 'Nouveau Extincteur de feu',
  AUTHORISATION_CARD: "Nouveau Carte d'authorisation",
} as const satisfies Record<MaintenanceNature, string>;

const NATURES = Object.values(MaintenanceNature);

/** Returns the nature with this name, ignoring case; undefined for any other text. */
export function natureNamed(name: unknown): MaintenanceNature | undefined {
  const wanted = typeof name === 'string' ? searchForm(name).trim() : '';
  return NATURES.find((nature) => searchForm(NATURE_NAMES[nature]) === wanted);
}

/** Returns the natures whose name contains the text, ignoring case and accents. */
export function naturesContaining(text: string): MaintenanceNature[] {
  const wanted = searchForm(text).trim();
  return NATURES.filter((nature) => searchForm(NATURE_NAMES[nature]).includes(wanted));
}
