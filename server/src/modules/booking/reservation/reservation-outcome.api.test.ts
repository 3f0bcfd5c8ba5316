import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { DAY_MS } from '../../../kernel/time.js';
import { makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const OUTCOME = `__typename
  ... on Reservation { number status version }
  ... on VehicleTaken { message startsAt endsAt alternatives { vehicle { name } dailyPrice total } }
  ... on VersionConflict { message reservation { number version status } }`;
const ACCEPT = `mutation ($input: AcceptReservationInput!) { outcome: acceptReservation(input: $input) { ${OUTCOME} } }`;
const UPDATE = `mutation ($input: UpdateReservationInput!) { outcome: updateReservation(input: $input) { ${OUTCOME} } }`;

const run = (query: string, input: object) => app.graphql<{ outcome: object }>(query, { input }, token);
const terms = { version: 1, total: '900.00', advance: '0.00' };

describe('the result of a change of a reservation', () => {
  it('is the reservation, or the taken vehicle with what is free instead', async () => {
    const vehicle = await makeVehicle(app.database, { name: 'Taken' });
    const tiers = [{ fromDays: 3, dailyPrice: '250.00' }];
    await makeVehicle(app.database, { name: 'Free', tiers });
    const [first, second] = [
      await makeReservation(app.database, { vehicle }),
      await makeReservation(app.database, { vehicle }),
    ];
    expect((await run(ACCEPT, { number: first.number, ...terms })).data).toEqual({
      outcome: { __typename: 'Reservation', number: first.number, status: 'ACCEPTED', version: 2 },
    });
    const { data, errors } = await run(ACCEPT, { number: second.number, ...terms });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      outcome: {
        __typename: 'VehicleTaken',
        message: expect.stringMatching(/^Taken est déjà loué du .*\.$/),
        startsAt: expect.any(String),
        endsAt: expect.any(String),
        alternatives: [{ vehicle: { name: 'Free' }, dailyPrice: '250.00', total: '750.00' }],
      },
    });
    const other = await makeReservation(app.database, { vehicle: await makeVehicle(app.database) });
    expect((await run(UPDATE, { number: other.number, version: 1, vehicleId: String(vehicle.id) })).data).toMatchObject(
      {
        outcome: { __typename: 'VehicleTaken', alternatives: [{ vehicle: { name: 'Free' } }, expect.anything()] },
      },
    );
  });

  it.each([
    [ACCEPT, terms],
    [UPDATE, { comment: 'mine' }],
  ])('is the conflict of versions with the reservation as it is now: %s', async (query, change) => {
    const { number } = await makeReservation(app.database);
    expect((await run(UPDATE, { number, version: 1, comment: 'theirs' })).data).toMatchObject({
      outcome: { __typename: 'Reservation', version: 2 },
    });
    expect((await run(query, { number, ...change, version: 1 })).data).toEqual({
      outcome: {
        __typename: 'VersionConflict',
        message: expect.stringContaining('a été modifié'),
        reservation: { number, version: 2, status: 'PENDING' },
      },
    });
  });

  it('is an error for everything that a caller cannot act on', async () => {
    const { number } = await makeReservation(app.database);
    const advance = await run(ACCEPT, { number, ...terms, advance: '901.00' });
    expect(advance.errors?.[0]?.extensions.code).toBe('VALIDATION');
    const unknown = await run(UPDATE, { number: 'AAAAA-AAAAA', version: 1 });
    expect(unknown.errors?.[0]?.extensions.code).toBe('RESERVATION.NOT_FOUND');
  });
});

const REQUEST = `mutation ($input: CreateReservationInput!) { outcome: createReservation(input: $input) {
  __typename
  ... on ReservationReceipt { number status quote { payable } }
  ... on VehicleTaken { message alternatives { vehicle { name } dailyPrice total } } } }`;
const BOOK = `mutation ($input: BookReservationInput!) { outcome: bookReservation(input: $input) {
  __typename
  ... on Reservation { number status version }
  ... on VehicleTaken { message alternatives { vehicle { name } } } } }`;

const requestFor = ({ id }: { id: number }) => ({
  kind: 'QUICK',
  vehicleId: String(id),
  period: { startsAt: new Date(Date.now() + DAY_MS), endsAt: new Date(Date.now() + 2 * DAY_MS) },
  pickupPlace: 'Agadir',
  returnPlace: 'Agadir',
  driver: { lastName: 'Tazi', firstName: 'Nora', phone: '0612345678', email: 'nora@exemple.ma' },
});

