import { makeAgency, makeBrand, makeEmployee } from '../../../../test/factories.js';
import { csvOf, TestImports, xlsxOf } from '../../../../test/import-file.js';
import { readSheet } from '../../../../test/read-sheet.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { Brand } from '../../fleet/brand/brand.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';

let app: TestApp;
let token: string;
let imports: TestImports;

beforeAll(async () => {
  app = await startTestApp();
  token = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  imports = new TestImports(app, token);
  await makeAgency(app.database, { name: 'Agence Anfa' });
  await makeBrand(app.database, { name: 'Dacia' });
});
afterAll(() => app.close());

const HEADINGS = [
  'MATRICULE',
  'nom',
  'Marque',
  'Catégorie',
  'Boîte de vitesses',
  'Energie',
  'Teinte',
  'Année',
  'Prix/jour (Dh)',
  'Nb places',
  'Bagages',
];
/** Returns a line; `changed` takes the place of the cells after the plate. */
const logan = (plate: string, ...changed: unknown[]): unknown[] =>
  [plate, 'Dacia Logan', 'DACIA', 'citadine', 'manuelle', 'Diesel', 'blanche', '2023', '1 250,50 Dh', 5, 2].map(
    (cell, index) => changed[index - 1] ?? cell,
  );
const file = (...lines: unknown[][]): Buffer => csvOf([HEADINGS, ...lines]);
const vehicle = (plateNumber: string): Promise<Vehicle | null> =>
  app.database.orm.em.fork().findOne(Vehicle, { plateNumber, archivedAt: null }, { populate: ['brand', 'agency'] });
const count = (entity: typeof Vehicle | typeof Brand): Promise<number> =>
  app.database.orm.em.fork().count<Vehicle | Brand>(entity);

describe('vehicles', () => {
  it('are added, whatever the headings and choices are called, with the brands that are missing', async () => {
    const done = await imports.done('VEHICLES', file(logan('1001-A-15'), logan('1002-أ-15', 'Kia Picanto', 'Kia')));
    expect(done).toMatchObject({ status: 'DONE', counts: { added: 2, updated: 0, unchanged: 0, wrong: 0 } });
    expect(done.lines.items.map(({ remark }) => remark)).toEqual([null, 'La marque « Kia » est ajoutée.']);
    const first = await vehicle('1001-A-15');
    expect(first).toMatchObject({
      fuel: 'DIESEL',
      color: 'WHITE',
      modelDate: '2023-01-01',
      dailyPrice: '1250.50',
      seats: 5,
    });
    expect(first?.agency.getEntity().name).toBe('Agence Anfa');
    expect((await vehicle('1002-أ-15'))?.brand.getEntity().name).toBe('Kia');
  });

  it('are updated by a second import, in any spelling of the plate; empty cells change nothing', async () => {
    await imports.done('VEHICLES', file(logan('2001-A-15'), logan('2002-A-15')));
    const before = await count(Vehicle);
    const again = await imports.done(
      'VEHICLES',
      csvOf([
        ['Plaque', 'Prix', 'Couleur', 'Assureur'],
        ['2001 | أ | 15', '400', '', 'AXA'],
        ['2002-A-15', '1250.50', '', ''],
      ]),
    );
    expect(again.counts).toEqual({ added: 0, updated: 1, unchanged: 1, wrong: 0 });
    expect(await count(Vehicle)).toBe(before);
    expect(await vehicle('2001-A-15')).toMatchObject({
      dailyPrice: '400.00',
      color: 'WHITE',
      insurance: { insurer: 'AXA' },
    });
    const same = await imports.done('VEHICLES', file(logan('2002-A-15')));
    expect(same.counts).toEqual({ added: 0, updated: 0, unchanged: 1, wrong: 0 });
  });

  it('have their entry in the trail, by the Admin who imports them', async () => {
    await imports.done('VEHICLES', file(logan('2101-A-15')));
    const { id = 0 } = (await vehicle('2101-A-15')) ?? {};
    const { data } = await app.graphql<{ history: { items: { action: string; author: string }[] } }>(
      'query ($id: ID!) { history(record: VEHICLE, id: $id) { items { action author } } }',
      { id },
      token,
    );
    expect(data?.history.items).toMatchObject([{ action: 'CREATED', author: expect.any(String) }]);
  });
});

