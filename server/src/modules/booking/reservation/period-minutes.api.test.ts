import { makeEmployee, makeRental, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { RentalStage } from './rental-stage.js';

let app: TestApp;
let staff: string;
const MINUTE = Math.floor(Date.now() / 60_000) * 60_000;
/** An instant so many days from now, by default 30 seconds after a minute. */
const at = (days: number, seconds = 30): string => new Date(MINUTE + days * DAY_MS + seconds * 1000).toISOString();
/** A day and 30 seconds, which is a day by the minutes that people read. */
const period = (from = 5) => ({ startsAt: at(from, 10), endsAt: at(from + 1, 40) });

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

async function ask<T>(document: string, variables: Record<string, unknown>): Promise<T> {
  const { data, errors } = await app.graphql<T>(document, variables, staff);
  expect(errors).toBeUndefined();
  return data as T;
}

describe('24 h and 30 s are one day', () => {
  it('in a quote, a booking and an edit, whose dates are whole minutes', async () => {
    const id = String((await makeVehicle(app.database)).id);
    const quoted = await ask<{ priceQuote: object; vehicle: object }>(
      `query ($id: ID!, $period: PeriodInput!) { priceQuote(vehicleId: $id, period: $period) { days }
        vehicle(id: $id) { quote(period: $period) { days } } }`,
      { id, period: period() },
    );
    expect(quoted).toEqual({ priceQuote: { days: 1 }, vehicle: { quote: { days: 1 } } });
    const { bookReservation: booked } = await ask<{ bookReservation: { number: string; version: number } }>(
      'mutation ($input: BookReservationInput!) { bookReservation(input: $input) { ... on Reservation { number version days startsAt } } }',
      {
        input: {
          ...{ kind: 'QUICK', vehicleId: id, period: period(), pickupPlace: 'Fes', returnPlace: 'Fes', accept: false },
          driver: { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678' },
        },
      },
    );
    expect(booked).toMatchObject({ days: 1, startsAt: expect.stringContaining(at(5, 0).slice(0, 17)) });
    const { number, version } = booked;
    const { updateReservation } = await ask<{ updateReservation: object }>(
      'mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { days endsAt } } }',
      { input: { number, version, period: { startsAt: at(8, 0), endsAt: at(10, 59) } } },
    );
    expect(updateReservation).toMatchObject({ days: 2 });
  });

  it('in an extension and a time out of service', async () => {
    const vehicle = await makeVehicle(app.database);
    const [startsAt, endsAt] = [new Date(MINUTE - DAY_MS), new Date(MINUTE + DAY_MS)];
    const rental = await makeRental(app.database, { vehicle, startsAt, endsAt, stage: RentalStage.OUT });
    const { rentalChangePreview } = await ask<{ rentalChangePreview: object }>(
      'query ($input: RentalChangePreviewInput!) { rentalChangePreview(input: $input) { days } }',
      { input: { number: rental.number, endsAt: at(2) } },
    );
    expect(rentalChangePreview).toEqual({ days: 3 });
    const { createMaintenance } = await ask<{ createMaintenance: { outOfService: object } }>(
      'mutation ($input: CreateMaintenanceInput!) { createMaintenance(input: $input) { outOfService { startsAt } } }',
      {
        input: {
          ...{ vehicleId: String(vehicle.id), nature: 'OIL_CHANGE', performedOn: at(20).slice(0, 10) },
          outOfService: { startsAt: at(20), endsAt: at(21) },
        },
      },
    );
    expect(createMaintenance.outOfService).toEqual({ startsAt: expect.stringMatching(/:00\.000/) });
  });

  it('in a request by REST', async () => {
    const vehicle = await makeVehicle(app.database);
    const wire = (instant: string): string => instant.slice(0, 19).replace('T', ' ');
    const [from, to] = [at(5, 10), at(6, 40)].map(wire);
    const reply = await app.inject({
      method: 'POST',
      url: '/api/vehiculesParcChercher',
      payload: { date_debut: from, date_fin: to, gamme: [] },
    });
    expect(reply.statusCode).toBe(200);
    const made = await app.inject({
      method: 'POST',
      url: '/api/reservationVisiteur',
      payload: {
        ...{ type_reservation: 'reservation rapid', id_vehicule: vehicle.id, date_debut: from, date_fin: to },
        ...{ lieu_livraison: 'Casablanca', lieu_retour: 'Rabat-Sale', nom_client: 'El Fassi', prenom_client: 'Amina' },
        ...{ telephone_client: '+212612345678', email_client: 'amina@exemple.ma' },
      },
    });
    const [row] = await app.execute<{ days: number }>(
      `select extract(epoch from ends_at - starts_at)::int as days from reservation where vehicle_id = ?`,
      [vehicle.id],
    );
    expect([made.statusCode < 300 ? 'ok' : made.body, row?.days]).toEqual(['ok', 86_400]);
  });
});
