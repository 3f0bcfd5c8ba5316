import { inTransaction } from '../../../platform/database/transaction.js';
import { makeAgency, makeBrand, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { newPlate, pictureOf, vehicleForm } from '../../../../test/vehicle-form.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { Agency } from '../agency/agency.entity.js';
import type { Brand } from '../brand/brand.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { Vehicle } from './vehicle.entity.js';

let app: TestApp;
let admin: string;
let employee: string;
let agency: Agency;
let brand: Brand;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  employee = await app.tokenFor(await makeEmployee(app.database));
  agency = await makeAgency(app.database, { name: 'Agence Maarif' });
  brand = await makeBrand(app.database);
});
afterAll(() => app.close());

async function create(values: Record<string, string> = {}): Promise<Record<string, unknown> & { id: number }> {
  const reply = await app.restForm('/admin/vehicule', vehicleForm({ agency, brand }, values), admin);
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    expect.objectContaining({ message: 'Vehicule created successfully' }),
  ]);
  return reply.json<{ data: Record<string, unknown> & { id: number } }>().data;
}

async function get(id: number): Promise<Record<string, unknown>> {
  const reply = await app.rest('GET', `/admin/vehicule/${id}`, undefined, employee);
  return reply.json<{ data: Record<string, unknown> }>().data;
}

const modify = (body: Parameters<TestApp['restForm']>[1]) => app.restForm('/admin/vehiculeModifier', body, employee);
const errorsOf = (reply: { json: <T>() => T }): Record<string, string[]> =>
  reply.json<{ errors: Record<string, string[]> }>().errors;