describe('wrong lines', () => {
  const wrong = (): Buffer =>
    file(
      logan('3001-A-15'),
      logan('3002-A-15', '', 'Dacia', 'cabriolet', undefined, undefined, undefined, '31/02/2023', 'gratuit'),
      logan('???', 'Sans plaque', 'Marque jamais ajoutée'),
      logan('3001-A-15', 'Deux fois'),
    );

  it('are said in place, and prevent the import', async () => {
    const before = [await count(Vehicle), await count(Brand)];
    const checked = await imports.checked('VEHICLES', wrong());
    expect(checked.counts).toEqual({ added: 1, updated: 0, unchanged: 0, wrong: 3 });
    expect(checked.lines.items.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'NEW'],
      [3, 'WRONG'],
      [4, 'WRONG'],
      [5, 'WRONG'],
    ]);
    const [, second, third, last] = checked.lines.items;
    const problems = new Map(second?.problems.map(({ field, message }) => [field, message]));
    expect(Object.fromEntries(problems)).toEqual({
      name: 'Le nom est obligatoire.',
      category: expect.stringMatching(/^« cabriolet » n'est pas dans la liste : SUV compacts/),
      modelDate: "La date du modèle n'est pas une date valable.",
      dailyPrice: expect.stringMatching(/^Le prix de location doit être un montant/),
    });
    expect(third?.problems).toMatchObject([
      { field: 'plateNumber', message: expect.stringMatching(/^L'immatriculation/) },
    ]);
    expect(last?.problems).toEqual([{ field: null, message: "Même véhicule qu'à la ligne 2." }]);
    const { errors } = await imports.run(checked.id);
    expect(errors?.[0]).toMatchObject({
      message: "Rien n'a été importé : 3 lignes ont une erreur.",
      extensions: { code: 'IMPORT.WRONG_LINES' },
    });
    expect([await count(Vehicle), await count(Brand)]).toEqual(before);
  });

  it('can be left out, downloaded with their errors, mended and imported', async () => {
    const { id } = await imports.checked('VEHICLES', wrong());
    const { data } = await imports.run(id, true);
    expect(data?.runImport).toMatchObject({ status: 'DONE', counts: { added: 1, wrong: 3 } });
    const offered = await app.graphql<{ importWrongLines: { url: string; fileName: string } }>(
      'query ($id: ID!) { importWrongLines(importId: $id) { url fileName } }',
      { id },
      token,
    );
    expect(offered.data?.importWrongLines.fileName).toBe('vehicules-a-corriger.xlsx');
    const sheet = await readSheet(await app.download(offered.data?.importWrongLines));
    expect(sheet?.getRow(1).values).toEqual([undefined, ...HEADINGS, 'Erreurs']);
    expect(sheet?.actualRowCount).toBe(4);
    expect(sheet?.getRow(2).getCell(12).text).toMatch(/Gamme : « cabriolet »/);
    const rows = [1, 2].map((row) => ((sheet?.getRow(row).values ?? []) as string[]).slice(1));
    const mended = rows.map((row, index) => (index === 0 ? row : logan('3002-A-15').map((cell) => cell as string)));
    const done = await imports.done('VEHICLES', await xlsxOf(mended));
    expect(done.counts).toEqual({ added: 1, updated: 0, unchanged: 0, wrong: 0 });
  });

  it('include a tracker that another vehicle has', async () => {
    await imports.done(
      'VEHICLES',
      csvOf([
        [...HEADINGS, 'IMEI'],
        [...logan('3101-A-15'), 'GPS-1'],
      ]),
    );
    const { lines } = await imports.checked(
      'VEHICLES',
      csvOf([
        [...HEADINGS, 'IMEI'],
        [...logan('3102-A-15'), 'GPS-1'],
      ]),
    );
    expect(lines.items[0]?.problems).toMatchObject([
      { field: 'deviceId', message: expect.stringMatching(/^Ce traceur est déjà sur/) },
    ]);
  });
});

describe('an import', () => {
  it('that is sent twice at once is done once', async () => {
    const { id } = await imports.checked('VEHICLES', file(logan('4001-A-15')));
    const runs = await Promise.all([imports.run(id), imports.run(id)]);
    for (const { data } of runs) expect(data?.runImport).toMatchObject({ status: 'DONE', counts: { added: 1 } });
    expect((await imports.run(id)).data?.runImport.status).toBe('DONE');
  });

  it('is refused as a whole if a line has become wrong since the check', async () => {
    const first = await imports.checked(
      'VEHICLES',
      csvOf([
        [...HEADINGS, 'IMEI'],
        [...logan('4101-A-15'), 'GPS-9'],
        [...logan('4102-A-15'), ''],
      ]),
    );
    await imports.done(
      'VEHICLES',
      csvOf([
        [...HEADINGS, 'IMEI'],
        [...logan('4103-A-15'), 'GPS-9'],
      ]),
    );
    const { errors } = await imports.run(first.id, true);
    expect(errors?.[0]?.message).toBe("Rien n'a été importé : une ligne a une erreur.");
    expect(await vehicle('4102-A-15')).toBeNull();
    expect((await imports.stored(first.id)).counts).toMatchObject({ added: 1, wrong: 1 });
  });

  it('takes a text for all lines, and another column if the matching is changed', async () => {
    const bytes = csvOf([
      ['A', 'B', 'C'],
      ['4201-A-15', 'Dacia Logan', 'Noir'],
    ]);
    const values = {
      brandId: 'Dacia',
      category: 'Citadines',
      transmission: 'Manuelle',
      fuel: 'Essence',
      modelDate: '2022',
      dailyPrice: '300',
      seats: '5',
      luggage: '2',
    };
    const checked = await imports.checked('VEHICLES', bytes, [
      { field: 'plateNumber', column: 0 },
      { field: 'name', column: 1 },
      { field: 'color', column: 2 },
      ...Object.entries(values).map(([field, value]) => ({ field, value })),
    ]);
    expect(checked.counts).toEqual({ added: 1, updated: 0, unchanged: 0, wrong: 0 });
    const { errors } = await imports.check(checked.id, [{ field: 'plateNumber', column: 3 }]);
    expect(errors?.[0]?.message).toBe("La colonne choisie pour « Immatriculation » n'existe pas dans ce fichier.");
  });

  it('belongs to the Admin who uploaded it, and to Admins alone', async () => {
    const { id } = await imports.checked('VEHICLES', file(logan('4301-A-15')));
    const other = new TestImports(
      app,
      await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN })),
    );
    expect((await other.run(id)).errors?.[0]?.extensions.code).toBe('IMPORT.NOT_FOUND');
    const clerk = new TestImports(
      app,
      await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.EMPLOYEE })),
    );
    expect((await clerk.upload('VEHICLES', file())).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('of a file that is no table is refused with a sentence', async () => {
    const { errors } = await imports.upload('VEHICLES', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]));
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'IMPORT.FILE', fields: { file: [expect.stringMatching(/^Ce type de fichier/)] } },
    });
    const headingsOnly = await imports.upload('VEHICLES', file());
    expect(headingsOnly.errors?.[0]?.message).toMatch(/aucune ligne à importer/);
  });
});

