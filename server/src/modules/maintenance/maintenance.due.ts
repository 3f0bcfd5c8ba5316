import type { Em } from '../../infra/database/orm.js';
import { type Alert, AlertLevel, insuranceAlert, maintenanceAlert } from './maintenance.alert.js';
import type { MaintenanceNature } from './maintenance.entity.js';
import { NATURE_SUBJECTS } from './maintenance.natures.js';

/**
 * The SQL that is true of a work `m` that no later one of its nature has followed on its vehicle. What is only planned has not
 * been done yet; today's agency day is a parameter.
 */
export const NOT_FOLLOWED = `not exists (select 1 from maintenance l where l.vehicle_id = m.vehicle_id and l.nature = m.nature
  and l.performed_on <= ?::date and (l.performed_on, l.id) > (m.performed_on, m.id))`;

const DUE_WORKS = `select m.id, m.vehicle_id, m.nature, m.next_on::text as next_on, m.next_odometer_km, v.odometer_km, v.name,
    v.plate_number
  from maintenance m join vehicle v on v.id = m.vehicle_id and v.archived_at is null
  where (m.next_on is not null or m.next_odometer_km is not null) and ${NOT_FOLLOWED}`;

const INSURANCES = `select v.id as vehicle_id, v.name, v.plate_number, v.insurance_ends_on::text as ends_on from vehicle v
  where v.archived_at is null and v.insurance_ends_on is not null`;

interface OfVehicle {
  readonly vehicleId: number;
  readonly vehicleName: string;
  readonly plateNumber: string;
}

/** A work that says when it is due again, and how urgent that is. */
export interface DueWork extends Alert, OfVehicle {
  readonly maintenanceId: number;
  readonly nature: MaintenanceNature;
  readonly nextOn: string | null;
  readonly nextOdometerKm: number | null;
}

/** The end of a vehicle's insurance, and how near it is. */
export interface DueInsurance extends Alert, OfVehicle {
  readonly endsOn: string;
}

interface WorkRow {
  id: number;
  vehicle_id: number;
  nature: MaintenanceNature;
  next_on: string | null;
  next_odometer_km: number | null;
  odometer_km: number | null;
  name: string;
  plate_number: string;
}

interface InsuranceRow {
  vehicle_id: number;
  name: string;
  plate_number: string;
  ends_on: string;
}

/** Every work on vehicles in use that will be due again, well or not, on an agency day; of some vehicles only when they are named. */
export async function dueWorks(em: Em, today: string, vehicleIds?: readonly number[]): Promise<DueWork[]> {
  const rows = await em.execute<WorkRow[]>(
    vehicleIds ? `${DUE_WORKS} and m.vehicle_id in (?)` : DUE_WORKS,
    vehicleIds ? [today, [...vehicleIds]] : [today],
  );
  return rows.map((row) => ({
    maintenanceId: row.id,
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

/** The insurance of every vehicle in use that has one. */
export async function dueInsurances(em: Em, today: string, vehicleIds?: readonly number[]): Promise<DueInsurance[]> {
  const rows = await em.execute<InsuranceRow[]>(
    vehicleIds ? `${INSURANCES} and v.id in (?)` : INSURANCES,
    vehicleIds ? [[...vehicleIds]] : [],
  );
  return rows.map((row) => ({ endsOn: row.ends_on, ...vehicleOf(row), ...insuranceAlert(row.ends_on, today) }));
}

/** Whether something is near or past. */
export function isUrgent({ level }: Alert): boolean {
  return level !== AlertLevel.GOOD;
}

function vehicleOf(row: { vehicle_id: number; name: string; plate_number: string }): OfVehicle {
  return { vehicleId: row.vehicle_id, vehicleName: row.name, plateNumber: row.plate_number };
}
