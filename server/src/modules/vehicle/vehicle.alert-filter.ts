import type { Em } from '../../infra/database/orm.js';
import { agencyDay } from '../../shared/time.js';
import { type Alert, AlertLevel, vehicleAlert } from '../maintenance/maintenance.alert.js';
import { dueInsurances, dueWorks } from '../maintenance/maintenance.due.js';

/** The SQL condition that a vehicle `v` has an alert of one of these levels today; ids are our own, so they stand in it as they are. */
export async function withAlert(em: Em, levels: readonly AlertLevel[]): Promise<string> {
  const today = agencyDay(new Date());
  const due = [...(await dueWorks(em, today)), ...(await dueInsurances(em, today))];
  const byVehicle = new Map<number, Alert[]>();
  for (const alert of due) byVehicle.set(alert.vehicleId, [...(byVehicle.get(alert.vehicleId) ?? []), alert]);
  const good = levels.includes(AlertLevel.GOOD);
  const named: number[] = [];
  for (const [id, alerts] of byVehicle) {
    // A vehicle that nothing is due of is good too, so the good are those that are nothing else.
    if (levels.includes(vehicleAlert(alerts).level) !== good) named.push(id);
  }
  return `(v.id ${good ? '<>' : '='} ${good ? 'all' : 'any'}('{${named.join(',')}}'::int[]))`;
}
