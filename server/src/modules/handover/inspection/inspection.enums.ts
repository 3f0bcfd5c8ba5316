import { registerEnumType } from 'type-graphql';

/** The end of a leg at which a vehicle is inspected. */
export enum InspectionKind {
  DEPARTURE = 'DEPARTURE',
  RETURN = 'RETURN',
}

/** The progress of an inspection. VOID marks the inspection of a return that was recorded by mistake. */
export enum InspectionStatus {
  DRAFT = 'DRAFT',
  COMPLETED = 'COMPLETED',
  VOID = 'VOID',
}

export enum Cleanliness {
  CLEAN = 'CLEAN',
  ACCEPTABLE = 'ACCEPTABLE',
  DIRTY = 'DIRTY',
}

/** What a photo shows: a guided view of the vehicle, damage, a driver's papers, or a refusal to sign. */
export enum InspectionView {
  FRONT = 'FRONT',
  REAR = 'REAR',
  LEFT = 'LEFT',
  RIGHT = 'RIGHT',
  WINDSCREEN = 'WINDSCREEN',
  INTERIOR = 'INTERIOR',
  DASHBOARD = 'DASHBOARD',
  FUEL = 'FUEL',
  OTHER = 'OTHER',
  DAMAGE = 'DAMAGE',
  REFUSAL = 'REFUSAL',
  LICENCE_FRONT = 'LICENCE_FRONT',
  LICENCE_BACK = 'LICENCE_BACK',
  IDENTITY_FRONT = 'IDENTITY_FRONT',
  IDENTITY_BACK = 'IDENTITY_BACK',
}

/** Views of papers, which are erased after some days (docs/rules/rental-life.md#papers-of-the-driver). */
export const PAPER_VIEWS: readonly InspectionView[] = [
  InspectionView.LICENCE_FRONT,
  InspectionView.LICENCE_BACK,
  InspectionView.IDENTITY_FRONT,
  InspectionView.IDENTITY_BACK,
];

/** The sides of the vehicle in the drawing on which damage is marked. */
export enum DamageView {
  FRONT = 'FRONT',
  REAR = 'REAR',
  LEFT = 'LEFT',
  RIGHT = 'RIGHT',
  TOP = 'TOP',
}

export enum DamageKind {
  SCRATCH = 'SCRATCH',
  DENT = 'DENT',
  CHIP = 'CHIP',
  BROKEN = 'BROKEN',
  TEAR = 'TEAR',
  STAIN = 'STAIN',
  MISSING = 'MISSING',
}

export enum DamageSize {
  SMALL = 'SMALL',
  MEDIUM = 'MEDIUM',
  LARGE = 'LARGE',
}

export enum InspectedDriver {
  FIRST = 'FIRST',
  SECOND = 'SECOND',
}

/** What an inspection warns of. Warnings about the driver may stop a departure. */
export enum InspectionWarningCode {
  LICENCE_EXPIRED = 'LICENCE_EXPIRED',
  LICENCE_RECENT = 'LICENCE_RECENT',
  DRIVER_YOUNG = 'DRIVER_YOUNG',
  LICENCE_DIFFERS = 'LICENCE_DIFFERS',
  IDENTITY_DIFFERS = 'IDENTITY_DIFFERS',
  DRIVER_UNCHECKED = 'DRIVER_UNCHECKED',
  SECOND_DRIVER_UNCHECKED = 'SECOND_DRIVER_UNCHECKED',
  KM_DIFFERS = 'KM_DIFFERS',
  CONTRACT_SIGNED = 'CONTRACT_SIGNED',
}

registerEnumType(InspectionKind, {
  name: 'InspectionKind',
  description: 'At which end of a leg a vehicle is looked at.',
  valuesConfig: { DEPARTURE: { description: 'Départ.' }, RETURN: { description: 'Retour.' } },
});
registerEnumType(InspectionStatus, {
  name: 'InspectionStatus',
  description: 'How far an inspection is.',
  valuesConfig: {
    DRAFT: { description: 'Begun; it may still be changed.' },
    COMPLETED: { description: 'Completed; it is never changed.' },
    VOID: { description: 'Completed for a return that was recorded by mistake.' },
  },
});
registerEnumType(Cleanliness, {
  name: 'Cleanliness',
  description: 'How clean a vehicle is.',
  valuesConfig: {
    CLEAN: { description: 'Propre.' },
    ACCEPTABLE: { description: 'Moyenne.' },
    DIRTY: { description: 'Sale.' },
  },
});
registerEnumType(InspectionView, {
  name: 'InspectionView',
  description:
    'What a photo shows. FRONT to FUEL are the eight guided views; LICENCE_FRONT to IDENTITY_BACK are papers of the driver, kept for a time only.',
});
registerEnumType(DamageView, { name: 'DamageView', description: 'A side from which the vehicle is drawn.' });
registerEnumType(DamageKind, {
  name: 'DamageKind',
  description: 'What kind of damage it is.',
  valuesConfig: {
    SCRATCH: { description: 'Rayure.' },
    DENT: { description: 'Bosse.' },
    CHIP: { description: 'Éclat.' },
    BROKEN: { description: 'Bris.' },
    TEAR: { description: 'Déchirure.' },
    STAIN: { description: 'Tache.' },
    MISSING: { description: 'Élément manquant.' },
  },
});
registerEnumType(DamageSize, {
  name: 'DamageSize',
  description: 'How large damage is.',
  valuesConfig: {
    SMALL: { description: 'Below 3 cm.' },
    MEDIUM: { description: '3 to 10 cm.' },
    LARGE: { description: 'Above 10 cm.' },
  },
});
registerEnumType(InspectedDriver, { name: 'InspectedDriver', description: 'Whose papers were looked at.' });
registerEnumType(InspectionWarningCode, {
  name: 'InspectionWarningCode',
  description:
    'What an inspection warns of. LICENCE_EXPIRED, LICENCE_RECENT, DRIVER_YOUNG, DRIVER_UNCHECKED and SECOND_DRIVER_UNCHECKED stop a departure if the agency chose so. CONTRACT_SIGNED: the contract was signed without papers that were read since.',
});
