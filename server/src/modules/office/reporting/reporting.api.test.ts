import { readSheet } from '../../../../test/read-sheet.js';
import { makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, parseInstant } from '../../../kernel/time.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { Maintenance, MaintenanceNature } from '../../upkeep/maintenance/maintenance.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { ReportingService } from './reporting.service.js';

let app: TestApp;
let admin: string;
let employee: string;
let customerToken: string;
let duster: Vehicle;
let clio: Vehicle;
let loyal: Customer;

const at = (text: string): Date => parseInstant(text) ?? new Date(NaN);

/** Inserts a rental as the database stores it. */
const rental = (vehicle: Vehicle, startsAt: string, endsAt: string, total: string, customer?: Customer) =>
  makeReservation(app.database, {
    vehicle,
    startsAt: at(startsAt),
    endsAt: at(endsAt),
    status: ReservationStatus.ACCEPTED,
    total,
    advance: '0.00',
    ...(customer ? { customer } : {}),
  });

async function work(vehicle: Vehicle, performedOn: string, cost: string): Promise<void> {
  const em = app.database.orm.em.fork();
  const nature = MaintenanceNature.OIL_CHANGE;
  await em.persist(em.create(Maintenance, { vehicle: vehicle.id, nature, performedOn, cost } as never)).flush();
}

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  employee = await app.tokenFor(await makeEmployee(app.database));
  loyal = await makeCustomer(app.database, { lastName: 'Fidèle' });
  customerToken = await app.tokenFor(loyal);
  const createdAt = new Date('2025-01-01T00:00:00Z');
  duster = await makeVehicle(app.database, { name: 'Dacia Duster', createdAt });
  clio = await makeVehicle(app.database, { name: 'Renault Clio', createdAt });
  await rental(duster, '2026-03-01 00:00', '2026-03-03 00:00', '700.10', loyal);
  // Midnight at the agency is the day before in UTC: in March 2026 Morocco was an hour ahead.
  await rental(clio, '2026-03-03 23:30', '2026-03-05 10:00', '500.20', loyal);
  await rental(duster, '2026-03-03 00:00', '2026-03-04 00:00', '350.30');
  await rental(duster, '2026-04-01 00:00', '2026-04-02 00:00', '999.00');
  await makeReservation(app.database, {
    vehicle: duster,
    startsAt: at('2026-03-02 10:00'),
    endsAt: at('2026-03-02 12:00'),
  });
  await work(duster, '2026-03-02', '120.45');
  await work(clio, '2026-03-03', '80.00');
  await work(clio, '2026-03-04', '1000.00');
  // A day of the current month.
  const month = agencyDay(new Date()).slice(0, 7);
  await rental(clio, `${month}-01 08:00`, `${month}-02 08:00`, '400.00');
  await work(clio, `${month}-01`, '55.50');
});
afterAll(() => app.close());

const dates = (chart: string, from: string, to: string) => ({
  [`date_debut_${chart}`]: from,
  [`date_fin_${chart}`]: to,
});

async function post(
  path: string,
  body: object,
  token = admin,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const reply = await app.rest('POST', path, body, token);
  return { status: reply.statusCode, body: reply.json() };
}

