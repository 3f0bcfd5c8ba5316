import type { Em } from '../../infra/database/orm.js';
import { requireStaff } from '../../shared/access.js';
import type { Actor } from '../../shared/actor.js';
import { agencyDay } from '../../shared/time.js';
import { byUrgency } from './maintenance.alert.js';
import { type DueWork, dueWorks, isUrgent } from './maintenance.due.js';

/** The upkeep of the fleet. */
export class MaintenanceService {
  constructor(private readonly em: Em) {}

  /** What is due within 15 days or 500 km, or overdue; the most urgent first. Staff only. */
  async due(actor: Actor, now = new Date()): Promise<DueWork[]> {
    requireStaff(actor);
    const works = await dueWorks(this.em, agencyDay(now));
    return works.filter(isUrgent).sort((a, b) => byUrgency(a, b) || a.maintenanceId - b.maintenanceId);
  }
}
