import type { Orm } from '../src/platform/database/orm.js';
import { foldTally } from '../src/modules/booking/reservation/reservation-tally.js';
import { newNumberKey } from '../src/kernel/reservation-number.js';

/** Inserts the data of the bench as rows, without rules, prices and mails. */
export class Filler {
  constructor(private readonly orm: Orm) {}

  /** Adds vehicles up to a number; hidden ones are in no search. */
  async vehicles(count: number, visible = true): Promise<void> {
    await this.run(
      `insert into vehicle (created_at, updated_at, name, plate_number, gallery_files, agency_id, brand_id, visible, model_date,
         transmission, fuel, category, color, daily_price, tiers, seats, luggage)
       select now(), now(), 'Dacia Logan', 'B-' || n, '{}', (select min(id) from agency), (select min(id) from brand), ?,
         '2025-01-01', 'MANUAL', 'DIESEL', 'CITY_CAR', 'WHITE', 300 + n % 200, '[]', 5, 2
       from generate_series((select count(*) + 1 from vehicle), ?) n`,
      [visible, count],
    );
  }

  /** Occupies each vehicle without occupations for a number of two-day periods around today, with a day in between. */
  async occupations(each: number): Promise<void> {
    await this.run(
      `insert into occupation (vehicle_id, period, reason)
       select v.id, tstzrange(day, day + interval '2 days', '[)'), 'bench'
       from vehicle v, generate_series(0, ? - 1) n, lateral (
         select date_trunc('day', now()) + (n * 3 - ? + v.id % 3) * interval '1 day' as day) d
       where not exists (select 1 from occupation o where o.vehicle_id = v.id)`,
      [each, Math.round(each * 1.5)],
    );
  }

  /** Adds customers with verified addresses. They cannot log in, because what is stored for their password is not a hash. */
  async customers(count: number): Promise<void> {
    await this.run(
      `insert into customer (created_at, updated_at, last_name, first_name, address, phone, email, password_hash, email_verified_at)
       select now(), now(), 'Alaoui', 'Salma', 'Rabat', '0612345678', 'bench' || n || '@exemple.ma', '-', now()
       from generate_series((select count(*) + 1 from customer), ?) n`,
      [count],
    );
  }

  /**
   * Adds requests a year ahead, where nothing else is: each for a vehicle of its own from this one on, or all for it. Returns their
   * numbers.
   */
  async requests(count: number, firstVehicle: number, sameVehicle = false): Promise<string[]> {
    const keys = Array.from({ length: count }, newNumberKey);
    await this.run(
      `insert into reservation (created_at, updated_at, number_key, kind, vehicle_id, customer_id, driver_last_name, driver_first_name,
         driver_phone, starts_at, ends_at, pickup_place, return_place, quoted_daily_price, quoted_total, discount_percent)
       select now(), now(), key, 'QUICK', v.id, (select min(id) from customer), 'Idrissi', 'Omar', '0612345678',
         now() + interval '1 year', now() + interval '1 year 3 days', 'Agadir', 'Agadir', 300, 900, 0
       from unnest(string_to_array(?, ',')) with ordinality k (key, n)
       join (select id, row_number() over (order by id) as place from vehicle) v
         on v.place = ? + case when ? then 0 else n - 1 end`,
      [keys.join(','), firstVehicle, sameVehicle],
    );
    return keys;
  }