describe('over a period', () => {
  it('rentals count on their first day at the agency, one entry a day, zeros included', async () => {
    const reply = await post('/admin/reservationStatistiques', dates('location', '2026-03-01', '2026-03-04'));
    expect(reply.body).toEqual({
      data: [1, 0, 2, 0],
      data2: ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'],
    });
  });

  it('revenue is the exact sum of the agreed totals', async () => {
    const reply = await post('/admin/reservationStatistiquesRevenue', dates('revenue', '2026-03-01', '2026-03-03'));
    expect(reply.body['data']).toEqual([700.1, 0, 850.5]);
  });

  it.each(['/charges', '/admin/charges'])('charges count on the day of the work: %s', async (path) => {
    const reply = await post(path, dates('charge', '2026-03-02', '2026-03-03'));
    expect(reply.body).toEqual({ data: [120.45, 80], data2: ['2026-03-02', '2026-03-03'] });
  });

  it('the most rented vehicle comes first', async () => {
    const reply = await post('/admin/reservationStatistiquesvehicules', dates('vehicule', '2026-03-01', '2026-03-31'));
    expect(reply.body).toEqual({
      data: [2, 1],
      data2: [`Dacia Duster (${duster.plateNumber})`, `Renault Clio (${clio.plateNumber})`],
    });
  });

  it('each vehicle has its use and its profit', async () => {
    const { data, errors } = await app.graphql<{ fleetReport: Record<string, unknown> }>(
      `{ fleetReport(period: { from: "2026-03-01", to: "2026-03-04" }) {
        revenue charges profit usePercent vehicles { name rentalCount revenue charges profit usePercent } } }`,
      {},
      admin,
    );
    expect(errors).toBeUndefined();
    expect(data?.fleetReport).toEqual({
      revenue: '1550.60',
      charges: '1200.45',
      profit: '350.15',
      // Duster 72 h and Clio 24.5 h of 2 × 96 h
      usePercent: 50.3,
      vehicles: [
        {
          name: 'Dacia Duster',
          rentalCount: 2,
          revenue: '1050.40',
          charges: '120.45',
          profit: '929.95',
          usePercent: 75,
        },
        {
          name: 'Renault Clio',
          rentalCount: 1,
          revenue: '500.20',
          charges: '1080.00',
          profit: '-579.80',
          usePercent: 25.5,
        },
      ],
    });
  });

  it.each([
    [dates('location', '2026-03-04', '2026-03-01'), 'date_fin_location'],
    [dates('location', '2023-03-01', '2026-03-01'), 'date_fin_location'],
    [dates('location', '2026-02-30', '2026-03-01'), 'date_debut_location'],
    [{ date_debut_location: '2026-03-01' }, 'date_fin_location'],
  ])('%j is a 422', async (body, field) => {
    const reply = await post('/admin/reservationStatistiques', body);
    expect([reply.status, Object.keys(reply.body['errors'] as object)]).toEqual([422, [field]]);
  });

  it.each(['1900-01-01', '1969-12-31', '2199-12-31'])(
    'of any year that a date may have is answered: %s',
    async (day) => {
      const reply = await post('/admin/reservationStatistiques', dates('location', day, day));
      expect(reply).toEqual({ status: 200, body: { data: [0], data2: [day] } });
    },
  );

  it('of three years to the day is allowed', async () => {
    const reply = await post('/admin/reservationStatistiques', dates('location', '2023-03-02', '2026-03-01'));
    expect([reply.status, (reply.body['data'] as unknown[]).length]).toEqual([200, 1096]);
  });
});

describe('the current month', () => {
  it('without dates has an entry for each of its days', async () => {
    const reply = await post('/admin/charges', {}, employee);
    const labels = reply.body['data2'] as string[];
    expect(labels[0]).toBe(`${agencyDay(new Date()).slice(0, 7)}-01`);
    expect([28, 29, 30, 31]).toContain(labels.length);
    expect((reply.body['data'] as number[])[0]).toBe(55.5);
  });

  it('is shown in the tiles', async () => {
    const get = async (path: string) =>
      (await app.rest('GET', path, undefined, employee)).json<{ data: unknown }>().data;
    expect(await get('/admin/chiffreLocation')).toEqual([{ chiffre_of_location: 400 }]);
    expect(await get('/admin/nbrLocation')).toEqual([{ number_of_location: 1 }]);
    expect(await get('/admin/nbrClient')).toEqual([{ number_of_client: 1 }]);
  });
});

describe('the dashboard', () => {
  it('names the loyal customers and the rentals of all customers', async () => {
    const reply = await app.rest('GET', '/admin/ClientFidele', undefined, employee);
    expect(reply.json()).toEqual({
      data: [{ id: loyal.id, nom: 'Fidèle', prenom: 'Salma', telephone: '0612345678', fied_client: 2 }],
      data2: [{ fied_client: 2 }],
    });
  });

  it('shows the newest reservations', async () => {
    const reply = await app.rest('GET', '/admin/reservationRecente', undefined, employee);
    const [newest] = reply.json<{ data: Record<string, unknown>[] }>().data;
    expect(newest).toMatchObject({ nom_vehicule: 'Renault Clio', etat_reservation: 'Accepter', nom_client: 'Idrissi' });
  });
});

