import type { Cleanliness, DamageKind, DamageSize, DamageView, InspectionView } from './inspection.enums.js';

/** French name of each degree of cleanliness, for reports. */
export const CLEANLINESS_LABELS: Readonly<Record<Cleanliness, string>> = {
  CLEAN: 'Propre',
  ACCEPTABLE: 'Moyenne',
  DIRTY: 'Sale',
};

/** French name of each side of a vehicle, as it stands within a sentence, for reports. */
export const DAMAGE_VIEW_LABELS: Readonly<Record<DamageView, string>> = {
  FRONT: 'avant',
  REAR: 'arrière',
  LEFT: 'côté gauche',
  RIGHT: 'côté droit',
  TOP: 'dessus',
};

/** French name of each kind of damage, for reports. */
export const DAMAGE_KIND_LABELS: Readonly<Record<DamageKind, string>> = {
  SCRATCH: 'Rayure',
  DENT: 'Bosse',
  CHIP: 'Éclat',
  BROKEN: 'Bris',
  TEAR: 'Déchirure',
  STAIN: 'Tache',
  MISSING: 'Élément manquant',
};

/** French description of each size of a damage, for reports. */
export const DAMAGE_SIZE_LABELS: Readonly<Record<DamageSize, string>> = {
  SMALL: 'moins de 3 cm',
  MEDIUM: '3 à 10 cm',
  LARGE: 'plus de 10 cm',
};

/** French names of the views, in the order in which they are printed. Papers are never printed. */
export const VIEW_LABELS: Readonly<Partial<Record<InspectionView, string>>> = {
  FRONT: 'Avant',
  REAR: 'Arrière',
  LEFT: 'Côté gauche',
  RIGHT: 'Côté droit',
  WINDSCREEN: 'Pare-brise',
  INTERIOR: 'Intérieur',
  DASHBOARD: 'Tableau de bord',
  FUEL: 'Jauge de carburant',
  OTHER: 'Autre vue',
  DAMAGE: 'Dommage',
  REFUSAL: 'Refus de signer',
};
