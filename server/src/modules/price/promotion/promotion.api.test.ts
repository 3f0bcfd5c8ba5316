import { makeCustomer, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, calendarDay, parseInstant, toReadableDay } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

const PROMOTION = `{ id code percent amount bookedFrom bookedTo rentalFrom rentalTo minDays maxUses used categories active version }`;
const CREATE = `mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) ${PROMOTION} }`;
const UPDATE = `mutation ($input: UpdatePromotionInput!) { updatePromotion(input: $input) ${PROMOTION} }`;
const DELETE = 'mutation ($input: DeletePromotionInput!) { deletePromotion(input: $input) }';
const LIST = `query ($filter: PromotionFilter, $search: PromotionSearch) {
  promotions(filter: $filter, search: $search) { totalCount items ${PROMOTION} } }`;
const QUOTE = `query ($id: ID!, $period: PeriodInput!, $options: TripOptionsInput) {
  priceQuote(vehicleId: $id, period: $period, options: $options) {
    total registeredTotal payable discounted lines { kind label amount } } }`;
const RESERVATION = 'number version total quotedTotal promotionCode lines { kind label amount } status';
const BOOK = `mutation ($input: BookReservationInput!) { bookReservation(input: $input) { ... on Reservation { ${RESERVATION} } } }`;
const EDIT = `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { ${RESERVATION} } } }`;
const REFUSE = 'mutation ($input: RefuseReservationInput!) { refuseReservation(input: $input) { number status } }';
const CANCEL = 'mutation ($input: CancelReservationInput!) { cancelReservation(input: $input) { number status } }';

interface Kept {
  readonly id: string;
  readonly version: number;
  readonly used: number;
}
interface Priced {
  readonly number: string;
  readonly version: number;
  readonly quotedTotal: string;
  readonly lines: readonly { readonly kind: string; readonly label: string; readonly amount: string }[];
}

let app: TestApp;
let admin: string;
let staff: string;
let made = 0;

const today = agencyDay(new Date());
const at = (days: number, time = '12:00'): string =>
  (parseInstant(`${calendarDay(today, days)} ${time}`) as Date).toISOString();
const PERIOD = { startsAt: at(20), endsAt: at(25) };

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const fieldsOf = (reply: { errors?: readonly { extensions: Record<string, unknown> }[] | undefined }): unknown =>
  reply.errors?.[0]?.extensions['fields'];
const newCode = (): string => `PROMO-${(made += 1)}`;

async function create(change: object = {}): Promise<Kept & { code: string }> {
  const reply = await app.graphql<{ createPromotion: Kept & { code: string } }>(
    CREATE,
    { input: { code: newCode(), percent: 10, ...change } },
    admin,
  );
  expect(reply.errors).toBeUndefined();
  return reply.data?.createPromotion as Kept & { code: string };
}
const used = async (id: string): Promise<number | undefined> =>
  (await app.graphql<{ promotion: Kept }>(`query ($id: ID!) { promotion(id: $id) { used } }`, { id }, staff)).data
    ?.promotion.used;
const quote = (vehicle: Vehicle, options: object, token?: string, period: object = PERIOD) =>
  app.graphql<{ priceQuote: { payable: string; lines: Priced['lines'] } }>(
    QUOTE,
    { id: String(vehicle.id), period, options },
    token,
  );
