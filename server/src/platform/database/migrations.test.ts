import { ENTITIES } from '../../modules.js';
import { newServerDatabase, openTestDatabase } from '../../../test/test-database.js';
import { testConfig } from '../../../test/test-app.js';
import { DAY_MS } from '../../kernel/time.js';
import { daysOf, utcDay } from './day-partitions.js';
import { MIGRATIONS } from './migrations/list.js';
import { DatabaseUnreachableError } from './database-unreachable.js';
import type { Database } from './orm.js';
import { openDatabase } from '../startup/open-database.js';
import type { Em, Orm } from './orm.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/**
 * Parts of the schema that are written by hand and that the mapper would remove: the tables of occupations and of the tally, checks,
 * indexes with an expression or a condition, and the triggers. The mapper would also add a sequence to the one row of
 * settings and of security settings.
 */
const BY_HAND: readonly RegExp[] = [
  /^drop table if exists "(?:occupation|reservation_tally|rental_lateness|rental_risk|return_reminder|idempotency_key)" cascade$/,
  /^drop trigger if exists "(?:audit_entry|rental_amendment|inspection|reservation_tally|payment|deposit_entry|till|till_entry|return_charge)_\w+" on "\w+"$/,
  /^drop function if exists "(?:audit_entry|rental_amendment|inspection|payment|deposit_entry|till|till_entry|return_charge|reservation_\w*tally)_\w+"\(\)$/,
  /^drop function if exists "(?:search_form|phone_key|plate_key|identity_key)"\(text\)$/,
  /^drop index "(?:reservation_(?:rentals|out|awaited|deposit_held|open_charges|number_key_search|driver_search|person)|customer_(?:search|licence|national_id|passport|phone|registered)|maintenance_immobilised_until|vehicle_damage_immobilising)_index"$/,
  /^drop index "(?:return_charge_damage_once|vehicle_plate_key_unique)"$/,
  /^drop index "(?:rental_leg_open_(?:vehicle|reservation)|inspection_completed|till_open|extension_request_open)_unique"$/,
  /^alter table "\w+" drop constraint "\w+_check"$/,
  /^alter table "(?:security_)?settings" alter column "id" set default 1$/,
];

/** Returns the statements by which the mapper would bring the schema in line with the entities. */
async function drift(orm: Orm): Promise<string[]> {
  const statements = await orm.schema.getUpdateSchemaSQL({ safe: false, wrap: false, schema: 'public' });
  return statements
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement && !BY_HAND.some((kind) => kind.test(statement)));
}

const CUSTOMER = `insert into customer (created_at, updated_at, last_name, first_name, address, phone, email, password_hash)
  values (now(), now(), 'Alaoui', 'Salma', 'Rabat', '0612345678', 'salma@exemple.ma', '-') returning id`;
const TOKEN = `insert into email_token (created_at, updated_at, customer_id, purpose, token_hash, expires_at)
  values (now(), now(), ?, 'VERIFY_EMAIL', 'x', now()) returning id`;
const RENTAL = `with agency as (insert into agency (created_at, updated_at, name, phone, mobile, email, address, trade_register, cnss, patente, tax_id, ice)
    values (now(), now(), 'A', '', '', '', '', '', '', '', '', '') returning id),
  brand as (insert into brand (created_at, updated_at, name) values (now(), now(), 'B') returning id),
  vehicle as (insert into vehicle (created_at, updated_at, name, plate_number, gallery_files, agency_id, brand_id, visible, model_date,
      transmission, fuel, category, color, daily_price, tiers, seats, luggage, air_conditioning, sunroof)
    select now(), now(), 'V', '1-A-1', '{}', agency.id, brand.id, true, '2024-01-01', 'MANUAL', 'DIESEL', 'CITY_CAR', 'WHITE', 300, '[]', 5, 2, true, false
    from agency, brand returning id)
  insert into reservation (created_at, updated_at, number_key, kind, status, vehicle_id, driver_last_name, driver_first_name, starts_at, ends_at,
    pickup_place, return_place, quoted_daily_price, quoted_total, discount_percent, total, advance, accepted_at)
  select now(), now(), 'ABCDEFGHJK', 'QUICK', 'ACCEPTED', id, 'Alaoui', 'Salma', '2026-03-01', '2026-03-03', 'Fes', 'Fes', 300, 600, 0, 600, 250.50,
    '2026-05-14T23:30:00Z' from vehicle returning id`;

