import { sql, type RawBuilder } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { DAY_MS, MINUTE_MS } from '../../../kernel/time.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { lateAt, RentalStage } from '../../booking/reservation/rental-stage.js';
import { type ReservationOccasion, tellOf } from '../../booking/reservation/reservation.jobs.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { RETURN_REMINDERS } from './stage.jobs.js';
import type { ReturnReminderTable } from './stage.tables.js';
import { EVERY_MINUTE } from '../../../platform/jobs/job-kind.js';

/** No mail is sent about a lateness that began longer ago, because the server was down or the setting was off then. */
const LATE_NEWS_MS = DAY_MS;

type ReminderKind = 'FIRST' | 'SECOND' | 'LATE';

const OCCASIONS: Readonly<Record<ReminderKind, ReservationOccasion>> = {
  FIRST: 'returning',
  SECOND: 'returning',
  LATE: 'late',
};

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly settings: SettingsService;
}

/** Mails customers shortly before the end of their rental, and when it is late (docs/rules/rental-life.md#reminders-of-the-return). */
export class ReturnReminderService {
  constructor(private readonly deps: Deps) {}

  /** Registers the job that runs each minute. Call it once, before the jobs start. */
  register(): void {
    this.deps.jobs.work(RETURN_REMINDERS, () => this.send());
    this.deps.jobs.schedule(RETURN_REMINDERS, EVERY_MINUTE);
  }

  /** Enqueues the mails that are due at `now`, each once per promised end. */
  async send(now = new Date()): Promise<void> {
    const settings = await this.deps.settings.get();
    const { firstReminderHours: first, secondReminderHours: second, lateReminder, lateAfterMinutes } = settings;
    if (first > 0) await this.remind('FIRST', now, within(now, first, first > second ? second : 0));
    if (second > 0 && second !== first) await this.remind('SECOND', now, within(now, second, 0));
    if (lateReminder) {
      const since = new Date(now.getTime() - LATE_NEWS_MS - lateAfterMinutes * MINUTE_MS);
      await this.remind('LATE', now, sql`${lateAt(now)} and r.ends_at > ${since}::timestamptz`);
    }
  }

  private async remind(kind: ReminderKind, now: Date, due: RawBuilder<boolean>): Promise<void> {
    const { em, jobs } = this.deps;
    await inTransaction(em, async (tx) => {
      const reminded = await tablesOf<ReservationTable & ReturnReminderTable>(tx.em)
        .insertInto('returnReminder')
        .columns(['reservationId', 'promisedEnd', 'kind', 'sentAt'])
        .expression((eb) =>
          eb
            .selectFrom('reservation as r')
            .select([
              'r.id',
              'r.endsAt',
              sql<ReminderKind>`${kind}::text`.as('kind'),
              sql<Date>`${now}::timestamptz`.as('sentAt'),
            ])
            .where('r.stage', '=', RentalStage.OUT)
            .where(due),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(['reservationId as id', sql<string>`extract(epoch from promised_end)::bigint::text`.as('end')])
        .execute();
      for (const { id, end } of reminded)
        await tellOf(jobs, id, OCCASIONS[kind], { nth: `${kind.toLowerCase()}-${end}` });
    });
  }
}

/**
 * Returns the SQL condition that the rental `r` ends within `hours` but in more than `notBelow` hours. Rentals that are not longer than the
 * reminder's hours are left out, because their customers have just been told the end.
 */
function within(now: Date, hours: number, notBelow: number): RawBuilder<boolean> {
  return sql`r.ends_at <= ${now}::timestamptz + make_interval(hours => ${hours}::int)
    and r.ends_at > ${now}::timestamptz + make_interval(hours => ${notBelow}::int)
    and r.ends_at - make_interval(hours => ${hours}::int) > r.starts_at`;
}
