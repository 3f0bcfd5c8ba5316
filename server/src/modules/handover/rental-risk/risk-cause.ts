import { registerEnumType } from 'type-graphql';

/** Why the vehicle of a planned rental may be missing at its start (docs/rules/rental-life.md#at-risk). */
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

/** What endangers a rental. Exactly one of the three ids is set. */
export interface Danger {
  readonly lateId: number | null;
  readonly maintenanceId: number | null;
  readonly damageId: number | null;
}

/** Returns the cause of a danger. */
export function causeOf({ lateId, maintenanceId }: Danger): RiskCause {
  if (lateId !== null) return RiskCause.LATE;
  return maintenanceId === null ? RiskCause.DAMAGE : RiskCause.WORK;
}

/** French reasons for another vehicle, as the amendment tells them to the customer. */
export const REHOUSED_BECAUSE: Readonly<Record<RiskCause, string>> = {
  LATE: 'Le véhicule prévu n’est pas rentré',
  WORK: 'Le véhicule prévu est à l’atelier',
  DAMAGE: 'Le véhicule prévu est endommagé',
};
