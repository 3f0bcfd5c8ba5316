import { makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, calendarDay, parseInstant } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

const LINES =
  'number version stage total balance quotedTotal lines { id kind label amount pieces reason enteredAt enteredBy reversesId }';
const BOOK = `mutation ($input: BookReservationInput!) { bookReservation(input: $input) { ... on Reservation { ${LINES} amendments { number } } } }`;
const UPDATE = `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { ${LINES} } } }`;
const ADD = `mutation ($input: AddRentalLineInput!) { addRentalLine(input: $input) { ${LINES} amendments { number } } }`;
const REMOVE = `mutation ($input: RemoveRentalLineInput!) { removeRentalLine(input: $input) { ${LINES} } }`;
const RULE = 'mutation ($input: CreateChargeRuleInput!) { createChargeRule(input: $input) { id } }';

interface Priced {
  readonly number: string;
  readonly version: number;
  readonly total: string;
  readonly lines: readonly { readonly id: string; readonly label: string; readonly amount: string }[];
}

let app: TestApp;
let admin: string;
let staff: string;

const at = (days: number, time = '12:00'): string =>
  (parseInstant(`${calendarDay(agencyDay(new Date()), days)} ${time}`) as Date).toISOString();
const SEAT = { kind: 'EXTRA', unit: 'DAY', name: 'Siège bébé', price: '40', maxQuantity: 9 };

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database, { firstName: 'Nadia', lastName: 'Berrada' }));
});
afterAll(() => app.close());

async function rule(change: object = {}): Promise<string> {
  const { data, errors } = await app.graphql<{ createChargeRule: { id: string } }>(
    RULE,
    { input: { ...SEAT, ...change } },
    admin,
  );
  expect(errors).toBeUndefined();
  return data?.createChargeRule.id ?? '';
}

