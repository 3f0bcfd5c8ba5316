import type { Em } from '../../../platform/database/orm.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { agencyDay } from '../../../kernel/time.js';
import { AlertLevel } from '../../fleet/vehicle/vehicle.alert.js';
import { type DueInsurance, dueInsurances, type DueWork, dueWorks } from './maintenance.due.js';
import { MAINTENANCE_CHECK } from './maintenance.jobs.js';

interface Deps {
  readonly em: Em;
  readonly events: EventBus;
  readonly jobs: JobQueue;
}

interface Notice {
  readonly title: string;
  readonly description: string;
  readonly maintenanceId: number | null;
  readonly vehicleId: number;
  /** What, how urgently, until when: the same again is no news. */
  readonly dueKey: string;
}

/** Every hour: what is due by the day is told in the night it becomes so, what the odometer passed soon after. */
const EVERY_HOUR = '5 * * * *';
const BATCH = 500;

/** Tells the staff, once each, what has come near and what is late: works by day and odometer, and insurances. */
export class DueNoticeService {
  constructor(private readonly deps: Deps) {}

  register(): void {
    this.deps.jobs.work(MAINTENANCE_CHECK, async () => void (await this.check()));
    this.deps.jobs.schedule(MAINTENANCE_CHECK, EVERY_HOUR);
  }

  /** Makes the notices that are new, and gives their ids. */
  async check(now = new Date()): Promise<number[]> {
    const { em, events } = this.deps;
    const ids = await addDueNotices(em, now);
    for (const notificationId of ids) events.publish('notificationAdded', { notificationId });
    return ids;
  }
}

/** Writes the notices that are new; gives their ids. Nothing is published. */
export async function addDueNotices(em: Em, now: Date): Promise<number[]> {
  const today = agencyDay(now);
  const works = (await dueWorks(em, today)).map(noticeOfWork);
  const insurances = (await dueInsurances(em, today)).map(noticeOfInsurance);
  const notices = [...works, ...insurances];
  const ids: number[] = [];
  for (let start = 0; start < notices.length; start += BATCH) {
    ids.push(...(await insert(em, notices.slice(start, start + BATCH), now)));
  }
  return ids;
}

/** Two servers that look at the same moment make one notice: the key is unique. */
async function insert(em: Em, notices: readonly Notice[], now: Date): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `insert into notification (created_at, updated_at, title, description, maintenance_id, vehicle_id, due_key)
     values ${notices.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')} on conflict (due_key) do nothing returning id`,
    notices.flatMap(({ title, description, maintenanceId, vehicleId, dueKey }) => [
      now,
      now,
      title,
      description,
      maintenanceId,
      vehicleId,
      dueKey,
    ]),
  );
  return rows.map(({ id }) => id);
}

function noticeOfWork({ maintenanceId, vehicleId, level, nextOn, nextOdometerKm, ...work }: DueWork): Notice {
  return {
    title: level === AlertLevel.EXPIRED ? 'Entretien en retard' : 'Entretien à prévoir',
    description: `${work.vehicleName} (${work.plateNumber}) · ${work.note}`,
    maintenanceId,
    vehicleId,
    dueKey: `maintenance:${maintenanceId}:${level}:${nextOn ?? ''}:${nextOdometerKm ?? ''}`,
  };
}

function noticeOfInsurance({ vehicleId, level, endsOn, ...insurance }: DueInsurance): Notice {
  return {
    title: level === AlertLevel.EXPIRED ? 'Assurance expirée' : 'Assurance à renouveler',
    description: `${insurance.vehicleName} (${insurance.plateNumber}) · ${insurance.note}`,
    maintenanceId: null,
    vehicleId,
    dueKey: `insurance:${vehicleId}:${level}:${endsOn}`,
  };
}
