import { createHash } from 'node:crypto';
import { openTestDatabase } from '../../test/test-database.js';
import { verifyPassword } from '../modules/people/account/password.js';
import { Customer, CustomerRating, CustomerStatus } from '../modules/people/account/customer.entity.js';
import { Employee } from '../modules/people/account/employee.entity.js';
import { Amendment } from '../modules/booking/amendment/amendment.entity.js';
import { CustomerNote } from '../modules/people/customer/customer-note.entity.js';
import { Note } from '../modules/booking/note/note.entity.js';
import { ExtensionStatus } from '../modules/booking/extension/extension.enums.js';
import { ExtensionRequest } from '../modules/booking/extension/extension-request.entity.js';
import { Leg } from '../modules/booking/reservation/leg.entity.js';
import { Maintenance } from '../modules/upkeep/maintenance/maintenance.entity.js';
import { inputProblems } from '../kernel/check-input.js';
import { CreateReservationInput, DriverInput } from '../modules/booking/reservation/reservation.input.js';
import { type Driver, Reservation } from '../modules/booking/reservation/reservation.entity.js';
import { parseNumber } from '../kernel/reservation-number.js';
import { bookingProblems } from '../modules/booking/reservation/reservation.rules.js';
import { ReservationKind, ReservationStatus } from '../modules/booking/reservation/reservation-status.js';
import { Settings } from '../modules/base/settings/settings.entity.js';
import { PLAIN_PRICES, quotePrice } from '../modules/fleet/quote/price-quote.js';
import { dailyPriceFor } from '../modules/fleet/quote/tariff.js';
import { Vehicle } from '../modules/fleet/vehicle/vehicle.entity.js';
import {
  Fuel,
  InsuranceType,
  Transmission,
  VehicleCategory,
  VehicleColor,
} from '../modules/fleet/vehicle/vehicle.enums.js';
import { Zone } from '../modules/tracking/zone/zone.entity.js';
import { kmOutside, outlineProblem } from '../modules/tracking/zone/zone-geometry.js';
import { compareMoney } from '../kernel/money.js';
import { agencyDay, atAgencyHour, DAY_MS } from '../kernel/time.js';
import { contentName, type FileStore } from '../platform/files/file-store.js';
import type { Point } from '../platform/tracker/geo.js';
import { simulate } from '../platform/tracker/simulator.js';
import type { Database } from '../platform/database/orm.js';
import { isEmpty } from './empty-database.js';
import { seedDemo } from './seed.js';

const NOW = new Date('2026-11-20T15:42:10Z');
/** Just after midnight on the first of a year, and a few days after the clocks changed for good. */
const OTHER_MOMENTS = ['2027-01-01T00:00:30Z', '2026-09-24T17:10:00Z'];

const store = (): FileStore & { saved: Map<string, Buffer> } => {
  const saved = new Map<string, Buffer>();
  return {
    saved,
    save: async (folder, bytes, extension) => {
      const name = contentName(bytes, extension);
      saved.set(`${folder}/${name}`, bytes);
      return name;
    },
    open: async () => undefined,
    storedAt: async () => undefined,
    remove: async () => undefined,
    list: async function* () {},
  };
};

async function seed({ orm }: Database, now = NOW, files: FileStore = store()): Promise<string[]> {
  const lines: string[] = [];
  await seedDemo({ orm, files, now, log: (line) => lines.push(line), render: async (svg) => Buffer.from(svg) });
  return lines;
}

/** Returns every row of the tables that depend on dates and chance, without salted hashes. */
async function dump({ orm }: Database): Promise<unknown> {
  const tables = [
    'vehicle',
    'customer',
    'employee',
    'reservation',
    'occupation',
    'maintenance',
    'signature',
    'notification',
    'notification_read',
    'track_event',
    'zone',
  ];
  const rows = await Promise.all(
    tables.map((table) => orm.em.fork().execute<Record<string, unknown>[]>(`select * from ${table} order by id`)),
  );
  return rows.flat().map(({ password_hash: _, ...row }) => row);
}

