import { makeAgency, makeCustomer, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';
import { Insurance, type Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { Maintenance, MaintenanceNature } from './maintenance.entity.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const inDays = (days: number): string => agencyDay(new Date(Date.now() + days * DAY_MS));

async function work(vehicle: Vehicle, values: Partial<Maintenance>): Promise<void> {
  const em = app.database.orm.em.fork();
  const defaults = { nature: MaintenanceNature.OIL_CHANGE, performedOn: inDays(-200) };
  em.create(Maintenance, { ...defaults, ...values, vehicle: vehicle.id } as never, { persist: true });
  await em.flush();
}

it('lists what is due soon or overdue, once for each vehicle and nature, in GraphQL and REST', async () => {
  const car = await makeVehicle(app.database, { name: 'Renault Clio', plateNumber: '777-A-6', odometerKm: 50_000 });
  const sold = await makeVehicle(app.database, { archivedAt: new Date() });
  await work(car, { nextOn: inDays(3) });
  await work(car, { nature: MaintenanceNature.TECHNICAL_INSPECTION, nextOn: inDays(-2) });
  await work(car, { nature: MaintenanceNature.TIMING_BELT, nextOdometerKm: 50_200 });
  await work(car, { nature: MaintenanceNature.SERVICING, nextOn: inDays(-50), performedOn: inDays(-400) });
  await work(car, { nature: MaintenanceNature.SERVICING, nextOn: inDays(300), performedOn: inDays(-40) });
  await work(car, { nature: MaintenanceNature.TACHOGRAPH });
  await work(sold, { nextOn: inDays(-2) });

  const reply = await app.rest('GET', '/checkNotification', undefined, token);
  expect(reply.statusCode).toBe(200);
  const line = { nom: 'Renault Clio', immatriculation: '777-A-6', note: expect.any(String) };
  expect(reply.json()).toEqual({
    data: [
      { ...line, nature_maintenance: 'Nouveau Visite technique', duree: -2, alert: 'expire' },
      { ...line, nature_maintenance: 'Nouveau Chaine', duree: 0, alert: 'bad' },
      { ...line, nature_maintenance: 'Nouveau Vidange', duree: 3, alert: 'bad' },
    ],
  });
  const QUERY = '{ maintenanceAlerts { nature vehicleName plateNumber level daysLeft kmLeft note } }';
  const same = { vehicleName: 'Renault Clio', plateNumber: '777-A-6', note: expect.any(String) };
  expect((await app.graphql(QUERY, {}, token)).data).toEqual({
    maintenanceAlerts: [
      { ...same, nature: 'TECHNICAL_INSPECTION', level: 'EXPIRED', daysLeft: -2, kmLeft: null },
      { ...same, nature: 'TIMING_BELT', level: 'BAD', daysLeft: null, kmLeft: expect.any(Number) },
      { ...same, nature: 'OIL_CHANGE', level: 'BAD', daysLeft: 3, kmLeft: null },
    ],
  });
});

it('tells insurances that end soon or have ended, the most urgent first', async () => {
  const agency = await makeAgency(app.database);
  const insured = (name: string, days: number) =>
    makeVehicle(app.database, { agency, name, insurance: Object.assign(new Insurance(), { endsOn: inDays(days) }) });
  await insured('Demain', 1);
  await insured('Hier', -1);
  await insured('Au loin', 60);
  await insured("Aujourd'hui", 0);
  const QUERY = '{ insuranceAlerts { vehicleName agencyId endsOn level daysLeft note } }';
  const { data } = await app.graphql<{ insuranceAlerts: { agencyId: string }[] }>(QUERY, {}, token);
  const own = data?.insuranceAlerts.filter(({ agencyId }) => agencyId === String(agency.id));
  const same = { agencyId: String(agency.id), note: expect.stringMatching(/^Assurance : expir/) };
  expect(own).toEqual([
    { ...same, vehicleName: 'Hier', endsOn: inDays(-1), level: 'EXPIRED', daysLeft: -1 },
    { ...same, vehicleName: "Aujourd'hui", endsOn: inDays(0), level: 'BAD', daysLeft: 0 },
    { ...same, vehicleName: 'Demain', endsOn: inDays(1), level: 'BAD', daysLeft: 1 },
  ]);
});

it('is for staff', async () => {
  expect((await app.rest('GET', '/checkNotification')).statusCode).toBe(401);
  const customer = await app.tokenFor(await makeCustomer(app.database));
  expect((await app.rest('GET', '/checkNotification', undefined, customer)).statusCode).toBe(403);
});