async function insert(em: Em, sql: string, params: unknown[] = []): Promise<number> {
  const [row] = await em.execute<{ id: number }[]>(sql, params);
  return row?.id ?? 0;
}

const KEY = `with maker as (insert into employee (created_at, updated_at, title, last_name, first_name, email, role, status, password_hash)
    values (now(), now(), 'MR', 'Alami', 'Sara', 'sara@exemple.ma', 'ADMIN', 'ACTIVE', '-') returning id)
  insert into api_key (created_at, updated_at, name, prefix, hash, scope, created_by_id)
  select now(), now(), scope, 'lv_', scope, scope, maker.id from maker, unnest(array['READ', 'WRITE']) scope returning id`;

const SAME_PLATE = `insert into vehicle (created_at, updated_at, name, plate_number, gallery_files, agency_id, brand_id, visible, model_date,
    transmission, fuel, category, color, daily_price, tiers, seats, luggage, air_conditioning, sunroof)
  select now(), now(), 'W', ?, '{}', agency_id, brand_id, true, '2024-01-01', 'MANUAL', 'DIESEL', 'CITY_CAR', 'WHITE', 300, '[]', 5, 2, true, false
  from vehicle where name = 'V'`;

const OLD_POSITION = '2025-03-01T23:30:00Z';
const NEW_POSITION = '2026-11-19T12:00:00Z';
const POSITIONS = `insert into vehicle_position (vehicle_id, recorded_at, latitude, longitude, speed_kph, state, address)
  select v.id, p.at::timestamptz, 33.5, -7.6, 50, 'MOVING', p.address from vehicle v, (values (?, 'old'), (?, 'new')) p (at, address)`;

describe('the migrations', () => {
  it('create the schema that the entities describe', async () => {
    expect(await drift(database.orm)).toEqual([]);
  });

  it('keep the data of an older release', async () => {
    const empty = await openTestDatabase({ empty: true });
    const { orm } = empty;
    const em = orm.em.fork();
    await orm.migrator.up({ to: MIGRATIONS[0]?.name ?? '' });
    const token = await insert(em, TOKEN, [await insert(em, CUSTOMER)]);
    const rental = await insert(em, RENTAL);
    await orm.migrator.up({ to: '20261121160000-reservation-changes' });
    await insert(em, KEY);
    await orm.migrator.up({ to: '20261121234300-second-factor' });
    await em.execute(POSITIONS, [OLD_POSITION, NEW_POSITION]);
    await orm.migrator.up({ to: '20261126190000-idempotency-keys' });
    // Both vehicles were one plate's, in two spellings.
    await em.execute(SAME_PLATE, ['1 أ 1']);
    await orm.migrator.up();
    await expect(em.execute(SAME_PLATE, ['1/A/1'])).rejects.toThrow('vehicle_plate_key_unique');
    expect(await em.execute('select plate_number from vehicle order by id')).toEqual([
      { plate_number: '1-A-1' },
      { plate_number: '1 أ 1' },
    ]);
    await em.execute("delete from vehicle where plate_number <> '1-A-1'");
    expect(await orm.migrator.getPending()).toEqual([]);
    // Keys still open everything that they opened before.
    expect(
      await em.execute('select name, reservations, fleet, customers, tracking from api_key order by name'),
    ).toEqual(
      ['READ', 'WRITE'].map((name) => ({ name, reservations: name, fleet: name, customers: name, tracking: name })),
    );
    expect(await em.execute('select t.id, c.email from email_token t join customer c on c.id = t.customer_id')).toEqual(
      [{ id: token, email: 'salma@exemple.ma' }],
    );
    // Half past midnight of the next day at the agency, which was one hour ahead then.
    expect(await em.execute('select reservation_id, kind, amount::text, method, paid_on::text from payment')).toEqual([
      { reservation_id: rental, kind: 'ADVANCE', amount: '250.50', method: 'OTHER', paid_on: '2026-05-15' },
    ]);
    // It got a receipt, in the register of its vehicle's agency.
    expect(
      await em.execute(
        "select p.receipt_number = 'R2026-' || lpad(p.agency_id::text, 2, '0') || '-00001' as numbered, p.agreed_total::text as total from payment p",
      ),
    ).toEqual([{ numbered: true, total: '600.00' }]);
    // Each position is in the partition of its UTC day.
    expect(
      await em.execute('select tableoid::regclass::text as day, address from vehicle_position order by recorded_at'),
    ).toEqual([
      { day: 'vehicle_position_20250301', address: 'old' },
      { day: 'vehicle_position_20261119', address: 'new' },
    ]);
    expect(
      await em.execute('select v.name, p.address from last_position p join vehicle v on v.id = p.vehicle_id'),
    ).toEqual([{ name: 'V', address: 'new' }]);
    const days = await daysOf(em, 'vehicle_position');
    const today = new Date();
    // Instances of the previous release still record while this one starts.
    expect(days).toEqual(expect.arrayContaining([utcDay(today), utcDay(new Date(today.getTime() + DAY_MS))]));
    expect(await drift(orm)).toEqual([]);
    await empty.close();
  }, 120_000);
});

