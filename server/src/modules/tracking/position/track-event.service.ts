import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { idOf } from '../../../kernel/ids.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { agencyDay, startOfDay } from '../../../kernel/time.js';
import { formatNumber, parseNumber } from '../../../kernel/reservation-number.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { TrackEventFilter, TrackEventType } from './track-event.types.js';
import type { TrackEventTable } from './track-event.entity.js';
import { sql } from 'kysely';

/** Lists track events, which only staff may see, never a customer. */
export class TrackEventService {
  constructor(private readonly em: Em) {}

  /** Returns events, newest first; empty for an unknown number or vehicle. Staff only. */
  async list(actor: Actor, filter: TrackEventFilter | undefined, page: PageRequest): Promise<Page<TrackEventType>> {
    requireStaff(actor);
    const found = this.matching(filter ?? {});
    const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const rows = await found
      .select([
        'e.id',
        'e.kind',
        'e.vehicleId',
        'v.name as vehicleName',
        'v.plateNumber',
        'e.startedAt',
        'e.endedAt',
        'e.peakSpeedKph',
        'e.limitKph',
        'e.latitude',
        'e.longitude',
        'e.address',
        'r.numberKey',
      ])
      .orderBy('e.startedAt', 'desc')
      .orderBy('e.id', 'desc')
      .limit(page.size)
      .offset((page.page - 1) * page.size)
      .execute();
    const events = rows.map(({ numberKey, ...row }) => ({
      ...row,
      day: agencyDay(row.startedAt),
      peakSpeedKph: row.peakSpeedKph === null ? null : Math.round(row.peakSpeedKph),
      rentalNumber: numberKey && formatNumber(numberKey),
    }));
    return toPage(events, total, page);
  }

  private matching({ vehicleId, rentalNumber, kind, day }: TrackEventFilter) {
    let query = tablesOf<TrackEventTable & VehicleTable & ReservationTable>(this.em)
      .selectFrom('trackEvent as e')
      .innerJoin('vehicle as v', 'v.id', 'e.vehicleId')
      .leftJoin('reservation as r', 'r.id', 'e.reservationId');
    if (vehicleId != null) query = query.where('e.vehicleId', '=', idOf(vehicleId));
    if (rentalNumber != null) query = query.where('r.numberKey', '=', parseNumber(rentalNumber) ?? '');
    if (kind != null) query = query.where('e.kind', '=', kind);
    if (day != null)
      query = query
        .where('e.startedAt', '<', startOfDay(day, 1))
        .where((eb) => eb(eb.fn.coalesce('e.endedAt', 'e.lastSeenAt'), '>=', startOfDay(day)));
    return query;
  }
}