describe('permissions', () => {
  it.each([
    ['/admin/reservationStatistiques', 'location'],
    ['/admin/reservationStatistiquesvehicules', 'vehicule'],
    ['/charges', 'charge'],
  ])('%s: employees for the current month, Admins for any period', async (path, chart) => {
    const body = dates(chart, '2026-03-01', '2026-03-04');
    expect((await post(path, {}, employee)).status).toBe(200);
    expect((await post(path, body, employee)).status).toBe(403);
    expect((await post(path, body, customerToken)).status).toBe(403);
    expect((await app.rest('POST', path, body)).statusCode).toBe(401);
  });

  it('revenue is for Admins only, as a workbook too', async () => {
    expect((await post('/admin/reservationStatistiquesRevenue', {}, employee)).status).toBe(403);
    const query = '{ reportExport(report: REVENUE) { fileName } }';
    expect((await app.graphql(query, {}, employee)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

it('a report is exported as a workbook with the same figures', async () => {
  const { data } = await app.graphql<{ reportExport: { fileName: string; url: string } }>(
    '{ reportExport(report: REVENUE, period: { from: "2026-03-01", to: "2026-03-03" }) { fileName mediaType url } }',
    {},
    admin,
  );
  const sheet = await readSheet(await app.download(data?.reportExport));
  expect(data?.reportExport.fileName).toBe('revenus-par-jour.xlsx');
  expect(sheet?.getColumn(2).values).toEqual([undefined, 'Revenus', 700.1, 0, 850.5]);
});

test('recentMonths compares the month with those before it, for an Admin alone', async () => {
  const query = '{ monthFigures { rentalCount recentMonths { from revenue rentalCount newCustomerCount } } }';
  interface Figures {
    monthFigures: { rentalCount: number; recentMonths: { from: string; rentalCount: number }[] | null };
  }
  const forAdmin = (await app.graphql<Figures>(query, {}, admin)).data?.monthFigures;
  const months = forAdmin?.recentMonths ?? [];
  expect(months).toHaveLength(6);
  expect(months.map(({ from }) => from)).toEqual([...months.map(({ from }) => from)].sort());
  expect(months.at(-1)).toMatchObject({
    from: `${agencyDay(new Date()).slice(0, 7)}-01`,
    rentalCount: forAdmin?.rentalCount,
  });
  const forEmployee = await app.graphql<Figures>(query, {}, employee);
  expect([forEmployee.errors, forEmployee.data?.monthFigures.recentMonths]).toEqual([undefined, null]);
});

test('recentMonths counts each rental in the month it begins in, as the agency counts days', async () => {
  const reporting = new ReportingService(app.database.orm.em.fork());
  const actor = { kind: 'admin', id: 1 } as never;
  const months = await reporting.recentMonths(actor, at('2026-04-15 12:00'));
  expect(months?.slice(-2)).toEqual([
    expect.objectContaining({ from: '2026-03-01', revenue: '1550.60', rentalCount: 3 }),
    expect.objectContaining({ from: '2026-04-01', revenue: '999.00', rentalCount: 1 }),
  ]);
});

test('sums that have more digits than an amount are returned in full, at both doors', async () => {
  const vehicle = await makeVehicle(app.database);
  const today = agencyDay(new Date());
  const first = `${today.slice(0, 7)}-01`;
  await rental(vehicle, `${first} 00:00`, `${first} 01:00`, '9999999999.99');
  await rental(vehicle, `${first} 02:00`, `${first} 03:00`, '9999999999.99');
  const { data, errors } = await app.graphql<{ monthFigures: { revenue: string } }>(
    '{ monthFigures { revenue } }',
    {},
    admin,
  );
  expect(errors).toBeUndefined();
  expect(Number(data?.monthFigures.revenue)).toBeGreaterThanOrEqual(19_999_999_999.98);
  const reply = await app.rest('GET', '/admin/chiffreLocation', undefined, admin);
  expect(reply.json()).toMatchObject({ data: [{ chiffre_of_location: Number(data?.monthFigures.revenue) }] });
});
