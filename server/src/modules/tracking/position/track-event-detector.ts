import type { Em } from '../../../platform/database/orm.js';
import type { Point } from '../../../platform/tracker/geo.js';
import type { Settings } from '../../base/settings/settings.entity.js';
import type { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { kmOutside } from '../zone/zone-geometry.js';
import { Zone } from '../zone/zone.entity.js';
import { developmentOf, type Development, type Judged, LONGEST_GAP_MS, type Verdict } from './track-event.rules.js';
import { applyDevelopments, type Finding } from './track-event-writer.js';
import { TrackEventKind } from './track-event.types.js';
import { PositionState } from './position.types.js';
import type { TrackNotice } from './position.events.js';

interface PositionRow extends Point {
  vehicle_id: number;
  recorded_at: Date;
  speed_kph: number;
  state: PositionState;
  address: string | null;
}

interface VehicleRow {
  id: number;
  name: string;
  plate_number: string;
  category: VehicleCategory;
  reservation_id: number | null;
  number_key: string | null;
}

interface EventRow {
  id: number;
  vehicle_id: number;
  kind: TrackEventKind;
  reservation_id: number | null;
  started_at: Date;
  ended_at: Date | null;
  last_seen_at: Date;
  peak_speed_kph: number | null;
}

/** The inaccuracy of devices: a position this near outside a border may as well be inside. */
const BORDER_KM = 0.15;

const VEHICLES = `select v.id, v.name, v.plate_number, v.category, r.id as reservation_id, r.number_key
  from vehicle v
  left join occupation o on o.vehicle_id = v.id and o.reservation_id is not null and o.period @> ?::timestamptz
  left join reservation r on r.id = o.reservation_id
  where v.id = any(?::int[]) order by v.id`;
const POSITIONS = `select vehicle_id, recorded_at, latitude, longitude, speed_kph, state, address from vehicle_position
  where vehicle_id = any(?::int[]) and recorded_at > ? and recorded_at <= ? order by vehicle_id, recorded_at`;
const RECENT = `select id, vehicle_id, kind, reservation_id, started_at, ended_at, last_seen_at, peak_speed_kph from track_event
  where vehicle_id = any(?::int[]) and (ended_at is null or ended_at > ?) order by started_at`;
/** Ends events of a vehicle that is no longer tracked, or whose device fell silent. */
const END_SILENT =
  'update track_event set ended_at = last_seen_at, updated_at = ? where ended_at is null and last_seen_at < ?';

/**
 * Checks the positions just recorded, within their transaction, and stores track events: driving too fast, and being outside of every zone
 * where the vehicle may go. It uses only stored positions, so that a repeated or concurrent run finds the same. Returns notifications for
 * events that began.
 */
export async function detectTrackEvents(
  em: Em,
  vehicleIds: readonly number[],
  { overspeedKph }: Pick<Settings, 'overspeedKph'>,
  now: Date,
): Promise<TrackNotice[]> {
  const silentSince = new Date(now.getTime() - LONGEST_GAP_MS);
  await em.execute(END_SILENT, [now, silentSince]);
  if (vehicleIds.length === 0) return [];
  const ids = `{${vehicleIds.join(',')}}`;
  const zones = await em.find(Zone, { active: true }, { disableIdentityMap: true });
  const vehicles = await em.execute<VehicleRow[]>(VEHICLES, [now, ids]);
  const positions = byVehicle(await em.execute<PositionRow[]>(POSITIONS, [ids, silentSince, now]));
  const recent = byVehicle(await em.execute<EventRow[]>(RECENT, [ids, silentSince]));
  const findings: Finding[] = [];
  for (const vehicle of vehicles) {
    const areas = zones
      .filter(({ categories }) => categories.length === 0 || categories.includes(vehicle.category))
      .map(({ vertices }) => vertices);
    const rules: readonly [TrackEventKind, (position: PositionRow) => Verdict][] = [
      [TrackEventKind.OVERSPEED, (position) => speedVerdict(position, overspeedKph)],
      [TrackEventKind.OUT_OF_ZONE, (position) => zoneVerdict(position, areas)],
    ];
    for (const [kind, verdictOf] of rules) {
      const known = recent.get(vehicle.id)?.filter((row) => row.kind === kind) ?? [];
      const event = known.find((row) => row.ended_at === null);
      // Positions of an earlier event do not start another one.
      const spent = event ? 0 : Number(new Date(known.at(-1)?.ended_at ?? 0));
      const seen = (positions.get(vehicle.id) ?? [])
        .map((position) => ({ position, ...judge(position, verdictOf) }))
        .filter(({ at }) => at.getTime() > spent);
      const development = developmentFor(vehicle, seen, event);
      if (development.kind === 'NOTHING') continue;
      findings.push({
        kind,
        vehicle: { id: vehicle.id, name: vehicle.name, plateNumber: vehicle.plate_number },
        rental:
          vehicle.reservation_id && vehicle.number_key ? { id: vehicle.reservation_id, key: vehicle.number_key } : null,
        eventId: event?.id,
        development,
        limitKph: kind === TrackEventKind.OVERSPEED ? overspeedKph : undefined,
        ...worst(kind, seen, development, event),
      });
    }
  }
  return applyDevelopments(em, findings, now);
}

/** Ends an event with the rental in which it began, so that the next driver answers only for their own. */
function developmentFor(vehicle: VehicleRow, seen: readonly Judged[], event: EventRow | undefined): Development {
  if (!event) return developmentOf(seen, undefined);
  const lastSeenAt = new Date(event.last_seen_at);
  if (event.reservation_id !== vehicle.reservation_id) return { kind: 'ENDS', endedAt: lastSeenAt };
  return developmentOf(seen, { startedAt: new Date(event.started_at), lastSeenAt });
}

function judge(position: PositionRow, verdictOf: (position: PositionRow) => Verdict): Judged {
  return {
    at: new Date(position.recorded_at),
    verdict: verdictOf(position),
    heard: position.state !== PositionState.DISCONNECTED,
  };
}

function speedVerdict({ speed_kph: speed }: PositionRow, limit: number | null | undefined): Verdict {
  return limit != null && speed > limit ? 'BROKEN' : 'KEPT';
}

function zoneVerdict(position: Point, areas: readonly (readonly Point[])[]): Verdict {
  if (areas.length === 0) return 'KEPT';
  const km = kmOutside(position, areas);
  if (km === 0) return 'KEPT';
  return km > BORDER_KM ? 'BROKEN' : 'UNSURE';
}

/** Returns the fastest position since the event began; for a vehicle out of its zone, the first one outside. */
function worst(
  kind: TrackEventKind,
  seen: readonly (Judged & { readonly position: PositionRow })[],
  development: Development,
  event: EventRow | undefined,
): Pick<Finding, 'peak'> {
  const from = development.kind === 'BEGINS' ? development.startedAt : event && new Date(event.started_at);
  const broken = seen.filter(({ at, verdict, heard }) => heard && verdict === 'BROKEN' && from && at >= from);
  const [first, ...others] = broken.map(({ position }) => position);
  if (!first) return { peak: undefined };
  const place = ({ latitude, longitude, address, speed_kph }: PositionRow) => ({
    latitude,
    longitude,
    address,
    speedKph: kind === TrackEventKind.OVERSPEED ? speed_kph : null,
  });
  if (kind === TrackEventKind.OUT_OF_ZONE) return { peak: event ? undefined : place(first) };
  const fastest = others.reduce((top, position) => (position.speed_kph > top.speed_kph ? position : top), first);
  return { peak: fastest.speed_kph > (event?.peak_speed_kph ?? 0) ? place(fastest) : undefined };
}

function byVehicle<R extends { vehicle_id: number }>(rows: readonly R[]): Map<number, R[]> {
  const groups = new Map<number, R[]>();
  for (const row of rows) {
    const group = groups.get(row.vehicle_id);
    if (group) group.push(row);
    else groups.set(row.vehicle_id, [row]);
  }
  return groups;
}