const bookingOf = (vehicle: Vehicle, change: object = {}) => ({
  ...{ kind: 'QUICK', vehicleId: String(vehicle.id), period: { startsAt: at(2), endsAt: at(5) }, accept: true },
  ...{ pickupPlace: 'Fes', returnPlace: 'Fes' },
  driver: { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678' },
  ...change,
});
const tryBook = (vehicle: Vehicle, change: object = {}) =>
  app.graphql<{ bookReservation: Priced }>(BOOK, { input: bookingOf(vehicle, change) }, staff);
async function book(vehicle: Vehicle, change: object = {}): Promise<Priced> {
  const { data, errors } = await tryBook(vehicle, change);
  expect(errors).toBeUndefined();
  return data?.bookReservation as Priced;
}
const add = ({ number, version }: Priced, change: object) =>
  app.graphql<{ addRentalLine: Priced }>(
    ADD,
    { input: { number, version, reason: 'Demande du client', ...change } },
    staff,
  );
const remove = ({ number, version }: Priced, lineId: string, token = staff) =>
  app.graphql<{ removeRentalLine: Priced }>(
    REMOVE,
    { input: { number, version, lineId, reason: 'Appareil en panne' } },
    token,
  );
const amounts = ({ lines }: Priced): string[] => lines.map(({ label, amount }) => `${label} ${amount}`);

describe('extras', () => {
  it('are kept with the reservation, at the desk and on the site, and make its total', async () => {
    const ruleId = await rule();
    const vehicle = await makeVehicle(app.database);
    const extras = [{ ruleId, quantity: 2 }];
    const made = await book(vehicle, { extras });
    expect(made).toMatchObject({ total: '1140.00', quotedTotal: '1140.00', balance: '1140.00' });
    expect(amounts(made)).toEqual(['Location, par jour 900.00', 'Siège bébé 240.00']);
    const { data, errors } = await app.graphql<{ createReservation: object }>(
      `mutation ($input: CreateReservationInput!) { createReservation(input: $input) { ... on ReservationReceipt { number quote { payable lines { label amount } } } } }`,
      {
        input: {
          ...{ kind: 'QUICK', vehicleId: String(vehicle.id), period: { startsAt: at(12), endsAt: at(13) }, extras },
          ...{ pickupPlace: 'Fes', returnPlace: 'Fes' },
          driver: { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678', email: 's@exemple.ma' },
          idempotencyKey: 'once',
        },
      },
    );
    expect(errors).toBeUndefined();
    expect(data?.createReservation).toMatchObject({ quote: { payable: '380.00', lines: [{}, { amount: '80.00' }] } });
  });

  it('say how often they were taken, to the staff', async () => {
    const [often, never] = [await rule({ name: 'GPS' }), await rule({ name: 'Chaînes' })];
    const vehicle = await makeVehicle(app.database);
    for (const days of [2, 12])
      await book(vehicle, { period: { startsAt: at(days), endsAt: at(days + 2) }, extras: [{ ruleId: often }] });
    const asked = (token?: string) =>
      app.graphql<{ rentalExtras: { items: { ruleId: string; timesBooked: number }[] } }>(
        'query ($id: ID!, $period: PeriodInput!) { rentalExtras(vehicleId: $id, period: $period) { items { ruleId timesBooked } } }',
        { id: String(vehicle.id), period: { startsAt: at(30), endsAt: at(31) } },
        token,
      );
    const items = (await asked(staff)).data?.rentalExtras.items ?? [];
    const timesOf = (id: string) => items.find(({ ruleId }) => ruleId === id)?.timesBooked;
    expect([timesOf(often), timesOf(never)]).toEqual([2, 0]);
    expect((await asked()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('of a request are changed with it, and stay when it is moved', async () => {
    const ruleId = await rule();
    const vehicle = await makeVehicle(app.database);
    const asked = await book(vehicle, { extras: [{ ruleId }], accept: false });
    const edit = async ({ number, version }: Priced, change: object) => {
      const reply = await app.graphql<{ updateReservation: Priced }>(
        UPDATE,
        { input: { number, version, ...change } },
        staff,
      );
      return { made: reply.data?.updateReservation as Priced, fields: reply.errors?.[0]?.extensions.fields };
    };
    const { made: moved } = await edit(asked, { period: { startsAt: at(2), endsAt: at(4) } });
    expect(amounts(moved)).toEqual(['Location, par jour 600.00', 'Siège bébé 80.00']);
    const { made: doubled } = await edit(moved, { extras: [{ ruleId, quantity: 2 }] });
    expect(doubled).toMatchObject({ quotedTotal: '760.00' });
    expect((await edit(doubled, { extras: [{ ruleId, quantity: 10 }] })).fields).toEqual({
      'extras.0.quantity': ['Siège bébé : 9 au plus par location.'],
    });
    const { made: without } = await edit(doubled, { extras: null });
    expect(amounts(without)).toEqual(['Location, par jour 600.00']);
    const rental = await book(vehicle, { period: { startsAt: at(30), endsAt: at(31) } });
    expect((await edit(rental, { extras: [{ ruleId }] })).fields).toHaveProperty('extras');
  });

  it('are never promised beyond their stock by 64 rivals', async () => {
    const ruleId = await rule({ stock: 5 });
    const vehicles = await Promise.all(Array.from({ length: 64 }, () => makeVehicle(app.database)));
    const replies = await Promise.all(
      vehicles.map((vehicle, index) =>
        tryBook(vehicle, {
          extras: [{ ruleId }],
          period: { startsAt: at(40 + (index % 3)), endsAt: at(43 + (index % 4)) },
        }),
      ),
    );
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(5);
    const left = ['Siège bébé : il n’en reste plus pour ces dates.'];
    for (const { errors } of replies) {
      if (!errors) continue;
      expect(errors[0]?.message.replace("n'en", 'n’en')).toBe(left[0]);
    }
    const [row] = await app.database.orm.em.fork().execute<{ count: number }[]>(
      `select coalesce(sum(l.pieces), 0)::int as count from reservation_line l join occupation o on o.reservation_id = l.reservation_id
       where l.rule_id = ?`,
      [Number(ruleId)],
    );
    expect(row?.count).toBe(5);
    // A request reserves no piece, and is refused if none is left.
    const request = await tryBook(await makeVehicle(app.database), {
      ...{ extras: [{ ruleId }], accept: false },
      period: { startsAt: at(41), endsAt: at(42) },
    });
    expect(request.errors?.[0]?.extensions.fields).toHaveProperty(['extras.0.quantity']);
    await book(await makeVehicle(app.database), {
      extras: [{ ruleId, quantity: 5 }],
      period: { startsAt: at(50), endsAt: at(51) },
    });
  });
});

describe('the lines of a rental', () => {
  it('are added and taken back with a reason, and the total moves with them', async () => {
    const ruleId = await rule();
    const km = await rule({ kind: 'RETURN', unit: 'KM', name: 'Km supplémentaire', price: '2.5' });
    const made = await book(await makeVehicle(app.database));
    const one = (await add(made, { ruleId, quantity: 2 })).data?.addRentalLine as Priced;
    expect(one).toMatchObject({ total: '1140.00', amendments: [] });
    expect(one.lines.at(-1)).toMatchObject({
      ...{ kind: 'EXTRA', label: 'Siège bébé', amount: '240.00', pieces: 2 },
      ...{ reason: 'Demande du client', enteredBy: 'Nadia Berrada', enteredAt: expect.any(String) },
    });
    const two = (await add(one, { ruleId: km, quantity: 120 })).data?.addRentalLine as Priced;
    expect(two.lines.at(-1)).toMatchObject({ kind: 'FEE', label: 'Km supplémentaire', amount: '300.00', pieces: null });
    const three = (await add(two, { label: 'Geste commercial', unitPrice: '-100' })).data?.addRentalLine as Priced;
    expect(three).toMatchObject({ total: '1340.00', balance: '1340.00' });
    const seat = one.lines.at(-1)?.id ?? '';
    const four = (await remove(three, seat)).data?.removeRentalLine as Priced;
    expect(four).toMatchObject({ total: '1100.00' });
    expect(four.lines.at(-1)).toMatchObject({
      label: 'Retrait : Siège bébé',
      amount: '-240.00',
      pieces: -2,
      reversesId: seat,
    });
    expect((await remove(four, seat)).errors?.[0]?.extensions.code).toBe('RENTAL_LINE.NOT_FOUND');
    expect((await remove(four, four.lines[0]?.id ?? '')).errors?.[0]?.extensions.code).toBe('RENTAL_LINE.NOT_FOUND');
    expect((await remove(two, seat)).errors?.[0]?.extensions.code).toBe('RESERVATION.VERSION_CONFLICT');
  });

  it('are refused with every field at fault', async () => {
    const made = await book(await makeVehicle(app.database), { advance: '900' });
    const fields = async (change: object) => (await add(made, change)).errors?.[0]?.extensions.fields;
    expect(await fields({ reason: ' ' })).toEqual({
      label: ['Le libellé est obligatoire.'],
      unitPrice: ['Le prix est obligatoire.'],
      reason: ['Le motif est obligatoire.'],
    });
    expect(await fields({ ruleId: '999999' })).toEqual({ ruleId: ["Cette option n'existe pas."] });
    expect(await fields({ label: 'Rien', unitPrice: '0' })).toEqual({ unitPrice: ['Le prix ne peut pas être nul.'] });
    expect(await fields({ label: 'Remise', unitPrice: '-50' })).toEqual({
      unitPrice: [expect.stringContaining("enregistrez d'abord un remboursement de 50")],
    });
    const asked = await book(await makeVehicle(app.database), { accept: false });
    const reply = await add(asked, { label: 'Lavage', unitPrice: '10' });
    expect(reply.errors?.[0]?.extensions.code).toBe('RENTAL_LINE.CLOSED');
  });

  it('tell the extra whose last piece was taken by its quantity, at an acceptance and at an edit', async () => {
    const [first, second] = [await rule({ position: 1 }), await rule({ position: 2, stock: 1 })];
    const extras = [{ ruleId: second }, { ruleId: first }];
    const over = { extras, period: { startsAt: at(70), endsAt: at(72) } };
    const asked = await book(await makeVehicle(app.database), { ...over, accept: false });
    await book(await makeVehicle(app.database), over);
    // By the place among the extras of the request, which the rules order.
    const taken = { 'extras.1.quantity': ["Siège bébé : il n'en reste plus pour ces dates."] };
    const refused = await app.graphql(
      'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { number } } }',
      { input: { number: asked.number, version: asked.version, total: '900', advance: '0' } },
      staff,
    );
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'RESERVATION.EXTRA_TAKEN', fields: taken });
    const later = await book(await makeVehicle(app.database), {
      ...over,
      period: { startsAt: at(74), endsAt: at(76) },
    });
    const moved = await app.graphql(
      UPDATE,
      { input: { number: later.number, version: later.version, period: over.period } },
      staff,
    );
    expect(moved.errors?.[0]?.extensions).toMatchObject({ code: 'RESERVATION.EXTRA_TAKEN', fields: taken });
  });

  it('tell rivals at the desk the field of the extra as they sent it, whoever is too late', async () => {
    const [plain, ruleId] = [await rule({ position: 1 }), await rule({ position: 2, stock: 1 })];
    const vehicles = await Promise.all(Array.from({ length: 12 }, () => makeVehicle(app.database)));
    const replies = await Promise.all(
      vehicles.map((vehicle) => tryBook(vehicle, { extras: [{ ruleId }, { ruleId: plain }] })),
    );
    const refused = replies.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions) ?? []);
    expect(refused).toHaveLength(11);
    for (const { fields } of refused) expect(Object.keys(fields ?? {})).toEqual(['extras.0.quantity']);
  });

  it('give a stock back when they are taken back', async () => {
    const ruleId = await rule({ stock: 1 });
    const [mine, theirs] = [
      await book(await makeVehicle(app.database), { extras: [{ ruleId }] }),
      await book(await makeVehicle(app.database)),
    ];
    const taken = await add(theirs, { ruleId });
    expect(taken.errors?.[0]?.extensions).toMatchObject({
      code: 'RESERVATION.EXTRA_TAKEN',
      fields: { quantity: ["Siège bébé : il n'en reste plus pour ces dates."] },
    });
    await remove(mine, mine.lines.at(-1)?.id ?? '');
    expect((await add(theirs, { ruleId })).errors).toBeUndefined();
  });
});

describe('an extension', () => {
  const CHANGE = `mutation ($input: ChangeRentalInput!) { changeRental(input: $input) {
    __typename ... on Reservation { ${LINES} } } }`;

  it('takes the extras of each day along, and is refused where their stock is promised', async () => {
    const ruleId = await rule({ stock: 1 });
    const made = await book(await makeVehicle(app.database), { extras: [{ ruleId }] });
    const extend = async (days: number) =>
      app.graphql<{ changeRental: Priced }>(
        CHANGE,
        { input: { number: made.number, version: made.version, endsAt: at(days), reason: 'Prolongation' } },
        staff,
      );
    await book(await makeVehicle(app.database), {
      ...{ extras: [{ ruleId }], period: { startsAt: at(8), endsAt: at(9) } },
    });
    const refused = await extend(8);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'RESERVATION.EXTRA_TAKEN',
      fields: { 'extras.0.quantity': ["Siège bébé : il n'en reste plus pour ces dates."] },
    });
    const { data, errors } = await extend(7);
    expect(errors).toBeUndefined();
    // Two days more at 300 Dh, and the seat for 40 Dh a day.
    expect(data?.changeRental.total).toBe('1700.00');
  });
});

