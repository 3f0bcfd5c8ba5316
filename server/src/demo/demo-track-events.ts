import { applyDevelopments, type Finding } from '../modules/tracking/position/track-event-writer.js';
import { LONGEST_GAP_MS } from '../modules/tracking/position/track-event.rules.js';
import { TrackEventKind } from '../modules/tracking/position/track-event.types.js';
import type { TrackEventTable } from '../modules/tracking/position/track-event.entity.js';
import type { VehiclePositionTable } from '../modules/tracking/position/vehicle-position.entity.js';
import { Zone, type ZoneVertex } from '../modules/tracking/zone/zone.entity.js';
import type { Em } from '../platform/database/orm.js';
import { tablesOf } from '../platform/database/tables.js';
import type { DemoClock } from './demo-clock.js';
import { make } from './make-entity.js';
import { keepNotifications } from '../modules/office/notification/notification-store.js';
import type { VehicleTable } from '../modules/fleet/vehicle/vehicle.entity.js';
import type { OccupationTable } from '../modules/fleet/occupation/occupation.tables.js';
import type { ReservationTable } from '../modules/booking/reservation/reservation.entity.js';
import { sql } from 'kysely';

type FastRow = Awaited<ReturnType<typeof fastPositions>>[number];

/** The default of the settings, in km/h. */
const LIMIT_KPH = 120;

/** Makes zones: the country, and an inactive one around a city. */
export function createZones(clock: DemoClock): Zone[] {
  const createdAt = new Date(clock.now.getTime() - 40 * 86_400_000);
  const outline = (...corners: [number, number][]): ZoneVertex[] =>
    corners.map(([latitude, longitude]) => ({ latitude, longitude }));
  const both = { categories: [], createdAt, updatedAt: createdAt };
  return [
    make(Zone, {
      ...both,
      name: 'Maroc, au nord de Tarfaya',
      color: '#0b6e3f',
      active: true,
      vertices: outline(
        [36.05, -5.95],
        [35.4, -1.9],
        [32, -0.95],
        [29.3, -7.6],
        [27.5, -9.2],
        [27.6, -13.4],
        [31.5, -10.1],
      ),
    }),
    make(Zone, {
      ...both,
      name: 'Grand Casablanca',
      color: '#1c5fa8',
      active: false,
      vertices: outline([33.75, -7.35], [33.62, -7.28], [33.34, -7.5], [33.42, -7.86], [33.6, -7.74]),
    }),
  ];
}

/** Reads the positions in rentals that are above the limit. */
function fastPositions(em: Em) {
  return tablesOf<VehiclePositionTable & VehicleTable & OccupationTable & ReservationTable>(em)
    .selectFrom('vehiclePosition as p')
    .innerJoin('vehicle as v', 'v.id', 'p.vehicleId')
    .innerJoin('occupation as o', (join) =>
      join.onRef('o.vehicleId', '=', 'v.id').on(sql<boolean>`o.period @> p.recorded_at`),
    )
    .innerJoin('reservation as r', 'r.id', 'o.reservationId')
    .select(['p.vehicleId', 'v.name', 'v.plateNumber', 'p.recordedAt', 'p.latitude', 'p.longitude', 'p.speedKph'])
    .select(['p.address', 'r.id as reservationId', 'r.numberKey'])
    .where('p.speedKph', '>', LIMIT_KPH)
    .orderBy('p.recordedAt')
    .orderBy('p.vehicleId')
    .execute();
}

/** Detects track events in the stored positions, as the recorder would have. */
export async function insertTrackEvents(em: Em): Promise<void> {
  for (const drive of drivesOf(await fastPositions(em))) {
    const [first] = drive;
    const last = drive.at(-1);
    if (!first || !last || drive.length < 2) continue;
    const now = last.recordedAt;
    const notices = await applyDevelopments(em, [findingOf(first, last, drive)], now);
    await keepNotifications(em, notices, now);
    await tablesOf<TrackEventTable>(em)
      .updateTable('trackEvent')
      .set((eb) => ({ endedAt: eb.ref('lastSeenAt') }))
      .where('endedAt', 'is', null)
      .execute();
  }
}

function findingOf(first: FastRow, last: FastRow, drive: readonly FastRow[]): Finding {
  const { latitude, longitude, address, speedKph } = drive.reduce((top, row) =>
    row.speedKph > top.speedKph ? row : top,
  );
  return {
    kind: TrackEventKind.OVERSPEED,
    vehicle: { id: first.vehicleId, name: first.name, plateNumber: first.plateNumber },
    rental: { id: first.reservationId, key: first.numberKey },
    eventId: undefined,
    development: { kind: 'BEGINS', startedAt: first.recordedAt, lastSeenAt: last.recordedAt },
    limitKph: LIMIT_KPH,
    peak: { latitude, longitude, address, speedKph },
  };
}

/** Groups each vehicle's fast positions into drives, split by a long slower period or another rental. */
function drivesOf(rows: readonly FastRow[]): FastRow[][] {
  const drives: FastRow[][] = [];
  const latest = new Map<number, FastRow[]>();
  for (const row of rows) {
    const drive = latest.get(row.vehicleId);
    const before = drive?.at(-1);
    const goesOn =
      before?.reservationId === row.reservationId &&
      row.recordedAt.getTime() - before.recordedAt.getTime() <= LONGEST_GAP_MS;
    if (drive && goesOn) drive.push(row);
    else {
      const next = [row];
      latest.set(row.vehicleId, next);
      drives.push(next);
    }
  }
  return drives;
}
