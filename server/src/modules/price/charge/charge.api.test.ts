import { makeAgency, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, calendarDay, parseInstant } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

const RULE = `{ id kind unit name nameEn hint price cap vatPercent pickupPlace returnPlace places outsideHours minAge maxAge
  categories seasonId fromDays toDays stock maxQuantity position shownOnSite active version }`;
const CREATE = `mutation ($input: CreateChargeRuleInput!) { createChargeRule(input: $input) ${RULE} }`;
const UPDATE = `mutation ($input: UpdateChargeRuleInput!) { updateChargeRule(input: $input) ${RULE} }`;
const DELETE = 'mutation ($input: DeleteChargeRuleInput!) { deleteChargeRule(input: $input) }';
const LIST = `query ($filter: ChargeRuleFilter, $search: ChargeRuleSearch) {
  chargeRules(filter: $filter, search: $search) { totalCount items ${RULE} } }`;
const QUOTE = `query ($id: ID!, $period: PeriodInput!, $options: TripOptionsInput) {
  priceQuote(vehicleId: $id, period: $period, options: $options) {
    total registeredTotal payable lines { kind label quantity unitPrice amount vatPercent ruleId pieces } } }`;
const EXTRAS = `query ($id: ID!, $period: PeriodInput!, $options: TripOptionsInput) {
  rentalExtras(vehicleId: $id, period: $period, options: $options) {
    asksAge items { ruleId name hint unit price amount available } } }`;

interface Rule {
  readonly id: string;
  readonly version: number;
}
interface Line {
  readonly kind: string;
  readonly label: string;
  readonly amount: string;
}

let app: TestApp;
let admin: string;
let employee: string;
let vehicle: Vehicle;

const at = (days: number, time = '12:00'): string =>
  (parseInstant(`${calendarDay(agencyDay(new Date()), days)} ${time}`) as Date).toISOString();
const PERIOD = { startsAt: at(20), endsAt: at(25) };
const SEAT = { kind: 'EXTRA', unit: 'DAY', name: ' Siège  bébé ', price: '40', cap: '150' };

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  employee = await app.tokenFor(await makeEmployee(app.database));
  const agency = await makeAgency(app.database, {
    town: 'Fes',
    openingHours: [{ weekday: 'MONDAY', opensAt: '00:00', closesAt: '00:01' }] as never,
  });
  vehicle = await makeVehicle(app.database, { agency });
});
afterAll(() => app.close());
afterEach(async () => {
  const { data } = await app.graphql<{ chargeRules: { items: Rule[] } }>(LIST, {}, admin);
  for (const { id } of data?.chargeRules.items ?? []) await app.graphql(DELETE, { input: { id } }, admin);
});

async function create(change: Record<string, unknown> = {}): Promise<Rule> {
  const reply = await app.graphql<{ createChargeRule: Rule }>(CREATE, { input: { ...SEAT, ...change } }, admin);
  expect(reply.errors).toBeUndefined();
  return reply.data?.createChargeRule as Rule;
}
const problems = async (change: Record<string, unknown>): Promise<unknown> =>
  (await app.graphql(CREATE, { input: { ...SEAT, ...change } }, admin)).errors?.[0]?.extensions.fields;

async function charged(options?: object, token?: string): Promise<string[]> {
  const { data, errors } = await app.graphql<{ priceQuote: { payable: string; lines: Line[] } }>(
    QUOTE,
    { id: String(vehicle.id), period: PERIOD, options },
    token,
  );
  expect(errors).toBeUndefined();
  const lines = data?.priceQuote.lines ?? [];
  const sum = lines.reduce((total, { amount }) => total + Number(amount), 0);
  expect(sum.toFixed(2)).toBe(data?.priceQuote.payable);
  return lines.filter(({ kind }) => kind !== 'DAYS').map(({ label, amount }) => `${label} ${amount}`);
}
const refused = async (options: object, token?: string): Promise<unknown> =>
  (await app.graphql(QUOTE, { id: String(vehicle.id), period: PERIOD, options }, token)).errors?.[0]?.extensions.fields;