describe('the documented calls', () => {
  it('refuse by field an object in place of a number or a day, and an oversized tier', async () => {
    const first = await create();
    for (const field of ['model', 'date_debut', 'date_fin', 'duree_location_1'] as const) {
      const body = {
        id: first.id,
        date_debut: '2026-01-01',
        date_fin: '2027-01-01',
        [field]: { toString: 1, valueOf: 2 },
      };
      const reply = await app.rest('POST', '/admin/vehiculeModifier', body, employee);
      expect([field, reply.statusCode, Object.keys(errorsOf(reply))]).toEqual([field, 422, [field]]);
    }
    const endless = await modify({
      id: String(first.id),
      duree_location_1: '1e400',
      prix_location_1: '300',
      duree_location_2: '1e400',
      prix_location_2: '250',
    });
    expect(JSON.stringify(endless.json())).not.toContain('Infinity');
    expect(endless.statusCode).toBe(422);
  });

  it('add a vehicle with its picture and return it under the form’s field names', async () => {
    const plate = newPlate();
    const reply = await app.restForm(
      '/admin/vehicule',
      {
        ...vehicleForm({ agency, brand }, { immatriculation: ` ${plate.replaceAll('-', ' ').toLowerCase()} ` }),
        image: await pictureOf('red'),
      },
      admin,
    );
    expect(reply.statusCode).toBe(200);
    const { message, data } = reply.json<{ message: string; data: { id: number; image: string } }>();
    expect(message).toBe('Vehicule created successfully');
    expect(await get(data.id)).toEqual({
      id: data.id,
      nom: 'Dacia Duster',
      image: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
      galerie: [],
      deviceID: null,
      id_agence: agency.id,
      nom_agence: 'Agence Maarif',
      id_marque: brand.id,
      visible: 'Oui',
      model: '2024-03-01',
      type_transmission: 'Manuelle',
      typeCarburant: 'gazoil',
      gamme: 'SUV compacts',
      prix_location: 450,
      coleur: 'dorée',
      immatriculation: plate,
      disponibilite: 'disponible',
      alert: 'good',
      note: '',
      nom_agence_assurance: 'Rif Assurances',
      type_assurance: 'Tous risque',
      date_debut: '2026-01-01',
      date_fin: '2099-12-31',
      num_act_assurance: 'A-77',
      prime_total: 4200.5,
      nombre_place: 5,
      nombre_valises: 3,
      climatisation: 'Oui',
      consommation: '5,1 L/100 km',
      toit_ouvrant: 'Non',
      duree_location_1: 3,
      prix_location_1: 420,
      duree_location_2: 7,
      prix_location_2: 400,
      duree_location_3: null,
      prix_location_3: null,
      version: 1,
      updated_at: expect.any(String),
    });
    const file = await app.inject({ url: `/storage/vehicules/${data.image}` });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('report all problems at once, under the form’s field names', async () => {
    const reply = await app.restForm(
      '/admin/vehicule',
      {
        ...vehicleForm(
          { agency, brand },
          {
            nom: ' ',
            immatriculation: '???',
            id_agence: '999999',
            id_marque: '',
            model: '2024-02-30',
            type_transmission: 'Robot',
            coleur: '',
            prix_location: 'cher',
            nombre_place: '0',
            visible: 'Peut-être',
            date_fin: '2025-01-01',
            prime_total: '-1',
            duree_location_1: '7',
            duree_location_2: '7',
            duree_location_3: '9',
          },
        ),
        image: { name: 'photo.png', bytes: Buffer.from('<svg onload=alert(1)>') },
      },
      admin,
    );
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(errorsOf(reply)).sort()).toEqual([
      'coleur',
      'date_fin',
      'duree_location_2',
      'id_agence',
      'id_marque',
      'image',
      'immatriculation',
      'model',
      'nom',
      'nombre_place',
      'prime_total',
      'prix_location',
      'prix_location_3',
      'type_transmission',
      'visible',
    ]);
    expect(errorsOf(reply)['nom']).toEqual(['Le nom est obligatoire.']);
    expect(errorsOf(reply)['type_transmission']).toEqual(["Le type de transmission n'est pas un choix de la liste."]);
  });

  it('never fail on a body that is not a form', async () => {
    for (const body of [
      {},
      { nom: {}, model: 2024, date_debut: [], visible: {}, prix_location: [], duree_location_1: {} },
    ]) {
      expect((await app.rest('POST', '/admin/vehicule', body, admin)).statusCode).toBe(422);
    }
    expect((await modify({})).statusCode).toBe(422);
    expect((await app.rest('GET', '/admin/vehicule/abc', undefined, employee)).statusCode).toBe(404);
  });

  it('keep the fields that an edit does not send', async () => {
    const before = await create();
    const reply = await modify({
      id: String(before.id),
      prix_location: '470',
      prix_location_2: '390',
      date_fin: '2027-06-30',
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      expect.objectContaining({ message: 'Véhicule modifié avec succès' }),
    ]);
    expect(await get(before.id)).toEqual({
      ...before,
      prix_location: 470,
      prix_location_2: 390,
      date_fin: '2027-06-30',
      version: 2,
      updated_at: expect.any(String),
    });
  });

  it('keep or replace the picture, clear emptied fields, and refuse to empty required ones', async () => {
    const { id } = await create();
    await modify({ id: String(id), image: await pictureOf('blue') });
    const { image } = await get(id);
    await modify({
      id: String(id),
      nom_agence_assurance: '',
      consommation: '',
      duree_location_2: '',
      prix_location_2: '',
    });
    expect(await get(id)).toMatchObject({
      image,
      nom_agence_assurance: null,
      consommation: null,
      duree_location_1: 3,
      duree_location_2: null,
    });
    const reply = await modify({ id: String(id), nom: '' });
    expect([reply.statusCode, errorsOf(reply)]).toEqual([422, { nom: ['Le nom est obligatoire.'] }]);
  });

  it('refuse the second of two editors', async () => {
    const { id } = await create();
    expect((await modify({ id: String(id), nom: 'Premier', version: '1' })).statusCode).toBe(200);
    const second = await modify({ id: String(id), nom: 'Second', version: '1' });
    expect([second.statusCode, (await get(id))['nom']]).toEqual([409, 'Premier']);
  });

  it('give a registration only to the first of two vehicles', async () => {
    const plate = newPlate();
    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        app.restForm('/admin/vehicule', vehicleForm({ agency, brand }, { immatriculation: plate }), admin),
      ),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 422, 422]);
    const refused = replies.find((reply) => reply.statusCode === 422);
    expect(refused && errorsOf(refused)).toEqual({
      immatriculation: ["Un autre véhicule a déjà ce numéro d'immatriculation."],
    });
    const other = await create();
    expect((await modify({ id: String(other.id), immatriculation: plate })).statusCode).toBe(422);
  });

  it('refuse a tracker that another vehicle has', async () => {
    await create({ deviceID: 'GPS-1' });
    const reply = await app.restForm('/admin/vehicule', vehicleForm({ agency, brand }, { deviceID: 'GPS-1' }), admin);
    expect([reply.statusCode, Object.keys(errorsOf(reply))]).toEqual([422, ['deviceID']]);
  });
});

