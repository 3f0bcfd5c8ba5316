import { applyDevelopments, type Finding } from '../modules/tracking/position/track-event-writer.js';
import { LONGEST_GAP_MS } from '../modules/tracking/position/track-event.rules.js';
import { TrackEventKind } from '../modules/tracking/position/track-event.types.js';
import { Zone, type ZoneVertex } from '../modules/tracking/zone/zone.entity.js';
import type { Em } from '../platform/database/orm.js';
import type { DemoClock } from './demo-clock.js';
import { make } from './make-entity.js';
import { keepNotifications } from '../modules/office/notification/notification-store.js';

interface FastRow {
  vehicle_id: number;
  name: string;
  plate_number: string;
  recorded_at: Date;
  latitude: number;
  longitude: number;
  speed_kph: number;
  address: string | null;
  reservation_id: number;
  number_key: string;
}

/** The default of the settings, in km/h. */
const LIMIT_KPH = 120;
const FAST = `select p.vehicle_id, v.name, v.plate_number, p.recorded_at, p.latitude, p.longitude, p.speed_kph, p.address,
    r.id as reservation_id, r.number_key
  from vehicle_position p join vehicle v on v.id = p.vehicle_id
  join occupation o on o.vehicle_id = v.id and o.period @> p.recorded_at
  join reservation r on r.id = o.reservation_id
  where p.speed_kph > ${LIMIT_KPH} order by p.recorded_at, p.vehicle_id`;

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

/** Detects track events in the stored positions, as the recorder would have. */
export async function insertTrackEvents(em: Em): Promise<void> {
  for (const drive of drivesOf(await em.execute<FastRow[]>(FAST))) {
    const [first] = drive;
    const last = drive.at(-1);
    if (!first || !last || drive.length < 2) continue;
    const now = new Date(last.recorded_at);
    const notices = await applyDevelopments(em, [findingOf(first, last, drive)], now);
    await keepNotifications(em, notices, now);
    await em.execute('update track_event set ended_at = last_seen_at where ended_at is null');
  }
}

function findingOf(first: FastRow, last: FastRow, drive: readonly FastRow[]): Finding {
  const {
    latitude,
    longitude,
    address,
    speed_kph: speedKph,
  } = drive.reduce((top, row) => (row.speed_kph > top.speed_kph ? row : top));
  return {
    kind: TrackEventKind.OVERSPEED,
    vehicle: { id: first.vehicle_id, name: first.name, plateNumber: first.plate_number },
    rental: { id: first.reservation_id, key: first.number_key },
    eventId: undefined,
    development: { kind: 'BEGINS', startedAt: new Date(first.recorded_at), lastSeenAt: new Date(last.recorded_at) },
    limitKph: LIMIT_KPH,
    peak: { latitude, longitude, address, speedKph },
  };
}

/** Groups each vehicle's fast positions into drives, split by a long slower period or another rental. */
function drivesOf(rows: readonly FastRow[]): FastRow[][] {
  const drives: FastRow[][] = [];
  const latest = new Map<number, FastRow[]>();
  for (const row of rows) {
    const drive = latest.get(row.vehicle_id);
    const before = drive?.at(-1);
    const goesOn =
      before?.reservation_id === row.reservation_id &&
      new Date(row.recorded_at).getTime() - new Date(before.recorded_at).getTime() <= LONGEST_GAP_MS;
    if (drive && goesOn) drive.push(row);
    else {
      const next = [row];
      latest.set(row.vehicle_id, next);
      drives.push(next);
    }
  }
  return drives;
}
