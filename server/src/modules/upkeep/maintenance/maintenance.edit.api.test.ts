import { readSheet } from '../../../../test/read-sheet.js';
import { behindLocks } from '../../../../test/behind-locks.js';
import { makeCustomer, makeEmployee, makeRental, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, atAgencyHour, DAY_MS, toAgencyIso, toReadableTime, toWireTime } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { UNKNOWN_VEHICLE } from '../../fleet/vehicle/vehicle.errors.js';

let app: TestApp;
let admin: string;
let staff: string;
let providerId: number;

const PDF = { name: 'facture.txt', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n') };
const now = new Date();
const inDays = (days: number): string => agencyDay(new Date(now.getTime() + days * DAY_MS));
const at = (day: number, hour: number): Date => atAgencyHour(now, day, hour);

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
  const [row] = await execute<{ id: number }[]>(
    `insert into service_provider (created_at, updated_at, name, email, phone, address)
     values (now(), now(), 'Garage Étoile', 'g@exemple.ma', '0522', 'Rabat') returning id`,
  );
  providerId = row?.id ?? 0;
});
afterAll(() => app.close());

const execute = <T = unknown>(sql: string, params: unknown[] = []): Promise<T> =>
  app.database.orm.em.fork().execute(sql, params) as Promise<T>;

const odometerOf = async ({ id }: Vehicle): Promise<unknown> =>
  (await execute<{ odometer_km: number }[]>('select odometer_km from vehicle where id = ?', [id]))[0]?.odometer_km;

/** Adds a rental of the vehicle, with its occupation. */
const rent = (vehicle: Vehicle, startsAt: Date, endsAt: Date) =>
  makeRental(app.database, { vehicle, startsAt, endsAt });

const form = (vehicle: Vehicle, rest: Record<string, string> = {}): Record<string, string> => ({
  id_vehicule: String(vehicle.id),
  id_prestataire: String(providerId),
  nature_maintenance: 'Nouveau Vidange',
  kilometrage_actuelle: '50000',
  kilometrage_next_maintenance: '60000',
  date_maintenance: inDays(-1),
  date_next_maintenance: inDays(200),
  designation_maintenance: 'Vidange et filtres',
  cout_maintenance: '850.50',
  ...rest,
});

async function add(vehicle: Vehicle, rest: Record<string, string> = {}): Promise<number> {
  const reply = await app.restForm('/maintenance', form(vehicle, rest), staff);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: { id_maintenance: number } }>().data.id_maintenance;
}

const read = async (id: number): Promise<Record<string, unknown>> =>
  (await app.rest('GET', `/maintenance/${id}`, undefined, staff)).json<{ data: Record<string, unknown> }>().data;

