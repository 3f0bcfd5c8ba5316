import sharp from 'sharp';
import { behindLocks } from '../../../../test/behind-locks.js';
import {
  makeAgency,
  makeCustomer,
  makeEmployee,
  makeRental,
  makeReservation,
  makeVehicle,
} from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

let app: TestApp;
let admin: string;
let employee: string;
let customer: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  employee = await app.tokenFor(await makeEmployee(app.database));
  customer = await app.tokenFor(await makeCustomer(app.database));
});
afterAll(() => app.close());

const FES = {
  nom_agence: 'Agence Fès',
  telephone_agence: '0535 62 00 00',
  gsm_agence: '+212661000001',
  email_agence: 'Fes@exemple.ma',
  adresse_agence: '3, avenue Hassan II, Fès',
  rc_agence: '4521',
  cnss_agence: '1122334',
  patente_agence: '55667',
  if_agence: '778899',
  ice_agence: '001122334455667',
  theme_contract: 'contractV2',
};
const STORED = { ...FES, telephone_agence: '0535620000', email_agence: 'fes@exemple.ma' };

const add = async (over: Partial<typeof FES> = {}): Promise<number> => {
  const reply = await app.rest('POST', '/Agence', { ...FES, ...over }, admin);
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { message: "L'Agence a été ajouté." }]);
  return reply.json<{ data: { id: number } }>().data.id;
};

describe('the documented calls', () => {
  it('open, show, list, change and close an agency', async () => {
    const id = await add();
    expect((await app.rest('GET', `/Agence/${id}`, undefined, employee)).json()).toMatchObject({
      data: { id, ...STORED, image: null },
    });
    const list = await app.rest('GET', '/Agence', undefined, employee);
    expect(list.json()).toEqual({ data: expect.arrayContaining([expect.objectContaining({ id, ...STORED })]) });

    const image = {
      name: 'a.jpg',
      bytes: await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
    };
    const changed = await app.restForm(
      '/admin/agenceModifier',
      {
        id: String(id),
        ...FES,
        nom_agence: 'Agence Fès Centre',
        theme_contract: 'Model 1',
        latitude: '34,03',
        longitude: '-5',
        image,
      },
      admin,
    );
    expect([changed.statusCode, changed.json()]).toMatchObject([
      200,
      {
        data: {
          nom_agence: 'Agence Fès Centre',
          theme_contract: 'theme_contract',
          latitude: 34.03,
          longitude: -5,
          image: expect.stringMatching(/\.webp$/),
        },
      },
    ]);
    // What is not sent stays, the place on the map and the picture too.
    const partly = await app.restForm('/admin/agenceModifier', { id: String(id), gsm_agence: '0600000000' }, admin);
    expect(partly.json()).toMatchObject({
      data: { nom_agence: 'Agence Fès Centre', gsm_agence: '0600000000', latitude: 34.03, image: expect.any(String) },
    });
    const closed = await app.rest('DELETE', `/Agence/${id}`, undefined, admin);
    expect([closed.statusCode, closed.json()]).toEqual([200, { message: 'Supprimé!' }]);
    expect((await app.rest('GET', `/Agence/${id}`, undefined, admin)).statusCode).toBe(404);
  });

  it('name every field that is missing or wrong, in the words of the form', async () => {
    const empty = await app.rest('POST', '/Agence', {}, admin);
    expect(empty.statusCode).toBe(422);
    const { theme_contract: _theme, ...required } = FES;
    expect(Object.keys(empty.json<{ errors: object }>().errors)).toEqual(Object.keys(required));
    const wrong = await app.rest('POST', '/Agence', { ...FES, theme_contract: 'Model 3', latitude: 100 }, admin);
    expect(wrong.json<{ errors: object }>().errors).toEqual({
      theme_contract: ["Le modèle de contrat n'est pas un choix de la liste."],
      latitude: ['La latitude doit être un nombre de -90 à 90.'],
      longitude: ['Indiquez la latitude et la longitude, ou aucune.'],
    });
  });

  it('refuse to close an agency whose vehicle is out', async () => {
    const agency = await makeAgency(app.database, { name: 'Agence Oujda' });
    const vehicle = await makeVehicle(app.database, { agency, name: 'Dacia Logan' });
    await makeRental(app.database, {
      vehicle,
      startsAt: new Date(Date.now() - DAY_MS),
      endsAt: new Date(Date.now() + DAY_MS),
    });
    const refused = await app.rest('DELETE', `/Agence/${agency.id}`, undefined, admin);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: expect.stringMatching(/^L'agence Agence Oujda ne peut pas .* \(Dacia Logan\) court jusqu'au .*\.$/) },
    ]);
    await app.database.orm.em.fork().execute('delete from occupation');
    expect((await app.rest('DELETE', `/Agence/${agency.id}`, undefined, admin)).statusCode).toBe(200);
    expect((await app.graphql('{ agencies { items { name } } }')).data).not.toMatchObject({
      agencies: { items: expect.arrayContaining([{ name: 'Agence Oujda' }]) },
    });
  });

  it.each([
    ['agency', '/Agence', /^L'agence .* ne peut pas être supprimée : la location /],
    ['brand', '/marque', /^La marque .* ne peut pas être supprimée : la location /],
  ] as const)(
    'wait, for the deletion of an %s, for the rental of a vehicle that is made just then',
    async (owner, path, refusal) => {
      const clerk = await makeEmployee(app.database);
      const token = await app.tokenFor(clerk);
      const vehicle = await makeVehicle(app.database);
      const { number } = await makeReservation(app.database, { vehicle });
      const [accepted, removed] = await behindLocks(
        app.database,
        [['select id from employee where id = ? for update', clerk.id]],
        // Has locked the vehicle, and waits for its author's record, which the rental names.
        () =>
          app.graphql(
            'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { number } } }',
            { input: { number, total: '900', advance: '0' } },
            token,
          ),
        () => app.rest('DELETE', `${path}/${vehicle[owner].id}`, undefined, admin),
      );
      expect(accepted.errors).toBeUndefined();
      expect([removed.statusCode, removed.json()]).toEqual([409, { message: expect.stringMatching(refusal) }]);
    },
  );

  it.each([
    ['GET', '/Agence', 200],
    ['GET', '/Agence/999999', 404],
    ['POST', '/Agence', 403],
    ['POST', '/admin/agenceModifier', 403],
    ['DELETE', '/Agence/999999', 403],
  ] as const)('are for the staff, changes for the Admin: %s %s', async (method, path, forEmployee) => {
    const body = method === 'POST' ? {} : undefined;
    expect((await app.rest(method, path, body)).statusCode).toBe(401);
    expect((await app.rest(method, path, body, customer)).statusCode).toBe(403);
    expect((await app.rest(method, path, body, employee)).statusCode).toBe(forEmployee);
  });
});

