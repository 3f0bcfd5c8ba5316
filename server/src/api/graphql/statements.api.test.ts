import { countStatements } from '../../../test/count-statements.js';
import { makeCustomer, makeEmployee, makeRental, makeReservation, makeVehicle } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { Customer } from '../../modules/people/account/customer.entity.js';
import type { Employee } from '../../modules/people/account/employee.entity.js';
import { Notification } from '../../modules/office/notification/notification.entity.js';
import { DAY_MS, toWireTime } from '../../kernel/time.js';

/** The statements for a whole list: session, page, and one for each relation, however many rows there are. */
const FEW = 9;
/** The statements for the main columns of the staff's most used lists. */
const FEWER: Readonly<Record<string, number>> = {
  'reservations, main columns': 4,
  'vehicles, main columns': 3,
  'customers, main columns': 3,
  'notifications, main columns': 3,
};
/** A batch may be split in two when its first answers come early; one statement per row would add eighty. */
const SLACK = 2;

let app: TestApp;
let staff: Employee;
let customer: Customer;
let staffToken: string;
let customerToken: string;
let rows = 0;

beforeAll(async () => {
  app = await startTestApp();
  staff = await makeEmployee(app.database);
  customer = await makeCustomer(app.database);
  staffToken = await app.tokenFor(staff);
  customerToken = await app.tokenFor(customer);
});
afterAll(() => app.close());

/** Adds a rental on a vehicle of its own agency and brand, with a competing request and a notification. */
async function addRow(): Promise<void> {
  const { database } = app;
  const vehicle = await makeVehicle(database);
  const rental = await makeRental(database, {
    vehicle,
    customer: rows % 2 === 0 ? customer : await makeCustomer(database),
    handledBy: rows % 2 === 0 ? staff : await makeEmployee(database),
  });
  await makeReservation(database, { vehicle, customer });
  const em = database.orm.em.fork();
  await em.persist(em.create(Notification, { title: 't', description: 'd', reservation: rental.id } as never)).flush();
  await em.execute(
    `insert into maintenance (created_at, updated_at, vehicle_id, provider_id, nature, performed_on, next_on)
     values (now(), now(), ?, ?, 'OIL_CHANGE', '2026-01-01', ?)`,
    [vehicle.id, await addProvider(), soon(100)],
  );
  rows += 1;
}

async function addProvider(): Promise<number | undefined> {
  const [provider] = await app.database.orm.em.fork().execute<{ id: number }[]>(
    `insert into service_provider (created_at, updated_at, name, email, phone, address)
     values (now(), now(), 'Garage', 'g@exemple.ma', '05', 'Rabat') returning id`,
  );
  return provider?.id;
}

const soon = (days: number) => new Date(Date.now() + days * DAY_MS);
const search = { date_debut: toWireTime(soon(30)), date_fin: toWireTime(soon(31)), gamme: 'all' };

const RESERVATION = `number plateNumber signed customer { email } vehicle { name brand { name } agency { name } }`;
const FOR_STAFF = `handledBy { email } conflict { message } competing { number vehicle { name } }`;
const WORK = `nature alert note invoiceUrl outOfService { startsAt } provider { name } vehicle { name plateNumber }`;
const PERIOD = `{ startsAt: "${soon(30).toISOString()}", endsAt: "${soon(31).toISOString()}" }`;
const VEHICLE = `name brand { name } agency { name } quote(period: ${PERIOD}) { payable }`;

