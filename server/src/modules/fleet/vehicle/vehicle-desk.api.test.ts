import { readSheet } from '../../../../test/read-sheet.js';
import { behindLocks } from '../../../../test/behind-locks.js';
import { makeAgency, makeBrand, makeCustomer, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp, type TestFile } from '../../../../test/test-app.js';
import { newPlate, pictureOf } from '../../../../test/vehicle-form.js';
import type { Agency } from '../agency/agency.entity.js';
import type { Brand } from '../brand/brand.entity.js';
import { readNewVehicle, readVehicleEdit } from './vehicle.commands.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

let app: TestApp;
let admin: string;
let employee: string;
let customer: string;
let agency: Agency;
let brand: Brand;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  employee = await app.tokenFor(await makeEmployee(app.database));
  customer = await app.tokenFor(await makeCustomer(app.database));
  agency = await makeAgency(app.database, { name: 'Agence Maarif' });
  brand = await makeBrand(app.database);
});
afterAll(() => app.close());

describe('over GraphQL', () => {
  const FIELDS = `id version name plateNumber deviceId modelDate imageUrl galleryUrls tiers { fromDays dailyPrice }
    insurance { insurer type startsOn endsOn policyNumber premiumTotal }`;
  const CREATE = `mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { ${FIELDS} } }`;
  const UPDATE = `mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { ${FIELDS} } }`;
  type Sent = { id: string; version: number; imageUrl: string | null; galleryUrls: string[] };

  const input = (values: object = {}) => ({
    name: 'Renault Clio',
    plateNumber: newPlate(),
    agencyId: String(agency.id),
    brandId: String(brand.id),
    modelDate: '2025-01-01',
    transmission: 'MANUAL',
    fuel: 'DIESEL',
    category: 'CITY_CAR',
    color: 'RED',
    dailyPrice: '300',
    seats: 5,
    luggage: 2,
    ...values,
  });

  it('takes no plate of another vehicle, however it is spelled', async () => {
    await app.graphql(CREATE, { input: input({ plateNumber: '65321-أ-6' }) }, admin);
    const ours = await app.graphql<{ createVehicle: Sent }>(
      CREATE,
      { input: input({ plateNumber: 'WW 765432' }) },
      admin,
    );
    expect(ours.data?.createVehicle).toMatchObject({ plateNumber: 'WW-765432' });
    for (const plateNumber of ['65321-ا-6', '6-أ-65321', '٦٥٣٢١ أ ٦', '65321A6', 'ww765432', '765432‑WW']) {
      const { errors } = await app.graphql(CREATE, { input: input({ plateNumber }) }, admin);
      expect(errors?.[0]?.extensions['code'], plateNumber).toBe('VEHICLE.PLATE_TAKEN');
    }
    const { id, version } = ours.data?.createVehicle ?? {};
    const kept = await app.graphql(UPDATE, { input: { id, version, plateNumber: 'WW765432' } }, admin);
    expect(kept.errors).toBeUndefined();
  });

  it('two vehicles that have one plate in two spellings can still be edited', async () => {
    await app.graphql(CREATE, { input: input({ plateNumber: '54321-A-7' }) }, admin);
    await app.database.orm.em.fork().execute('drop index vehicle_plate_key_unique');
    const twin = await makeVehicle(app.database, { plateNumber: '54321 أ 7' });
    const { errors } = await app.graphql(
      UPDATE,
      { input: { id: String(twin.id), version: 1, plateNumber: '54321-أ-7', name: 'Jumelle' } },
      admin,
    );
    expect(errors).toBeUndefined();
  });

  it('a vehicle gets no agency and no brand that is being deleted', async () => {
    const { data } = await app.graphql<{ createVehicle: Sent }>(CREATE, { input: input() }, admin);
    const edited = { id: data?.createVehicle.id, version: 1 };
    for (const save of ['create', 'update']) {
      const [closing, going] = [await makeAgency(app.database), await makeBrand(app.database)];
      const owners = { agencyId: String(closing.id), brandId: String(going.id) };
      const [{ errors }] = await behindLocks(
        app.database,
        [
          ['select id from agency where id = ? for update', closing.id],
          ['update agency set archived_at = now() where id = ?', closing.id],
          ['select id from brand where id = ? for update', going.id],
          ['update brand set archived_at = now() where id = ?', going.id],
        ],
        () =>
          save === 'create'
            ? app.graphql(CREATE, { input: input(owners) }, admin)
            : app.graphql(UPDATE, { input: { ...edited, ...owners } }, admin),
      );
      expect(errors?.[0]?.extensions['fields']).toEqual({
        agencyId: ["Cette agence n'existe pas."],
        brandId: ["Cette marque n'existe pas."],
      });
    }
  });

  it('a gallery is uploaded, reordered, and reduced', async () => {
    const files = {
      'input.image': await pictureOf('white'),
      'input.gallery.0.upload': await pictureOf('green'),
      'input.gallery.1.upload': await pictureOf('black'),
    };
    const { data, errors } = await app.graphqlUpload<{ createVehicle: Sent }>(
      CREATE,
      { input: input({ image: null, gallery: [{ upload: null }, { upload: null }] }) },
      files,
      admin,
    );
    expect(errors).toBeUndefined();
    const { id, version, imageUrl, galleryUrls } = data!.createVehicle;
    expect([imageUrl, galleryUrls.length]).toEqual([expect.stringContaining('/storage/vehicules/'), 2]);

    const turned = await app.graphqlUpload<{ updateVehicle: Sent }>(
      UPDATE,
      { input: { id, version, gallery: [{ url: galleryUrls[1] }, { upload: null }, { url: galleryUrls[0] }] } },
      { 'input.gallery.1.upload': await pictureOf('pink') },
      employee,
    );
    expect(turned.data?.updateVehicle).toMatchObject({
      imageUrl,
      galleryUrls: [galleryUrls[1], expect.any(String), galleryUrls[0]],
    });

    const next = version + 1;
    const cleared = await app.graphql<{ updateVehicle: Sent }>(
      UPDATE,
      { input: { id, version: next, image: null, gallery: [] } },
      employee,
    );
    expect(cleared.data?.updateVehicle).toMatchObject({ imageUrl: null, galleryUrls: [], version: next + 1 });
  });

  it('a gallery takes only valid pictures, its own existing ones, and ten at most', async () => {
    const refused = async (gallery: object[], files: Record<string, TestFile>) => {
      const { errors } = await app.graphqlUpload(CREATE, { input: input({ gallery }) }, files, admin);
      return errors?.[0]?.extensions['fields'];
    };
    const pdf = { 'input.gallery.0.upload': { name: 'a.png', bytes: Buffer.from('%PDF-1.7\n%%EOF') } };
    expect(await refused([{ upload: null }], pdf)).toEqual({ gallery: ['Envoyez une image JPEG, PNG ou WebP.'] });
    expect(await refused([{ url: '/storage/factures/secret.pdf' }], {})).toHaveProperty('gallery');
    const colors = Array.from({ length: 11 }, (_, index) => `rgb(${index * 20},0,0)`);
    const many = await Promise.all(
      colors.map(async (color, index) => [`input.gallery.${index}.upload`, await pictureOf(color)] as const),
    );
    expect(
      await refused(
        many.map(() => ({ upload: null })),
        Object.fromEntries(many),
      ),
    ).toEqual({
      gallery: ['La galerie contient au plus 10 photos.'],
    });
  });

  it('errors are under the domain’s fields, and an outdated version is refused', async () => {
    const bad = await app.graphql(
      CREATE,
      { input: { tiers: [{ fromDays: 5 }, { fromDays: 4, dailyPrice: '1' }] } },
      admin,
    );
    expect(bad.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: {
        name: ['Le nom est obligatoire.'],
        agencyId: ["L'agence est obligatoire."],
        seats: ['Le nombre de places est obligatoire.'],
        'tiers.0.dailyPrice': ['Le prix du palier est obligatoire.'],
        'tiers.1.fromDays': [expect.stringContaining('5 jours')],
      },
    });
    const { data } = await app.graphql<{ createVehicle: Sent }>(CREATE, { input: input() }, admin);
    const id = data?.createVehicle.id;
    const stale = await app.graphql(UPDATE, { input: { id, version: 9, name: 'x' } }, employee);
    expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'VEHICLE.VERSION_CONFLICT', recordId: id });
  });

  it('an edit clears the insurance by null and field by field', async () => {
    const insurance = { insurer: 'Rif', type: 'COLLISION', endsOn: '2027-01-01' };
    const { data } = await app.graphql<{ createVehicle: Sent }>(CREATE, { input: input({ insurance }) }, admin);
    const { id, version } = data!.createVehicle;
    const one = await app.graphql<{ updateVehicle: { insurance: object } }>(
      UPDATE,
      { input: { id, version, insurance: { insurer: null } } },
      employee,
    );
    expect(one.data?.updateVehicle.insurance).toMatchObject({ insurer: null, type: 'COLLISION', endsOn: '2027-01-01' });
    const all = await app.graphql<{ updateVehicle: { insurance: object } }>(
      UPDATE,
      { input: { id, version: version + 1, insurance: null } },
      employee,
    );
    expect(all.data?.updateVehicle.insurance).toMatchObject({ type: null, endsOn: null });
  });

  it('the filtered list is exported as a workbook', async () => {
    for (const name of ['Zèbre Un', 'Zèbre Deux', 'Autre']) await makeVehicle(app.database, { name });
    const { data } = await app.graphql<{ vehiclesExport: { fileName: string; url: string } }>(
      '{ vehiclesExport(search: { text: "Zèbre" }) { fileName mediaType url } }',
      {},
      employee,
    );
    expect(data?.vehiclesExport.fileName).toMatch(/^vehicules-\d{4}-\d\d-\d\d\.xlsx$/);
    const sheet = await readSheet(await app.download(data?.vehiclesExport));
    expect(sheet?.rowCount).toBe(3);
    expect(sheet?.getRow(1).values).toEqual(expect.arrayContaining(['Immatriculation', 'Disponibilité', 'Alerte']));
  });
});

