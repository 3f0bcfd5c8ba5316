import type { Cleanliness, DamageKind, DamageSize, DamageView, InspectionView } from './inspection.enums.js';

export const CLEANLINESS_LABELS: Readonly<Record<Cleanliness, string>> = {
  CLEAN: 'Propre',
  ACCEPTABLE: 'Moyenne',
  DIRTY: 'Sale',
};

export const DAMAGE_VIEW_LABELS: Readonly<Record<DamageView, string>> = {
  FRONT: 'avant',
  REAR: 'arrière',
  LEFT: 'côté gauche',
  RIGHT: 'côté droit',
  TOP: 'dessus',
};

export const DAMAGE_KIND_LABELS: Readonly<Record<DamageKind, string>> = {
  SCRATCH: 'Rayure',
  DENT: 'Bosse',
  CHIP: 'Éclat',
  BROKEN: 'Bris',
  TEAR: 'Déchirure',
  STAIN: 'Tache',
  MISSING: 'Élément manquant',
};

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
