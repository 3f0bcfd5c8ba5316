import { makeAgency, makeEmployee, makeVehicle } from '../test/factories.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { DAY_MS } from './kernel/time.js';

/** What people paste, with more signs than a field may have once it is cleaned. */
const PASTED = {
  lastName: '\u200fAit–Ben\u00a0 Haddou\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b',
  firstName: ' Ａhmed\u202c',
  phone: '\u202a+212\u00a0(0)6.12‑34 56-78\u202c',
  email: '\u200bAhmed@Exemple.ma\u00a0',
  licenceNumber: '12 / 123 456 789 ',
  nationalId: 'be\u00a0-\u00a0١٢٣٤٥٦',
  passportNumber: 'AB 12 34 567',
  nationality: 'Franco–\u2009marocaine',
};
const STORED = {
  lastName: 'Ait-Ben Haddou',
  firstName: 'Ahmed',
  phone: '+212612345678',
  email: 'ahmed@exemple.ma',
  licenceNumber: '12123456789',
  nationalId: 'BE123456',
  passportNumber: 'AB1234567',
  nationality: 'Franco- marocaine',
};

let app: TestApp;
let admin: string;
const now = Date.now();
const soon = (days: number) => new Date(now + days * DAY_MS).toISOString();

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: 'ADMIN' as never }));
});
afterAll(() => app.close());

/** Returns the newest driver that is stored. */
async function storedDriver(): Promise<object> {
  const [row] = await app.database.orm.em.fork().execute<object[]>(
    `select driver_last_name as "lastName", driver_first_name as "firstName", driver_phone as phone, driver_email as email,
      driver_licence_number as "licenceNumber", driver_national_id as "nationalId", driver_passport_number as "passportNumber",
      driver_nationality as nationality from reservation order by id desc limit 1`,
  );
  return row ?? {};
}

const input = async () => ({
  kind: 'FULL',
  vehicleId: String((await makeVehicle(app.database)).id),
  period: { startsAt: soon(1), endsAt: soon(4) },
  pickupPlace: 'Agadir',
  returnPlace: 'Fes',
  driver: PASTED,
});

describe('a driver is stored in one form, however it was pasted', () => {
  it('by a request over GraphQL', async () => {
    const { data, errors } = await app.graphql<{ createReservation: object }>(
      'mutation ($input: CreateReservationInput!) { createReservation(input: $input) { __typename } }',
      { input: await input() },
    );
    expect(errors).toBeUndefined();
    expect(data?.createReservation).not.toMatchObject({ __typename: 'VehicleTaken' });
    expect(await storedDriver()).toEqual(STORED);
  });

  it('by a booking at the desk', async () => {
    const { errors } = await app.graphql(
      'mutation ($input: BookReservationInput!) { bookReservation(input: $input) { __typename } }',
      { input: await input() },
      admin,
    );
    expect(errors).toBeUndefined();
    expect(await storedDriver()).toEqual(STORED);
  });

  it('by the REST call', async () => {
    const { vehicleId, period } = await input();
    const reply = await app.rest('POST', '/reservationVisiteur', {
      type_reservation: 'reservation complet',
      id_vehicule: vehicleId,
      nom_client: PASTED.lastName,
      prenom_client: PASTED.firstName,
      telephone_client: PASTED.phone,
      email_client: PASTED.email,
      num_permis_client: PASTED.licenceNumber,
      num_cin_client: PASTED.nationalId,
      num_passeport_client: PASTED.passportNumber,
      nationalite_client: PASTED.nationality,
      date_debut: period.startsAt,
      date_fin: period.endsAt,
      lieu_livraison: 'Agadir',
      lieu_retour: 'Fes',
    });
    expect(reply.json()).toEqual({ message: expect.stringMatching(/^.{5}-.{5}$/) });
    const { passportNumber: _, ...common } = STORED;
    expect(await storedDriver()).toMatchObject(common);
  });
});