describe('an extra that was promised', () => {
  const CHANGE = `mutation ($input: ChangeRentalInput!) { changeRental(input: $input) { ... on Reservation { ${LINES} vehicle { id } } } }`;
  const DEPART = 'mutation ($input: DepartRentalInput!) { departRental(input: $input) { number version stage } }';
  const RETURN = 'mutation ($input: ReturnRentalInput!) { returnRental(input: $input) { number version stage } }';
  const REOPEN = 'mutation ($input: RentalStepInput!) { reopenRental(input: $input) { number version stage } }';
  const edit = async (id: string, change: object): Promise<void> => {
    const { data } = await app.graphql<{ chargeRule: { version: number } }>(
      'query ($id: ID!) { chargeRule(id: $id) { version } }',
      { id },
      admin,
    );
    const { errors } = await app.graphql(
      'mutation ($input: UpdateChargeRuleInput!) { updateChargeRule(input: $input) { id } }',
      { input: { id, version: data?.chargeRule.version, ...change } },
      admin,
    );
    expect(errors).toBeUndefined();
  };
  const run = async (operation: string, { number, version }: Priced, input: object, token = staff) => {
    const { data, errors } = await app.graphql<Record<string, Priced>>(
      operation,
      { input: { number, version, ...input } },
      token,
    );
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0] as Priced;
  };
  const extend = (made: Priced, days: number) => run(CHANGE, made, { endsAt: at(days), reason: 'Prolongation' });
  const booked = async (change: object = {}) => {
    const ruleId = await rule(change);
    return { ruleId, made: await book(await makeVehicle(app.database), { extras: [{ ruleId }] }) };
  };

  it('is priced for the new length whether or not its rule would still apply', async () => {
    const { made } = await booked({ toDays: 3 });
    expect(await extend(made, 7)).toMatchObject({ total: '1700.00' });
    const long = await rule({ fromDays: 5 });
    const plain = await book(await makeVehicle(app.database));
    const added = (await add(plain, { ruleId: long })).data?.addRentalLine as Priced;
    expect(added).toMatchObject({ total: '1020.00' });
    expect(await extend(added, 7)).toMatchObject({ total: '1700.00' });
  });

  it('is priced for the new length although its rule was switched off, and stays as it was once it is deleted', async () => {
    const { made, ruleId } = await booked();
    await edit(ruleId, { active: false });
    const longer = await extend(made, 7);
    expect(longer).toMatchObject({ total: '1700.00' });
    await app.graphql(
      'mutation ($input: DeleteChargeRuleInput!) { deleteChargeRule(input: $input) }',
      { input: { id: ruleId } },
      admin,
    );
    // Two days at 300 Dh.
    expect(await extend(longer, 9)).toMatchObject({ total: '2300.00' });
  });

  it('stays with a request that is moved once its rule is switched off, and can be left out', async () => {
    const ruleId = await rule();
    const made = await book(await makeVehicle(app.database), { extras: [{ ruleId }], accept: false });
    await edit(ruleId, { active: false });
    const moved = await run(UPDATE, made, { period: { startsAt: at(2), endsAt: at(4) }, extras: [{ ruleId }] });
    expect(amounts(moved)).toEqual(['Location, par jour 600.00', 'Siège bébé 80.00']);
    const again = await run(UPDATE, moved, { period: { startsAt: at(2), endsAt: at(5) } });
    expect(amounts(again)).toEqual(['Location, par jour 900.00', 'Siège bébé 120.00']);
    expect(amounts(await run(UPDATE, again, { extras: null }))).toEqual(['Location, par jour 900.00']);
  });

  it('is never had more often than a rental may, over several calls', async () => {
    const { made, ruleId } = await booked({ maxQuantity: 2 });
    const two = (await add(made, { ruleId })).data?.addRentalLine as Priced;
    expect((await add(two, { ruleId })).errors?.[0]?.extensions.fields).toEqual({
      quantity: ['Siège bébé : 2 au plus par location, qui en a déjà 2.'],
    });
    const one = (await remove(two, two.lines.at(-1)?.id ?? '')).data?.removeRentalLine as Priced;
    expect((await add(one, { ruleId })).errors).toBeUndefined();
  });

  it('stays in another vehicle and is extended into free days when its stock is lowered, but no piece is added', async () => {
    const ruleId = await rule({ stock: 2 });
    const over = { extras: [{ ruleId }], period: { startsAt: at(1), endsAt: at(3) } };
    const mine = await book(await makeVehicle(app.database), over);
    await book(await makeVehicle(app.database), over);
    await edit(ruleId, { stock: 1 });
    const other = await makeVehicle(app.database);
    const swapped = await run(CHANGE, mine, { swap: { vehicleId: String(other.id) } });
    expect(swapped).toMatchObject({ vehicle: { id: String(other.id) } });
    const longer = await run(CHANGE, swapped, { endsAt: at(4) });
    expect((await add(longer, { ruleId })).errors?.[0]?.extensions.code).toBe('RESERVATION.EXTRA_TAKEN');
  });

  it('is back with a return that was recorded by mistake, though its stock was lowered', async () => {
    const ruleId = await rule({ stock: 2 });
    const over = { extras: [{ ruleId }], period: { startsAt: at(0, '23:59'), endsAt: at(3) } };
    const mine = await book(await makeVehicle(app.database), over);
    await book(await makeVehicle(app.database), over);
    await edit(ruleId, { stock: 1 });
    const out = await run(DEPART, mine, { km: 1000, fuel: 8 });
    const back = await run(RETURN, out, { km: 1000, fuel: 8 });
    expect(await run(REOPEN, back, { reason: 'Erreur' }, admin)).toMatchObject({ stage: 'OUT' });
  });
});