describe('extras and fees', () => {
  it('are made, changed and deleted by an Admin, and seen by all staff in their order', async () => {
    const seat = await create({ position: 2, hint: 'De 0 à 4 ans', nameEn: 'Baby seat', stock: 6, maxQuantity: 2 });
    expect(seat).toMatchObject({
      ...{ kind: 'EXTRA', unit: 'DAY', name: 'Siège bébé', nameEn: 'Baby seat', hint: 'De 0 à 4 ans' },
      ...{ price: '40.00', cap: '150.00', vatPercent: null, categories: [], outsideHours: false },
      ...{ stock: 6, maxQuantity: 2, position: 2, shownOnSite: true, active: true, version: 1 },
    });
    await create({ name: 'GPS', position: 1, active: false });
    const edit = { input: { id: seat.id, version: 1, price: '50', stock: null, categories: ['CITY_CAR'] } };
    expect((await app.graphql(UPDATE, edit, admin)).data).toMatchObject({
      updateChargeRule: { price: '50.00', stock: null, categories: ['CITY_CAR'], name: 'Siège bébé', version: 2 },
    });
    expect((await app.graphql(UPDATE, edit, admin)).errors?.[0]?.extensions.code).toBe('CHARGE_RULE.VERSION_CONFLICT');
    const list = async (variables: object) =>
      (
        await app.graphql<{ chargeRules: { items: { name: string }[] } }>(LIST, { ...variables }, employee)
      ).data?.chargeRules.items.map(({ name }) => name);
    expect(await list({})).toEqual(['GPS', 'Siège bébé']);
    expect(await list({ filter: { active: true } })).toEqual(['Siège bébé']);
    expect(await list({ filter: { kinds: ['FEE'] } })).toEqual([]);
    expect(await list({ search: { text: 'siege' } })).toEqual(['Siège bébé']);
    expect((await app.graphql(CREATE, { input: SEAT }, employee)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await app.graphql(LIST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const gone = { input: { id: seat.id } };
    expect((await app.graphql(DELETE, gone, admin)).data).toEqual({ deleteChargeRule: true });
    expect((await app.graphql(DELETE, gone, admin)).errors?.[0]?.extensions.code).toBe('CHARGE_RULE.NOT_FOUND');
  });

  it('are refused with every field at fault', async () => {
    expect(
      await problems({
        ...{ name: ' ', unit: 'KM', price: '-1', cap: '100001', stock: 0, maxQuantity: 21 },
        ...{
          minAge: 12,
          fromDays: 8,
          toDays: 3,
          pickupPlace: 'Paris',
          vatPercent: '150',
          depositReductionPercent: '101',
        },
      }),
    ).toEqual({
      name: ['Le nom est obligatoire.'],
      unit: ["Cette unité n'est connue qu'au retour du véhicule."],
      price: [expect.stringMatching(/^Le prix doit être un montant de 0 à 100\s000 Dh,/)],
      cap: [expect.stringContaining('Le plafond doit être un montant')],
      stock: ['Le stock doit être un nombre entier de 1 à 9999.'],
      maxQuantity: ['La quantité maximale doit être un nombre entier de 1 à 20.'],
      minAge: ["L'âge minimal doit être un nombre entier de 16 à 120."],
      toDays: ['La durée maximale ne peut pas être inférieure à la durée minimale.'],
      pickupPlace: ["Le lieu de départ n'est pas un choix de la liste."],
      vatPercent: ['Le taux de TVA doit être un pourcentage de 0 à 100, avec deux décimales au plus.'],
      depositReductionPercent: [
        'La baisse de la caution doit être un pourcentage de 0 à 100, avec deux décimales au plus.',
      ],
    });
    expect(await problems({ cap: '39.99' })).toEqual({ cap: ['Le plafond ne peut pas être inférieur au prix.'] });
    expect(await problems({ unit: 'PERCENT', price: '101', cap: null })).toEqual({
      price: ['Le pourcentage est de 100 au plus.'],
    });
    expect(await problems({ kind: 'FEE', stock: 3, minAge: 30, maxAge: 20 })).toEqual({
      stock: ['Seule une option choisie par le client a un stock.'],
      maxAge: ["L'âge maximal ne peut pas être inférieur à l'âge minimal."],
    });
    expect(await problems({ seasonId: '999999' })).toEqual({ seasonId: ["Cette saison n'existe pas."] });
    const { id } = await create();
    const edit = { input: { id, version: 1, cap: '10' } };
    expect((await app.graphql(UPDATE, edit, admin)).errors?.[0]?.extensions.fields).toEqual({
      cap: ['Le plafond ne peut pas être inférieur au prix.'],
    });
  });
});

describe('a quote', () => {
  it('is what it was without extras and fees, and has those that were chosen', async () => {
    expect(await charged()).toEqual([]);
    const { id } = await create({ maxQuantity: 2 });
    expect(await charged()).toEqual([]);
    expect(await charged({})).toEqual([]);
    expect(await charged({ extras: [{ ruleId: id, quantity: 2 }] })).toEqual(['Siège bébé 300.00']);
  });

  it('has the fees whose conditions hold, and comes back without them', async () => {
    const trip = { pickupPlace: 'Fes', returnPlace: 'Agadir' };
    const fee = { kind: 'FEE', unit: 'RENTAL', cap: null };
    await create({ ...fee, name: 'Autre ville', price: '500', places: 'AWAY' });
    await create({ ...fee, name: 'Aller simple', price: '300', places: 'ONE_WAY' });
    await create({ ...fee, name: 'Fès–Agadir', price: '10', pickupPlace: 'Fes', returnPlace: 'Agadir' });
    await create({ ...fee, name: 'Hors horaires', price: '150', outsideHours: true });
    await create({ ...fee, name: 'Jeune', unit: 'DAY', price: '50', maxAge: 24 });
    await create({ ...fee, name: 'Éteint', price: '999', active: false });
    const { id } = await create({ ...fee, name: 'Dossier', unit: 'PERCENT', price: '2' });
    // Without places only the hours and the percentage are known; the agency is closed at noon.
    expect(await charged()).toEqual(['Hors horaires 300.00', 'Dossier 30.00']);
    expect(await charged({ ...trip, driverAge: 22 })).toEqual([
      ...['Autre ville 500.00', 'Aller simple 300.00', 'Fès–Agadir 10.00', 'Hors horaires 300.00', 'Jeune 250.00'],
      'Dossier 30.00',
    ]);
    expect(await charged({ pickupPlace: 'Fes', returnPlace: 'Fes', driverAge: 40 })).toEqual([
      'Hors horaires 300.00',
      'Dossier 30.00',
    ]);
    expect(await charged({ pickupPlace: 'Agadir', returnPlace: 'Agadir' })).toContain('Autre ville 500.00');
    await app.graphql(DELETE, { input: { id } }, admin);
    expect(await charged()).toEqual(['Hors horaires 300.00']);
  });

  it('is refused at extras that cannot be had', async () => {
    const { id } = await create({ maxQuantity: 2 });
    const { id: hidden } = await create({ name: 'Au comptoir', shownOnSite: false });
    const { id: long } = await create({ name: 'Longue durée', fromDays: 20 });
    const { id: fee } = await create({ kind: 'FEE', name: 'Frais', fromDays: 20 });
    const unknown = ["Cette option n'est pas proposée pour cette location."];
    expect(
      await refused({
        extras: [
          { ruleId: id, quantity: 3 },
          { ruleId: hidden },
          { ruleId: long },
          { ruleId: fee },
          { ruleId: '999999' },
          { ruleId: id },
        ],
      }),
    ).toEqual({
      'extras.0.quantity': ['Siège bébé : 2 au plus par location.'],
      'extras.1.ruleId': unknown,
      'extras.2.ruleId': unknown,
      'extras.3.ruleId': unknown,
      'extras.4.ruleId': unknown,
      'extras.5.ruleId': ['Cette option est choisie deux fois.'],
    });
    expect(await refused({ extras: [{ ruleId: hidden }] }, employee)).toBeUndefined();
    expect(await refused({ extras: [{ ruleId: id, quantity: 0 }], driverAge: 3 })).toEqual({
      'extras.0.quantity': ['La quantité doit être un nombre entier de 1 à 20.'],
      driverAge: ["L'âge du conducteur doit être un nombre entier de 16 à 120."],
    });
  });

  it('says which extras can be had, for what', async () => {
    await create({ hint: 'De 0 à 4 ans', maxQuantity: 3, stock: 2 });
    await create({ name: 'Au comptoir', shownOnSite: false, unit: 'PERCENT', price: '5', cap: null });
    await create({ name: 'Longue durée', fromDays: 20 });
    const extras = async (token?: string) =>
      (await app.graphql<{ rentalExtras: object }>(EXTRAS, { id: String(vehicle.id), period: PERIOD }, token)).data
        ?.rentalExtras;
    const seat = {
      name: 'Siège bébé',
      hint: 'De 0 à 4 ans',
      unit: 'DAY',
      price: '40.00',
      amount: '150.00',
      available: 2,
    };
    expect(await extras()).toMatchObject({ asksAge: false, items: [seat] });
    expect(await extras(employee)).toMatchObject({ items: [seat, { name: 'Au comptoir', amount: '75.00' }] });
    await create({ kind: 'FEE', name: 'Jeune conducteur', maxAge: 24 });
    expect(await extras()).toMatchObject({ asksAge: true });
    const none = { id: '999999', period: PERIOD };
    expect((await app.graphql(EXTRAS, none)).data).toEqual({ rentalExtras: { items: [], asksAge: false } });
  });
});