it('gives drivers of an older release customer records', async () => {
  const older = await openTestDatabase({ empty: true });
  const { orm } = older;
  const em = orm.em.fork();
  await orm.migrator.up({ to: MIGRATIONS[0]?.name ?? '' });
  const account = await insert(em, CUSTOMER);
  const first = await insert(em, RENTAL);
  await orm.migrator.up({ to: '20261128060300-retentions-that-pay' });
  const copy = (number: string, columns: Record<string, string | number>): Promise<number> =>
    insert(
      em,
      `insert into reservation (created_at, updated_at, number_key, kind, status, vehicle_id, starts_at, ends_at, pickup_place, return_place,
        quoted_daily_price, quoted_total, discount_percent, ${Object.keys(columns).join(', ')})
      select now(), now(), ?, 'FULL', 'REFUSED', vehicle_id, starts_at, ends_at, 'Fes', 'Fes', 300, 600, 0, ${Object.keys(
        columns,
      )
        .map(() => '?')
        .join(', ')} from reservation where id = ? returning id`,
      [number, ...Object.values(columns), first],
    );
  const omar = { driver_last_name: 'Idrissi', driver_first_name: 'Omar', driver_national_id: 'AB123456' };
  const reservations = {
    ofAccount: await copy('BBBBBBBBBB', {
      driver_last_name: 'Salma',
      driver_first_name: 'ALAOUI',
      customer_id: account,
    }),
    one: await copy('CCCCCCCCCC', omar),
    same: await copy('DDDDDDDDDD', { ...omar, driver_last_name: 'IDRISSI', driver_national_id: 'ab123456' }),
    otherName: await copy('EEEEEEEEEE', { ...omar, driver_first_name: 'Karim' }),
    erased: await copy('FFFFFFFFFF', { driver_last_name: 'Compte', driver_first_name: 'supprimé' }),
  };
  await em.execute("update reservation set status = 'PENDING' where customer_id is not null");
  await orm.migrator.up();
  const renterOf = async (id: number) =>
    (await em.execute<{ renter_id: number | null }[]>('select renter_id from reservation where id = ?', [id]))[0]
      ?.renter_id;
  expect(await renterOf(reservations.ofAccount)).toBe(account);
  expect(await renterOf(reservations.same)).toBe(await renterOf(reservations.one));
  expect(await renterOf(reservations.otherName)).not.toBe(await renterOf(reservations.one));
  expect(await renterOf(reservations.erased)).toBeNull();
  // A driver without papers is nobody's record yet, even with the name of an account.
  expect(
    await em.execute('select registered, last_name, national_id from customer where id = ?', [await renterOf(first)]),
  ).toEqual([{ registered: false, last_name: 'Alaoui', national_id: null }]);
  await older.close();
}, 120_000);

it('refuses a database that does not exist instead of creating an empty one', async () => {
  const gone = await newServerDatabase();
  await gone.drop();
  const opening = openDatabase(testConfig({ dataDir: '/nowhere', databaseUrl: gone.url }), ENTITIES);
  await expect(opening).rejects.toThrow(DatabaseUnreachableError);
  await expect(opening).rejects.toThrow('does not exist');
});
