import type { Transaction } from '../../../platform/database/transaction.js';
import { refuse } from '../../../kernel/check-input.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { formatKm } from '../../../kernel/km.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { RentalStage, RentalStageError } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { Leg } from '../stage/leg.entity.js';
import { Inspection } from './inspection.entity.js';
import { InspectionKind, InspectionStatus } from './inspection.enums.js';
import { InspectionCompletedError } from './inspection.errors.js';

/** What an inspection says of where it belongs. */
export interface EndNamed {
  readonly kind: InspectionKind;
  /** The leg that a swap ended or began; null where the rental leaves or comes back by the inspection. */
  readonly legId: number | null;
}

/** The end of a leg that an inspection looks at. */
export interface InspectedEnd {
  readonly vehicle: Vehicle;
  /** The leg that a swap ended or began; null where the rental leaves or comes back by the inspection. */
  readonly swapped: Leg | null;
}

/**
 * Gives what an inspection of a locked rental looks at: the vehicle that leaves, the one of the open leg, or either one of a swap. Throws
 * ValidationError for a leg that no swap ended or began, InspectionCompletedError where that end has its inspection already.
 */
export async function inspectedEnd(
  { em }: Transaction,
  rental: Reservation,
  { kind, legId }: EndNamed,
): Promise<InspectedEnd> {
  const find = ({ id }: { readonly id: number }): Promise<Vehicle> =>
    em.findOneOrFail(Vehicle, { id }, { refresh: true });
  if (legId === null) {
    const open = kind === InspectionKind.RETURN ? await em.findOne(Leg, { reservation: rental, endedAt: null }) : null;
    return { vehicle: await find((open ?? rental).vehicle), swapped: null };
  }
  const legs = await em.find(Leg, { reservation: rental }, { orderBy: { id: 'asc' } });
  const at = legs.findIndex(({ id }) => id === legId);
  const swapped = legs[at];
  const bySwap = kind === InspectionKind.RETURN ? at < legs.length - 1 : at > 0;
  if (!swapped || !bySwap) throw new ValidationError({ legId: ["Cet échange de véhicules n'existe pas."] });
  if ((await em.count(Inspection, { leg: swapped, kind, status: InspectionStatus.COMPLETED })) > 0)
    throw new InspectionCompletedError();
  return { vehicle: await find(swapped.vehicle), swapped };
}

/** The moment of a swap. Throws ValidationError where other readings are told than the swap recorded. */
export function momentOfSwap(
  leg: Leg,
  { kind, km, fuel }: Pick<EndNamed, 'kind'> & { readonly km: number; readonly fuel: number },
): Date {
  const [at, readKm, readFuel] =
    kind === InspectionKind.RETURN
      ? [leg.endedAt, leg.endKm, leg.endFuel]
      : [leg.startedAt, leg.startKm, leg.startFuel];
  refuse({
    ...(readKm != null && readKm !== km
      ? { km: [`Le kilométrage relevé à l'échange est de ${formatKm(readKm)}.`] }
      : {}),
    ...(readFuel != null && readFuel !== fuel ? { fuel: [`Le niveau relevé à l'échange est de ${readFuel}/8.`] } : {}),
  });
  return at as Date;
}

/** The leg that an inspection has just begun or is about to end. Throws RentalStageError where a rental without one cannot come back. */
export async function lastLeg({ em }: Transaction, rental: Reservation, kind: InspectionKind): Promise<Leg> {
  const leg = await em.findOne(Leg, { reservation: rental }, { orderBy: { id: 'desc' } });
  if (!leg || (kind === InspectionKind.RETURN && leg.endedAt))
    throw new RentalStageError(rental.stage, RentalStage.RETURNED);
  return leg;
}
