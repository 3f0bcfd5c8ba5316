import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Alert } from '../../fleet/vehicle/vehicle-alert.js';
import { vehicleAlert } from './maintenance-alert.js';
import type { VehicleAlerts } from '../../fleet/vehicle/vehicle-alert.js';
import { withAlert } from './vehicle-alert-filter.js';
import { dueInsurances, dueWorks } from './maintenance-due.js';

/** Computes the alert of a vehicle: the most urgent of its maintenance and insurance (docs/rules/maintenance.md#alerts). */
export class VehicleAlertService implements VehicleAlerts {
  readonly having = withAlert;

  /** Returns the alert of a vehicle, in two statements for all vehicles of a list. The caller checks that it answers staff. */
  readonly alertOf: (vehicleId: number) => Promise<Alert>;

  constructor(private readonly em: Em) {
    this.alertOf = batched((ids) => this.alertsOf(ids));
  }

  /** Returns the alerts in the order of the ids. */
  async alertsOf(vehicleIds: readonly number[], now = new Date()): Promise<Alert[]> {
    const today = agencyDay(now);
    const works = await dueWorks(this.em, today, vehicleIds);
    const insurances = await dueInsurances(this.em, today, vehicleIds);
    // Grouped in one pass, because a workbook asks for the whole fleet at once.
    const byVehicle = new Map<number, Alert[]>(vehicleIds.map((id) => [id, []]));
    for (const due of [...works, ...insurances]) byVehicle.get(due.vehicleId)?.push(due);
    return vehicleIds.map((id) => vehicleAlert(byVehicle.get(id) ?? []));
  }
}