const rowsOf = (database: Database, sql: string) => database.orm.em.fork().execute<Record<string, unknown>[]>(sql);
const reservationsOf = ({ orm }: Database) =>
  orm.em.fork().find(Reservation, {}, { populate: ['vehicle', 'customer'], orderBy: { id: 'asc' } });
const overlap = (a: Reservation, b: Reservation) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** Returns a reservation as its form would have sent it. */
function asInput(reservation: Reservation): CreateReservationInput {
  const { kind, startsAt, endsAt, pickupPlace, returnPlace, comment } = reservation;
  const driver = (one: Driver) => Object.assign(new DriverInput(), one);
  return Object.assign(new CreateReservationInput(), {
    kind,
    vehicleId: String(reservation.vehicle.id),
    period: { startsAt, endsAt },
    pickupPlace,
    returnPlace,
    comment,
    driver: driver(reservation.driver),
    secondDriver: reservation.secondDriver ? driver(reservation.secondDriver) : undefined,
  });
}

describe('the demo agency', () => {
  const files = store();
  let database: Database;
  let lines: string[];
  let all: Reservation[];

  beforeAll(async () => {
    database = await openTestDatabase();
    lines = await seed(database, NOW, files);
    all = await reservationsOf(database);
  });
  afterAll(() => database.close());

  it('reports its progress and fills the database', async () => {
    expect(lines[0]).toContain('pictures');
    expect(lines.at(-1)).toMatch(/33 vehicles and \d+ reservations/);
    expect(await isEmpty(database.orm.em.fork())).toBe(false);
  });

  it('does nothing a second time', async () => {
    const before = await dump(database);
    expect(await seed(database, new Date(NOW.getTime() + DAY_MS))).toEqual([]);
    expect(await dump(database)).toEqual(before);
  });

  it('is the same for the same moment', async () => {
    const other = await openTestDatabase();
    await seed(other);
    const [first, second] = [await dump(database), await dump(other)];
    await other.close();
    expect(second).toEqual(first);
  });

  it('has settings with every text, picture and contact, and an announcement that runs today', async () => {
    const settings = await database.orm.em.fork().findOneOrFail(Settings, { id: 1 });
    // Empty for the default ones.
    const { mapUrl, tileUrl, tileAttribution, ...rest } = settings;
    expect([mapUrl, tileUrl, tileAttribution].every((value) => (value ?? null) === null)).toBe(true);
    expect(Object.entries(rest).filter(([, value]) => value === undefined || value === null || value === '')).toEqual(
      [],
    );
    expect(settings).toMatchObject({
      companyName: 'Atlas Drive',
      domainName: 'atlasdrive.ma',
      email: 'contact@atlasdrive.ma',
    });
    expect(settings.coverFiles).toHaveLength(3);
    expect(settings.services.map(({ imageFile }) => files.saved.has(`images/homepage/${imageFile}`))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(settings.announcementStartsOn && settings.announcementStartsOn <= agencyDay(NOW)).toBe(true);
    expect(settings.announcementEndsOn && settings.announcementEndsOn >= agencyDay(NOW)).toBe(true);
  });

  it('has three agencies with both contract themes, twelve brands with one hidden, providers and messages', async () => {
    const [counts] = await rowsOf(
      database,
      `select (select count(*)::int from agency where latitude is not null and ice <> '') as agencies,
        (select count(distinct contract_theme)::int from agency) as themes,
        (select count(*)::int from brand where image_file is not null) as brands,
        (select count(*)::int from brand where not shown_on_site) as hidden,
        (select count(*)::int from service_provider) as providers,
        (select count(*)::int from contact_message) as messages`,
    );
    expect(counts).toEqual({ agencies: 3, themes: 2, brands: 12, hidden: 1, providers: 6, messages: 6 });
  });

  it('has a fleet of every category, fuel, gearbox, colour and insurance, with stored pictures', async () => {
    const vehicles = await database.orm.em.fork().findAll(Vehicle);
    const values = (read: (vehicle: Vehicle) => unknown) => new Set(vehicles.map(read));
    expect(values((v) => v.category)).toEqual(new Set(Object.values(VehicleCategory)));
    expect(values((v) => v.fuel)).toEqual(new Set(Object.values(Fuel)));
    expect(values((v) => v.transmission)).toEqual(new Set(Object.values(Transmission)));
    expect(values((v) => v.color)).toEqual(new Set(Object.values(VehicleColor)));
    expect(values((v) => v.insurance.type)).toEqual(new Set(Object.values(InsuranceType)));
    expect(vehicles.filter((v) => v.visible && !v.archivedAt).length).toBeGreaterThanOrEqual(24);
    expect(vehicles.filter((v) => v.archivedAt)).toHaveLength(1);
    expect(vehicles.filter((v) => !v.visible && !v.archivedAt)).toHaveLength(2);
    for (const vehicle of vehicles) {
      expect(vehicle.plateNumber).toMatch(/^\d{5}-[A-E]-\d{1,2}$/);
      expect(vehicle.galleryFiles).toHaveLength(2);
      for (const file of [vehicle.imageFile, ...vehicle.galleryFiles])
        expect(files.saved.has(`vehicules/${file}`)).toBe(true);
    }
  });

  it('prices the fleet from 200 to 1500 Dh a day, less for longer, the cheaper vehicle cheaper at any length', async () => {
    const vehicles = await database.orm.em.fork().findAll(Vehicle, { orderBy: { dailyPrice: 'asc' } });
    expect(vehicles[0]?.dailyPrice).toBe('200.00');
    expect(vehicles.at(-1)?.dailyPrice).toBe('1500.00');
    for (const days of [1, 3, 7, 20, 60]) {
      const prices = vehicles.map((vehicle) => Number(dailyPriceFor(vehicle, days)));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(new Set(prices).size).toBe(new Set(vehicles.map((v) => v.dailyPrice)).size);
    }
    for (const vehicle of vehicles) {
      expect(compareMoney(dailyPriceFor(vehicle, 20), dailyPriceFor(vehicle, 7))).toBeLessThan(0);
      expect(compareMoney(dailyPriceFor(vehicle, 3), vehicle.dailyPrice)).toBeLessThan(0);
    }
  });

  it('has inspections of recent rentals, with photos and damage that is open', async () => {
    const [row] = await rowsOf(
      database,
      `select (select count(*)::int from inspection where kind = 'DEPARTURE') as departures,
        (select count(*)::int from inspection where kind = 'RETURN') as returns,
        (select count(*)::int from inspection_photo where image_file is null) as missing,
        (select count(*)::int from vehicle_damage where repair_id is null) as damages`,
    );
    expect(row).toEqual({
      departures: expect.any(Number),
      returns: expect.any(Number),
      missing: 0,
      damages: expect.any(Number),
    });
    for (const count of ['departures', 'returns', 'damages']) expect(row?.[count]).toBeGreaterThan(0);
  });

  it('has departures and a return of today, for the visitor to try', async () => {
    const em = database.orm.em.fork();
    const today = await em.execute<{ stage: string; starts: boolean }[]>(
      `select stage, starts_at::date = ?::date as starts from reservation
       where status = 'ACCEPTED' and (starts_at::date = ?::date or ends_at::date = ?::date)`,
      [NOW, NOW, NOW],
    );
    expect(today.filter(({ starts, stage }) => starts && stage === 'PLANNED').length).toBeGreaterThanOrEqual(2);
    expect(today.filter(({ starts, stage }) => !starts && stage === 'OUT').length).toBeGreaterThanOrEqual(1);
  });

  it('has a rental that is late, and one at risk that a visitor finds this week', async () => {
    const em = database.orm.em.fork();
    const late = await em.execute("select 1 from reservation where stage = 'OUT' and ends_at < ?", [NOW]);
    expect(late).toHaveLength(1);
    const risky = await em.execute<{ days: number }[]>(
      `select extract(epoch from r.starts_at - ?::timestamptz)::float / 86400 as days from rental_risk k
       join reservation r on r.id = k.reservation_id join maintenance m on m.id = k.maintenance_id
       where r.stage = 'PLANNED' and r.period && tstzrange(m.immobilised_from, m.immobilised_until)`,
      [NOW],
    );
    expect(risky).toHaveLength(1);
    expect(risky[0]?.days).toBeLessThan(7);
  });

  it('has the demo accounts', async () => {
    const em = database.orm.em.fork();
    const customers = await em.find(Customer, { email: { $like: '%@demo.ma' } }, { orderBy: { email: 'asc' } });
    expect(customers.map(({ email, status, emailVerifiedAt }) => [email, status, Boolean(emailVerifiedAt)])).toEqual([
      ['attente@demo.ma', 'ACTIVE', false],
      ['bloque@demo.ma', 'BLOCKED', true],
      ['client@demo.ma', 'ACTIVE', true],
    ]);
    const staff = await em.findAll(Employee, { orderBy: { id: 'asc' } });
    expect(staff.map(({ email, role, status }) => [email, role, status])).toEqual([
      ['admin@demo.ma', 'ADMIN', 'ACTIVE'],
      ['employe@demo.ma', 'EMPLOYEE', 'ACTIVE'],
      ['brahim.ouhaddou@demo.ma', 'EMPLOYEE', 'ACTIVE'],
    ]);
    expect(staff.every(({ emailVerifiedAt }) => emailVerifiedAt)).toBe(true);
    expect(Object.values(staff[0]?.subscription ?? {})).toHaveLength(4);
    for (const { passwordHash } of [...customers, ...staff])
      expect(await verifyPassword(passwordHash, 'demo1234')).toBe(true);
  });

  it('has more than sixty customers of several scripts, ratings and states', async () => {
    const customers = await database.orm.em.fork().findAll(Customer);
    expect(customers.length).toBeGreaterThanOrEqual(60);
    expect(customers.some(({ lastName }) => /\p{Script=Arabic}/u.test(lastName))).toBe(true);
    expect(customers.filter(({ status }) => status === CustomerStatus.BLOCKED).length).toBeGreaterThanOrEqual(3);
    expect(customers.filter(({ emailVerifiedAt }) => !emailVerifiedAt).length).toBeGreaterThanOrEqual(5);
    expect(customers.filter(({ rating }) => rating === CustomerRating.IRRESPONSIBLE).length).toBeGreaterThanOrEqual(4);
    expect(customers.filter(({ comment }) => comment).length).toBeGreaterThanOrEqual(10);
  });

  it('has reservations in every state and kind, from a year ago to two months ahead', async () => {
    const count = (test: (reservation: Reservation) => boolean) => all.filter(test).length;
    expect(all.length).toBeGreaterThanOrEqual(300);
    for (const status of Object.values(ReservationStatus)) {
      for (const kind of Object.values(ReservationKind))
        expect(count((r) => r.status === status && r.kind === kind)).toBeGreaterThanOrEqual(5);
    }
    expect(count((r) => r.customer !== undefined && r.customer !== null) / all.length).toBeCloseTo(0.4, 1);
    expect(count((r) => Boolean(r.secondDriver))).toBeGreaterThanOrEqual(20);
    const starts = all.map((r) => r.startsAt.getTime());
    expect(Math.min(...starts)).toBeLessThan(NOW.getTime() - 340 * DAY_MS);
    expect(Math.max(...starts)).toBeGreaterThan(NOW.getTime() + 40 * DAY_MS);
    expect(
      count((r) => r.status === ReservationStatus.PENDING && r.createdAt.getTime() > NOW.getTime() - 3 * DAY_MS),
    ).toBeGreaterThanOrEqual(10);
    expect(
      new Set(all.filter((r) => r.status === ReservationStatus.ACCEPTED).map((r) => agencyDay(r.startsAt).slice(0, 7)))
        .size,
    ).toBeGreaterThanOrEqual(13);
  });

  it('gives client@demo.ma reservations in every state, one pending and one accepted to come', async () => {
    const own = all.filter((r) => r.customer?.getEntity().email === 'client@demo.ma');
    const coming = own.filter((r) => r.startsAt > NOW).map((r) => r.status);
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(new Set(own.map((r) => r.status))).toEqual(new Set(Object.values(ReservationStatus)));
    expect(coming).toEqual(expect.arrayContaining(['PENDING', 'ACCEPTED']));
    const rentals = own.filter((r) => r.status === ReservationStatus.ACCEPTED);
    expect(rentals.filter((a) => rentals.some((b) => a !== b && overlap(a, b)))).toEqual([]);
  });

  it('has mails that went out before now, to whoever has an address', async () => {
    const [found] = await database.orm.em
      .fork()
      .execute<{ count: number; ahead: number; nobody: number; kinds: string }[]>(
        `select count(*)::int as count, count(*) filter (where created_at > ?)::int as ahead,
         count(*) filter (where address is null)::int as nobody, string_agg(distinct kind, ' ' order by kind) as kinds from sent_mail`,
        [new Date(NOW.getTime() + 5_000)],
      );
    expect(found).toMatchObject({
      ...{ ahead: 0, nobody: 0 },
      kinds: 'ACCEPTED CANCELLED CHANGED RECEIVED REFUSED RETURNING',
    });
    expect(found?.count).toBeGreaterThan(100);
  });

  it('has a customer who asks for an extension of a rental that is out', async () => {
    const open = await database.orm.em
      .fork()
      .find(ExtensionRequest, { status: ExtensionStatus.OPEN }, { populate: ['reservation'] });
    expect(open.map(({ reservation }) => reservation.getEntity().stage)).toEqual(['OUT']);
  });

  it('has requests that compete with each other, and some whose vehicle went to another', async () => {
    const pending = all.filter((r) => r.status === ReservationStatus.PENDING);
    const rivalled = (others: Reservation[]) =>
      pending.filter((a) => others.some((b) => a !== b && a.vehicle.id === b.vehicle.id && overlap(a, b)));
    expect(rivalled(pending).length).toBeGreaterThanOrEqual(4);
    expect(rivalled(all.filter((r) => r.status === ReservationStatus.ACCEPTED)).length).toBeGreaterThanOrEqual(2);
  });

  it('has maintenance of every nature but overdue, soon and good by day and by odometer', async () => {
    const maintenances = await database.orm.em.fork().findAll(Maintenance, { populate: ['vehicle', 'provider'] });
    const [today, soon] = [agencyDay(NOW), agencyDay(new Date(NOW.getTime() + 15 * DAY_MS))];
    const left = (m: Maintenance) => (m.nextOdometerKm ?? Infinity) - (m.vehicle.getEntity().odometerKm ?? 0);
    const dueOn = (test: (day: string) => boolean) => maintenances.filter((m) => m.nextOn && test(m.nextOn)).length;
    expect(dueOn((day) => day < today)).toBeGreaterThanOrEqual(2);
    expect(dueOn((day) => day >= today && day <= soon)).toBeGreaterThanOrEqual(3);
    expect(dueOn((day) => day > soon)).toBeGreaterThanOrEqual(10);
    expect(maintenances.filter((m) => left(m) < 0)).toHaveLength(1);
    expect(maintenances.filter((m) => left(m) >= 0 && left(m) <= 500).length).toBeGreaterThanOrEqual(2);
    expect(maintenances.filter((m) => m.performedOn < agencyDay(m.vehicle.getEntity().createdAt))).toEqual([]);
    expect(maintenances.every((m) => m.provider && compareMoney(m.cost, '0') > 0)).toBe(true);
    expect(new Set(maintenances.map((m) => m.nature)).size).toBe(8);
  });

  it('has odometers that agree with the trackers, now and over the legs', async () => {
    const em = database.orm.em.fork();
    const legs = await em.findAll(Leg, { populate: ['vehicle'], orderBy: { startedAt: 'asc' } });
    const first = new Date('2026-02-01T00:00:00Z');
    for (const vehicle of await em.findAll(Vehicle)) {
      const { deviceId, odometerKm = 0 } = vehicle;
      const own = legs.filter((leg) => leg.vehicle.id === vehicle.id);
      const readings = own.flatMap(({ startKm, endKm }) => [startKm, endKm]).filter((km) => km != null);
      expect(readings).toEqual([...readings].sort((a, b) => a - b));
      expect(Math.max(0, ...readings)).toBeLessThanOrEqual(odometerKm);
      if (!deviceId) continue;
      expect(odometerKm).toBe(Math.floor(simulate(deviceId, NOW).odometerKm));
      for (const { startedAt, startKm, endedAt, endKm } of own.filter(({ startedAt: at }) => at > first)) {
        expect(startKm).toBe(Math.floor(simulate(deviceId, startedAt).odometerKm));
        const read = own.at(-1)?.startedAt === startedAt ? NOW : endedAt;
        if (endedAt && read)
          expect(Math.abs((endKm ?? 0) - simulate(deviceId, read).odometerKm)).toBeLessThanOrEqual(5);
      }
    }
    // No maintenance is overdue by 1,000 km or more.
    const maintenances = await em.findAll(Maintenance, { populate: ['vehicle'] });
    const overdue = maintenances.map((m) => (m.vehicle.getEntity().odometerKm ?? 0) - (m.nextOdometerKm ?? Infinity));
    expect(Math.max(...overdue)).toBeLessThan(1000);
  });

  it('has extensions that nobody paid before they were agreed', async () => {
    const ahead = await database.orm.em.fork().execute(
      `select a.reservation_id from rental_amendment a join payment p on p.reservation_id = a.reservation_id and p.created_at < a.at
       group by a.id having sum(p.amount) > (a.before->>'total')::numeric`,
    );
    expect(ahead).toEqual([]);
  });

  it('has rentals that were extended, whose invoices tell of it, and notes of the staff', async () => {
    const amendments = await database.orm.em.fork().find(Amendment, {}, { populate: ['reservation'] });
    expect(amendments.length).toBeGreaterThan(10);
    for (const { before, after, number, reservation } of amendments) {
      const { endsAt, total } = reservation.getEntity();
      expect([number, after.endsAt, after.total]).toEqual([1, endsAt.toISOString(), total]);
      expect(before.endsAt < after.endsAt && before.vehicleId > 0).toBe(true);
    }
    const [told] = await database.orm.em
      .fork()
      .execute<{ count: number }[]>(
        `select count(*)::int as count from invoice where snapshot->>'lines' like '%Avenant n° 1%'`,
      );
    expect(told?.count).toBeGreaterThan(0);
    expect(await database.orm.em.fork().count(Note)).toBeGreaterThan(10);
    expect(await database.orm.em.fork().count(CustomerNote)).toBeGreaterThan(3);
  });

  it('has signatures with their digest, and notifications partly read', async () => {
    const signatures = await rowsOf(
      database,
      'select s.*, r.accepted_at, r.starts_at from signature s join reservation r on r.id = s.reservation_id',
    );
    expect(signatures.length).toBeGreaterThanOrEqual(15);
    for (const { image_file: file, sha256 } of signatures) {
      const bytes = files.saved.get(`signatures/${String(file)}`) ?? Buffer.alloc(0);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    const [bell] = await rowsOf(
      database,
      `select count(*)::int as all, count(m.id)::int as read from notification n left join notification_read m
       on m.notification_id = n.id and m.employee_id = (select id from employee where email = 'admin@demo.ma')
       where n.due_key is null`,
    );
    expect(bell).toEqual({ all: 30, read: 23 });
  });

  it('has notified of every maintenance and insurance that is near or overdue', async () => {
    const told = await rowsOf(
      database,
      'select title from notification where maintenance_id is not null or (due_key is not null and track_event_id is null)',
    );
    expect(new Set(told.map(({ title }) => title))).toEqual(
      new Set(['Assurance à renouveler', 'Assurance expirée', 'Entretien à prévoir', 'Entretien en retard']),
    );
  });

  it('has notified of speeding, once per drive, and has a zone that all vehicles stayed in', async () => {
    const events = await rowsOf(
      database,
      'select e.*, n.title from track_event e left join notification n on n.track_event_id = e.id',
    );
    expect(events.length).toBeGreaterThanOrEqual(2);
    for (const event of events) {
      expect(event).toMatchObject({ kind: 'OVERSPEED', title: 'Excès de vitesse', limit_kph: 120 });
      expect(event['ended_at']).not.toBeNull();
      expect(event['reservation_id']).not.toBeNull();
    }
    const zones = await database.orm.em.fork().find(Zone, {});
    for (const { vertices } of zones) expect(outlineProblem(vertices)).toBeUndefined();
    const watched = zones.filter(({ active }) => active).map(({ vertices }) => vertices);
    const places = await rowsOf(database, 'select distinct latitude, longitude from vehicle_position');
    expect(places.every((place) => kmOutside(place as unknown as Point, watched) === 0)).toBe(true);
  });

  it('leaves the sequences ready for new rows', async () => {
    const em = database.orm.em.fork();
    await em.begin();
    await em.execute(
      `insert into contact_message (created_at, updated_at, name, subject, email, message) values (now(), now(), 'a', 'b', 'c', 'd')`,
    );
    await em.execute(
      `insert into notification (created_at, updated_at, title, description) values (now(), now(), 'a', 'b')`,
    );
    await em.execute(`insert into brand (created_at, updated_at, name) values (now(), now(), 'a')`);
    await em.rollback();
  });
});

describe.each(OTHER_MOMENTS)('seeded at %s', (moment) => {
  const now = new Date(moment);
  let database: Database;
  let all: Reservation[];

  beforeAll(async () => {
    database = await openTestDatabase();
    await seed(database, now);
    all = await reservationsOf(database);
  });
  afterAll(() => database.close());

  it('follows the rules of the forms', () => {
    const problems = all.map((r) => [
      r.number,
      { ...bookingProblems(asInput(r), r.createdAt), ...inputProblems(asInput(r)) },
    ]);
    expect(problems.filter(([, fields]) => Object.keys(fields ?? {}).length > 0)).toEqual([]);
    expect(all.filter((r) => parseNumber(r.number) !== r.numberKey)).toEqual([]);
    expect(all.filter((r) => r.days < 1 || r.days > 21)).toEqual([]);
  });

  it('quotes by the tariff and accepts at consistent amounts', () => {
    for (const r of all) {
      const quote = quotePrice(
        { vehicle: r.vehicle.getEntity(), startsAt: r.startsAt, endsAt: r.endsAt, registered: Boolean(r.customer) },
        PLAIN_PRICES,
      );
      expect([r.quotedDailyPrice, r.quotedTotal, r.discountPercent]).toEqual([
        quote.dailyPrice,
        quote.payable,
        r.customer ? 15 : 0,
      ]);
      expect(Boolean(r.total)).toBe(Boolean(r.acceptedAt));
    }
  });

  it('has the steps of each reservation in order, all before now', () => {
    for (const r of all) {
      const moments = [r.createdAt, r.acceptedAt, r.refusedAt, r.cancelledAt].filter((at) => at instanceof Date);
      expect(moments).toEqual([...moments].sort((a, b) => a.getTime() - b.getTime()));
      expect(moments.at(-1)?.getTime()).toBeLessThanOrEqual(Math.min(now.getTime(), r.startsAt.getTime()));
      expect(r.updatedAt).toEqual(moments.at(-1));
      expect(Boolean(r.acceptedAt ?? r.refusedAt)).toBe(Boolean(r.handledBy));
      if (r.status === ReservationStatus.PENDING) expect(moments).toHaveLength(1);
      if (r.status === ReservationStatus.ACCEPTED)
        expect([r.acceptedAt, r.cancelledAt ?? null]).toEqual([expect.any(Date), null]);
      if (r.status === ReservationStatus.REFUSED)
        expect(r).toMatchObject({ refusedAt: expect.any(Date), reason: expect.any(String) });
      // Without an acceptance only the customer can have withdrawn it.
      if (r.status === ReservationStatus.CANCELLED) expect(Boolean(r.acceptedAt ?? r.customer)).toBe(true);
      if (r.customer) expect(r.customer.getEntity().createdAt.getTime()).toBeLessThan(r.createdAt.getTime());
      expect(r.vehicle.getEntity().createdAt.getTime()).toBeLessThan(r.createdAt.getTime());
    }
  });

  it('never has a vehicle requested while it was rented to another', () => {
    const promised = all.filter((r) => r.acceptedAt);
    const impossible = all.filter((asked) =>
      promised.some(
        (r) =>
          r !== asked &&
          r.vehicle.id === asked.vehicle.id &&
          overlap(r, asked) &&
          (r.acceptedAt as Date) <= asked.createdAt &&
          (!r.cancelledAt || asked.createdAt < r.cancelledAt),
      ),
    );
    expect(impossible.map((r) => r.number)).toEqual([]);
  });

  it('occupies the vehicle of every rental and workshop stay, one of them now', async () => {
    const [counts] = await rowsOf(
      database,
      `select count(o.reservation_id)::int as rentals, count(o.maintenance_id)::int as stays,
        count(*) filter (where r.status = 'ACCEPTED' and r.vehicle_id = o.vehicle_id and r.period = o.period)::int as exact,
        count(*) filter (where o.maintenance_id is not null and o.period @> '${now.toISOString()}'::timestamptz)::int as in_workshop,
        count(*) filter (where r.id is not null and o.period @> '${now.toISOString()}'::timestamptz)::int as rented
       from occupation o left join reservation r on r.id = o.reservation_id`,
    );
    const rentals = all.filter((r) => r.status === ReservationStatus.ACCEPTED).length;
    expect(counts).toMatchObject({ rentals, exact: rentals, stays: 4, in_workshop: 1 });
    expect(counts?.rented).toBeGreaterThanOrEqual(7);
  });

  it('leaves most vehicles of every category free tomorrow', async () => {
    const [from, to] = [atAgencyHour(now, 1, 8), atAgencyHour(now, 2, 20)];
    const categories = await rowsOf(
      database,
      `select v.category, count(*)::int as all, count(o.id)::int as busy from vehicle v
       left join occupation o on o.vehicle_id = v.id and o.period && tstzrange('${from.toISOString()}', '${to.toISOString()}')
       where v.visible group by 1`,
    );
    expect(categories).toHaveLength(5);
    for (const { all: vehicles, busy } of categories) expect(Number(busy) * 2).toBeLessThan(Number(vehicles));
  });

  it('has nothing in the future except what is planned', async () => {
    const late = await rowsOf(
      database,
      [
        'vehicle',
        'customer',
        'employee',
        'reservation',
        'maintenance',
        'signature',
        'notification',
        'contact_message',
        'settings',
      ]
        .map((table) => `select '${table}' as name from ${table} where updated_at > '${now.toISOString()}'`)
        .join(' union all '),
    );
    expect(late).toEqual([]);
  });
});

describe('seeding', () => {
  it('leaves the database empty if interrupted, and fills it the next time', async () => {
    const database = await openTestDatabase();
    const em = database.orm.em.fork();
    await em.execute('alter table occupation rename to occupation_away');
    await expect(seed(database)).rejects.toThrow();
    expect(await isEmpty(database.orm.em.fork())).toBe(true);
    await em.execute('alter table occupation_away rename to occupation');
    await seed(database);
    expect((await reservationsOf(database)).length).toBeGreaterThan(300);
    await database.close();
  });
});