  /**
   * Adds late rentals, each in its own vehicle, and after each one a rental that starts in some hours and is therefore at risk. Returns the
   * numbers of the latter.
   */
  async endangered(count: number): Promise<string[]> {
    const keys = Array.from({ length: count }, newNumberKey);
    const lateKeys = Array.from({ length: count }, newNumberKey);
    const insert = (stage: 'OUT' | 'PLANNED', from: string, until: string): string =>
      `insert into reservation (created_at, updated_at, number_key, kind, status, stage, vehicle_id, driver_last_name, driver_first_name,
         driver_phone, starts_at, ends_at, pickup_place, return_place, quoted_daily_price, quoted_total, discount_percent, total, advance,
         accepted_at)
       select now(), now(), key, 'QUICK', 'ACCEPTED', '${stage}', v.id, 'Idrissi', 'Omar', '0612345678', now() + interval '${from}',
         now() + interval '${until}', 'Agadir', 'Agadir', 300, 900, 0, 900, 0, now()
       from unnest(string_to_array(?, ',')) with ordinality k (key, n)
       join (select id, row_number() over (order by id) as place from vehicle) v on v.place = n`;
    await this.run(insert('OUT', '-3 days', '-3 hours'), [lateKeys.join(',')]);
    await this.run(insert('PLANNED', '5 hours', '2 days'), [keys.join(',')]);
    // Another section may already have occupied these days.
    await this.run(
      `delete from occupation o using reservation r where r.number_key = any(string_to_array(?, ','))
         and o.vehicle_id = r.vehicle_id and o.period && r.period`,
      [[...keys, ...lateKeys].join(',')],
    );
    await this.run(
      `insert into occupation (vehicle_id, period, reservation_id)
       select vehicle_id, period, id from reservation where number_key = any(string_to_array(?, ','))`,
      [[...keys, ...lateKeys].join(',')],
    );
    await this.run(
      `insert into rental_leg (created_at, updated_at, reservation_id, vehicle_id, started_at)
       select now(), now(), id, vehicle_id, starts_at from reservation where number_key = any(string_to_array(?, ','))`,
      [lateKeys.join(',')],
    );
    await this.run(
      `insert into rental_risk (reservation_id, late_id, since) select n.id, late.id, now() from reservation n
       join reservation late on late.vehicle_id = n.vehicle_id and late.stage = 'OUT' where n.number_key = any(string_to_array(?, ','))`,
      [keys.join(',')],
    );
    return keys;
  }

  /** Returns the ids of `count` vehicles behind the first `after` ones, which other sections leave free. */
  async freeVehicles(after: number, count: number): Promise<number[]> {
    const rows = await this.orm.em
      .fork()
      .execute<{ id: number }[]>('select id from vehicle order by id offset ? limit ?', [after, count]);
    const ids = rows.map(({ id }) => id);
    await this.run('delete from occupation where vehicle_id in (?)', [ids]);
    return ids;
  }

  /** Adds past rentals up to a number: each vehicle was rented for two of every three days. */
  async history(count: number): Promise<void> {
    await this.run(
      `with fleet as (select id, row_number() over (order by id) - 1 as place, count(*) over () as size from vehicle),
         clients as (select id, row_number() over (order by id) - 1 as place, count(*) over () as size from customer),
         made as (
           insert into reservation (created_at, updated_at, number_key, kind, status, stage, vehicle_id, customer_id, driver_last_name,
             driver_first_name, driver_phone, starts_at, ends_at, pickup_place, return_place, quoted_daily_price, quoted_total,
             discount_percent, total, advance)
           select start - interval '5 days', start, upper(translate(left(md5(n::text), 10), '01abcdef', '23ABCDEF')), 'QUICK', 'ACCEPTED', 'CLOSED', v.id, c.id,
             'Idrissi', 'Omar', '0612345678', start, start + interval '2 days', 'Agadir', 'Agadir', 300, 600, 0, 600, 100
           from generate_series((select count(*) from reservation), ? - 1) n
           join fleet v on v.place = n % v.size
           join clients c on c.place = n % c.size,
           lateral (select date_trunc('day', now()) - (3 + 3 * (n / v.size)) * interval '1 day' as start) d
           returning id, vehicle_id, starts_at, ends_at)
       insert into occupation (vehicle_id, period, reservation_id)
       select vehicle_id, tstzrange(starts_at, ends_at, '[)'), id from made`,
      [count],
    );
    // The server sums up the tally each night.
    await foldTally(this.orm.em.fork());
  }

  /** Adds notifications about the first reservation. */
  async notifications(count: number): Promise<void> {
    await this.run(
      `insert into notification (created_at, updated_at, title, description, reservation_id)
       select now(), now(), 'Nouvelle réservation', 'bench', (select min(id) from reservation)
       from generate_series((select count(*) + 1 from notification), ?)`,
      [count],
    );
  }

  /** Updates the planner's statistics, as the server would do in time. */
  async analyze(): Promise<void> {
    await this.run('analyze', []);
  }

  private async run(sql: string, parameters: unknown[]): Promise<void> {
    await this.orm.em.fork().execute(sql, parameters);
  }
}