describe('the result of a request for a vehicle', () => {
  it('is the receipt, or the taken vehicle with what is free instead and nothing of whom it is promised to', async () => {
    const vehicle = await makeVehicle(app.database, { name: 'Wanted', category: VehicleCategory.LUXURY_SEDAN });
    const input = requestFor(vehicle);
    const made = await app.graphql<{ outcome: object }>(REQUEST, { input });
    expect(made.data).toEqual({
      outcome: {
        __typename: 'ReservationReceipt',
        number: expect.any(String),
        status: 'PENDING',
        quote: { payable: expect.any(String) },
      },
    });
    await makeVehicle(app.database, { name: 'Spare', category: VehicleCategory.LUXURY_SEDAN });
    const { number } = made.data!.outcome as { number: string };
    await run(ACCEPT, { number, ...terms });
    const { data, errors } = await app.graphql(REQUEST, { input });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      outcome: { __typename: 'VehicleTaken', alternatives: [{ vehicle: { name: 'Spare' } }, {}, {}] },
    });
    expect(JSON.stringify(data)).not.toContain(number);
    const booked = await run(BOOK, input);
    expect(booked.errors).toBeUndefined();
    expect(booked.data).toMatchObject({
      outcome: { __typename: 'VehicleTaken', message: expect.stringContaining('Wanted est déjà loué') },
    });
  });

  it('is the reservation that the desk wrote down', async () => {
    const vehicle = await makeVehicle(app.database);
    expect((await run(BOOK, requestFor(vehicle))).data).toEqual({
      outcome: { __typename: 'Reservation', number: expect.any(String), status: 'PENDING', version: 1 },
    });
  });

  it('is an error by field for invalid input', async () => {
    const { data, errors } = await app.graphql(REQUEST, { input: { ...requestFor({ id: 999_999 }), pickupPlace: '' } });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { vehicleId: [expect.any(String)], pickupPlace: [expect.any(String)] },
    });
  });
});

describe('whether a vehicle can be requested', () => {
  const TAKEN = `query ($vehicleId: ID!, $period: PeriodInput!) { taken: vehicleTaken(vehicleId: $vehicleId, period: $period) {
    message alternatives { vehicle { id } total } } }`;
  const ask = (vehicleId: number, from: number, to: number) =>
    app.graphql<{ taken: object | null }>(TAKEN, {
      vehicleId: String(vehicleId),
      period: { startsAt: at(from), endsAt: at(to) },
    });
  const at = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

  it('is told before anything is sent, with what is free instead and nobody named', async () => {
    const category = VehicleCategory.SMALL_CITY_CAR;
    const vehicle = await makeVehicle(app.database, { name: 'Asked', category });
    const other = await makeVehicle(app.database, { name: 'Other', category });
    const { number } = await makeReservation(app.database, {
      ...{ vehicle, startsAt: new Date(at(20)), endsAt: new Date(at(23)) },
    });
    expect((await ask(vehicle.id, 21, 24)).data).toEqual({ taken: null });
    await run(ACCEPT, { number, ...terms });
    const { data } = await ask(vehicle.id, 21, 24);
    expect(data?.taken).toMatchObject({ message: expect.stringMatching(/^Asked est déjà réservé du .*\.$/) });
    expect(data?.taken).toMatchObject({ alternatives: [{ vehicle: { id: String(other.id) } }, {}, {}] });
    expect((await ask(vehicle.id, 30, 33)).data).toEqual({ taken: null });
  });

  it('is refused for a period that is none, and for a vehicle that the site does not show', async () => {
    const vehicle = await makeVehicle(app.database, { visible: false });
    expect((await ask(vehicle.id, 2, 1)).errors?.[0]?.extensions['code']).toBe('SEARCH.END_NOT_AFTER_START');
    expect((await ask(vehicle.id, 1, 99)).errors?.[0]?.extensions['code']).toBe('SEARCH.TOO_LONG');
    expect((await ask(vehicle.id, 1, 2)).errors?.[0]?.extensions['code']).toBe('VEHICLE.NOT_FOUND');
  });
});
