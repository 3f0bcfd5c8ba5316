import { makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { ReservationStatus } from './reservation-status.js';

let app: TestApp;
let customer: Customer;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  customer = await makeCustomer(app.database);
  token = await app.tokenFor(customer);
});
afterAll(() => app.close());

describe('GET /api/reservationClient', () => {
  it('pages the own reservations alone, newest first', async () => {
    const mine = [];
    const now = Date.now();
    for (let n = 0; n < 3; n++)
      mine.push(await makeReservation(app.database, { customer, createdAt: new Date(now - n * 1000) }));
    await makeReservation(app.database, { customer: await makeCustomer(app.database) });
    await makeReservation(app.database);
    const page = async (query: string) =>
      (await app.rest('GET', `/reservationClient${query}`, undefined, token)).json();
    expect(await page('?page=1&count_nbr=2')).toEqual({
      data: {
        data: [
          expect.objectContaining({
            num_reservation: mine[0]?.number,
            nom_client: 'Idrissi',
            etat_reservation: 'En traitement',
          }),
          expect.objectContaining({ num_reservation: mine[1]?.number }),
        ],
        current_page: 1,
        last_page: 2,
        total: 3,
      },
    });
    expect(await page('?page=2&count_nbr=2')).toMatchObject({
      data: { data: [{ num_reservation: mine[2]?.number }], current_page: 2 },
    });
    expect(await page('?page=x&count_nbr=-1')).toMatchObject({ data: { current_page: 1, last_page: 1, total: 3 } });
  });

  it('is for customers', async () => {
    expect((await app.rest('GET', '/reservationClient')).statusCode).toBe(401);
    const staff = await app.tokenFor(await makeEmployee(app.database));
    expect((await app.rest('GET', '/reservationClient', undefined, staff)).statusCode).toBe(403);
  });
});

describe('POST /api/annulerreservation', () => {
  const cancel = (body: object, bearer: string | undefined = token) =>
    app.rest('POST', '/annulerreservation', body, bearer);

  it('withdraws an own request, once', async () => {
    const { number } = await makeReservation(app.database, { customer });
    const reply = await cancel({ num_reservation: number });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: 'La Réservation a été annuler.' });
    expect((await app.rest('GET', `/reservation/${number}`, undefined, token)).json()).toMatchObject({
      data: { etat_reservation: 'Annuler' },
    });
    expect((await cancel({ num_reservation: number })).statusCode).toBe(409);
  });

  it.each([ReservationStatus.ACCEPTED, ReservationStatus.REFUSED])(
    'leaves a reservation that is %s',
    async (status) => {
      const { number } = await makeReservation(app.database, { customer, status, total: '900.00', advance: '0.00' });
      const reply = await cancel({ num_reservation: number });
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({ message: expect.stringContaining('Cette réservation est dans l') });
    },
  );

  it.each([{ num_reservation: '22222-22222' }, { num_reservation: 12 }, { num_reservation: ['x'] }])(
    'answers 404 to %j',
    async (body) => {
      const reply = await cancel(body);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ message: 'Cette réservation est introuvable.' });
    },
  );

  it('wants a number', async () => {
    const reply = await cancel({});
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { num_reservation: ["L'identifiant est obligatoire."] } });
  });

  it("does not know another's reservation, nor staff and visitors", async () => {
    const { number } = await makeReservation(app.database, { customer: await makeCustomer(app.database) });
    expect((await cancel({ num_reservation: number })).statusCode).toBe(404);
    expect((await app.rest('POST', '/annulerreservation', { num_reservation: number })).statusCode).toBe(401);
    const staff = await app.tokenFor(await makeEmployee(app.database));
    expect((await cancel({ num_reservation: number }, staff)).statusCode).toBe(403);
  });
});

describe('GET /api/reservation/{num}/calendar.ics', () => {
  it('is an event in UTC for anyone with the number, without a name', async () => {
    const vehicle = await makeVehicle(app.database, {
      name: 'Dacia Logan, « Prestige »; diesel économique à boîte automatique',
    });
    const reservation = await makeReservation(app.database, {
      vehicle,
      startsAt: new Date('2027-03-01T09:30:00Z'),
      endsAt: new Date('2027-03-04T18:00:00Z'),
    });
    const reply = await app.rest('GET', `/reservation/${reservation.number}/calendar.ics`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain(`reservation-${reservation.number}.ics`);
    const lines = reply.body.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const whole = reply.body.replaceAll('\r\n ', '').split('\r\n');
    expect(whole).toContain('DTSTART:20270301T093000Z');
    expect(whole).toContain('DTEND:20270304T180000Z');
    expect(whole).toContain('STATUS:TENTATIVE');
    expect(whole).toContain('SUMMARY:Location Dacia Logan\\, « Prestige »\\; diesel économique à boîte automatique');
    expect(whole).toContain('LOCATION:Casablanca');
    expect(reply.body).not.toContain('Idrissi');
  });

  it('is unknown for an unknown number', async () => {
    expect((await app.rest('GET', '/reservation/22222-22222/calendar.ics')).statusCode).toBe(404);
  });
});
