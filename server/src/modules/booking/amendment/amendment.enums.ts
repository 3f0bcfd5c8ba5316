import { registerEnumType } from 'type-graphql';

/** The kind of change that an amendment records. */
export enum AmendmentKind {
  EXTENSION = 'EXTENSION',
  SHORTENING = 'SHORTENING',
  EARLY_RETURN = 'EARLY_RETURN',
  SWAP = 'SWAP',
  REHOUSING = 'REHOUSING',
  EDIT = 'EDIT',
}

/** French name of each kind, for documents and screens. */
export const AMENDMENT_LABELS = {
  EXTENSION: 'Prolongation',
  SHORTENING: 'Raccourcissement',
  EARLY_RETURN: 'Retour anticipé',
  SWAP: 'Changement de véhicule',
  REHOUSING: 'Changement de véhicule',
  EDIT: 'Modification',
} as const satisfies Record<AmendmentKind, string>;

/** How the total of a changed rental is computed (docs/rules/rental-life.md#price-of-a-change). */
export enum ChangePricing {
  TIERS = 'TIERS',
  DAILY = 'DAILY',
  AGREED = 'AGREED',
  UNCHANGED = 'UNCHANGED',
}

registerEnumType(AmendmentKind, {
  name: 'AmendmentKind',
  description: 'What an amendment of a contract is about.',
  valuesConfig: {
    EXTENSION: { description: 'Prolongation: the rental ends later.' },
    SHORTENING: { description: 'Raccourcissement: it ends earlier than promised.' },
    EARLY_RETURN: { description: 'Retour anticipé: the vehicle came back before the promised end.' },
    SWAP: { description: 'Changement de véhicule: it goes on in another vehicle.' },
    REHOUSING: { description: 'Changement de véhicule: another rental was extended over its vehicle.' },
    EDIT: { description: 'Modification: the staff edited dates, places, vehicle or total.' },
  },
});
registerEnumType(ChangePricing, {
  name: 'ChangePricing',
  description: 'How the new total of a changed rental comes about.',
  valuesConfig: {
    TIERS: { description: "The whole length by the vehicle's tiers; what was agreed beside the price stays." },
    DAILY: { description: 'So many days more or less at an agreed price a day.' },
    AGREED: { description: 'An agreed sum more or less.' },
    UNCHANGED: { description: 'The total stays.' },
  },
});
