import { behindLocks } from '../../../../test/behind-locks.js';
import { makeEmployee, makeRental, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS, toWireTime } from '../../../kernel/time.js';
import { UNKNOWN_VEHICLE } from '../../fleet/vehicle/vehicle.errors.js';
import { Driver, type Reservation } from './reservation.entity.js';
import { ReservationKind } from './reservation-status.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const UPDATE = `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation {
  driver { lastName email nationalId } secondDriver { lastName } version } } }`;

const person = (lastName: string) => ({
  lastName,
  firstName: 'Omar',
  phone: '0612345678',
  licenceNumber: 'A1',
  nationalId: 'BE1',
  nationality: 'Marocaine',
});

function fullReservation(): Promise<Reservation> {
  return makeReservation(app.database, {
    kind: ReservationKind.FULL,
    driver: Object.assign(new Driver(), { ...person('Idrissi'), email: 'omar@exemple.ma' }),
    secondDriver: Object.assign(new Driver(), person('Tazi')),
  });
}

async function update({ number }: Reservation, change: object) {
  return app.graphql<{ updateReservation: object }>(UPDATE, { input: { number, version: 1, ...change } }, token);
}

async function kept({ number }: Reservation): Promise<Record<string, unknown>> {
  const reply = await app.rest('GET', `/reservation/${number}`, undefined, token);
  return reply.json<{ data: Record<string, unknown> }>().data;
}

describe('an edit of the drivers', () => {
  it('leaves the second driver alone when it does not speak of them', async () => {
    const reservation = await fullReservation();
    await update(reservation, { comment: 'x' });
    expect(await kept(reservation)).toMatchObject({ nom_conduc: 'Tazi', commentaire: 'x' });
  });

  it.each([null, { lastName: ' ', firstName: '' }])('removes the second driver with %j', async (secondDriver) => {
    const reservation = await fullReservation();
    expect((await update(reservation, { secondDriver })).errors).toBeUndefined();
    expect(await kept(reservation)).toMatchObject({ nom_conduc: null, num_permis_conduc: null, nom_client: 'Idrissi' });
  });

  it('asks for the whole second driver, the first one sent or not', async () => {
    const { errors } = await update(await fullReservation(), { secondDriver: { lastName: 'Tazi', firstName: 'Ali' } });
    expect(Object.keys(errors?.[0]?.extensions['fields'] as object)).toEqual([
      'secondDriver.phone',
      'secondDriver.licenceNumber',
      'secondDriver.nationality',
      'secondDriver.nationalId',
    ]);
  });

  it('replaces the first driver whole, and refuses an empty one', async () => {
    const reservation = await fullReservation();
    expect((await update(reservation, { driver: person('Alami') })).errors).toBeUndefined();
    expect(await kept(reservation)).toMatchObject({ nom_client: 'Alami', email_client: null });
    const { errors } = await update(reservation, { version: 2, driver: { lastName: '', firstName: '' } });
    expect(errors?.[0]?.extensions['fields']).toHaveProperty(['driver.lastName']);
  });
});

describe('an edit of the vehicle', () => {
  const refusal = [{ extensions: { code: 'VALIDATION', fields: { vehicleId: [UNKNOWN_VEHICLE] } } }];

  it.each([
    ['rental', makeRental],
    ['request', makeReservation],
  ])('moves no %s to a vehicle that is being deleted', async (_what, make) => {
    const [reservation, { id }] = await Promise.all([make(app.database), makeVehicle(app.database)]);
    const [{ errors }] = await behindLocks(
      app.database,
      [
        ['select id from vehicle where id = ? for update', id],
        ['update vehicle set archived_at = now() where id = ?', id],
      ],
      () => update(reservation, { vehicleId: String(id) }),
    );
    expect(errors).toMatchObject(refusal);
  });

  it('brings no rental of a deleted vehicle back into the future', async () => {
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    const missed = await makeRental(app.database, { startsAt: ago(3), endsAt: ago(1) });
    await app.execute('update vehicle set archived_at = now() where id = ?', [missed.vehicle.id]);
    const period = (endsAt: Date) => ({ period: { startsAt: ago(3).toISOString(), endsAt: endsAt.toISOString() } });
    expect((await update(missed, period(ago(-2)))).errors).toMatchObject(refusal);
    expect((await update(missed, period(ago(2)))).errors).toBeUndefined();
  });
});

it('meets a used idempotency key with a vehicle that is no number', async () => {
  const vehicle = await makeVehicle(app.database);
  const book = (id_vehicule: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/reservationVisiteur',
      headers: { 'idempotency-key': 'the-same' },
      payload: {
        type_reservation: 'reservation rapid',
        id_vehicule,
        nom_client: 'El Fassi',
        prenom_client: 'Amina',
        telephone_client: '0612345678',
        email_client: 'amina@exemple.ma',
        date_debut: toWireTime(new Date(Date.now() + DAY_MS)),
        date_fin: toWireTime(new Date(Date.now() + 2 * DAY_MS)),
        lieu_livraison: 'Agadir',
        lieu_retour: 'Fes',
      },
    });
  expect((await book(vehicle.id)).statusCode).toBe(200);
  const reply = await book({ toString: 1 });
  expect(reply.statusCode).toBe(422);
  expect(reply.json().errors).toEqual({ 'Idempotency-Key': ['Cette clé a déjà servi à une autre réservation.'] });
});
