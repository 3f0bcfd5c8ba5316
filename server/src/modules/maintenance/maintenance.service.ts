import type { Em } from '../../infra/database/orm.js';
import { requireStaff } from '../../shared/access.js';
import type { Actor } from '../../shared/actor.js';
import { agencyDay } from '../../shared/time.js';
import { type Alert, AlertLevel, byUrgency, maintenanceAlert } from './maintenance.alert.js';
import type { MaintenanceNature } from './maintenance.entity.js';
import { NATURE_SUBJECTS } from './maintenance.natures.js';

/** A work that is due soon or overdue, and of which vehicle. */
export interface DueMaintenance extends Alert {
  readonly maintenanceId: number;
  readonly nature: MaintenanceNature;
  readonly vehicleName: string;
  readonly plateNumber: string;
}

interface DueRow {
  id: number;
  nature: MaintenanceNature;
  next_on: string | null;
  next_odometer_km: number | null;
  odometer_km: number | null;
  name: string;
  plate_number: string;
}

/** The last work of each nature that says when it is due again: the ones before were followed by it. */
const LAST_DUE = `select distinct on (m.vehicle_id, m.nature)
    m.id, m.nature, m.next_on::text as next_on, m.next_odometer_km, v.odometer_km, v.name, v.plate_number
  from maintenance m join vehicle v on v.id = m.vehicle_id and v.archived_at is null
  where m.next_on is not null or m.next_odometer_km is not null
  order by m.vehicle_id, m.nature, m.performed_on desc, m.id desc`;

/** The upkeep of the fleet. */
export class MaintenanceService {
  constructor(private readonly em: Em) {}

  /** What is due within 15 days or 500 km, or overdue; the most urgent first. Staff only. */
  async due(actor: Actor, now = new Date()): Promise<DueMaintenance[]> {
    requireStaff(actor);
    const today = agencyDay(now);
    const rows = await this.em.execute<DueRow[]>(LAST_DUE);
    return rows
      .map((row) => ({
        maintenanceId: row.id,
        nature: row.nature,
        vehicleName: row.name,
        plateNumber: row.plate_number,
        ...maintenanceAlert(
          { subject: NATURE_SUBJECTS[row.nature], nextOn: row.next_on, nextOdometerKm: row.next_odometer_km },
          row.odometer_km,
          today,
        ),
      }))
      .filter(({ level }) => level !== AlertLevel.GOOD)
      .sort((a, b) => byUrgency(a, b) || a.maintenanceId - b.maintenanceId);
  }
}
