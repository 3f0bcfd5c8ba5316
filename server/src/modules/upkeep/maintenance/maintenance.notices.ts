import { leftToRight } from '../../../kernel/left-to-right.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { agencyDay } from '../../../kernel/time.js';
import { AlertLevel } from '../../fleet/vehicle/vehicle-alert.js';
import { type DueInsurance, dueInsurances, type DueWork, dueWorks } from './maintenance-due.js';
import { type DueNotice, upkeepIsDue } from './maintenance.events.js';
import { MAINTENANCE_CHECK } from './maintenance.jobs.js';

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly jobs: JobQueue;
}

/** Every hour, so that notices by day come in the night they become due, and those by odometer soon after it passes. */
const EVERY_HOUR = '5 * * * *';

/** Notifies the staff once of each maintenance and insurance that is due soon or overdue. */
export class DueNoticeService {
  constructor(private readonly deps: Deps) {}

  /** Registers the hourly check. Call it once, before the jobs start. */
  register(): void {
    this.deps.jobs.work(MAINTENANCE_CHECK, () => this.check());
    this.deps.jobs.schedule(MAINTENANCE_CHECK, EVERY_HOUR);
  }

  /** Publishes everything that is due; listeners skip what was notified before. */
  async check(now = new Date()): Promise<void> {
    const { em, domainEvents } = this.deps;
    await inTransaction(em, async (tx) =>
      domainEvents.happened(tx, upkeepIsDue, { notices: await dueNotices(tx.em, now), now }),
    );
  }
}

/** Returns every maintenance and insurance that is due soon or overdue. */
export async function dueNotices(em: Em, now: Date): Promise<DueNotice[]> {
  const today = agencyDay(now);
  const works = (await dueWorks(em, today)).map(noticeOfWork);
  const insurances = (await dueInsurances(em, today)).map(noticeOfInsurance);
  return [...works, ...insurances];
}

function noticeOfWork({ maintenanceId, vehicleId, level, nextOn, nextOdometerKm, ...work }: DueWork): DueNotice {
  return {
    title: level === AlertLevel.EXPIRED ? 'Entretien en retard' : 'Entretien à prévoir',
    description: `${work.vehicleName} (${leftToRight(work.plateNumber)}) · ${work.note}`,
    maintenanceId,
    vehicleId,
    key: `maintenance:${maintenanceId}:${level}:${nextOn ?? ''}:${nextOdometerKm ?? ''}`,
  };
}

function noticeOfInsurance({ vehicleId, level, endsOn, ...insurance }: DueInsurance): DueNotice {
  return {
    title: level === AlertLevel.EXPIRED ? 'Assurance expirée' : 'Assurance à renouveler',
    description: `${insurance.vehicleName} (${leftToRight(insurance.plateNumber)}) · ${insurance.note}`,
    maintenanceId: null,
    vehicleId,
    key: `insurance:${vehicleId}:${level}:${endsOn}`,
  };
}
