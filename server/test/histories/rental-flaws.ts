import type { Em } from '../../src/platform/database/orm.js';

/** Queries that return rows only if the stored rentals contradict a rule, by the flaw that they show. */
const CHECKS: Readonly<Record<string, string>> = {
  'a vehicle is promised twice': `select a.vehicle_id, a.id, b.id as other from occupation a
    join occupation b on b.vehicle_id = a.vehicle_id and b.id > a.id and a.period && b.period`,
  'a vehicle was out twice at one moment': `select a.vehicle_id, a.reservation_id, b.reservation_id as other, a.started_at, a.ended_at, b.started_at as b_started, b.ended_at as b_ended from rental_leg a
    join rental_leg b on b.vehicle_id = a.vehicle_id and b.id > a.id
      and tstzrange(a.started_at, a.ended_at) && tstzrange(b.started_at, b.ended_at)`,
  'a leg ends before it begins': 'select id from rental_leg where ended_at < started_at or end_km < start_km',
  'legs of a rental leave a gap or overlap': `select * from (select reservation_id, started_at, ended_at,
      lead(started_at) over (partition by reservation_id order by started_at, id) as next from rental_leg) l
    where next is not null and ended_at is distinct from next`,
  'legs do not fit the stage': `select r.id, r.stage, count(l.id), count(l.id) filter (where l.ended_at is null) as open
    from reservation r left join rental_leg l on l.reservation_id = r.id group by r.id
    having case when r.stage in ('OUT') then count(l.id) filter (where l.ended_at is null) <> 1
      when r.stage in ('RETURNED', 'CLOSED') then count(l.id) = 0 or count(l.id) filter (where l.ended_at is null) > 0
      else count(l.id) > 0 end`,
  'the rental has another vehicle than its last leg': `select r.id from reservation r join lateral (
      select vehicle_id from rental_leg l where l.reservation_id = r.id order by started_at desc, id desc limit 1) l on true
    where l.vehicle_id <> r.vehicle_id`,
  'a promise does not fit the stage': `select r.id, r.status, r.stage, r.starts_at, r.ends_at, count(o.id), min(lower(o.period)) as since, max(upper(o.period)) as until
    from reservation r left join occupation o on o.reservation_id = r.id group by r.id
    having case when r.stage = 'PLANNED' then count(o.id) <> 1 or min(lower(o.period)) <> r.starts_at or max(upper(o.period)) <> r.ends_at
        or min(o.vehicle_id) <> r.vehicle_id
      when r.stage = 'OUT' then count(o.id) = 0 or max(upper(o.period)) <> r.ends_at
      when r.stage in ('RETURNED', 'CLOSED') then false
      else count(o.id) > 0 end`,
  'a vehicle that is back is still promised': `select r.id, max(upper(o.period)) as until, l.back from reservation r join occupation o on o.reservation_id = r.id
    join lateral (select max(ended_at) as back from rental_leg l where l.reservation_id = r.id) l on true
    where r.stage in ('RETURNED', 'CLOSED') group by r.id, l.back having max(upper(o.period)) > greatest(l.back, r.starts_at)`,
  // A gap is no flaw: a late rental may be extended from then on in another vehicle.
  'promises of a rental overlap': `select * from (select reservation_id, upper(period) as until,
      lead(lower(period)) over (partition by reservation_id order by lower(period)) as next from occupation where reservation_id is not null) o
    where until > next`,
  'the sum paid is not that of the payments': `select r.id, r.advance, sum(p.amount) from reservation r left join payment p on p.reservation_id = r.id
    group by r.id having coalesce(r.advance, 0) <> coalesce(sum(p.amount), 0)`,
  'a sum paid is out of its bounds': `select id, advance, total from reservation where advance < 0 or (status = 'ACCEPTED' and advance > total)`,
  'the deposit held is not that of its entries': `select r.id, r.deposit_held, sum(d.amount) from reservation r left join deposit_entry d on d.reservation_id = r.id
    group by r.id having r.deposit_held <> coalesce(sum(d.amount), 0) or r.deposit_held < 0`,
  'a line was paid from the deposit beyond what it costs': `select l.id, l.amount, sum(-d.amount) from reservation_line l join deposit_entry d on d.line_id = l.id
    where not exists (select from deposit_entry c where c.corrects_id = d.id) group by l.id having sum(-d.amount) > l.amount`,
  'an entry was taken back twice': `select corrects_id from payment where corrects_id is not null group by corrects_id having count(*) > 1
    union all select corrects_id from deposit_entry where corrects_id is not null group by corrects_id having count(*) > 1
    union all select reverses_id from reservation_line where reverses_id is not null group by reverses_id having count(*) > 1`,
  'receipts have a gap': `select agency_id, receipt_year, count(*), max(receipt_sequence) from payment where receipt_sequence is not null
    group by agency_id, receipt_year having count(*) <> max(receipt_sequence)`,
  'cash is in the till of nobody, twice, or with another amount': `select p.id, p.amount, count(t.id), sum(t.amount) from payment p left join till_entry t on t.payment_id = p.id
    where p.method = 'CASH' group by p.id having count(t.id) <> 1 or sum(t.amount) <> p.amount
    union all select d.id, d.amount, count(t.id), sum(t.amount) from deposit_entry d left join till_entry t on t.deposit_entry_id = d.id
    where d.method = 'CASH' group by d.id having count(t.id) <> 1 or sum(t.amount) <> d.amount`,
  'amendments have a gap': `select reservation_id, count(*), max(number) from rental_amendment group by reservation_id
    having count(*) <> max(number)`,
  'amendments do not follow each other': `select * from (select reservation_id, number, after,
      lead(before) over (partition by reservation_id order by number) as next from rental_amendment) a
    where next is not null and (after->>'vehicleId', after->>'startsAt', after->>'endsAt')
      is distinct from (next->>'vehicleId', next->>'startsAt', next->>'endsAt')`,
  'a step is none of the table': `select * from (select reservation_id, stage,
      lag(stage) over (partition by reservation_id order by id) as former from rental_stage_event) e
    where (coalesce(former, ''), stage) not in (('', 'PLANNED'), ('PLANNED', 'OUT'), ('PLANNED', 'NO_SHOW'), ('OUT', 'RETURNED'),
      ('RETURNED', 'CLOSED'), ('RETURNED', 'OUT'), ('CLOSED', 'RETURNED'), ('NO_SHOW', 'PLANNED'))`,
  'the last step is not the stage': `select r.id, r.stage, e.stage as last from reservation r join lateral (
      select stage from rental_stage_event e where e.reservation_id = r.id order by id desc limit 1) e on true
    where r.stage is not null and e.stage <> r.stage`,
  'a settled rental that came back is open': `select r.id from reservation r where r.stage = 'RETURNED' and r.advance = r.total and r.deposit_held = 0
    and not exists (select 1 from rental_stage_event e where e.reservation_id = r.id and e.reason is not null)`,
  'what is no rental to come is at risk': `select k.reservation_id from rental_risk k join reservation r on r.id = k.reservation_id
    where r.stage is distinct from 'PLANNED'`,
  // A long run includes the hour of the backup, which takes longer than a job may while the machine is busy.
  'a job failed': `select name, state, count(*), min(output::text) as output from pgboss.job
    where state in ('failed', 'retry') and name <> 'nightly-backup' group by name, state`,
};

/** Returns the flaws of all stored rentals; empty if there are none. */
export async function rentalFlaws(em: Em): Promise<string[]> {
  const flaws: string[] = [];
  for (const [flaw, query] of Object.entries(CHECKS)) {
    const rows = await em.fork().execute<object[]>(query);
    if (rows.length > 0) flaws.push(`${flaw} (${rows.length}): ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return flaws;
}
