import type { Em } from '../../../platform/database/orm.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { requireEmployee, requireStaff } from '../../../kernel/access.js';
import { type Actor, type EmployeeActor, employeeIdOf } from '../../../kernel/actor.js';
import { NotFoundError } from '../../../kernel/domain-error.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { agencyDay } from '../../../kernel/time.js';
import { NOTIFICATION_ADDED } from './notification.events.js';
import { keepNotifications, type NewNotification } from './notification-store.js';
import type { ReservationStatus } from '../../booking/reservation/reservation-status.js';

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

interface NotificationRow {
  id: number;
  title: string;
  description: string;
  created_at: Date;
  updated_at: Date;
  reservation_number: string | null;
  reservation_status: ReservationStatus | null;
  maintenance_id: number | null;
  vehicle_id: number | null;
  track_started_at: Date | null;
  read: boolean;
}

/** The REST list has no pages: it returns this many of the newest unread ones. */
const MAX_UNREAD = 100;

/** What is older than the reader's account was told to others; a key has no account. */
const READ = '(m.id is not null or n.created_at < reader.created_at)';
const VIEW = `select n.id, n.title, n.description, n.created_at, n.updated_at, n.maintenance_id, n.vehicle_id,
    e.started_at as track_started_at, ${READ} is true as read,
    left(r.number_key, 5) || '-' || substr(r.number_key, 6) as reservation_number, r.status as reservation_status
  from notification n
  left join reservation r on r.id = n.reservation_id
  left join track_event e on e.id = n.track_event_id
  left join employee reader on reader.id = ?
  left join notification_read m on m.notification_id = n.id and m.employee_id = reader.id`;
const NEWEST_FIRST = 'order by n.created_at desc, n.id desc';
const UNREAD = `not exists (select 1 from employee reader
    left join notification_read m on m.notification_id = n.id and m.employee_id = reader.id
  where reader.id = ? and ${READ})`;

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
    const [counts] = await this.em.execute<{ total: number; unread: number }[]>(
      `select count(*)::int as total, (count(*) filter (where ${UNREAD}))::int as unread from notification n`,
      [employeeIdOf(actor)],
    );
    const { total = 0, unread = 0 } = counts ?? {};
    const rows = await this.em.execute<NotificationRow[]>(`${VIEW} ${NEWEST_FIRST} limit ? offset ?`, [
      employeeIdOf(actor),
      page.size,
      (page.page - 1) * page.size,
    ]);
    return { ...toPage(rows.map(toView), total, page), unreadCount: unread };
  }

  /** Lists the caller's unread ones, newest first, at most a hundred. Staff only. */
  async unread(actor: Actor): Promise<NotificationView[]> {
    requireStaff(actor);
    const rows = await this.em.execute<NotificationRow[]>(`${VIEW} where ${READ} is not true ${NEWEST_FIRST} limit ?`, [
      employeeIdOf(actor),
      MAX_UNREAD,
    ]);
    return rows.map(toView);
  }

  /** Returns one by id, with the caller's mark. Throws NotFoundError if there is none. Staff only. */
  async get(actor: Actor, id: number): Promise<NotificationView> {
    requireStaff(actor);
    const [row] = await this.em.execute<NotificationRow[]>(`${VIEW} where n.id = ?`, [employeeIdOf(actor), id]);
    if (!row) throw new NotFoundError("Cette notification n'existe pas.", 'NOTIFICATION.UNKNOWN');
    return toView(row);
  }

  /** Marks one as read by the caller; marking it again changes nothing. Throws NotFoundError if there is none. */
  async markRead(actor: Actor, id: number): Promise<NotificationView> {
    requireEmployee(actor);
    const { id: known } = await this.get(actor, id);
    await this.mark(actor, 'n.id = ?', [known]);
    return this.get(actor, known);
  }

  /** Marks all current ones as read by the caller. Has no effect for a key. */
  async markAllRead(actor: Actor): Promise<void> {
    requireEmployee(actor);
    await this.mark(actor, UNREAD, [actor.id]);
  }

  /** Uses one statement, so that simultaneous marks cannot conflict. */
  private async mark(actor: EmployeeActor, condition: string, params: unknown[]): Promise<void> {
    const now = new Date();
    await this.em.execute(
      `insert into notification_read (created_at, updated_at, notification_id, employee_id)
       select ?::timestamptz, ?::timestamptz, n.id, ?::int from notification n where ${condition} on conflict do nothing`,
      [now, now, actor.id, ...params],
    );
  }
}

function toView(row: NotificationRow): NotificationView {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    reservationNumber: row.reservation_number,
    reservationStatus: row.reservation_status,
    maintenanceId: row.maintenance_id,
    vehicleId: row.vehicle_id,
    trackDay: row.track_started_at && agencyDay(new Date(row.track_started_at)),
    read: row.read,
  };
}
