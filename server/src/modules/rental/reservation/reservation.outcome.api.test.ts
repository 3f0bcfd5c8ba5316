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
const ACCEPT = `mutation ($input: AcceptReservationInput!) { outcome: reservationAccept(input: $input) { ${OUTCOME} } }`;
const UPDATE = `mutation ($input: UpdateReservationInput!) { outcome: reservationUpdate(input: $input) { ${OUTCOME} } }`;

const run = (query: string, input: object) => app.graphql<{ outcome: object }>(query, { input }, token);
const terms = { version: 1, total: '900.00', advance: '0.00' };

describe('what a change of a reservation leads to', () => {
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