describe('GraphQL', () => {
  const UPDATE = `mutation ($input: UpdateAgencyInput!) { updateAgency(input: $input) { name contractTheme latitude version } }`;

  it('tells the second of two editors, and clears the place on the map by null', async () => {
    const { id } = await makeAgency(app.database, { latitude: 30, longitude: -9 });
    const edit = (change: object, version: number) =>
      app.graphql(UPDATE, { input: { id: String(id), version, ...change } }, admin);
    expect((await edit({ contractTheme: 'MODEL_2' }, 1)).data).toEqual({
      updateAgency: { name: expect.any(String), contractTheme: 'MODEL_2', latitude: 30, version: 2 },
    });
    expect((await edit({ name: 'B' }, 1)).errors?.[0]?.extensions.code).toBe('AGENCY.VERSION_CONFLICT');
    expect((await edit({ latitude: null }, 2)).errors?.[0]?.extensions.fields).toHaveProperty('latitude');
    expect((await edit({ latitude: null, longitude: null }, 2)).data).toMatchObject({
      updateAgency: { latitude: null },
    });
  });

  it('searches and exports', async () => {
    await makeAgency(app.database, { name: 'Agence Éléphant' });
    const query = `query ($search: AgencySearch) { agencies(search: $search) { items { name contractTheme } } agenciesExport(search: $search) { fileName } }`;
    expect((await app.graphql(query, { search: { text: 'ELEPHANT' } }, employee)).data).toEqual({
      agencies: { items: [{ name: 'Agence Éléphant', contractTheme: 'MODEL_1' }] },
      agenciesExport: { fileName: expect.stringMatching(/^agences-.*\.xlsx$/) },
    });
  });

  it.each([
    ['query { agency(id: "999999") { name } }', undefined],
    ['query { agenciesExport { fileName } }', undefined],
    ['query { agencies { items { contractTheme version ice } } }', undefined],
    [
      'mutation { createAgency(input: { name: "a", phone: "1", mobile: "1", email: "a@b.ma", address: "a", tradeRegister: "1", cnss: "1", patente: "1", taxId: "1", ice: "1" }) { id } }',
      'FORBIDDEN',
    ],
    ['mutation { updateAgency(input: { id: "1", version: 1 }) { id } }', 'FORBIDDEN'],
    ['mutation { deleteAgency(input: { id: "1" }) }', 'FORBIDDEN'],
  ])('is for the staff, changes for the Admin: %s', async (operation, forEmployee) => {
    expect((await app.graphql(operation)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(operation, {}, customer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await app.graphql(operation, {}, employee)).errors?.[0]?.extensions.code).toBe(forEmployee);
  });
});