describe('permissions', () => {
  const CALLS: readonly [string, () => Promise<number>[]][] = [
    ['read', () => tokens().map((token) => status('GET', '/admin/vehicule', undefined, token))],
    [
      'search',
      () => tokens().map((token) => status('POST', '/admin/rechercherVehicules', { selected_option: 'nom' }, token)),
    ],
    ['classify', () => tokens().map((token) => status('POST', '/admin/vehiculesClassification', [], token))],
    ['edit', () => tokens().map((token) => status('POST', '/admin/vehiculeModifier', { id: '999999' }, token))],
    ['enter', () => tokens().map((token) => status('POST', '/admin/vehicule', {}, token))],
    ['archive', () => tokens().map((token) => status('DELETE', '/admin/vehicule/999999', undefined, token))],
  ];
  const tokens = () => [undefined, customer, employee, admin];
  const status = async (...call: Parameters<TestApp['rest']>) => (await app.rest(...call)).statusCode;

  it('are checked at REST', async () => {
    const found = await Promise.all(CALLS.map(async ([name, ask]) => [name, await Promise.all(ask())]));
    expect(Object.fromEntries(found)).toEqual({
      read: [401, 403, 200, 200],
      search: [401, 403, 200, 200],
      classify: [401, 403, 200, 200],
      edit: [401, 403, 404, 404],
      enter: [401, 403, 403, 422],
      archive: [401, 403, 403, 404],
    });
  });

  it('are checked by the service itself', async () => {
    const { vehicleDesk } = app.services;
    const actor = { kind: 'employee', id: 1, sessionId: 's' } as const;
    await app.inContext(async () => {
      await expect(vehicleDesk.create(actor, readNewVehicle({}))).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(vehicleDesk.archive(actor, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      const visitor = { kind: 'visitor' } as const;
      for (const call of [
        () => vehicleDesk.get(visitor, 1),
        () => vehicleDesk.update(visitor, readVehicleEdit({ id: 1 })),
        async () => vehicleDesk.export(visitor, undefined, undefined),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      }
    });
  });
});
