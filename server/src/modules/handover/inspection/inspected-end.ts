import type { Transaction } from '../../../platform/database/transaction.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { RentalStage, RentalStageError } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { Leg } from '../../booking/reservation/leg.entity.js';
import { correctSwapReading } from '../stage/swap-reading.js';
import { Inspection } from './inspection.entity.js';
import { InspectionKind, InspectionStatus } from './inspection.enums.js';
import { InspectionCompletedError } from './inspection.errors.js';

/** The fields of an inspection that name the end of a leg. */
export interface EndNamed {
  readonly kind: InspectionKind;
  /** The leg that a swap ended or began; null if the inspection is part of the rental's departure or return. */
  readonly legId: number | null;
}

/** The end of a leg at which a vehicle is inspected. */
export interface InspectedEnd {
  readonly vehicle: Vehicle;
  /** The leg that a swap ended or began; null if the inspection is part of the rental's departure or return. */
  readonly swapped: Leg | null;
}

/**
 * Returns the end that an inspection of a locked rental is about: the departure, the end of the open leg, or either side of a swap. Throws
 * ValidationError if no swap ended or began the leg, InspectionCompletedError if that end is already inspected.
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

/**
 * Returns the moment of a swap. The readings correct what the swap recorded, or are refused as `correctSwapReading` says. Throws
 * ValidationError.
 */
export async function momentOfSwap(
  tx: Transaction,
  rental: Reservation,
  leg: Leg,
  { kind, km, fuel }: Pick<EndNamed, 'kind'> & { readonly km: number; readonly fuel: number },
): Promise<Date> {
  const returns = kind === InspectionKind.RETURN;
  await correctSwapReading(tx, rental, leg, returns ? 'END' : 'START', { km, fuel });
  return (returns ? leg.endedAt : leg.startedAt) as Date;
}

/**
 * Returns the leg that an inspection has just begun or is about to end. Throws RentalStageError if there is none, or if the leg to end has
 * ended already.
 */
export async function lastLeg({ em }: Transaction, rental: Reservation, kind: InspectionKind): Promise<Leg> {
  const leg = await em.findOne(Leg, { reservation: rental }, { orderBy: { id: 'desc' } });
  if (!leg || (kind === InspectionKind.RETURN && leg.endedAt))
    throw new RentalStageError(rental.stage, RentalStage.RETURNED);
  return leg;
}