/** Reads each list and returns its rows. */
const LISTS: Readonly<Record<string, () => Promise<unknown[]>>> = {
  'GET /admin/location': () => rest('GET', '/admin/location?count_nbr=100', undefined, staffToken),
  'POST /locationFromToday': () => rest('POST', '/locationFromToday?count_nbr=100', { today: true }, staffToken),
  'POST /admin/rechercherReservation': () =>
    rest(
      'POST',
      '/admin/rechercherReservation?count_nbr=100',
      { selected_option: 'nom_client', valeur_recherche: 'idrissi' },
      staffToken,
    ),
  'GET /admin/getClients': () => rest('GET', '/admin/getClients?count_nbr=100', undefined, staffToken),
  'GET /admin/getUsers': () => rest('GET', '/admin/getUsers?count_nbr=100', undefined, staffToken),
  'GET /reservationClient': () => rest('GET', '/reservationClient?count_nbr=100', undefined, customerToken),
  'GET /Notification': () => rest('GET', '/Notification', undefined, staffToken),
  'GET /admin/getMaintenances': () => rest('GET', '/admin/getMaintenances?count_nbr=100', undefined, staffToken),
  maintenances: () => list(`maintenances(page: { size: 100 }) { totalCost items { ${WORK} } }`, staffToken),
  'GET /vehiculesParc': () => rest('GET', '/vehiculesParc'),
  'GET /admin/getMarques': () => rest('GET', '/admin/getMarques'),
  'GET /marque': () => rest('GET', '/marque?count_nbr=100', undefined, staffToken),
  'GET /Agence': () => rest('GET', '/Agence', undefined, staffToken),
  'GET /prestataire': () => rest('GET', '/prestataire', undefined, staffToken),
  'POST /admin/getPrestataires': () => rest('POST', '/admin/getPrestataires?count_nbr=100', {}, staffToken),
  'POST /vehiculesParcChercher': () => rest('POST', '/vehiculesParcChercher', search),
  'GET /admin/vehicule': () => rest('GET', '/admin/vehicule?count_nbr=100', undefined, staffToken),
  'POST /admin/vehiculesClassification': () =>
    rest('POST', '/admin/vehiculesClassification?count_nbr=100', ['gazoil', 'Manuelle'], staffToken),
  'POST /admin/rechercherVehicules': () =>
    rest(
      'POST',
      '/admin/rechercherVehicules?count_nbr=100',
      { selected_option: 'nom', valeur_recherche: 'logan' },
      staffToken,
    ),
  'reservations, main columns': () =>
    list(
      'reservations(page: { size: 100 }) { totalCount items { number status customer { email } vehicle { name brand { name } } } }',
      staffToken,
    ),
  'vehicles, main columns': () =>
    list(
      'vehicles(page: { size: 100 }) { totalCount items { name plateNumber agency { name } brand { name } } }',
      staffToken,
    ),
  'customers, main columns': () =>
    list('customers(page: { size: 100 }) { totalCount items { lastName email } }', staffToken),
  'notifications, main columns': () =>
    list('notifications(page: { size: 100 }) { totalCount items { title reservationNumber read } }', staffToken),
  fleet: () =>
    list(
      `vehicles(filter: { alerts: [GOOD] }, page: { size: 100 }) { items { ${VEHICLE} availableNow alert alertNote } }`,
      staffToken,
    ),
  reservations: () =>
    list(
      `reservations(filter: { statuses: [ACCEPTED] }, page: { size: 100 }) { counts { all } items { ${RESERVATION} ${FOR_STAFF} } }`,
      staffToken,
    ),
  myReservations: () => list(`myReservations(page: { size: 100 }) { items { ${RESERVATION} } }`, customerToken),
  vehicles: () => list(`vehicles(page: { size: 100 }) { totalCount items { ${VEHICLE} availableNow } }`, staffToken),
  availableVehicles: () => list(`availableVehicles(period: ${PERIOD}, page: { size: 100 }) { items { ${VEHICLE} } }`),
  brands: () => list(`brands(page: { size: 100 }) { items { name } }`),
  agencies: () => list(`agencies(page: { size: 100 }) { items { name } }`),
  serviceProviders: () => list(`serviceProviders(page: { size: 100 }) { totalCount items { name } }`, staffToken),
  customers: () =>
    list(
      `customers(page: { size: 100 }) { totalCount items { email history { rentals cancellations revenue } } }`,
      staffToken,
    ),
  employees: () => list(`employees(page: { size: 100 }) { totalCount items { email role } }`, staffToken),
  notifications: () =>
    list(`notifications(page: { size: 100 }) { unreadCount items { title read reservationNumber } }`, staffToken),
};

async function rest(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<unknown[]> {
  const reply = await app.rest(method, path, body, token);
  expect([path, reply.statusCode]).toEqual([path, 200]);
  const answer = reply.json<{ data: { data?: unknown[] } | unknown[] } | unknown[]>();
  const found = Array.isArray(answer) ? answer : answer.data;
  return Array.isArray(found) ? found : (found.data ?? []);
}

async function list(field: string, token?: string): Promise<unknown[]> {
  const { data, errors } = await app.graphql<Record<string, { items: unknown[] }>>(`{ ${field} }`, undefined, token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0]?.items ?? [];
}

it('answers every list of 1, 20 and 100 rows with the same few statements', async () => {
  const counts: Record<string, number[]> = {};
  for (const wanted of [1, 20, 100]) {
    while (rows < wanted) await addRow();
    // Agencies and brands are read into memory by the first request after an edit of either.
    await list('vehicles(page: { size: 1 }) { items { brand { id } agency { id } } }', staffToken);
    for (const [name, ask] of Object.entries(LISTS)) {
      let found: unknown[] = [];
      const count = await countStatements(async () => (found = await ask()));
      expect([name, found.length >= Math.ceil(wanted / 2)]).toEqual([name, true]);
      (counts[name] ??= []).push(count);
    }
  }
  const growing = Object.entries(counts).filter(([, [one = 0, ...more]]) => more.some((count) => count > one + SLACK));
  const costly = Object.entries(counts).filter(([name, [one = 0]]) => one === 0 || one > (FEWER[name] ?? FEW));
  expect({ growing, costly }).toEqual({ growing: [], costly: [] });
}, 180_000);
