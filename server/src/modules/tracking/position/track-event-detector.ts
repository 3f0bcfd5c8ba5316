import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Point } from '../../../platform/tracker/geo.js';
import type { Settings } from '../../base/settings/settings.entity.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { OccupationTable } from '../../fleet/occupation/occupation.tables.js';
import { kmOutside } from '../zone/zone-geometry.js';
import { Zone } from '../zone/zone.entity.js';
import { developmentOf, type Development, type Judged, LONGEST_GAP_MS, type Verdict } from './track-event.rules.js';
import { applyDevelopments, type Finding } from './track-event-writer.js';
import { TrackEventKind } from './track-event.types.js';
import type { TrackEventTable } from './track-event.entity.js';
import { PositionState } from './position.types.js';
import type { TrackNotice } from './position.events.js';
import type { VehiclePositionTable } from './vehicle-position.entity.js';
import { sql, type Selectable } from 'kysely';

type PositionRow = Pick<
  Selectable<VehiclePositionTable['vehiclePosition']>,
  'vehicleId' | 'recordedAt' | 'latitude' | 'longitude' | 'speedKph' | 'state' | 'address'
>;

interface VehicleRow {
  readonly reservationId: number | null;
}

type EventRow = Pick<
  Selectable<TrackEventTable['trackEvent']>,
  'id' | 'vehicleId' | 'kind' | 'reservationId' | 'startedAt' | 'endedAt' | 'lastSeenAt' | 'peakSpeedKph'
>;

/** The inaccuracy of devices: a position this near outside a border may as well be inside. */
const BORDER_KM = 0.15;

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
  const tables = tablesOf<TrackEventTable & VehiclePositionTable & VehicleTable & OccupationTable & ReservationTable>(
    em,
  );
  // Ends events of a vehicle that is no longer tracked, or whose device fell silent.
  await tables
    .updateTable('trackEvent')
    .set((eb) => ({ endedAt: eb.ref('lastSeenAt'), updatedAt: now }))
    .where('endedAt', 'is', null)
    .where('lastSeenAt', '<', silentSince)
    .execute();
  if (vehicleIds.length === 0) return [];
  const zones = await em.find(Zone, { active: true }, { disableIdentityMap: true });
  const vehicles = await tables
    .selectFrom('vehicle as v')
    .leftJoin('occupation as o', (join) =>
      join
        .onRef('o.vehicleId', '=', 'v.id')
        .on('o.reservationId', 'is not', null)
        .on(sql<boolean>`o.period @> ${now}::timestamptz`),
    )
    .leftJoin('reservation as r', 'r.id', 'o.reservationId')
    .select(['v.id', 'v.name', 'v.plateNumber', 'v.category', 'r.id as reservationId', 'r.numberKey'])
    .where('v.id', 'in', vehicleIds)
    .orderBy('v.id')
    .execute();
  const positions = byVehicle(
    await tables
      .selectFrom('vehiclePosition')
      .select(['vehicleId', 'recordedAt', 'latitude', 'longitude', 'speedKph', 'state', 'address'])
      .where('vehicleId', 'in', vehicleIds)
      .where('recordedAt', '>', silentSince)
      .where('recordedAt', '<=', now)
      .orderBy('vehicleId')
      .orderBy('recordedAt')
      .execute(),
  );
  const recent = byVehicle(
    await tables
      .selectFrom('trackEvent')
      .select(['id', 'vehicleId', 'kind', 'reservationId', 'startedAt', 'endedAt', 'lastSeenAt', 'peakSpeedKph'])
      .where('vehicleId', 'in', vehicleIds)
      .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>', silentSince)]))
      .orderBy('startedAt')
      .execute(),
  );
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
      const event = known.find((row) => row.endedAt === null);
      // Positions of an earlier event do not start another one.
      const spent = event ? 0 : Number(known.at(-1)?.endedAt ?? 0);
      const seen = (positions.get(vehicle.id) ?? [])
        .map((position) => ({ position, ...judge(position, verdictOf) }))
        .filter(({ at }) => at.getTime() > spent);
      const development = developmentFor(vehicle, seen, event);
      if (development.kind === 'NOTHING') continue;
      findings.push({
        kind,
        vehicle: { id: vehicle.id, name: vehicle.name, plateNumber: vehicle.plateNumber },
        rental:
          vehicle.reservationId && vehicle.numberKey ? { id: vehicle.reservationId, key: vehicle.numberKey } : null,
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
  const { startedAt, lastSeenAt } = event;
  if (event.reservationId !== vehicle.reservationId) return { kind: 'ENDS', endedAt: lastSeenAt };
  return developmentOf(seen, { startedAt, lastSeenAt });
}

function judge(position: PositionRow, verdictOf: (position: PositionRow) => Verdict): Judged {
  return {
    at: position.recordedAt,
    verdict: verdictOf(position),
    heard: position.state !== PositionState.DISCONNECTED,
  };
}

function speedVerdict({ speedKph: speed }: PositionRow, limit: number | null | undefined): Verdict {
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
  const from = development.kind === 'BEGINS' ? development.startedAt : event?.startedAt;
  const broken = seen.filter(({ at, verdict, heard }) => heard && verdict === 'BROKEN' && from && at >= from);
  const [first, ...others] = broken.map(({ position }) => position);
  if (!first) return { peak: undefined };
  const place = ({ latitude, longitude, address, speedKph }: PositionRow) => ({
    latitude,
    longitude,
    address,
    speedKph: kind === TrackEventKind.OVERSPEED ? speedKph : null,
  });
  if (kind === TrackEventKind.OUT_OF_ZONE) return { peak: event ? undefined : place(first) };
  const fastest = others.reduce((top, position) => (position.speedKph > top.speedKph ? position : top), first);
  return { peak: fastest.speedKph > (event?.peakSpeedKph ?? 0) ? place(fastest) : undefined };
}

function byVehicle<R extends { vehicleId: number }>(rows: readonly R[]): Map<number, R[]> {
  const groups = new Map<number, R[]>();
  for (const row of rows) {
    const group = groups.get(row.vehicleId);
    if (group) group.push(row);
    else groups.set(row.vehicleId, [row]);
  }
  return groups;
}