describe('a maintenance over REST', () => {
  it('is refused by field if an object is sent for a number or a day', async () => {
    const vehicle = await makeVehicle(app.database);
    const fields = [
      'kilometrage_actuelle',
      'kilometrage_next_maintenance',
      'date_maintenance',
      'date_next_maintenance',
    ] as const;
    for (const field of fields) {
      const body = { ...form(vehicle), [field]: { toString: 1, valueOf: 2 } };
      const reply = await app.rest('POST', '/maintenance', body, staff);
      expect([field, reply.statusCode]).toEqual([field, 422]);
      expect(Object.keys(reply.json<{ errors: object }>().errors)).toEqual([field]);
    }
  });

  it('is added with its invoice and read back', async () => {
    const vehicle = await makeVehicle(app.database, { name: 'Renault Clio', odometerKm: 49_000 });
    const reply = await app.restForm('/maintenance/', { ...form(vehicle), facture_maintenance: PDF }, staff);
    expect(reply.json()).toMatchObject({ message: 'Maintenance created successfully' });
    const { id_maintenance: id } = reply.json<{ data: { id_maintenance: number } }>().data;
    expect(await read(id)).toEqual({
      id,
      id_maintenance: id,
      id_vehicule: vehicle.id,
      id_prestataire: providerId,
      nature_maintenance: 'Nouveau Vidange',
      kilometrage_actuelle: 50_000,
      kilometrage_next_maintenance: 60_000,
      date_maintenance: inDays(-1),
      date_next_maintenance: inDays(200),
      designation_maintenance: 'Vidange et filtres',
      cout_maintenance: 850.5,
      facture_maintenance: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/),
      date_debut_immobilisation: null,
      date_fin_immobilisation: null,
      nom: 'Renault Clio',
      immatriculation: vehicle.plateNumber,
      nom_prestataire: 'Garage Étoile',
      adresse_prestataire: 'Rabat',
      telephone_prestataire: '0522',
      alert: 'good',
      note: expect.stringContaining('Vidange : prochaine échéance le '),
      version: 1,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    });
    expect(await odometerOf(vehicle)).toBe(50_000);
  });

  it('shows its invoice to staff only', async () => {
    const vehicle = await makeVehicle(app.database);
    const reply = await app.restForm('/maintenance', { ...form(vehicle), facture_maintenance: PDF }, staff);
    const { facture_maintenance: file } = reply.json<{ data: { facture_maintenance: string } }>().data;
    const get = (token?: string) =>
      app.inject({
        method: 'GET',
        url: `/storage/factures/${file}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    expect(await get(staff)).toMatchObject({ statusCode: 200, rawPayload: PDF.bytes });
    expect(await get()).toMatchObject({ statusCode: 401 });
    expect(await get(await app.tokenFor(await makeCustomer(app.database)))).toMatchObject({ statusCode: 403 });
  });

  it('is refused with every invalid field, by its own name', async () => {
    const empty = await app.restForm('/maintenance', { cout_maintenance: '' }, staff);
    expect(empty.statusCode).toBe(422);
    expect(empty.json()).toEqual({
      message: 'Le véhicule est obligatoire.',
      errors: {
        id_vehicule: ['Le véhicule est obligatoire.'],
        nature_maintenance: ['Veuillez-vous sélectionner un choix'],
        date_maintenance: ['La date de la maintenance est obligatoire.'],
      },
    });
    const vehicle = await makeVehicle(app.database);
    const wrong = await app.restForm(
      '/maintenance',
      {
        ...form(vehicle, {
          id_prestataire: '999999',
          nature_maintenance: 'Peinture',
          kilometrage_actuelle: 'beaucoup',
          kilometrage_next_maintenance: '-3',
          date_maintenance: '2026-02-30',
          date_next_maintenance: 'demain',
          designation_maintenance: 'x'.repeat(1001),
          cout_maintenance: '12,345',
        }),
        facture_maintenance: { name: 'facture.pdf', bytes: Buffer.from('MZ, a program') },
      },
      staff,
    );
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json<{ errors: object }>().errors).sort()).toEqual(
      [
        'id_prestataire',
        'nature_maintenance',
        'kilometrage_actuelle',
        'kilometrage_next_maintenance',
        'date_maintenance',
        'date_next_maintenance',
        'designation_maintenance',
        'cout_maintenance',
        'facture_maintenance',
      ].sort(),
    );
    const backwards = await app.restForm(
      '/maintenance',
      form(vehicle, { kilometrage_next_maintenance: '50000', date_next_maintenance: inDays(-1) }),
      staff,
    );
    expect(Object.keys(backwards.json<{ errors: object }>().errors).sort()).toEqual([
      'date_next_maintenance',
      'kilometrage_next_maintenance',
    ]);
  });

  it('keeps fields that an edit does not send, and clears those that it empties', async () => {
    const vehicle = await makeVehicle(app.database);
    const created = await app.restForm('/maintenance', { ...form(vehicle), facture_maintenance: PDF }, staff);
    const before = created.json<{ data: { id_maintenance: number; facture_maintenance: string } }>().data;
    const edit = { id_maintenance: String(before.id_maintenance), cout_maintenance: '900', id_prestataire: '' };
    const reply = await app.restForm('/maintenanceModifier/', edit, staff);
    expect(reply.json()).toMatchObject({ message: 'La maintenance a été modifié' });
    expect(await read(before.id_maintenance)).toMatchObject({
      cout_maintenance: 900,
      id_prestataire: null,
      nom_prestataire: null,
      nature_maintenance: 'Nouveau Vidange',
      facture_maintenance: before.facture_maintenance,
      version: 2,
    });
    const stale = await app.restForm('/maintenanceModifier', { ...edit, version: '1' }, staff);
    expect(stale.statusCode).toBe(409);
    const unknown = await app.restForm('/maintenanceModifier', { ...edit, id_maintenance: '999999' }, staff);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({ message: "Cette maintenance n'existe pas." });
  });

  it('is listed and found by vehicle, nature and provider, newest first', async () => {
    const vehicle = await makeVehicle(app.database, { name: 'Peugeot Éléphant' });
    const old = await add(vehicle, {
      date_maintenance: inDays(-30),
      nature_maintenance: "nouveau carte d'authorisation",
    });
    const fresh = await add(vehicle, { date_maintenance: inDays(-2), id_prestataire: '' });
    const search = async (selected_option: string, valeur_recherche: string): Promise<unknown[]> => {
      const body = { selected_option, valeur_recherche };
      const reply = await app.rest('POST', '/admin/rechercherMaintenance?page=1&count_nbr=100', body, staff);
      const page = reply.json<{ data: { data: { id_maintenance: number; id_vehicule: number }[] } }>().data;
      return page.data.filter((row) => row.id_vehicule === vehicle.id).map((row) => row.id_maintenance);
    };
    expect(await search('nom', 'ELEPH')).toEqual([fresh, old]);
    expect(await search('nom', 'inconnu')).toEqual([]);
    expect(await search('nature_maintenance', 'CARTE')).toEqual([old]);
    expect(await search('nom_prestataire', 'etoile')).toEqual([old]);
    expect(await search('nom', '')).toEqual([fresh, old]);
    const other = { selected_option: 'couleur', valeur_recherche: 'x' };
    const refused = await app.rest('POST', '/admin/rechercherMaintenance', other, staff);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { errors: { selected_option: ['Veuillez-vous sélectionner un choix'] } },
    ]);
    const list = await app.rest('GET', '/admin/getMaintenances?page=1&count_nbr=1', undefined, staff);
    expect(list.json()).toMatchObject({ data: { data: [{}], current_page: 1 } });
  });

  it("is deleted by Admins only, with the vehicle's occupation and the invoice", async () => {
    const vehicle = await makeVehicle(app.database);
    const created = await app.restForm(
      '/maintenance',
      {
        ...form(vehicle, {
          date_debut_immobilisation: toWireTime(at(3, 9)),
          date_fin_immobilisation: toWireTime(at(3, 18)),
        }),
        facture_maintenance: { name: 'f.pdf', bytes: Buffer.from('%PDF-1.4\nseule\n%%EOF\n') },
      },
      staff,
    );
    const row = created.json<{ data: { id_maintenance: number; facture_maintenance: string } }>().data;
    const remove = (token?: string) => app.rest('DELETE', `/maintenance/${row.id_maintenance}`, undefined, token);
    expect((await remove()).statusCode).toBe(401);
    expect((await remove(staff)).statusCode).toBe(403);
    expect((await remove(admin)).statusCode).toBe(200);
    expect((await remove(admin)).statusCode).toBe(404);
    expect(await execute('select 1 from occupation where vehicle_id = ?', [vehicle.id])).toEqual([]);
    expect(await app.services.files.open('factures', row.facture_maintenance)).toBeUndefined();
    expect(await odometerOf(vehicle)).toBe(50_000);
  });

  it('is reported vehicle by vehicle as maintenance.xlsx', async () => {
    const vehicle = await makeVehicle(app.database);
    await add(vehicle);
    const reply = await app.rest('GET', `/maintenanceRapport/${vehicle.id}`, undefined, staff);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="maintenance.xlsx"');
    const sheet = await readSheet(reply.rawPayload);
    expect(sheet?.getRow(2).getCell(3).value).toBe('Vidange');
    expect(sheet?.getRow(2).getCell(8).value).toBe(850.5);
    expect(sheet?.getRow(3).getCell(3).value).toBe('Total');
    expect((await app.rest('GET', '/maintenanceRapport/999999', undefined, staff)).statusCode).toBe(404);
    expect((await app.rest('GET', `/maintenanceRapport/${vehicle.id}`)).statusCode).toBe(401);
  });
});

describe('time out of service', () => {
  const stay = (from: Date, to: Date) => ({
    date_debut_immobilisation: toWireTime(from),
    date_fin_immobilisation: toWireTime(to),
  });

  it('occupies the vehicle, moves with an edit, and ends with it', async () => {
    const vehicle = await makeVehicle(app.database);
    const id = await add(vehicle, stay(at(5, 9), at(6, 18)));
    expect(await read(id)).toMatchObject(stay(at(5, 9), at(6, 18)));
    const free = () =>
      app.inContext(() => app.services.occupations.conflict(vehicle.id, { startsAt: at(5, 9), endsAt: at(6, 18) }));
    expect(await free()).toMatchObject({ maintenanceId: id });
    const edit = (body: object) => app.rest('POST', '/maintenanceModifier', { id_maintenance: id, ...body }, staff);
    expect((await edit(stay(at(6, 9), at(8, 18)))).statusCode).toBe(200);
    expect(await read(id)).toMatchObject(stay(at(6, 9), at(8, 18)));
    await edit({ cout_maintenance: 5 });
    expect(await read(id)).toMatchObject(stay(at(6, 9), at(8, 18)));
    await edit({ date_debut_immobilisation: '', date_fin_immobilisation: '' });
    expect(await free()).toBeUndefined();
  });

  it('is refused during a rental, with the conflicts and the next free time, and changes nothing', async () => {
    const vehicle = await makeVehicle(app.database);
    const rental = await rent(vehicle, at(4, 10), at(6, 10));
    const reply = await app.restForm('/maintenance', form(vehicle, stay(at(5, 9), at(5, 18))), staff);
    expect(reply.statusCode).toBe(409);
    const sentence = `${vehicle.name} est déjà loué du ${toReadableTime(rental.startsAt)} au ${toReadableTime(rental.endsAt)} (réservation ${rental.number}).`;
    const body = reply.json<{ message: string; errors: object; proposal: { startsAt: string } }>();
    expect(body.errors).toEqual({ date_debut_immobilisation: [sentence] });
    expect(body.message).toContain(`${sentence} Le prochain créneau libre va du `);
    expect(await execute('select 1 from maintenance where vehicle_id = ?', [vehicle.id])).toEqual([]);
    const again = await app.restForm('/maintenance', form(vehicle, stay(at(6, 10), at(6, 18))), staff);
    expect(again.statusCode).toBe(200);
  });

  it('prevents the acceptance of a rental', async () => {
    const vehicle = await makeVehicle(app.database);
    await add(vehicle, stay(at(9, 9), at(10, 18)));
    const asked = await makeReservation(app.database, { vehicle, startsAt: at(10, 9), endsAt: at(12, 9) });
    const accept = await app.graphql(
      'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on VehicleTaken { message } } }',
      { input: { number: asked.number, total: '600', advance: '0' } },
      staff,
    );
    expect(accept.data).toEqual({
      acceptReservation: { message: expect.stringContaining(`${vehicle.name} est en maintenance du`) },
    });
  });

  it('is not given to a vehicle that is being deleted, nor to a provider', async () => {
    const vehicle = await makeVehicle(app.database);
    const [provider] = await execute<{ id: number }[]>(
      `insert into service_provider (created_at, updated_at, name, email, phone, address)
       values (now(), now(), 'Garage Lune', 'l@exemple.ma', '0522', 'Rabat') returning id`,
    );
    const [reply] = await behindLocks(
      app.database,
      [
        ['select id from vehicle where id = ? for update', vehicle.id],
        ['update vehicle set archived_at = now() where id = ?', vehicle.id],
        ['select id from service_provider where id = ? for update', provider?.id],
        ['update service_provider set archived_at = now() where id = ?', provider?.id],
      ],
      () =>
        app.restForm(
          '/maintenance',
          form(vehicle, { id_prestataire: String(provider?.id), ...stay(at(5, 9), at(6, 18)) }),
          staff,
        ),
    );
    expect(reply.json()).toMatchObject({
      errors: {
        id_vehicule: [UNKNOWN_VEHICLE],
        id_prestataire: ["Ce prestataire n'existe pas."],
      },
    });
  });

  it('is given to only one of many simultaneous requests', async () => {
    const vehicle = await makeVehicle(app.database);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => app.restForm('/maintenance', form(vehicle, stay(at(20, 9), at(20, 18))), staff)),
    );
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(7);
  });

  it.each([
    [{ date_debut_immobilisation: '', date_fin_immobilisation: toWireTime(at(2, 9)) }, 'date_debut_immobilisation'],
    [stay(at(3, 9), at(3, 9)), 'date_fin_immobilisation'],
    [stay(at(3, 9), at(100, 9)), 'date_fin_immobilisation'],
    [stay(at(900, 9), at(901, 9)), 'date_debut_immobilisation'],
  ])('is refused as %j', async (dates, field) => {
    const vehicle = await makeVehicle(app.database);
    const reply = await app.restForm('/maintenance', form(vehicle, dates), staff);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json<{ errors: object }>().errors)).toEqual([field]);
  });
});

describe('a maintenance over GraphQL', () => {
  const ROW = `id nature odometerKm nextOdometerKm performedOn nextOn description cost invoiceUrl version alert note
    vehicle { id name } provider { id name } outOfService { startsAt endsAt }`;
  const CREATE = `mutation ($input: CreateMaintenanceInput!) { createMaintenance(input: $input) { ${ROW} } }`;
  const UPDATE = `mutation ($input: UpdateMaintenanceInput!) { updateMaintenance(input: $input) { ${ROW} } }`;
  const DELETE = 'mutation ($input: DeleteMaintenanceInput!) { deleteMaintenance(input: $input) }';

  const input = (vehicle: Vehicle, rest: object = {}) => ({
    vehicleId: String(vehicle.id),
    nature: 'TECHNICAL_INSPECTION',
    performedOn: inDays(-400),
    nextOn: inDays(10),
    ...rest,
  });

  it('is added, edited with a version, and deleted by an Admin', async () => {
    const vehicle = await makeVehicle(app.database);
    const made = await app.graphqlUpload<{ createMaintenance: { id: string; invoiceUrl: string } }>(
      CREATE,
      { input: { ...input(vehicle, { providerId: String(providerId), cost: '450.00' }), invoice: null } },
      { 'input.invoice': PDF },
      staff,
    );
    expect(made.errors).toBeUndefined();
    const work = made.data?.createMaintenance;
    expect(work).toMatchObject({
      nature: 'TECHNICAL_INSPECTION',
      odometerKm: null,
      cost: '450.00',
      invoiceUrl: expect.stringMatching(/^\/storage\/factures\/\w+\.pdf$/),
      version: 1,
      alert: 'BAD',
      note: `Visite technique : à faire avant le ${inDays(10).split('-').reverse().join('-')}.`,
      vehicle: { id: String(vehicle.id) },
      provider: { name: 'Garage Étoile' },
      outOfService: null,
    });
    const stay = { startsAt: toAgencyIso(at(2, 9)), endsAt: toAgencyIso(at(2, 18)) };
    const edit = { id: work?.id, version: 1, outOfService: stay, removeInvoice: true };
    expect((await app.graphql(UPDATE, { input: edit }, staff)).data).toMatchObject({
      updateMaintenance: { version: 2, invoiceUrl: null, outOfService: stay, cost: '450.00' },
    });
    expect((await app.graphql(UPDATE, { input: edit }, staff)).errors).toMatchObject([
      { extensions: { code: 'MAINTENANCE.VERSION_CONFLICT' } },
    ]);
    expect((await app.graphql(DELETE, { input: { id: work?.id } }, staff)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    expect((await app.graphql(DELETE, { input: { id: work?.id } }, admin)).data).toEqual({ deleteMaintenance: true });
    expect(
      (await app.graphql('query ($id: ID!) { maintenance(id: $id) { id } }', { id: work?.id }, staff)).data,
    ).toEqual({
      maintenance: null,
    });
  });

  it('is filtered by vehicle, alert and days, with the sum of the costs', async () => {
    const vehicle = await makeVehicle(app.database, { odometerKm: 80_000 });
    const others = { performedOn: inDays(-20), nextOn: null };
    await app.graphql(CREATE, { input: input(vehicle, { cost: '100.10' }) }, staff);
    await app.graphql(
      CREATE,
      { input: input(vehicle, { ...others, nature: 'OIL_CHANGE', nextOdometerKm: 79_999, cost: '200.20' }) },
      staff,
    );
    await app.graphql(
      CREATE,
      { input: input(vehicle, { ...others, nature: 'SERVICING', nextOdometerKm: 99_000 }) },
      staff,
    );
    await app.graphql(CREATE, { input: input(vehicle, { ...others, nature: 'TACHOGRAPH' }) }, staff);
    const list = async (filter: object, sort?: object) => {
      const query = `query ($filter: MaintenanceFilter, $sort: MaintenanceSort) {
        maintenances(filter: $filter, sort: $sort) { totalCount totalCost items { nature alert } } }`;
      const { data, errors } = await app.graphql<{ maintenances: { items: { nature: string }[] } }>(
        query,
        { filter: { vehicleId: String(vehicle.id), ...filter }, sort },
        staff,
      );
      expect(errors).toBeUndefined();
      return data?.maintenances;
    };
    expect(await list({})).toMatchObject({ totalCount: 4, totalCost: '300.30' });
    expect(await list({ alerts: ['EXPIRED'] })).toMatchObject({ items: [{ nature: 'OIL_CHANGE', alert: 'EXPIRED' }] });
    expect(await list({ alerts: ['BAD'] })).toMatchObject({ items: [{ nature: 'TECHNICAL_INSPECTION' }] });
    expect(await list({ alerts: ['GOOD'] })).toMatchObject({ items: [{ nature: 'SERVICING' }] });
    expect(await list({ alerts: ['BAD', 'EXPIRED'] }, { field: 'COST', direction: 'ASC' })).toMatchObject({
      items: [{ nature: 'TECHNICAL_INSPECTION' }, { nature: 'OIL_CHANGE' }],
    });
    expect(await list({ to: inDays(-100) })).toMatchObject({ totalCount: 1 });
    expect(await list({ natures: ['TACHOGRAPH'] })).toMatchObject({ items: [{ alert: null }] });
    for (const field of ['NEXT_ON', 'VEHICLE_NAME', 'PERFORMED_ON'])
      expect(await list({}, { field })).toMatchObject({ totalCount: 4 });
  });

  it('proposes a slot for due maintenance, and exports the list', async () => {
    const alerts = await app.graphql<{ maintenanceAlerts: { proposedSlot: object | null }[] }>(
      '{ maintenanceAlerts { vehicleId proposedSlot { startsAt endsAt beforeDue } } }',
      {},
      staff,
    );
    expect(alerts.errors).toBeUndefined();
    expect(alerts.data?.maintenanceAlerts.length).toBeGreaterThan(0);
    expect(alerts.data?.maintenanceAlerts.every(({ proposedSlot }) => proposedSlot !== null)).toBe(true);
    const exported = await app.graphql<{ maintenancesExport: { fileName: string; url: string } }>(
      '{ maintenancesExport(filter: { alerts: [EXPIRED] }) { fileName url } }',
      {},
      staff,
    );
    expect(exported.data?.maintenancesExport.fileName).toMatch(/^maintenances-.*\.xlsx$/);
    expect((await app.download(exported.data?.maintenancesExport)).length).toBeGreaterThan(0);
  });

  it("updates the vehicle's odometer, and corrects a wrong reading", async () => {
    const vehicle = await makeVehicle(app.database, { odometerKm: 10_000 });
    const km = (odometerKm: number) => input(vehicle, { performedOn: inDays(-3), odometerKm });
    await app.graphql(CREATE, { input: km(10_500) }, staff);
    const made = await app.graphql<{ createMaintenance: { id: string } }>(CREATE, { input: km(105_000) }, staff);
    expect(await odometerOf(vehicle)).toBe(105_000);
    const edit = { id: made.data?.createMaintenance.id, version: 1, odometerKm: 10_600 };
    await app.graphql(UPDATE, { input: edit }, staff);
    expect(await odometerOf(vehicle)).toBe(10_600);
  });
});
