import type { Em } from '../../../platform/database/orm.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { requireEmployee, requireStaff } from '../../../kernel/access.js';
import { type Actor, type EmployeeActor, employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import { NotFoundError } from '../../../kernel/domain-error.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { agencyDay } from '../../../kernel/time.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { NOTIFICATION_ADDED } from './notification.events.js';
import type { NotificationReadTable, NotificationTable } from './notification.entity.js';
import { keepNotifications, type NewNotification } from './notification-store.js';
import type { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import type { EmployeeTable } from '../../people/account/employee.entity.js';
import type { TrackEventTable } from '../../tracking/position/track-event.entity.js';
import { sql, type RawBuilder } from 'kysely';

/** A notification as one reader sees it. */
export interface NotificationView {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** XXXXX-XXXXX; null if it is not about a reservation. */
  readonly reservationNumber: string | null;
  /** The state of the reservation now: a rental has a file, a request does not. */
  readonly reservationStatus: ReservationStatus | null;
  /** The due maintenance; null if it is not about one. */
  readonly maintenanceId: number | null;
  /** The vehicle that is due for something or was tracked; null if it is not about one. */
  readonly vehicleId: number | null;
  /** The agency day of the vehicle's recorded track that shows the event; null if it is not about one. */
  readonly trackDay: string | null;
  readonly read: boolean;
}

/** A page of notifications, with the caller's own marks of what is read. */
export interface NotificationPageView extends Page<NotificationView> {
  /** How many of the whole list are unread. */
  readonly unreadCount: number;
}

/** The REST list has no pages: it returns this many of the newest unread ones. */
const MAX_UNREAD = 100;

/** What is older than the reader's account was told to others; a key has no account. */
const READ = sql`(m.id is not null or n.created_at < reader.created_at)`;

/** Returns the condition that an account has not read the notification `n`. */
function unreadBy(employeeId: number | null): RawBuilder<boolean> {
  return sql`not exists (select 1 from employee reader
      left join notification_read m on m.notification_id = n.id and m.employee_id = reader.id
    where reader.id = ${employeeId} and ${READ})`;
}

/** Manages the staff's notifications, with read marks per reader (docs/rules/back-office.md#notifications). */
export class NotificationService {
  constructor(
    private readonly em: Em,
    private readonly events: EventBus,
  ) {}

  /** Stores notifications, each key once; the staff's pages are told of new ones after the commit. */
  async add(tx: Transaction, news: readonly NewNotification[], now = new Date()): Promise<void> {
    const ids = await keepNotifications(tx.em, news, now);
    tx.afterCommit(() => {
      for (const notificationId of ids) this.events.publish(NOTIFICATION_ADDED, { notificationId });
    });
  }

  /** Lists the newest first, with the caller's own marks; a key has none. Staff only. */
  async list(actor: Actor, page: PageRequest): Promise<NotificationPageView> {
    requireStaff(actor);
    const { total, unread } = await tablesOf<NotificationTable>(this.em)
      .selectFrom('notification as n')
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<number>`(count(*) filter (where ${unreadBy(employeeIdOf(actor))}))::int`.as('unread'),
      ])
      .executeTakeFirstOrThrow();
    const rows = await this.newestFirst(actor)
      .limit(page.size)
      .offset((page.page - 1) * page.size)
      .execute();
    return { ...toPage(rows.map(toView), total, page), unreadCount: unread };
  }

  /** Lists the caller's unread ones, newest first, at most a hundred. Staff only. */
  async unread(actor: Actor): Promise<NotificationView[]> {
    requireStaff(actor);
    const rows = await this.newestFirst(actor)
      .where(sql<boolean>`${READ} is not true`)
      .limit(MAX_UNREAD)
      .execute();
    return rows.map(toView);
  }

  /** Returns one by id, with the caller's mark. Throws NotFoundError if there is none. Staff only. */
  async get(actor: Actor, id: number): Promise<NotificationView> {
    requireStaff(actor);
    const row = await this.newestFirst(actor).where('n.id', '=', id).executeTakeFirst();
    if (!row) throw new NotFoundError("Cette notification n'existe pas.", 'NOTIFICATION.UNKNOWN');
    return toView(row);
  }

  private newestFirst(actor: StaffActor) {
    return tablesOf<NotificationTable & NotificationReadTable & ReservationTable & TrackEventTable & EmployeeTable>(
      this.em,
    )
      .selectFrom('notification as n')
      .leftJoin('reservation as r', 'r.id', 'n.reservationId')
      .leftJoin('trackEvent as e', 'e.id', 'n.trackEventId')
      .leftJoin('employee as reader', (join) => join.on('reader.id', '=', employeeIdOf(actor)))
      .leftJoin('notificationRead as m', (join) =>
        join.onRef('m.notificationId', '=', 'n.id').onRef('m.employeeId', '=', 'reader.id'),
      )
      .select(['n.id', 'n.title', 'n.description', 'n.createdAt', 'n.updatedAt', 'n.maintenanceId', 'n.vehicleId'])
      .select(['e.startedAt as trackStartedAt', 'r.numberKey', 'r.status as reservationStatus'])
      .select(sql<boolean>`${READ} is true`.as('read'))
      .orderBy('n.createdAt', 'desc')
      .orderBy('n.id', 'desc');
  }

  /** Marks one as read by the caller; marking it again changes nothing. Throws NotFoundError if there is none. */
  async markRead(actor: Actor, id: number): Promise<NotificationView> {
    requireEmployee(actor);
    const { id: known } = await this.get(actor, id);
    await this.mark(actor, sql`n.id = ${known}`);
    return this.get(actor, known);
  }

  /** Marks all current ones as read by the caller. Has no effect for a key. */
  async markAllRead(actor: Actor): Promise<void> {
    requireEmployee(actor);
    await this.mark(actor, unreadBy(actor.id));
  }

  /** Uses one statement, so that simultaneous marks cannot conflict. */
  private async mark(actor: EmployeeActor, condition: RawBuilder<boolean>): Promise<void> {
    const now = new Date();
    await tablesOf<NotificationTable & NotificationReadTable>(this.em)
      .insertInto('notificationRead')
      .columns(['createdAt', 'updatedAt', 'notificationId', 'employeeId'])
      .expression((eb) =>
        eb
          .selectFrom('notification as n')
          .select([
            sql<Date>`${now}::timestamptz`.as('createdAt'),
            sql<Date>`${now}::timestamptz`.as('updatedAt'),
            'n.id',
            sql<number>`${actor.id}::int`.as('employeeId'),
          ])
          .where(condition),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

type NotificationRow = Awaited<ReturnType<ReturnType<NotificationService['newestFirst']>['execute']>>[number];

function toView({ numberKey, trackStartedAt, ...row }: NotificationRow): NotificationView {
  return {
    ...row,
    reservationNumber: numberKey && formatNumber(numberKey),
    trackDay: trackStartedAt && agencyDay(trackStartedAt),
  };
}
