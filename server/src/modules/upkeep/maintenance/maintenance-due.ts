import { sql, type RawBuilder } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Alert } from '../../fleet/vehicle/vehicle-alert.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import { DAYS_BEFORE, insuranceAlert, KM_BEFORE, maintenanceAlert } from './maintenance-alert.js';
import type { MaintenanceNature, MaintenanceTable } from './maintenance.entity.js';
import { NATURE_SUBJECTS } from './maintenance-natures.js';

/**
 * Returns the SQL condition that no later one of its nature has replaced the maintenance `m` on its vehicle. Those planned after `today`, an
 * agency day, do not replace it.
 */
export function notFollowed(today: string): RawBuilder<boolean> {
  return sql`not exists (select 1 from maintenance l where l.vehicle_id = m.vehicle_id and l.nature = m.nature
    and l.performed_on <= ${today}::date and (l.performed_on, l.id) > (m.performed_on, m.id))`;
}

const OF_VEHICLE = ['v.id as vehicleId', 'v.name as vehicleName', 'v.plateNumber', 'v.agencyId'] as const;

interface OfVehicle {
  readonly vehicleId: number;
  readonly vehicleName: string;
  readonly plateNumber: string;
}

/** A maintenance that is due again soon or overdue. */
export interface DueWork extends Alert, OfVehicle {
  readonly maintenanceId: number;
  readonly agencyId: number;
  readonly nature: MaintenanceNature;
  readonly nextOn: string | null;
  readonly nextOdometerKm: number | null;
}

/** An insurance that ends soon or has ended. */
export interface DueInsurance extends Alert, OfVehicle {
  readonly agencyId: number;
  readonly endsOn: string;
}

/** Returns every due maintenance of vehicles in use on an agency day; only of some vehicles if they are named. */
export async function dueWorks(em: Em, today: string, vehicleIds?: readonly number[]): Promise<DueWork[]> {
  const rows = await tablesOf<MaintenanceTable & VehicleTable>(em)
    .selectFrom('maintenance as m')
    .innerJoin('vehicle as v', 'v.id', 'm.vehicleId')
    .select(['m.id as maintenanceId', 'm.nature', 'm.nextOn', 'm.nextOdometerKm', 'v.odometerKm'])
    .select(OF_VEHICLE)
    .where('v.archivedAt', 'is', null)
    // Selects only what is near or overdue, a small part of a large fleet's maintenance, by the days and km of maintenance-alert.ts.
    .where(
      sql<boolean>`(m.next_on <= ${today}::date + ${DAYS_BEFORE}::int or m.next_odometer_km - v.odometer_km <= ${KM_BEFORE})`,
    )
    .where(notFollowed(today))
    .$if(vehicleIds !== undefined, (query) => query.where(sql<boolean>`m.vehicle_id = any(${[...(vehicleIds ?? [])]})`))
    .execute();
  return rows.map(({ odometerKm, ...row }) => ({
    ...row,
    ...maintenanceAlert({ ...row, subject: NATURE_SUBJECTS[row.nature] }, odometerKm, today),
  }));
}

/** Returns every insurance of vehicles in use that ends soon or has ended. */
export async function dueInsurances(em: Em, today: string, vehicleIds?: readonly number[]): Promise<DueInsurance[]> {
  const rows = await tablesOf<VehicleTable>(em)
    .selectFrom('vehicle as v')
    .select(sql<string>`v.insurance_ends_on::text`.as('endsOn'))
    .select(OF_VEHICLE)
    .where('v.archivedAt', 'is', null)
    .where(sql<boolean>`v.insurance_ends_on <= ${today}::date + ${DAYS_BEFORE}::int`)
    .$if(vehicleIds !== undefined, (query) => query.where(sql<boolean>`v.id = any(${[...(vehicleIds ?? [])]})`))
    .execute();
  return rows.map((row) => ({ ...row, ...insuranceAlert(row.endsOn, today) }));
}