describe('archiving', () => {
  const remove = (id: number, token = admin) => app.rest('DELETE', `/admin/vehicule/${id}`, undefined, token);

  it('removes a vehicle from every list, and frees its registration; its past rentals stay readable', async () => {
    const { id, immatriculation } = await create();
    expect((await remove(id)).statusCode).toBe(200);
    expect((await app.rest('GET', `/admin/vehicule/${id}`, undefined, employee)).statusCode).toBe(404);
    expect((await modify({ id: String(id), nom: 'Encore' })).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
    await create({ immatriculation: String(immatriculation) });
    const kept = await app.database.orm.em.fork().findOneOrFail(Vehicle, { id });
    expect(kept.archivedAt).toBeInstanceOf(Date);
    const { data } = await app.graphql<{ vehicle: { name: string } }>(
      'query ($id: ID!) { vehicle(id: $id) { name } }',
      { id: String(id) },
      employee,
    );
    expect(data?.vehicle.name).toBe('Dacia Duster');
  });

  it.each([
    ['running', -1, 2, 'court jusqu'],
    ['coming', 5, 7, 'commence le'],
  ])('is refused with the reason while a rental is %s', async (_state, from, to, words) => {
    const vehicle = await makeVehicle(app.database);
    const period = { startsAt: new Date(Date.now() + from * DAY_MS), endsAt: new Date(Date.now() + to * DAY_MS) };
    const rental = await makeReservation(app.database, {
      vehicle,
      ...period,
      status: ReservationStatus.ACCEPTED,
      total: '900.00',
      advance: '0.00',
    });
    await app.inContext(() =>
      inTransaction(app.database.orm.em, (tx) =>
        app.services.occupations.occupy(tx, vehicle.id, period, { reservationId: rental.id }),
      ),
    );
    const reply = await remove(vehicle.id);
    expect(reply.statusCode).toBe(409);
    expect(reply.json<{ message: string }>().message).toContain(words);
    expect(reply.json<{ message: string }>().message).toContain(rental.number);
    expect((await get(vehicle.id))['id']).toBe(vehicle.id);
  });

  it('never succeeds together with an acceptance', async () => {
    for (let round = 0; round < 5; round++) {
      const request = await makeReservation(app.database);
      const vehicleId = request.vehicle.id;
      const accept = async () => {
        const { errors } = await app.graphql(
          'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { number } } }',
          { input: { number: request.number, total: '900', advance: '0' } },
          employee,
        );
        return errors === undefined;
      };
      const archive = async () => (await remove(vehicleId)).statusCode === 200;
      const [accepted, archived] = await Promise.all(
        round % 2 === 0 ? [accept(), archive()] : [archive(), accept()].reverse(),
      );
      expect([accepted, archived].filter(Boolean)).toHaveLength(1);
    }
  });

  it('keeps the requests for the vehicle, which can be accepted on another one', async () => {
    const request = await makeReservation(app.database);
    const other = await makeVehicle(app.database);
    expect((await remove(request.vehicle.id)).statusCode).toBe(200);
    const accept = (vehicleId?: string) =>
      app.graphql(
        'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { status } } }',
        { input: { number: request.number, total: '900', advance: '0', vehicleId } },
        employee,
      );
    expect((await accept()).errors?.[0]?.extensions['fields']).toEqual({ vehicleId: [expect.any(String)] });
    expect((await accept(String(other.id))).data).toEqual({ acceptReservation: { status: 'ACCEPTED' } });
  });
});
