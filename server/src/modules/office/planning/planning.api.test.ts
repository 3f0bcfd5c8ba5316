import { countStatements } from '../../../../test/count-statements.js';
import { makeAgency, makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';
import { MaintenanceNature } from '../../upkeep/maintenance/maintenance.entity.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { Planning } from './planning.service.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const PLANNING = `query ($from: LocalDate!, $to: LocalDate!, $filter: PlanningFilter) {
  planning(from: $from, to: $to, filter: $filter) {
    startsAt endsAt vehicleCount
    vehicles { id name plateNumber category agencyId agencyName imageUrl dailyPrice }
    reservations { number vehicleId status kind customerName startsAt endsAt quotedTotal total version stage swappedAt late riskMessage }
    legs { id number vehicleId customerName startsAt endsAt }
    blocks { id vehicleId maintenanceId nature startsAt endsAt }
  } }`;

const day = (shift: number) => agencyDay(new Date(Date.now() + shift * DAY_MS));

async function ask(variables: object, bearer: string | undefined = token) {
  const { data, errors } = await app.graphql<{ planning: Planning }>(
    PLANNING,
    { from: day(0), to: day(6), ...variables },
    bearer,
  );
  return { planning: data?.planning, errors };
}

/** Puts a vehicle out of service from noon to noon of two days. */
async function block(vehicleId: number, from: number, to: number): Promise<void> {
  const em = app.database.orm.em.fork();
  const [work] = await em.execute<{ id: number }[]>(
    `insert into maintenance (vehicle_id, nature, performed_on, cost, created_at, updated_at, version)
     values (?, ?, ?, 0, now(), now(), 1) returning id`,
    [vehicleId, MaintenanceNature.OIL_CHANGE, day(0)],
  );
  await em.execute(`insert into occupation (vehicle_id, period, maintenance_id) values (?, tstzrange(?, ?, '[)'), ?)`, [
    vehicleId,
    new Date(`${day(from)}T12:00:00Z`),
    new Date(`${day(to)}T12:00:00Z`),
    work?.id,
  ]);
}

describe('the calendar', () => {
  it('shows each vehicle with its requests, rentals and times out of service, but not refused or cancelled requests', async () => {
    const agency = await makeAgency(app.database, { name: 'Agence du port' });
    const vehicle = await makeVehicle(app.database, { agency, imageFile: 'a.webp' });
    const rental = await makeReservation(app.database, {
      vehicle,
      status: ReservationStatus.ACCEPTED,
      total: '950.00',
      advance: '0.00',
    });
    const request = await makeReservation(app.database, { vehicle });
    await makeReservation(app.database, { vehicle, status: ReservationStatus.REFUSED });
    await makeReservation(app.database, { vehicle, status: ReservationStatus.CANCELLED });
    await block(vehicle.id, 5, 6);
    const { planning } = await ask({ filter: { agencyId: String(agency.id) } });
    expect(planning?.vehicleCount).toBe(1);
    expect(planning?.vehicles).toEqual([
      expect.objectContaining({
        id: String(vehicle.id),
        plateNumber: vehicle.plateNumber,
        agencyId: String(agency.id),
        agencyName: 'Agence du port',
        imageUrl: '/storage/vehicules/a.webp',
        dailyPrice: '300.00',
      }),
    ]);
    expect(planning?.reservations).toEqual([
      expect.objectContaining({
        number: rental.number,
        status: 'ACCEPTED',
        total: '950.00',
        customerName: 'Omar Idrissi',
      }),
      expect.objectContaining({ number: request.number, status: 'PENDING', total: null, version: 1 }),
    ]);
    expect(planning?.blocks).toEqual([
      expect.objectContaining({
        vehicleId: String(vehicle.id),
        nature: 'OIL_CHANGE',
        startsAt: expect.stringContaining(`${day(5)}T12:00`),
      }),
    ]);
  });

  it('shows each vehicle of a swapped rental for the time that it was driven', async () => {
    const agency = await makeAgency(app.database);
    const first = await makeVehicle(app.database, { agency });
    const second = await makeVehicle(app.database, { agency });
    const at = (shift: number) => new Date(`${day(shift)}T10:00:00Z`);
    const rental = await makeReservation(app.database, {
      vehicle: second,
      status: ReservationStatus.ACCEPTED,
      startsAt: at(0),
      endsAt: at(4),
      total: '950.00',
      advance: '0.00',
    });
    const em = app.database.orm.em.fork();
    await em.execute('delete from rental_leg where reservation_id = ?', [rental.id]);
    for (const [vehicle, from, to] of [
      [first, at(0), at(2)],
      [second, at(2), null],
    ] as const)
      await em.execute(
        `insert into rental_leg (created_at, updated_at, reservation_id, vehicle_id, started_at, ended_at) values (now(), now(), ?, ?, ?, ?)`,
        [rental.id, vehicle.id, from, to],
      );
    const { planning } = await ask({ filter: { agencyId: String(agency.id) } });
    expect(planning?.reservations).toEqual([
      expect.objectContaining({
        number: rental.number,
        vehicleId: String(second.id),
        swappedAt: expect.stringContaining(`${day(2)}T10:00`),
      }),
    ]);
    expect(planning?.legs).toEqual([
      expect.objectContaining({
        number: rental.number,
        vehicleId: String(first.id),
        customerName: 'Omar Idrissi',
        endsAt: expect.stringContaining(`${day(2)}T10:00`),
      }),
    ]);
  });

  it('says which rentals are late, and why others are at risk', async () => {
    const agency = await makeAgency(app.database);
    const vehicle = await makeVehicle(app.database, { agency });
    const agreed = { vehicle, status: ReservationStatus.ACCEPTED, total: '950.00', advance: '0.00' };
    const late = await makeReservation(app.database, {
      ...{ ...agreed, stage: RentalStage.OUT },
      ...{ startsAt: new Date(Date.now() - 3 * DAY_MS), endsAt: new Date(Date.now() - DAY_MS / 8) },
    });
    const next = await makeReservation(app.database, { ...agreed, startsAt: new Date(Date.now() + DAY_MS / 4) });
    const em = app.database.orm.em.fork();
    await em.execute('insert into rental_risk (reservation_id, late_id, since) values (?, ?, now())', [
      next.id,
      late.id,
    ]);
    const { planning } = await ask({ from: day(-1), filter: { agencyId: String(agency.id) } });
    expect(planning?.reservations).toMatchObject([
      { number: late.number, stage: RentalStage.OUT, late: true, riskMessage: null },
      {
        number: next.number,
        late: false,
        riskMessage: expect.stringContaining(`la location ${late.number} devait finir`),
      },
    ]);
  });

  it('keeps showing whose vehicle is late in a window of today, and in no other one', async () => {
    const agency = await makeAgency(app.database);
    const vehicle = await makeVehicle(app.database, { agency });
    const late = await makeReservation(app.database, {
      ...{ vehicle, status: ReservationStatus.ACCEPTED, stage: RentalStage.OUT, total: '950.00', advance: '0.00' },
      ...{ startsAt: new Date(Date.now() - 9 * DAY_MS), endsAt: new Date(Date.now() - 4 * DAY_MS) },
    });
    const shown = async (from: number, to: number) => {
      const { planning } = await ask({ from: day(from), to: day(to), filter: { agencyId: String(agency.id) } });
      return planning?.reservations.map((reservation) => [reservation.number, reservation.late]);
    };
    expect(await shown(0, 6)).toEqual([[late.number, true]]);
    expect(await shown(-1, 0)).toEqual([[late.number, true]]);
    expect(await shown(1, 7)).toEqual([]);
    expect(await shown(-3, -2)).toEqual([]);
  });

  it('includes both days, and leaves out what only touches the window from outside', async () => {
    const agency = await makeAgency(app.database);
    const vehicle = await makeVehicle(app.database, { agency });
    const at = (shift: number) => new Date(`${day(shift)}T00:00:00Z`);
    await makeReservation(app.database, { vehicle, startsAt: at(8), endsAt: at(10) });
    const within = await makeReservation(app.database, { vehicle, startsAt: at(10), endsAt: at(11) });
    const across = await makeReservation(app.database, { vehicle, startsAt: at(11), endsAt: at(40) });
    await makeReservation(app.database, { vehicle, startsAt: at(12), endsAt: at(14) });
    const { planning } = await ask({ from: day(10), to: day(11), filter: { agencyId: String(agency.id) } });
    expect(planning?.reservations.map(({ number }) => number)).toEqual([within.number, across.number]);
    expect(planning?.startsAt).toContain(`${day(10)}T00:00`);
    expect(planning?.endsAt).toContain(`${day(12)}T00:00`);
  });

  it('filters by category, by words in the name or the plate, by agency', async () => {
    const agency = await makeAgency(app.database);
    const suv = await makeVehicle(app.database, {
      agency,
      name: 'Škoda Kamiq',
      category: VehicleCategory.COMPACT_SUV,
    });
    const plated = await makeVehicle(app.database, { agency, plateNumber: '77777-B-6' });
    await makeVehicle(app.database, { agency, archivedAt: new Date() });
    const names = async (filter: object) =>
      (await ask({ filter: { agencyId: String(agency.id), ...filter } })).planning?.vehicles.map(({ name }) => name);
    expect(await names({ categories: ['COMPACT_SUV'] })).toEqual([suv.name]);
    expect(await names({ search: 'skoda' })).toEqual([suv.name]);
    expect(await names({ search: '77777' })).toEqual([plated.name]);
    expect(await names({ categories: [] })).toHaveLength(2);
    expect(await names({ agencyId: 'junk' })).toEqual([]);
  });

  it('is for staff only', async () => {
    const customer = await app.tokenFor(await makeCustomer(app.database));
    expect((await ask({}, '')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await ask({}, customer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('refuses a window that ends before it begins, or is wider than 92 days', async () => {
    expect((await ask({ from: day(3), to: day(2) })).errors?.[0]?.extensions.code).toBe('VALIDATION');
    expect((await ask({ to: day(92) })).errors?.[0]?.message).toBe('Le calendrier montre au plus 92 jours.');
    expect((await ask({ to: day(91) })).errors).toBeUndefined();
    expect((await ask({ from: '2026-02-30' })).errors).toHaveLength(1);
  });

  it('takes the same number of statements however many vehicles there are', async () => {
    const few = await countStatements(() => ask({}));
    for (let n = 0; n < 20; n++) await makeReservation(app.database);
    const many = await countStatements(() => ask({}));
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(8);
  });
});
