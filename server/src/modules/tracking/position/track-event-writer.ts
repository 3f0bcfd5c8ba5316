import { leftToRight } from '../../../kernel/left-to-right.js';
import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { toWireTime } from '../../../kernel/time.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { Development } from './track-event.rules.js';
import type { TrackNotice } from './position.events.js';
import { TrackEventKind } from './track-event.types.js';
import type { TrackEventTable } from './track-event.entity.js';
import { sql } from 'kysely';

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
    eventId !== undefined && development.kind === 'ENDS'
      ? [sql`(${eventId}::int, ${development.endedAt}::timestamptz)`]
      : [],
  );
  if (rows.length === 0) return;
  await tablesOf<TrackEventTable>(em)
    .updateTable('trackEvent as e')
    .from(sql<{ id: number; at: Date }>`(values ${sql.join(rows)})`.as<'f'>(sql`f (id, at)`))
    .set((eb) => ({ endedAt: eb.ref('f.at'), updatedAt: now }))
    .whereRef('e.id', '=', 'f.id')
    .where('e.endedAt', 'is', null)
    .execute();
}

/** What a run saw of an event that continues. The place is null without a new extreme. */
interface Seen extends Pick<TrackEventTable['trackEvent'], 'lastSeenAt' | 'peakSpeedKph' | 'address'> {
  readonly id: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

async function goOn(em: Em, findings: readonly Finding[], now: Date): Promise<void> {
  const rows = findings.flatMap(({ eventId, development, peak }) =>
    eventId !== undefined && development.kind === 'GOES_ON'
      ? [
          sql`(${eventId}::int, ${development.lastSeenAt}::timestamptz, ${peak?.speedKph ?? null}::real,
            ${peak?.latitude ?? null}::double precision, ${peak?.longitude ?? null}::double precision,
            ${peak?.address ?? null}::text)`,
        ]
      : [],
  );
  if (rows.length === 0) return;
  const seen = sql<Seen>`(values ${sql.join(rows)})`.as<'f'>(
    sql`f (id, last_seen_at, peak_speed_kph, latitude, longitude, address)`,
  );
  await tablesOf<TrackEventTable>(em)
    .updateTable('trackEvent as e')
    .from(seen)
    .set((eb) => ({
      lastSeenAt: eb.fn<Date>('greatest', ['e.lastSeenAt', 'f.lastSeenAt']),
      updatedAt: now,
      peakSpeedKph: eb.fn.coalesce('f.peakSpeedKph', 'e.peakSpeedKph'),
      latitude: eb.fn.coalesce('f.latitude', 'e.latitude'),
      longitude: eb.fn.coalesce('f.longitude', 'e.longitude'),
      address: eb.case().when('f.latitude', 'is', null).then(eb.ref('e.address')).else(eb.ref('f.address')).end(),
    }))
    .whereRef('e.id', '=', 'f.id')
    .where('e.endedAt', 'is', null)
    .execute();
}

/** Inserts new events unless a concurrent run has; returns the ids by vehicle and kind. */
async function begin(em: Em, begun: readonly Finding[], now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await tablesOf<TrackEventTable>(em)
    .insertInto('trackEvent')
    .values(
      begun.flatMap(({ vehicle, rental, kind, development, peak, limitKph }) =>
        development.kind === 'BEGINS' && peak
          ? [
              {
                createdAt: now,
                updatedAt: now,
                vehicleId: vehicle.id,
                reservationId: rental?.id ?? null,
                kind,
                startedAt: development.startedAt,
                lastSeenAt: development.lastSeenAt,
                peakSpeedKph: peak.speedKph,
                limitKph: limitKph ?? null,
                latitude: peak.latitude,
                longitude: peak.longitude,
                address: peak.address,
              },
            ]
          : [],
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'vehicleId', 'kind'])
    .execute();
  return new Map(rows.map(({ id, vehicleId, kind }) => [`${kind} ${vehicleId}`, id]));
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