it('a customer, an employee, an agency and a provider are stored in the same form', async () => {
  const { lastName, firstName, phone, nationalId } = PASTED;
  const person = {
    title: 'MR',
    lastName,
    firstName,
    phone,
    address: '1,\u00a0 rue\u200b X',
    password: 'Trente-3-oies',
  };
  const kept = { lastName: STORED.lastName, firstName: STORED.firstName, phone: STORED.phone };
  const made = async (mutation: string, type: string, fields: string, values: object) => {
    const query = `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { ${fields} } }`;
    const { data, errors } = await app.graphql<{ made: object }>(query, { input: values }, admin);
    expect(errors).toBeUndefined();
    return data?.made;
  };
  expect(
    await made('createCustomer', 'CreateCustomerInput', 'lastName firstName phone nationalId address email', {
      ...person,
      nationalId,
      email: '\u200eA1@Exemple.ma',
      rating: 'GOOD',
      status: 'ACTIVE',
    }),
  ).toEqual({ ...kept, nationalId: STORED.nationalId, address: '1, rue X', email: 'a1@exemple.ma' });
  expect(
    await made('createEmployee', 'CreateEmployeeInput', 'lastName firstName phone', {
      ...person,
      email: 'a2@exemple.ma',
      role: 'EMPLOYEE',
    }),
  ).toEqual(kept);
  expect(
    await made('createServiceProvider', 'CreateServiceProviderInput', 'name phone', {
      name: 'Garage\u00a0\u00a0Atlas\u200b',
      email: 'g@exemple.ma',
      phone,
      address: 'Fès',
    }),
  ).toEqual({ name: 'Garage Atlas', phone: STORED.phone });
  const agency = await makeAgency(app.database);
  const { data, errors } = await app.graphql<{ updateAgency: object }>(
    'mutation ($input: UpdateAgencyInput!) { updateAgency(input: $input) { phone mobile } }',
    { input: { id: String(agency.id), version: 1, phone, mobile: '٠٦١٢٣٤٥٦٧٨' } },
    admin,
  );
  expect(errors).toBeUndefined();
  expect(data?.updateAgency).toEqual({ phone: STORED.phone, mobile: '0612345678' });
});

it('a promotion is found by its code with any dash, and a sign that is refused is named', async () => {
  const { data, errors } = await app.graphql<{ createPromotion: { code: string } }>(
    'mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { code } }',
    { input: { code: '\u200eété–２０２６'.replaceAll('é', 'e'), percent: 10 } },
    admin,
  );
  expect(errors).toBeUndefined();
  expect(data?.createPromotion.code).toBe('ETE-2026');
  const refused = await app.graphql(
    'mutation ($input: BookReservationInput!) { bookReservation(input: $input) { __typename } }',
    { input: { ...(await input()), driver: { ...PASTED, lastName: 'Ah\ue000med' } } },
    admin,
  );
  expect(refused.errors?.[0]?.extensions['fields']).toEqual({
    'driver.lastName': ['Le nom contient un caractère invisible (U+E000).'],
  });
});

it('amounts are read as people write them, and nothing else is', async () => {
  const { id } = await makeVehicle(app.database);
  const price = async (dailyPrice: string) => {
    const [{ version } = { version: 0 }] = await app.database.orm.em
      .fork()
      .execute<{ version: number }[]>('select version from vehicle where id = ?', [id]);
    return app.graphql<{ updateVehicle: { dailyPrice: string } }>(
      'mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { dailyPrice } }',
      { input: { id: String(id), version, dailyPrice } },
      admin,
    );
  };
  for (const [typed, stored] of [
    ['1 234,50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['٣٠٠', '300.00'],
    ['\u200e350,5\u00a0Dh', '350.50'],
  ] as const)
    expect((await price(typed)).data?.updateVehicle.dailyPrice, typed).toBe(stored);
  for (const typed of ['1e3', '0x10', '12 34', '1.250']) expect((await price(typed)).errors, typed).toBeDefined();
});
