import { leftToRight } from '../../../kernel/left-to-right.js';
import type { Em } from '../../../platform/database/orm.js';
import { toWireTime } from '../../../kernel/time.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { Development } from './track-event.rules.js';
import type { TrackNotice } from './position.events.js';
import { TrackEventKind } from './track-event.types.js';

/** The outcome to store for a vehicle and a rule. */
export interface Finding {
  readonly kind: TrackEventKind;
  readonly vehicle: { readonly id: number; readonly name: string; readonly plateNumber: string };
  readonly rental: { readonly id: number; readonly key: string } | null;
  /** The id of an event that continues. */
  readonly eventId: number | undefined;
  readonly development: Development;
  /** km/h. */
  readonly limitKph: number | undefined;
  /** A new extreme of the event; undefined if there is none. */
  readonly peak:
    | {
        readonly latitude: number;
        readonly longitude: number;
        readonly address: string | null;
        /** km/h; null for a vehicle out of its zone. */
        readonly speedKph: number | null;
      }
    | undefined;
}

/** Stores events that start, continue and end; returns notifications of those that start. */
export async function applyDevelopments(em: Em, findings: readonly Finding[], now: Date): Promise<TrackNotice[]> {
  await endThem(em, findings, now);
  await goOn(em, findings, now);
  const begun = findings.filter(({ development, peak }) => development.kind === 'BEGINS' && peak);
  return begun.length === 0 ? [] : noticesOf(begun, await begin(em, begun, now));
}

async function endThem(em: Em, findings: readonly Finding[], now: Date): Promise<void> {
  const rows = findings.flatMap(({ eventId, development }) =>
    eventId !== undefined && development.kind === 'ENDS' ? [eventId, development.endedAt] : [],
  );
  if (rows.length === 0) return;
  await em.execute(
    `update track_event e set ended_at = f.at, updated_at = ?
     from (values ${pairs(rows.length / 2, '(?::int, ?::timestamptz)')}) as f (id, at) where e.id = f.id and e.ended_at is null`,
    [now, ...rows],
  );
}

async function goOn(em: Em, findings: readonly Finding[], now: Date): Promise<void> {
  const rows = findings.flatMap(({ eventId, development, peak }) =>
    eventId !== undefined && development.kind === 'GOES_ON'
      ? [
          [
            eventId,
            development.lastSeenAt,
            peak?.speedKph ?? null,
            peak?.latitude ?? null,
            peak?.longitude ?? null,
            peak?.address ?? null,
          ],
        ]
      : [],
  );
  if (rows.length === 0) return;
  await em.execute(
    `update track_event e set last_seen_at = greatest(e.last_seen_at, f.seen), updated_at = ?,
       peak_speed_kph = coalesce(f.speed, e.peak_speed_kph), latitude = coalesce(f.latitude, e.latitude),
       longitude = coalesce(f.longitude, e.longitude),
       address = case when f.latitude is null then e.address else f.address end
     from (values ${pairs(rows.length, '(?::int, ?::timestamptz, ?::real, ?::double precision, ?::double precision, ?::text)')})
       as f (id, seen, speed, latitude, longitude, address)
     where e.id = f.id and e.ended_at is null`,
    [now, ...rows.flat()],
  );
}

/** Inserts new events unless a concurrent run has; returns the ids by vehicle and kind. */
async function begin(em: Em, begun: readonly Finding[], now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await em.execute<{ id: number; vehicle_id: number; kind: TrackEventKind }[]>(
    `insert into track_event (created_at, updated_at, vehicle_id, reservation_id, kind, started_at, last_seen_at,
       peak_speed_kph, limit_kph, latitude, longitude, address)
     values ${pairs(begun.length, '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')}
     on conflict do nothing returning id, vehicle_id, kind`,
    begun.flatMap(({ vehicle, rental, kind, development, peak, limitKph }) =>
      development.kind === 'BEGINS'
        ? [
            now,
            now,
            vehicle.id,
            rental?.id ?? null,
            kind,
            development.startedAt,
            development.lastSeenAt,
            peak?.speedKph ?? null,
            limitKph ?? null,
            peak?.latitude,
            peak?.longitude,
            peak?.address ?? null,
          ]
        : [],
    ),
  );
  return new Map(rows.map((row) => [`${row.kind} ${row.vehicle_id}`, row.id]));
}

function noticesOf(begun: readonly Finding[], ids: ReadonlyMap<string, number>): TrackNotice[] {
  return begun.flatMap((finding) => {
    const trackEventId = ids.get(`${finding.kind} ${finding.vehicle.id}`);
    if (trackEventId === undefined) return [];
    const [title, description] = textsOf(finding);
    const about = { vehicleId: finding.vehicle.id, reservationId: finding.rental?.id ?? null, trackEventId };
    return [{ title, description, ...about, key: `track-event:${trackEventId}` }];
  });
}

function textsOf({ kind, vehicle, rental, development, limitKph, peak }: Finding): [title: string, text: string] {
  const since = development.kind === 'BEGINS' ? toWireTime(development.startedAt).slice(-5) : '';
  const parts = [
    `${vehicle.name} (${leftToRight(vehicle.plateNumber)})`,
    kind === TrackEventKind.OVERSPEED
      ? `${Math.round(peak?.speedKph ?? 0)} km/h à ${since} (limite ${limitKph ?? 0} km/h)`
      : `hors des zones autorisées depuis ${since}`,
    peak?.address,
    rental && `location ${formatNumber(rental.key)}`,
  ];
  return [kind === TrackEventKind.OVERSPEED ? 'Excès de vitesse' : 'Sortie de zone', parts.filter(Boolean).join(' · ')];
}

function pairs(count: number, row: string): string {
  return Array.from({ length: count }, () => row).join(', ');
}
