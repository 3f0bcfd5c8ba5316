import { getNamedType, type GraphQLObjectType, type GraphQLOutputType, isObjectType, isUnionType } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { makeCustomer, makeEmployee, makeReservation, TEST_PASSWORD } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Customer } from '../../modules/people/account/customer.entity.js';
import { Employee, EmployeeRole, EmployeeStatus } from '../../modules/people/account/employee.entity.js';
import { createSchema } from '../../schema.js';
import { KeyArea } from '../../kernel/key-area.js';
import { KEY_TYPES } from './key-types.js';
import { keyAreasOf } from './open-to-keys.js';

const KEY_AREAS = Object.values(KeyArea);

const schema = createSchema({ get: () => ({}) }, { subscribe: () => ({}) as never });

let app: TestApp;
let url: string;
let chief: Employee;
let admin: string;
const clients: Client[] = [];

beforeAll(async () => {
  app = await startTestApp();
  url = await app.listen();
  chief = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
  admin = await app.tokenFor(chief);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(() => app.close());

const codeOf = async (query: string, token: string, variables: Record<string, unknown> = {}) =>
  (await app.graphql(query, variables, token)).errors?.[0]?.extensions.code;

function objectsOf(type: GraphQLOutputType): readonly GraphQLObjectType[] {
  const named = getNamedType(type);
  if (isUnionType(named)) return named.getTypes();
  return isObjectType(named) ? [named] : [];
}

/** Returns the types that a key with only these areas can reach, whichever of their fields it may read. */
function reach(areas: readonly KeyArea[]): string[] {
  const found = new Set<string>();
  const walk = (type: GraphQLObjectType): void => {
    const area = KEY_TYPES[type.name]?.area;
    if (found.has(type.name) || (area && !areas.includes(area))) return;
    found.add(type.name);
    for (const field of Object.values(type.getFields())) {
      for (const inner of objectsOf(field.type)) walk(inner);
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (keyAreasOf(field)?.every((area) => areas.includes(area)))
        for (const type of objectsOf(field.type)) walk(type);
    }
  return [...found].sort();
}

/** Fields of accounts and credentials, which no key may reach. */
const NEVER = [
  'ApiKey',
  'AuthPayload',
  'EmployeePage',
  'LoginSession',
  'Me',
  'SubscriptionPlan',
  'Webhook',
  'WebhookDelivery',
];

/** Open to any key: what anyone may ask, and histories, which check the area of their record. */
const ANY_KEY =
  'Agency AgencyPage AuditEntry AuditEntryPage DayHours ExportedFile FieldChange OpeningException PictureSize Service Settings SiteClaims SitePicture WeekHours'.split(
    ' ',
  );
/** When a type is added here, check for each of its fields whether it belongs to this area. */
const COMES_UPON: Readonly<Record<KeyArea, string>> = {
  RESERVATIONS:
    'AlternativeVehicle AmendmentSlot Brand CategoryDeposit CategoryExcess ChecklistItem ContractSignature DayCount DepositEntry DepositSettings Driver DriverPapers Employee EquivalentVehicle ExtensionRequest Inspection InspectionPhoto InspectionSettings InspectionWarning Insurance Invoice InvoiceCorrection MonthFigures MonthTotals NotedDamage OccupationConflict Payment PreviewedCharge PriceLine PriceQuote RentalAmendment RentalChangeConflict RentalChangePreview RentalLateness RentalLeg RentalRisk RentalSettings RentalStageEvent RentalStageMove RentalTerms RentalTier Reservation ReservationNote ReservationPage ReservationReceipt ReservationStatusCounts ReturnCharge ReturnPreview SentMail Settlement SignatureSlot SubscriptionPlan Today TrackedReservation UnpaidItem Vehicle VehicleCount VehicleDamage VehicleTaken VersionConflict',
  FLEET:
    'AlternativeVehicle Brand BrandPage ChargeRule ChargeRulePage DayAmount DayAmounts FilterCount IncludedKm Insurance InsuranceAlert Maintenance MaintenanceAlert MaintenancePage MaintenanceSlot OpeningWarning OutOfService PriceCalendar PriceCalendarDay PriceCalendarRow PriceLine PriceQuote PriceSettings Promotion PromotionPage RentalExtra RentalExtras RentalTier Season SeasonPage SeasonRate SeasonStretch ServiceProvider ServiceProviderPage TripQuestions Vehicle VehicleDamage VehiclePage VehicleTaken',
  CUSTOMERS:
    'Customer CustomerHistory CustomerMerge CustomerNote CustomerPage CustomerWarning Employee FilterCount LoyalCustomer LoyalCustomers PossibleDuplicate SubscriptionPlan',
  TRACKING:
    'FleetBatch FleetPosition FleetUnchanged FleetVehicle TrackEvent TrackEventPage TrackPoint TrackStop TrackingSettings VehiclePosition VehiclePositionUpdate VehicleStanding VehicleTrack Zone ZonePage ZoneVertex',
};

describe('the data of the staff', () => {
  it('is reachable by a key only as the name of an author', () => {
    const types = reach(KEY_AREAS);
    expect(types).toContain('Employee');
    // Reached through a field of Employee, which the next test finds refused.
    expect(NEVER.filter((type) => types.includes(type))).toEqual(['SubscriptionPlan']);
  });

  const fields = Object.values((schema.getType('Employee') as GraphQLObjectType).getFields()).map(({ name, type }) =>
    isObjectType(getNamedType(type)) ? `${name} { __typename }` : name,
  );
  it.each(fields)('%s', async (field) => {
    const key = await app.keyFor(chief, 'WRITE');
    const open = ['id', 'title', 'firstName', 'lastName'].includes(field);
    for (const query of [
      `{ reservations { items { handledBy { ${field} } } } }`,
      `{ reservations { items { payments { recordedBy { who: ${field} } } } } }`,
      `{ customers { items { notes { employee { ${field} } } } } }`,
      `query { reservations { items { ...R } } } fragment R on Reservation { handledBy { ...E } } fragment E on Employee { ${field} }`,
      `{ reservations { items { ... on Reservation { competing { handledBy @include(if: true) { ${field} } } } } } }`,
      `mutation { refuseReservation(input: { number: "ABCDE-FGHJK" }) { handledBy { ${field} } } }`,
      `query One { places } query Two { reservations { items { handledBy { ${field} } } } }`,
    ]) {
      const reply = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${key}` },
        payload: { query, ...(query.includes('Two') ? { operationName: 'Two' } : {}) },
      });
      const code = reply.json<{ errors?: { extensions: { code: string } }[] }>().errors?.[0]?.extensions.code;
      expect([query, code]).toEqual([
        query,
        open ? (query.startsWith('mutation') ? 'RESERVATION.NOT_FOUND' : undefined) : 'FORBIDDEN',
      ]);
    }
  });

  it('is refused in lists, records, exports and history', async () => {
    const key = await app.keyFor(chief, 'WRITE');
    for (const query of [
      '{ employees { totalCount } }',
      '{ employeesExport { url } }',
      `{ employee(id: "${chief.id}") { id } }`,
      `{ history(record: EMPLOYEE, id: "${chief.id}") { totalCount } }`,
      '{ me { employee { phone } } }',
      '{ apiKeys { items { createdBy { phone } } } }',
    ])
      expect([query, await codeOf(query, key)]).toEqual([query, 'FORBIDDEN']);
  });
});

describe('a key of one area', () => {
  it.each(KEY_AREAS)('reaches these types and no others: %s', (area) => {
    expect(reach([area])).toEqual([...ANY_KEY, ...COMES_UPON[area].split(' ')].sort());
  });

  it.each([KeyArea.FLEET, KeyArea.TRACKING])('reaches no name and no papers of a person: %s', (area) => {
    const personal = ['firstName', 'lastName', 'nationalId', 'passportNumber', 'licenceNumber', 'driver'];
    const found = reach([area]).flatMap((name) => {
      const fields = Object.keys((schema.getType(name) as GraphQLObjectType).getFields());
      return personal.filter((field) => fields.includes(field)).map((field) => `${name}.${field}`);
    });
    expect(found).toEqual([]);
  });

  it.each([
    [
      'the customer of a reservation',
      'RESERVATIONS',
      '{ reservations { items { customer { lastName } } } }',
      'API_KEY.SCOPE',
    ],
    ['the papers of a vehicle', 'RESERVATIONS', '{ reservations { items { vehicle { deviceId } } } }', 'API_KEY.SCOPE'],
    ['the name of a vehicle', 'RESERVATIONS', '{ reservations { items { vehicle { name } } } }', undefined],
    ['who drives now', 'TRACKING', '{ vehicleStanding(vehicleId: "1") { rental { phone } } }', 'API_KEY.SCOPE'],
    ['the number of a rental', 'TRACKING', '{ trackEvents { items { rentalNumber } } }', 'API_KEY.SCOPE'],
    ['the track events', 'TRACKING', '{ trackEvents { items { plateNumber } } }', undefined],
    ['a vehicle on the map', 'FLEET', '{ fleetPositions { id } }', 'API_KEY.SCOPE'],
    ['the plate of a vehicle', 'FLEET', '{ vehicles { items { plateNumber } } }', undefined],
    ['the reservations', 'FLEET', '{ reservations { totalCount } }', 'API_KEY.SCOPE'],
    ['the planning', 'FLEET', '{ planning(from: "2026-11-21", to: "2026-11-22") { vehicleCount } }', 'API_KEY.SCOPE'],
    ['the customers', 'CUSTOMERS', '{ customers { items { nationalId } } }', undefined],
    [
      'the history of a reservation',
      'CUSTOMERS',
      '{ history(record: RESERVATION, id: "1") { totalCount } }',
      'API_KEY.SCOPE',
    ],
    ['the history of a customer', 'CUSTOMERS', '{ history(record: CUSTOMER, id: "1") { totalCount } }', undefined],
    ['what anyone may ask', 'TRACKING', '{ agencyNow agencies { items { name } } }', undefined],
    ['the tax numbers of an agency', 'TRACKING', '{ agencies { items { ice } } }', 'API_KEY.SCOPE'],
  ] as const)('needs, for %s: %s', async (_what, area, query, code) => {
    expect(await codeOf(query, await app.keyFor(chief, 'READ', [area]))).toBe(code);
  });

  it('writes in that area and nowhere else', async () => {
    const made = await app.graphql<{ createApiKey: { key: string; apiKey: object } }>(
      `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { grants { area access } } } }`,
      {
        input: {
          name: 'Mixte',
          grants: [
            { area: 'CUSTOMERS', access: 'READ' },
            { area: 'FLEET', access: 'WRITE' },
          ],
        },
      },
      admin,
    );
    expect(made.data?.createApiKey.apiKey).toEqual({
      grants: [
        { area: 'FLEET', access: 'WRITE' },
        { area: 'CUSTOMERS', access: 'READ' },
      ],
    });
    const key = made.data?.createApiKey.key ?? '';
    expect(await codeOf('mutation { blockCustomer(input: { id: "1" }) { id } }', key)).toBe('API_KEY.READ_ONLY');
    expect(await codeOf('mutation { setBrandShown(input: { id: "0", shownOnSite: true }) { id } }', key)).toBe(
      'BRAND.NOT_FOUND',
    );
    expect(await codeOf('mutation { refuseReservation(input: { number: "x" }) { number } }', key)).toBe(
      'API_KEY.SCOPE',
    );
    // With both in one document, all of it is refused before any of it runs.
    const { number } = await makeReservation(app.database);
    const both = `mutation { cancelReservation(input: { number: "${number}" }) { number } setBrandShown(input: { id: "0", shownOnSite: true }) { id } }`;
    expect(await codeOf(both, key)).toBe('API_KEY.SCOPE');
  });

  it('has at least one area, each at most once', async () => {
    const problem = async (input: object) =>
      (
        await app.graphql(
          'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }',
          { input: { name: 'Clé', ...input } },
          admin,
        )
      ).errors?.[0]?.extensions;
    expect(await problem({ grants: [] })).toMatchObject({
      code: 'VALIDATION',
      fields: { grants: [expect.any(String)] },
    });
    const twice = [
      { area: 'FLEET', access: 'READ' },
      { area: 'FLEET', access: 'WRITE' },
    ];
    expect(await problem({ grants: twice })).toMatchObject({
      fields: { grants: ['Un domaine est choisi deux fois.'] },
    });
  });
});

describe('a key and the accounts', () => {
  const input = () => ({
    lastName: 'Idrissi',
    firstName: 'Zoé',
    email: `cle${Date.now()}${Math.round(Math.random() * 1e6)}@exemple.ma`,
    address: 'Fès',
    phone: '0612345678',
  });
  const CREATE = 'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id emailVerifiedAt } }';
  const UPDATE = 'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { lastName } }';

  it('creates a customer without a password, who can only enter through the mailed link', async () => {
    const key = await app.keyFor(chief, 'WRITE', ['CUSTOMERS']);
    const person = input();
    const refused = await app.graphql(CREATE, { input: { ...person, password: TEST_PASSWORD } }, key);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      fields: { password: [expect.any(String)] },
    });
    const { data } = await app.graphql(CREATE, { input: person }, key);
    expect(data).toEqual({ createCustomer: { id: expect.any(String), emailVerifiedAt: null } });
    for (const password of [TEST_PASSWORD, '', 'undefined', 'null'])
      expect((await app.rest('POST', '/loginClient', { email: person.email, password })).statusCode).toBe(422);
    // Staff with an account still choose a password.
    expect((await app.graphql(CREATE, { input: input() }, admin)).errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { password: [expect.any(String)] },
    });
  });

  it('cannot set password or address of a customer, but edits the rest', async () => {
    const key = await app.keyFor(chief, 'WRITE');
    const customer = await makeCustomer(app.database);
    const edit = async (fields: object) =>
      app.graphql(UPDATE, { input: { id: String(customer.id), version: customer.version, ...fields } }, key);
    expect((await edit({ password: 'tout neuf 1' })).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      fields: { password: ["Une clé d'accès ne peut pas choisir le mot de passe d'un compte."] },
    });
    expect((await edit({ email: 'pirate@exemple.ma' })).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      fields: { email: ["Une clé d'accès ne peut pas changer l'adresse e-mail d'un compte."] },
    });
    expect((await edit({ email: customer.email, password: '', lastName: 'Fassi' })).data).toEqual({
      updateCustomer: { lastName: 'Fassi' },
    });
    const stored = await app.database.orm.em.fork().findOneOrFail(Customer, { id: customer.id });
    expect([stored.email, stored.passwordHash]).toEqual([customer.email, customer.passwordHash]);
  });

  it.each([
    ['registerCustomer', { input: { ...input(), password: TEST_PASSWORD } }, 'RegisterCustomerInput', '{ id }'],
    ['loginEmployee', { input: { email: 'a@b.ma', password: 'x' } }, 'LoginInput', '{ token }'],
    ['loginCustomer', { input: { email: 'a@b.ma', password: 'x' } }, 'LoginInput', '{ token }'],
    ['requestPasswordReset', { input: { email: 'a@b.ma' } }, 'RequestPasswordResetInput', ''],
    ['resetPassword', { input: { token: 'x', password: 'tout neuf 1' } }, 'ResetPasswordInput', ''],
    ['updateEmployee', { input: { id: '1', version: 1, role: 'ADMIN' } }, 'UpdateEmployeeInput', '{ id }'],
    ['createEmployee', { input: { ...input(), password: TEST_PASSWORD } }, 'CreateEmployeeInput', '{ id }'],
  ])('cannot call %s', async (name, variables, type, selection) => {
    const key = await app.keyFor(chief, 'WRITE');
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`;
    expect(await codeOf(query, key, variables)).toBe('FORBIDDEN');
  });
});

describe('a key whose Admin lost that role', () => {
  const ASK = '{ reservations { totalCount } }';

  function follow(token: string): Promise<number> {
    return new Promise((resolve) => {
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: { authorization: `Bearer ${token}` },
        on: { closed: (event) => resolve((event as { code: number }).code) },
      });
      clients.push(client);
      const sink = { next: () => undefined, error: () => undefined, complete: () => undefined };
      client.subscribe({ query: 'subscription { reservationChanged { number } }' }, sink);
    });
  }
  const connected = async (token: string): Promise<Promise<number>[]> => {
    const closed = follow(token);
    // Waits until the server knows the socket, before anything is revoked.
    await new Promise<void>((resolve) => {
      const client = clients.at(-1);
      client?.subscribe(
        { query: '{ agencyNow }' },
        { next: () => resolve(), error: () => resolve(), complete: () => undefined },
      );
    });
    return [closed];
  };
  const statusOf = async (name: string) => {
    const { data } = await app.graphql<{ apiKeys: { items: { name: string; status: string }[] } }>(
      '{ apiKeys(page: { size: 100 }) { items { name status } } }',
      {},
      admin,
    );
    return data?.apiKeys.items.find((item) => item.name === name)?.status;
  };
  const makeKey = async (maker: Employee, name: string): Promise<string> => {
    const { data } = await app.graphql<{ createApiKey: { key: string } }>(
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }',
      { input: { name, grants: [{ area: 'RESERVATIONS', access: 'WRITE' }] } },
      await app.tokenFor(maker),
    );
    return data?.createApiKey.key ?? '';
  };

  it.each([
    ['demoted', (id: number) => app.rest('POST', '/UserModifier', { id, role: 'Employe' }, admin)],
    ['deleted', (id: number) => app.rest('DELETE', `/User/${id}`, undefined, admin)],
  ] as const)('stops working with them, including its sockets: %s', async (how, act) => {
    const maker = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
    const key = await makeKey(maker, how);
    const [closed] = await connected(key);
    expect(await codeOf(ASK, key)).toBeUndefined();
    expect(await statusOf(how)).toBe('ACTIVE');
    expect((await act(maker.id)).statusCode).toBe(200);
    expect(await closed).toBe(4403);
    expect(await codeOf(ASK, key)).toBe('UNAUTHENTICATED');
    expect(await statusOf(how)).toBe('SUSPENDED');
  });

  it('stops while that Admin is disabled, and works again afterwards', async () => {
    const maker = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
    const key = await makeKey(maker, 'switched off');
    const em = app.database.orm.em.fork();
    const set = (status: EmployeeStatus) => em.nativeUpdate(Employee, { id: maker.id }, { status });
    await set(EmployeeStatus.INACTIVE);
    expect(await codeOf(ASK, key)).toBe('UNAUTHENTICATED');
    await set(EmployeeStatus.ACTIVE);
    expect(await codeOf(ASK, key)).toBeUndefined();
  });

  it('does not affect keys of others', async () => {
    const [leaver, other] = [
      await makeEmployee(app.database, { role: EmployeeRole.ADMIN }),
      await makeEmployee(app.database, { role: EmployeeRole.ADMIN }),
    ];
    const key = await makeKey(other, 'of another');
    expect((await app.rest('DELETE', `/User/${leaver.id}`, undefined, admin)).statusCode).toBe(200);
    expect(await codeOf(ASK, key)).toBeUndefined();
  });
});