describe('the template', () => {
  it.each(['VEHICLES', 'CUSTOMERS', 'RESERVATIONS'])('of %s has an example that is not imported', async (kind) => {
    const { data } = await app.graphql<{ importTemplate: { url: string } }>(
      'query ($kind: ImportKind!) { importTemplate(kind: $kind) { url } }',
      { kind },
      token,
    );
    const bytes = await app.download(data?.importTemplate);
    const { errors } = await imports.upload(kind, bytes);
    expect(errors?.[0]?.message).toMatch(/aucune ligne à importer/);
  });

  it('matches all its columns, and its example is right', async () => {
    const { data } = await app.graphql<{ importTemplate: { url: string } }>(
      '{ importTemplate(kind: VEHICLES) { url } }',
      {},
      token,
    );
    const sheet = await readSheet(await app.download(data?.importTemplate));
    const rows = [1, 2].map((row) =>
      Array.from({ length: sheet?.columnCount ?? 0 }, (_, index) => sheet?.getRow(row).getCell(index + 1).text ?? ''),
    );
    const changed = rows.map((row, index) =>
      index === 0 ? row : row.map((cell) => (cell === '12345-A-15' ? '5001-A-15' : cell)),
    );
    const checked = await imports.checked('VEHICLES', await xlsxOf(changed));
    expect(checked.fields.filter(({ column }) => column === null)).toEqual([]);
    expect(checked.lines.items).toMatchObject([{ outcome: 'NEW', problems: [] }]);
  });
});