const tryBook = (vehicle: Vehicle, change: object = {}) =>
  app.graphql<{ bookReservation: Priced }>(
    BOOK,
    {
      input: {
        ...{ kind: 'QUICK', vehicleId: String(vehicle.id), period: PERIOD, pickupPlace: 'Fes', returnPlace: 'Fes' },
        driver: { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678' },
        ...change,
      },
    },
    staff,
  );
async function book(change: object = {}): Promise<Priced> {
  const reply = await tryBook(await makeVehicle(app.database), change);
  expect(reply.errors).toBeUndefined();
  return reply.data?.bookReservation as Priced;
}
async function edit({ number, version }: Priced, change: object) {
  const reply = await app.graphql<{ updateReservation: Priced }>(
    EDIT,
    { input: { number, version, ...change } },
    staff,
  );
  return { edited: reply.data?.updateReservation as Priced, fields: fieldsOf(reply) };
}
const amounts = ({ lines }: { lines: Priced['lines'] }): string[] =>
  lines.map(({ label, amount }) => `${label} ${amount}`);

describe('promotions', () => {
  it('are made, changed and deleted by an Admin, and seen by all staff', async () => {
    const promotion = await create({ code: ' ete-27 ', minDays: 3, maxUses: 5 });
    expect(promotion).toMatchObject({
      ...{ code: 'ETE-27', percent: 10, amount: null, minDays: 3, maxUses: 5, used: 0, categories: [], active: true },
    });
    const again = await app.graphql(CREATE, { input: { code: 'ete -27', amount: '100' } }, admin);
    expect(fieldsOf(again)).toEqual({ code: ['Ce code promo existe déjà.'] });
    const input = { id: promotion.id, version: 1, percent: null, amount: '150', bookedTo: calendarDay(today, 30) };
    const changed = await app.graphql(UPDATE, { input }, admin);
    expect(changed.data).toMatchObject({ updatePromotion: { percent: null, amount: '150.00', version: 2 } });
    expect((await app.graphql(UPDATE, { input }, admin)).errors?.[0]?.extensions.code).toBe(
      'PROMOTION.VERSION_CONFLICT',
    );
    const list = await app.graphql<{ promotions: { items: Kept[] } }>(LIST, { search: { text: 'ete' } }, staff);
    expect(list.data).toMatchObject({ promotions: { totalCount: 1, items: [{ code: 'ETE-27' }] } });
    expect((await app.graphql(LIST, { filter: { active: false } }, staff)).data).toMatchObject({
      promotions: { totalCount: 0 },
    });
    expect(
      (await app.graphql(CREATE, { input: { code: 'ABC', percent: 5 } }, staff)).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    const gone = { input: { id: promotion.id } };
    expect((await app.graphql(DELETE, gone, admin)).data).toEqual({ deletePromotion: true });
    expect((await app.graphql(DELETE, gone, admin)).errors?.[0]?.extensions.code).toBe('PROMOTION.NOT_FOUND');
  });

  it('are refused with every field at fault', async () => {
    const problems = async (input: object) => fieldsOf(await app.graphql(CREATE, { input }, admin));
    expect(await problems({ code: 'é', percent: 101, minDays: 0, maxUses: 0 })).toEqual({
      code: ['Le code promo a de 3 à 20 lettres sans accent, chiffres ou tirets.'],
      percent: ['Le pourcentage doit être un nombre entier de 1 à 100.'],
      minDays: ['La durée minimale doit être un nombre entier de 1 à 90.'],
      maxUses: ["Le nombre d'utilisations doit être un nombre entier de 1 à 1\u202f000\u202f000."],
    });
    expect(
      await problems({
        ...{ code: 'DATES', bookedFrom: '2027-02-02', bookedTo: '2027-02-01' },
        ...{ rentalFrom: '2027-02-02', rentalTo: '2027-02-01' },
      }),
    ).toEqual({
      percent: ['Indiquez un pourcentage ou un montant.'],
      bookedTo: ['Le dernier jour ne peut pas précéder le premier.'],
      rentalTo: ['Le dernier jour ne peut pas précéder le premier.'],
    });
    expect(await problems({ code: 'BOTH', percent: 5, amount: '5' })).toEqual({
      amount: ['Indiquez un pourcentage ou un montant, pas les deux.'],
    });
    const { id } = await create();
    const edited = await app.graphql(UPDATE, { input: { id, version: 1, amount: '5' } }, admin);
    expect(fieldsOf(edited)).toEqual({ amount: ['Indiquez un pourcentage ou un montant, pas les deux.'] });
  });
});

describe('a code', () => {
  it('is taken off the rent after the discount of registered customers, in whatever letters it is entered', async () => {
    const { code } = await create();
    const vehicle = await makeVehicle(app.database);
    const asked = { promotionCode: ` ${code.toLowerCase()} ` };
    const seen = (await quote(vehicle, asked)).data?.priceQuote;
    expect(seen).toMatchObject({ total: '1350.00', registeredTotal: '1147.50', payable: '1350.00' });
    expect(amounts(seen ?? { lines: [] })).toEqual(['Location, par jour 1500.00', `Code promotionnel ${code} -150.00`]);
    const customer = await app.tokenFor(await makeCustomer(app.database));
    expect((await quote(vehicle, asked, customer)).data?.priceQuote.payable).toBe('1147.50');
    expect((await quote(vehicle, { ...asked, registered: true }, staff)).data?.priceQuote.payable).toBe('1147.50');
    expect((await quote(vehicle, { ...asked, registered: true })).data?.priceQuote.payable).toBe('1350.00');
  });

  it('takes off no more than the rent', async () => {
    const { code } = await create({ percent: null, amount: '90000' });
    const reply = await quote(await makeVehicle(app.database), { promotionCode: code });
    expect(reply.data?.priceQuote.payable).toBe('0.00');
  });

  it('is refused under its field with the reason', async () => {
    const vehicle = await makeVehicle(app.database, { category: VehicleCategory.CITY_CAR });
    const day = (shift: number): string => calendarDay(today, shift);
    const refusal = async (change: object) =>
      fieldsOf(await quote(vehicle, { promotionCode: (await create(change)).code }));
    const said = (sentence: string) => ({ promotionCode: [sentence] });
    for (const promotionCode of ['NOBODY', 'NO\u0000BODY', '\ud800'])
      expect(fieldsOf(await quote(vehicle, { promotionCode }))).toEqual(said("Ce code promo n'existe pas."));
    expect(await refusal({ active: false })).toEqual(said("Ce code promo n'est plus valable."));
    expect(await refusal({ bookedTo: day(-1) })).toEqual(said(`Ce code promo a expiré le ${toReadableDay(day(-1))}.`));
    expect(await refusal({ bookedFrom: day(1) })).toEqual(
      said(`Ce code promo n'est valable qu'à partir du ${toReadableDay(day(1))}.`),
    );
    expect(await refusal({ categories: ['LUXURY_SEDAN'] })).toEqual(
      said('Ce code promo ne vaut pas pour ce véhicule.'),
    );
    expect(await refusal({ minDays: 6 })).toEqual(said('Ce code promo vaut à partir de 6 jours de location.'));
    expect(await refusal({ rentalFrom: day(21) })).toEqual(
      said(`Ce code promo vaut pour une location à partir du ${toReadableDay(day(21))}.`),
    );
    expect(await refusal({ rentalTo: day(23) })).toEqual(
      said(`Ce code promo vaut pour une location jusqu'au ${toReadableDay(day(23))}.`),
    );
    expect(
      await refusal({
        ...{ minDays: 5, rentalFrom: day(20), rentalTo: day(24) },
        bookedFrom: day(0),
        bookedTo: day(0),
      }),
    ).toBeUndefined();
  });

  it('cannot be guessed without a limit, by one address or in one operation, except by the staff', async () => {
    const strict = await startTestApp({ config: { rateLimitFactor: 1 }, database: app.database });
    try {
      const vehicle = await makeVehicle(strict.database);
      const guess = async (promotionCode: string, token?: string) =>
        (await strict.graphql(QUOTE, { id: String(vehicle.id), period: PERIOD, options: { promotionCode } }, token))
          .errors?.[0]?.extensions.code;
      const desk = await strict.tokenFor(await makeEmployee(strict.database));
      const known = newCode();
      await strict.graphql(
        CREATE,
        { input: { code: known, percent: 10 } },
        await strict.tokenFor(await makeEmployee(strict.database, { role: EmployeeRole.ADMIN })),
      );
      for (let tried = 0; tried < 30; tried += 1) {
        expect(await guess(known)).toBeUndefined();
        expect(await guess(`FAUX-${tried}`)).toBe('VALIDATION');
      }
      expect(await guess('FAUX-30')).toBe('TOO_MANY_REQUESTS');
      expect(await guess('FAUX-30', desk)).toBe('VALIDATION');
      // Without a code nothing is guessed.
      const plain = await strict.graphql(QUOTE, { id: String(vehicle.id), period: PERIOD, options: {} });
      expect(plain.errors).toBeUndefined();
    } finally {
      await strict.close();
    }
  });

  it('is kept with the request of a visitor, and refused where it does not hold, with nothing changed', async () => {
    const { code, id } = await create();
    const vehicle = await makeVehicle(app.database);
    const ask = (promotionCode: string) =>
      app.graphql<{ createReservation: { quote: { payable: string } } }>(
        'mutation ($input: CreateReservationInput!) { createReservation(input: $input) { ... on ReservationReceipt { number quote { payable } } } }',
        {
          input: {
            ...{ kind: 'QUICK', vehicleId: String(vehicle.id), period: PERIOD, pickupPlace: 'Fes', returnPlace: 'Fes' },
            driver: { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678', email: 's@exemple.ma' },
            ...{ promotionCode, idempotencyKey: `once ${promotionCode}` },
          },
        },
      );
    expect((await ask(code)).data?.createReservation.quote.payable).toBe('1350.00');
    // The same request sent again returns the same reservation and counts as one use.
    expect((await ask(code)).data?.createReservation.quote.payable).toBe('1350.00');
    expect(await used(id)).toBe(1);
    expect(fieldsOf(await ask('NOBODY'))).toEqual({ promotionCode: ["Ce code promo n'existe pas."] });
  });

  it('has its last use given to exactly one of 64 rivals, and gets it back when that one is refused or cancelled', async () => {
    const { code, id } = await create({ maxUses: 1 });
    const vehicles = await Promise.all(Array.from({ length: 64 }, () => makeVehicle(app.database)));
    const replies = await Promise.all(vehicles.map((vehicle) => tryBook(vehicle, { promotionCode: code })));
    const [won, ...others] = replies.filter(({ errors }) => !errors);
    expect(others).toHaveLength(0);
    for (const reply of replies)
      if (reply.errors)
        expect(fieldsOf(reply)).toEqual({
          promotionCode: ['Ce code promo a déjà été utilisé autant de fois que possible.'],
        });
    expect(await used(id)).toBe(1);
    const { number } = won!.data!.bookReservation as Priced;
    expect((await app.graphql(REFUSE, { input: { number } }, staff)).errors).toBeUndefined();
    expect(await used(id)).toBe(0);
    const rental = await book({ promotionCode: code, accept: true });
    expect(rental).toMatchObject({ total: '1350.00' });
    expect(fieldsOf(await tryBook(await makeVehicle(app.database), { promotionCode: code }))).toHaveProperty(
      'promotionCode',
    );
    expect((await app.graphql(CANCEL, { input: { number: rental.number } }, staff)).errors).toBeUndefined();
    expect(await used(id)).toBe(0);
  });
});

it('gives its last use to one request that is sent eight times at once under one key', async () => {
  const { code, id } = await create({ maxUses: 1 });
  const vehicle = await makeVehicle(app.database);
  const sent = { promotionCode: code, accept: true, idempotencyKey: `desk ${code}` };
  const replies = await Promise.all(Array.from({ length: 8 }, () => tryBook(vehicle, sent)));
  expect(replies.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(new Set(replies.map(({ data }) => data?.bookReservation.number)).size).toBe(1);
  expect(await used(id)).toBe(1);
});

describe('what was promised by a code', () => {
  it('stays with a request that is moved, until the staff take it off or enter another', async () => {
    const { code, id, version } = await create({ minDays: 5 });
    const asked = await book({ promotionCode: code });
    await app.graphql(UPDATE, { input: { id, version, percent: 50, active: false } }, admin);
    const { edited: moved } = await edit(asked, { period: { startsAt: at(20), endsAt: at(22) } });
    expect(amounts(moved)).toEqual(['Location, par jour 600.00', `Code promotionnel ${code} -60.00`]);
    const other = await create({ percent: null, amount: '100' });
    const { edited: changed } = await edit(moved, { promotionCode: other.code.toLowerCase() });
    expect(changed).toMatchObject({ quotedTotal: '500.00', promotionCode: other.code });
    expect([await used(id), await used(other.id)]).toEqual([0, 1]);
    expect((await edit(changed, { promotionCode: 'NOBODY' })).fields).toHaveProperty('promotionCode');
    const { edited: without } = await edit(changed, { promotionCode: null });
    expect(without).toMatchObject({ quotedTotal: '600.00', promotionCode: null });
    expect(await used(other.id)).toBe(0);
  });

  it('stays with a rental that is extended by the tiers, whatever became of the promotion', async () => {
    const { code, id } = await create();
    const rental = await book({ promotionCode: code, accept: true });
    expect((await edit(rental, { promotionCode: null })).fields).toHaveProperty('promotionCode');
    await app.graphql(DELETE, { input: { id } }, admin);
    const { number, version } = rental;
    const reply = await app.graphql<{ changeRental: Priced }>(
      `mutation ($input: ChangeRentalInput!) { changeRental(input: $input) { ... on Reservation { ${RESERVATION} } } }`,
      { input: { number, version, endsAt: at(27) } },
      staff,
    );
    // Seven days at 300 Dh, less 10 %.
    expect(reply.data?.changeRental).toMatchObject({ total: '1890.00', promotionCode: code });
    const issued = await app.graphql<{ issueInvoice: object }>(
      'mutation ($input: IssueInvoiceInput!) { issueInvoice(input: $input) { total } }',
      { input: { number } },
      staff,
    );
    expect(issued.data?.issueInvoice).toMatchObject({ total: '1890.00' });
  });
});
