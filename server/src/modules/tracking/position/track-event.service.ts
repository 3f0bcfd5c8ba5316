import type { Em } from '../../../platform/database/orm.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { idOf } from '../../../kernel/ids.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { agencyDay, startOfDay } from '../../../kernel/time.js';
import { formatNumber, parseNumber } from '../../../kernel/reservation-number.js';
import type { TrackEventFilter, TrackEventKind, TrackEventType } from './track-event.types.js';

interface EventRow {
  id: number;
  kind: TrackEventKind;
  vehicle_id: number;
  vehicle_name: string;
  plate_number: string;
  started_at: Date;
  ended_at: Date | null;
  peak_speed_kph: number | null;
  limit_kph: number | null;
  latitude: number;
  longitude: number;
  address: string | null;
  number_key: string | null;
}

const FROM = `from track_event e join vehicle v on v.id = e.vehicle_id left join reservation r on r.id = e.reservation_id`;

/** Lists track events, which only staff may see, never a customer. */
export class TrackEventService {
  constructor(private readonly em: Em) {}

  /** Returns events, newest first; empty for an unknown number or vehicle. Staff only. */
  async list(actor: Actor, filter: TrackEventFilter | undefined, page: PageRequest): Promise<Page<TrackEventType>> {
    requireStaff(actor);
    const { where, params } = conditions(filter ?? {});
    const [count] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total ${FROM} where ${where}`,
      params,
    );
    const rows = await this.em.execute<EventRow[]>(
      `select e.id, e.kind, e.vehicle_id, v.name as vehicle_name, v.plate_number, e.started_at, e.ended_at, e.peak_speed_kph,
         e.limit_kph, e.latitude, e.longitude, e.address, r.number_key
       ${FROM} where ${where} order by e.started_at desc, e.id desc limit ? offset ?`,
      [...params, page.size, (page.page - 1) * page.size],
    );
    return toPage(rows.map(toEvent), count?.total ?? 0, page);
  }
}

function conditions({ vehicleId, rentalNumber, kind, day }: TrackEventFilter): { where: string; params: unknown[] } {
  const found: [string, ...unknown[]][] = [['true']];
  if (vehicleId != null) found.push(['e.vehicle_id = ?', idOf(vehicleId)]);
  if (rentalNumber != null) found.push(['r.number_key = ?', parseNumber(rentalNumber) ?? '']);
  if (kind != null) found.push(['e.kind = ?', kind]);
  if (day != null) {
    found.push(['e.started_at < ? and coalesce(e.ended_at, e.last_seen_at) >= ?', startOfDay(day, 1), startOfDay(day)]);
  }
  return {
    where: found.map(([condition]) => condition).join(' and '),
    params: found.flatMap(([, ...values]) => values),
  };
}

function toEvent(row: EventRow): TrackEventType {
  const startedAt = new Date(row.started_at);
  return {
    id: row.id,
    kind: row.kind,
    vehicleId: row.vehicle_id,
    vehicleName: row.vehicle_name,
    plateNumber: row.plate_number,
    day: agencyDay(startedAt),
    startedAt,
    endedAt: row.ended_at && new Date(row.ended_at),
    peakSpeedKph: row.peak_speed_kph === null ? null : Math.round(row.peak_speed_kph),
    limitKph: row.limit_kph,
    latitude: row.latitude,
    longitude: row.longitude,
    address: row.address,
    rentalNumber: row.number_key && formatNumber(row.number_key),
  };
}
