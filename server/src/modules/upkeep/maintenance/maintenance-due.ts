import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { Sql } from '../../../platform/database/sql-parts.js';
import type { Alert } from '../../fleet/vehicle/vehicle-alert.js';
import { DAYS_BEFORE, insuranceAlert, KM_BEFORE, maintenanceAlert } from './maintenance-alert.js';
import type { MaintenanceNature } from './maintenance.entity.js';
import { NATURE_SUBJECTS } from './maintenance-natures.js';

/**
 * SQL that is true of a maintenance `m` that no later one of its nature has replaced on its vehicle. Planned ones do not replace it;
 * today's agency day is a parameter.
 */
export const NOT_FOLLOWED = `not exists (select 1 from maintenance l where l.vehicle_id = m.vehicle_id and l.nature = m.nature
  and l.performed_on <= ?::date and (l.performed_on, l.id) > (m.performed_on, m.id))`;

/** Returns the same condition as a part of a statement. */
export function notFollowed(today: string): Sql {
  const [before = '', after = ''] = NOT_FOLLOWED.split('?');
  return sql`${sql.raw(before)}${today}${sql.raw(after)}`;
}

/** Selects only what is near or overdue, a small part of a large fleet's maintenance. The day of maintenance-alert.ts is a parameter. */
const DUE_WORKS = `select m.id, m.vehicle_id, m.nature, m.next_on::text as next_on, m.next_odometer_km, v.odometer_km, v.name,
    v.plate_number, v.agency_id
  from maintenance m join vehicle v on v.id = m.vehicle_id and v.archived_at is null
  where (m.next_on <= ?::date + ${DAYS_BEFORE} or m.next_odometer_km - v.odometer_km <= ${KM_BEFORE}) and ${NOT_FOLLOWED}`;

const INSURANCES = `select v.id as vehicle_id, v.name, v.plate_number, v.agency_id, v.insurance_ends_on::text as ends_on from vehicle v
  where v.archived_at is null and v.insurance_ends_on <= ?::date + ${DAYS_BEFORE}`;

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

interface WorkRow {
  id: number;
  vehicle_id: number;
  nature: MaintenanceNature;
  next_on: string | null;
  next_odometer_km: number | null;
  odometer_km: number | null;
  agency_id: number;
  name: string;
  plate_number: string;
}

interface InsuranceRow {
  vehicle_id: number;
  name: string;
  plate_number: string;
  agency_id: number;
  ends_on: string;
}

/** Returns every due maintenance of vehicles in use on an agency day; only of some vehicles if they are named. */
export async function dueWorks(em: Em, today: string, vehicleIds?: readonly number[]): Promise<DueWork[]> {
  const rows = await em.execute<WorkRow[]>(
    vehicleIds ? `${DUE_WORKS} and m.vehicle_id in (?)` : DUE_WORKS,
    vehicleIds ? [today, today, [...vehicleIds]] : [today, today],
  );
  return rows.map((row) => ({
    maintenanceId: row.id,
    agencyId: row.agency_id,
    nature: row.nature,
    nextOn: row.next_on,
    nextOdometerKm: row.next_odometer_km,
    ...vehicleOf(row),
    ...maintenanceAlert(
      { subject: NATURE_SUBJECTS[row.nature], nextOn: row.next_on, nextOdometerKm: row.next_odometer_km },
      row.odometer_km,
      today,
    ),
  }));
}

/** Returns every insurance of vehicles in use that ends soon or has ended. */
export async function dueInsurances(em: Em, today: string, vehicleIds?: readonly number[]): Promise<DueInsurance[]> {
  const rows = await em.execute<InsuranceRow[]>(
    vehicleIds ? `${INSURANCES} and v.id in (?)` : INSURANCES,
    vehicleIds ? [today, [...vehicleIds]] : [today],
  );
  return rows.map((row) => ({
    agencyId: row.agency_id,
    endsOn: row.ends_on,
    ...vehicleOf(row),
    ...insuranceAlert(row.ends_on, today),
  }));
}

function vehicleOf(row: { vehicle_id: number; name: string; plate_number: string }): OfVehicle {
  return { vehicleId: row.vehicle_id, vehicleName: row.name, plateNumber: row.plate_number };
}
