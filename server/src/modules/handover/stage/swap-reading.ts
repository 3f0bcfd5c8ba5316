import { refuse } from '../../../kernel/check-input.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { formatKm } from '../../../kernel/km.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { Leg } from '../../booking/reservation/leg.entity.js';
import { followReading, lockVehicle, takeReadingBack } from './stage-odometer.js';
import { sql } from 'kysely';

/** Which end of a leg a swap made: it began the leg, or ended it. */
export type SwappedEnd = 'START' | 'END';

/** Odometer in km, fuel or charge in eighths. */
interface Reading {
  readonly km: number;
  readonly fuel: number;
}

/**
 * Makes the readings that a swap recorded those that were read at the vehicle, while the rental is out; afterwards other ones are refused,
 * because the return has charged them (docs/rules/rental-life.md#inspections-of-a-swap). The rental is locked. Throws ValidationError at
 * `km` and `fuel`.
 */
export async function correctSwapReading(
  tx: Transaction,
  rental: Reservation,
  leg: Leg,
  end: SwappedEnd,
  { km, fuel }: Reading,
): Promise<void> {
  const [readKm, readFuel] = end === 'END' ? [leg.endKm, leg.endFuel] : [leg.startKm, leg.startFuel];
  if ((readKm ?? km) === km && (readFuel ?? fuel) === fuel) return;
  const vehicleId = leg.vehicle.id;
  await lockVehicle(tx, vehicleId);
  refuse(
    rental.stage === RentalStage.OUT ? await boundProblem(tx, leg, end, km) : fixed(readKm, readFuel, { km, fuel }),
  );
  tx.em.assign(leg, end === 'END' ? { endKm: km, endFuel: fuel } : { startKm: km, startFuel: fuel });
  await tx.em.flush();
  if (readKm != null && readKm > km) await takeReadingBack(tx, vehicleId, readKm);
  await followReading(tx, vehicleId, km);
}

function fixed(
  readKm: number | null | undefined,
  readFuel: number | null | undefined,
  { km, fuel }: Reading,
): FieldErrors {
  return {
    ...(readKm != null && readKm !== km
      ? { km: [`Le kilométrage relevé à l'échange est de ${formatKm(readKm)}.`] }
      : {}),
    ...(readFuel != null && readFuel !== fuel ? { fuel: [`Le niveau relevé à l'échange est de ${readFuel}/8.`] } : {}),
  };
}

/** The problem that an odometer is not between what was read of the vehicle before and after. */
async function boundProblem({ em }: Transaction, leg: Leg, end: SwappedEnd, km: number): Promise<FieldErrors> {
  const { id, startedAt, endedAt } = leg;
  const day = agencyDay((end === 'END' ? endedAt : startedAt) ?? startedAt);
  const around = await tablesOf<VehicleTable>(em)
    .selectFrom('vehicle as v')
    .select([
      sql<number | null>`greatest(
        (select max(greatest(o.start_km, o.end_km)) from rental_leg o
          where o.vehicle_id = v.id and o.id <> ${id} and o.started_at < ${startedAt}),
        (select max(m.odometer_km) from maintenance m where m.vehicle_id = v.id and m.performed_on < ${day}::date))`.as(
        'before',
      ),
      sql<number | null>`least(
        (select min(o.start_km) from rental_leg o
          where o.vehicle_id = v.id and o.id <> ${id} and o.started_at >= ${endedAt ?? startedAt}),
        (select min(m.odometer_km) from maintenance m where m.vehicle_id = v.id and m.performed_on > ${day}::date))`.as(
        'after',
      ),
    ])
    .where('v.id', '=', leg.vehicle.id)
    .executeTakeFirst();
  const least = Math.max(around?.before ?? 0, end === 'END' ? (leg.startKm ?? 0) : 0);
  const most = Math.min(around?.after ?? Infinity, end === 'START' ? (leg.endKm ?? Infinity) : Infinity);
  if (km < least)
    return { km: [`Le kilométrage ne peut pas être inférieur au dernier connu avant l'échange : ${formatKm(least)}.`] };
  if (km > most)
    return { km: [`Le kilométrage ne peut pas dépasser celui qui a été relevé ensuite : ${formatKm(most)}.`] };
  return {};
}