describe('effects of an extra beside its price', () => {
  const PROMISES = 'number version includedKmPerDay depositAmount lines { id }';
  interface Promised {
    readonly number: string;
    readonly version: number;
    readonly includedKmPerDay: number | null;
    readonly depositAmount: string;
    readonly lines: readonly { readonly id: string }[];
  }
  const call = async (name: string, input: object, token = staff): Promise<Promised> => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await app.graphql<Record<string, Promised>>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ... on Reservation { ${PROMISES} } } }`,
      { input },
      token,
    );
    expect(errors).toBeUndefined();
    return data?.[name] as Promised;
  };
  const setAgency = async (kmPerDay: number, amount: string) => {
    const { data } = await app.graphql<Record<string, { version: number }>>(
      '{ priceSettings { version } depositSettings { version } }',
      {},
      admin,
    );
    const { errors } = await app.graphql(
      `mutation ($km: UpdatePriceSettingsInput!, $deposit: UpdateDepositSettingsInput!) {
        updatePriceSettings(input: $km) { version } updateDepositSettings(input: $deposit) { version } }`,
      {
        km: { version: data?.['priceSettings']?.version, includedKm: [{ category: 'CITY_CAR', kmPerDay }] },
        deposit: { version: data?.['depositSettings']?.version, amounts: [{ category: 'CITY_CAR', amount }] },
      },
      admin,
    );
    expect(errors).toBeUndefined();
  };

  it('lowers the deposit and lifts the km, from the acceptance or the line on, whatever the settings say later', async () => {
    await setAgency(250, '4000.00');
    const [insurance, unlimited] = [
      await rule({ name: 'Assurance', depositReductionPercent: '50' }),
      await rule({ name: 'Km illimités', unlimitedKm: true, depositReduction: '500' }),
    ];
    const plain = await call('bookReservation', bookingOf(await makeVehicle(app.database)));
    expect(plain).toMatchObject({ includedKmPerDay: 250, depositAmount: '4000.00' });
    const insured = await call('bookReservation', {
      ...bookingOf(await makeVehicle(app.database), { extras: [{ ruleId: insurance }] }),
    });
    expect(insured).toMatchObject({ includedKmPerDay: 250, depositAmount: '2000.00' });
    const free = await call('bookReservation', {
      ...bookingOf(await makeVehicle(app.database), { extras: [{ ruleId: unlimited }] }),
    });
    expect(free).toMatchObject({ includedKmPerDay: 0, depositAmount: '3500.00' });
    const { number, version } = insured;
    const added = await call('addRentalLine', { number, version, ruleId: unlimited, reason: 'Demande' });
    expect(added).toMatchObject({ includedKmPerDay: 0, depositAmount: '1500.00' });
    const lineId = added.lines.at(-1)?.id;
    const taken = await call('removeRentalLine', { number, version: added.version, lineId, reason: 'Erreur' });
    expect(taken).toMatchObject({ includedKmPerDay: 250, depositAmount: '2000.00' });
    await setAgency(100, '9000.00');
    const washed = { number: plain.number, version: plain.version, label: 'Lavage', unitPrice: '10', reason: 'Lavage' };
    expect(await call('addRentalLine', washed)).toMatchObject({ includedKmPerDay: 250, depositAmount: '4000.00' });
    await setAgency(0, '0.00');
  });

  it('gives back the km that were promised once it is taken back, whatever the settings say by then', async () => {
    await setAgency(250, '0.00');
    const unlimited = await rule({ name: 'Km illimités', unlimitedKm: true });
    const extras = { extras: [{ ruleId: unlimited }] };
    const made = await call('bookReservation', bookingOf(await makeVehicle(app.database), extras));
    expect(made.includedKmPerDay).toBe(0);
    await setAgency(100, '0.00');
    const { number, version } = made;
    const lineId = made.lines.at(-1)?.id;
    const taken = await call('removeRentalLine', { number, version, lineId, reason: 'Erreur' });
    expect(taken.includedKmPerDay).toBe(250);
    const again = { number, version: taken.version, ruleId: unlimited, reason: 'Demande' };
    expect((await call('addRentalLine', again)).includedKmPerDay).toBe(0);
    await setAgency(0, '0.00');
  });

  it.each([
    [{ kind: 'FEE', unlimitedKm: true }, 'unlimitedKm'],
    [{ kind: 'FEE', depositReduction: '1' }, 'depositReduction'],
    [{ depositReduction: '1', depositReductionPercent: '1' }, 'depositReductionPercent'],
    [{ depositReductionPercent: '101' }, 'depositReductionPercent'],
    [{ finding: 'KM' }, 'finding'],
    [{ kind: 'RETURN', unit: 'KM', finding: 'FUEL' }, 'unit'],
  ])('is refused by field: %j', async (change, field) => {
    const { errors } = await app.graphql(RULE, { input: { ...SEAT, ...change } }, admin);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', fields: { [field]: [expect.any(String)] } });
  });
});

describe('what is printed', () => {
  it('has the lines of the contract, and on the invoice those that came later, by the rate of their TVA', async () => {
    const seat = await rule({ vatPercent: '10' });
    const made = await book(await makeVehicle(app.database), { extras: [{ ruleId: seat }] });
    const added = (await add(made, { label: 'Livraison', unitPrice: '120' })).data?.addRentalLine as Priced;
    const issued = await app.graphql<{ issueInvoice: object }>(
      'mutation ($input: IssueInvoiceInput!) { issueInvoice(input: $input) { net vat total } }',
      { input: { number: added.number } },
      staff,
    );
    // 900 Dh of rent and 120 Dh agreed at 20 %, 120 Dh of seat at 10 %.
    expect(issued.data?.issueInvoice).toMatchObject({ net: '959.09', vat: '180.91', total: '1140.00' });
  });
});
