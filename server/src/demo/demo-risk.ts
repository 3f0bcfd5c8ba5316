import type { Em } from '../platform/database/orm.js';
import { agencyDay, DAY_MS } from '../kernel/time.js';
import type { DemoClock } from './demo-clock.js';

/** The earliest start of the rental at risk from now, so that visitors of the demo have time to give it another vehicle. */
const FROM_MS = 2.5 * DAY_MS;
/** The latest start of the rental at risk from now, so that visitors of the demo find it in this week. */
const UNTIL_MS = 7 * DAY_MS;
/** How long before the start of the rental the maintenance begins. */
const BEFORE_MS = 4 * 3_600_000;
/** How long ago the maintenance was entered. */
const NOTICED_MS = 40 * 60_000;

/**
 * Adds a maintenance that overlaps the next rental of a vehicle, which is then at risk. The occupations are stored by now, so the
 * maintenance occupies what they leave free.
 */
export async function endangerOne(em: Em, { now }: DemoClock): Promise<void> {
  const since = new Date(now.getTime() - NOTICED_MS);
  const [next] = await em.execute<{ id: number; vehicle_id: number; starts_at: Date }[]>(
    `select r.id, r.vehicle_id, r.starts_at from reservation r
     where r.stage = 'PLANNED' and r.starts_at between ? and ?
       and not exists (select 1 from rental_leg l where l.vehicle_id = r.vehicle_id and l.ended_at is null)
       and not exists (select 1 from occupation o where o.vehicle_id = r.vehicle_id and o.reservation_id <> r.id
         and o.period && tstzrange(r.starts_at - interval '1 day', r.starts_at + interval '1 day'))
     order by r.starts_at, r.id limit 1`,
    [new Date(now.getTime() + FROM_MS), new Date(now.getTime() + UNTIL_MS)],
  );
  if (!next) return;
  const start = new Date(next.starts_at);
  const from = new Date(start.getTime() - BEFORE_MS);
  const [work] = await em.execute<{ id: number }[]>(
    `insert into maintenance (created_at, updated_at, vehicle_id, provider_id, nature, performed_on, description, cost, immobilised_from,
       immobilised_until, version)
     values (?, ?, ?, (select min(id) from service_provider), 'SERVICING', ?, 'Panne d''embrayage, pièce attendue', 1850, ?, ?, 1) returning id`,
    [since, since, next.vehicle_id, agencyDay(from), from, new Date(start.getTime() + DAY_MS)],
  );
  await em.execute(
    `insert into occupation (vehicle_id, period, maintenance_id, reason) select ?, tstzrange(?, ?, '[)'), ?, 'Panne d''embrayage, pièce attendue'`,
    [next.vehicle_id, from, start, work?.id],
  );
  await em.execute('insert into rental_risk (reservation_id, maintenance_id, since) values (?, ?, ?)', [
    next.id,
    work?.id,
    since,
  ]);
}
