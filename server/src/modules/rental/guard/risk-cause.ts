import { registerEnumType } from 'type-graphql';

/** What may keep the vehicle of a rental to come from being there at its start (docs/rules/rental-life.md#at-risk). */
export enum RiskCause {
  LATE = 'LATE',
  WORK = 'WORK',
  DAMAGE = 'DAMAGE',
}

registerEnumType(RiskCause, {
  name: 'RiskCause',
  description: 'Why the vehicle of a rental to come may not be there at its start.',
  valuesConfig: {
    LATE: { description: 'Another customer still has it and should have brought it back.' },
    WORK: { description: 'A maintenance keeps it.' },
    DAMAGE: { description: 'It has damage that keeps it from leaving.' },
  },
});

/** What endangers a rental: one of the three is there. */
export interface Danger {
  readonly lateId: number | null;
  readonly maintenanceId: number | null;
  readonly damageId: number | null;
}

/** Tells of what kind a danger is. */
export function causeOf({ lateId, maintenanceId }: Danger): RiskCause {
  if (lateId !== null) return RiskCause.LATE;
  return maintenanceId === null ? RiskCause.DAMAGE : RiskCause.WORK;
}

/** Why a rental got another vehicle, as its amendment says it to the customer. */
export const REHOUSED_BECAUSE: Readonly<Record<RiskCause, string>> = {
  LATE: 'Le véhicule prévu n’est pas rentré',
  WORK: 'Le véhicule prévu est à l’atelier',
  DAMAGE: 'Le véhicule prévu est endommagé',
};
