import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeMinute } from '../../../kernel/period.js';
import { DAY_MS } from '../../../kernel/time.js';
import { makeCustomer, makeEmployee, makeRental, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { until } from '../../../../test/until.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { RentalStage } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';

const HOUR_MS = 3_600_000;
const { PLANNED, OUT, RETURNED } = RentalStage;

let app: TestApp;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp();
  const admin = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
  tokens['admin'] = await app.tokenFor(admin);
  tokens['employee'] = await app.tokenFor(await makeEmployee(app.database, { lastName: 'Bennani' }));
  tokens['customer'] = await app.tokenFor(await makeCustomer(app.database));
  tokens['reading key'] = await app.keyFor(admin, 'READ');
});
afterAll(() => app.close());

/** A whole hour, so that lengths count in whole days. */
const base = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
const inDays = (days: number): Date => new Date(base.getTime() + days * DAY_MS);

const TARIFF = { dailyPrice: '300.00', tiers: [{ fromDays: 7, dailyPrice: '250.00' }] };

/** A rental of three days that began yesterday, at 300 Dh a day; 200 Dh were paid. */
async function rental(stage: RentalStage, overrides: Parameters<typeof makeReservation>[1] = {}): Promise<Reservation> {
  const vehicle = (overrides.vehicle as Vehicle | undefined) ?? (await makeVehicle(app.database, TARIFF));
  const startsAt = stage === PLANNED ? inDays(1) : inDays(-1);
  return makeRental(app.database, {
    stage,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3 * DAY_MS),
    advance: '200.00',
    quotedDailyPrice: '300.00',
    quotedTotal: '900.00',
    acceptedAt: inDays(-2),
    ...overrides,
    vehicle,
    ...(stage === OUT ? { firstEndsAt: overrides.endsAt ?? inDays(2) } : {}),
  });
}

const RENTAL = `number version stage total advance balance startsAt endsAt firstEndsAt vehicle { id }
  legs { startedAt startKm endedAt endKm endFuel vehicle { id } }
  amendments { number kind difference pricing reason before { endsAt total vehicleName } after { endsAt total vehicleName } employee { lastName } signedAt }
  payments { kind amount }`;

interface Answer {
  __typename: 'Reservation' | 'VehicleTaken' | 'VersionConflict';
  number: string;
  version: number;
  stage: string;
  total: string;
  advance: string;
  balance: string;
  startsAt: string;
  endsAt: string;
  firstEndsAt: string | null;
  vehicle: { id: string };
  legs: { startKm: number | null; endKm: number | null; endedAt: string | null; vehicle: { id: string } }[];
  amendments: { number: number; kind: string; difference: string; reason: string | null }[];
  payments: { kind: string; amount: string }[];
  message: string;
  alternatives: unknown[];
  reservation: { number: string; version: number };
}

const RESULT = `__typename ... on Reservation { ${RENTAL} } ... on VehicleTaken { message alternatives { vehicle { id } } }
  ... on VersionConflict { message reservation { number version } }`;

async function change(of: { number: string; version: number }, input: object, who = 'employee') {
  const { data, errors } = await app.graphql<{ changeRental: Answer }>(
    `mutation ($input: ChangeRentalInput!) { changeRental(input: $input) { ${RESULT} } }`,
    { input: { number: of.number, version: of.version, ...input } },
    tokens[who],
  );
  return { answer: data?.changeRental, problem: errors?.[0] };
}

interface Preview {
  kind: string;
  version: number;
  days: number;
  total: string;
  difference: string;
  balance: string;
  refund: string;
  conflicts: {
    message: string;
    movable: boolean;
    maintenanceId: string | null;
    reservation: { number: string; version: number } | null;
    equivalents: { vehicle: { id: string }; sameAgency: boolean; sameCategory: boolean; priceDifference: string }[];
  }[];
  swaps: { vehicle: { id: string } }[];
}

async function preview(of: { number: string }, input: object, who = 'employee') {
  const { data, errors } = await app.graphql<{ rentalChangePreview: Preview }>(
    `query ($input: RentalChangePreviewInput!) { rentalChangePreview(input: $input) { kind version days total difference balance refund
      conflicts { message movable maintenanceId reservation { number version } equivalents { vehicle { id } sameAgency sameCategory priceDifference } }
      swaps { vehicle { id } } } }`,
    { input: { number: of.number, ...input } },
    tokens[who],
  );
  return { seen: data?.rentalChangePreview as Preview, problem: errors?.[0] };
}

async function read({ number }: { number: string }): Promise<Answer> {
  const { data, errors } = await app.graphql<{ reservation: Answer }>(
    `query ($number: String!) { reservation(number: $number) { ${RENTAL} } }`,
    { number },
    tokens['employee'],
  );
  expect(errors).toBeUndefined();
  return data?.reservation as Answer;
}

/** Makes a rental of three days that begins in so many hours and whose vehicle left an hour ago. */
async function leftEarly(hours: number): Promise<{ made: Reservation; startsAt: Date; leftAt: Date }> {
  const startsAt = new Date(Date.now() + hours * HOUR_MS);
  const made = await rental(OUT, { startsAt, endsAt: new Date(startsAt.getTime() + 3 * DAY_MS) });
  const leftAt = new Date(Date.now() - HOUR_MS);
  await app.execute('update rental_leg set started_at = ? where reservation_id = ?', [leftAt, made.id]);
  await app.execute('update occupation set period = tstzrange(?, upper(period)) where reservation_id = ?', [
    leftAt,
    made.id,
  ]);
  return { made, startsAt, leftAt };
}

const occupationsOf = async (id: number) => {
  const rows = await app.execute<{ vehicle_id: number; from: string; until: string }>(
    `select vehicle_id, lower(period) as "from", upper(period) as until from occupation where reservation_id = ? order by lower(period)`,
    [id],
  );
  return rows.map(({ from, until, ...row }) => ({ ...row, from: new Date(from), until: new Date(until) }));
};
const fieldsOf = (problem: { extensions: Record<string, unknown> } | undefined) =>
  problem?.extensions['fields'] as Record<string, string[]> | undefined;

/** A fleet of one agency: a vehicle, one of the same kind, a better one and a smaller one. */
async function fleet() {
  const vehicle = await makeVehicle(app.database, { ...TARIFF, category: VehicleCategory.CITY_CAR });
  const agency = vehicle.agency as unknown as Agency;
  const equal = await makeVehicle(app.database, { ...TARIFF, category: VehicleCategory.CITY_CAR, agency });
  const better = await makeVehicle(app.database, {
    dailyPrice: '420.00',
    category: VehicleCategory.COMPACT_SUV,
    agency,
  });
  const smaller = await makeVehicle(app.database, {
    dailyPrice: '200.00',
    category: VehicleCategory.SMALL_CITY_CAR,
    agency,
  });
  return { vehicle, equal, better, smaller };
}

describe('an extension', () => {
  it('costs the whole length by the tiers, keeps the first promised end and is amendment no. 1', async () => {
    const made = await rental(OUT);
    const { seen } = await preview(made, { endsAt: inDays(6).toISOString() });
    expect(seen).toMatchObject({
      kind: 'EXTENSION',
      version: made.version,
      days: 7,
      total: '1750.00',
      difference: '850.00',
      balance: '1550.00',
      refund: '0.00',
      conflicts: [],
    });
    const { answer } = await change(made, { endsAt: inDays(6).toISOString(), reason: 'Vacances prolongées' });
    expect(answer).toMatchObject({
      __typename: 'Reservation',
      total: '1750.00',
      stage: OUT,
      amendments: [
        {
          number: 1,
          kind: 'EXTENSION',
          difference: '850.00',
          pricing: 'TIERS',
          reason: 'Vacances prolongées',
          signedAt: null,
        },
      ],
    });
    expect(new Date(answer?.endsAt ?? '')).toEqual(inDays(6));
    expect(new Date(answer?.firstEndsAt ?? '')).toEqual(inDays(2));
    expect(await occupationsOf(made.id)).toMatchObject([{ from: made.startsAt, until: inDays(6) }]);
  });

  it('may be agreed at a price a day, and a second one is no. 2', async () => {
    const made = await rental(OUT);
    const { answer } = await change(made, { endsAt: inDays(4).toISOString(), pricing: 'DAILY', dailyPrice: '199.50' });
    expect(answer).toMatchObject({ total: '1299.00' });
    const { answer: again } = await change(answer as Answer, {
      endsAt: inDays(5).toISOString(),
      pricing: 'AGREED',
      difference: '-50.00',
    });
    expect(again).toMatchObject({
      total: '1249.00',
      amendments: [
        { number: 1, difference: '399.00' },
        { number: 2, difference: '-50.00' },
      ],
    });
  });

  it('keeps what was agreed beside the price list', async () => {
    const made = await rental(PLANNED, { total: '850.00' });
    const { seen } = await preview(made, { endsAt: inDays(5).toISOString() });
    expect(seen).toMatchObject({ days: 4, total: '1150.00', difference: '300.00' });
  });

  it('does not erase that the rental was late', async () => {
    const made = await rental(OUT, { startsAt: inDays(-3), endsAt: new Date(Date.now() - 3 * HOUR_MS) });
    const { answer } = await change(made, { endsAt: inDays(2).toISOString() });
    expect(answer?.__typename).toBe('Reservation');
    const { data } = await app.graphql<{ reservation: { late: boolean; latenesses: { promisedEnd: string }[] } }>(
      `{ reservation(number: "${made.number}") { late latenesses { promisedEnd noticedAt } } }`,
      {},
      tokens['employee'],
    );
    expect(data?.reservation.late).toBe(false);
    expect(data?.reservation.latenesses.map(({ promisedEnd }) => new Date(promisedEnd))).toEqual([made.endsAt]);
  });

  it.each([
    ['into the past', () => ({ endsAt: new Date(Date.now() - HOUR_MS).toISOString() }), 'endsAt'],
    ['of nothing', (made: Reservation) => ({ endsAt: made.endsAt.toISOString() }), 'endsAt'],
    ['beyond 90 days', () => ({ endsAt: inDays(95).toISOString() }), 'endsAt'],
    ['at a price a day that is not told', () => ({ endsAt: inDays(5).toISOString(), pricing: 'DAILY' }), 'dailyPrice'],
    [
      'at a negative price',
      () => ({ endsAt: inDays(5).toISOString(), pricing: 'DAILY', dailyPrice: '-1.00' }),
      'dailyPrice',
    ],
    [
      'below nothing',
      () => ({ endsAt: inDays(5).toISOString(), pricing: 'AGREED', difference: '-901.00' }),
      'difference',
    ],
  ])('%s is refused under its field, and nothing changes', async (_, input, field) => {
    const made = await rental(OUT);
    const { problem } = await change(made, input(made));
    expect(fieldsOf(problem)).toHaveProperty([field]);
    expect(await read(made)).toMatchObject({ version: made.version, total: '900.00', amendments: [] });
  });

  it('of a rental that is back is refused, and whoever may not change rentals learns nothing', async () => {
    const back = await rental(RETURNED);
    expect((await change(back, { endsAt: inDays(5).toISOString() })).problem?.extensions.code).toBe(
      'RENTAL.NOT_CHANGEABLE',
    );
    const made = await rental(OUT);
    for (const [who, code] of [
      ['customer', 'FORBIDDEN'],
      ['reading key', 'API_KEY.READ_ONLY'],
    ] as const) {
      expect((await change(made, { endsAt: inDays(5).toISOString() }, who)).problem?.extensions.code).toBe(code);
    }
    expect((await preview(made, { endsAt: inDays(5).toISOString() }, 'customer')).problem?.extensions.code).toBe(
      'FORBIDDEN',
    );
    const stale = await change({ number: made.number, version: 99 }, { endsAt: inDays(5).toISOString() });
    expect(stale.answer).toMatchObject({
      __typename: 'VersionConflict',
      reservation: { number: made.number, version: made.version },
    });
  });
});

describe('an extension over another promise', () => {
  it('names the overlapping rentals with sorted equivalents, and moves them in the same transaction', async () => {
    const { vehicle, equal, better, smaller } = await fleet();
    const made = await rental(OUT, { vehicle });
    const next = await rental(PLANNED, { vehicle, startsAt: inDays(3), endsAt: inDays(5) });
    const { seen } = await preview(made, { endsAt: inDays(4).toISOString() });
    expect(seen.conflicts).toMatchObject([
      { movable: true, maintenanceId: null, reservation: { number: next.number, version: next.version } },
    ]);
    const [conflict] = seen.conflicts;
    expect(conflict?.message).toContain(next.number);
    expect(conflict?.equivalents.slice(0, 2)).toEqual([
      { vehicle: { id: String(equal.id) }, sameAgency: true, sameCategory: true, priceDifference: '0.00' },
      { vehicle: { id: String(better.id) }, sameAgency: true, sameCategory: false, priceDifference: '240.00' },
    ]);
    expect(conflict?.equivalents.map((one) => one.vehicle.id)).not.toContain(String(smaller.id));

    // Unless the next rental is moved too, the whole change is refused.
    const { answer: taken } = await change(made, { endsAt: inDays(4).toISOString() });
    expect(taken?.__typename).toBe('VehicleTaken');
    expect(await occupationsOf(made.id)).toMatchObject([{ until: made.endsAt }]);

    const { answer } = await change(made, {
      endsAt: inDays(4).toISOString(),
      moves: [{ number: next.number, version: next.version, vehicleId: String(equal.id) }],
    });
    expect(answer?.__typename).toBe('Reservation');
    expect(await read(next)).toMatchObject({
      vehicle: { id: String(equal.id) },
      total: '900.00',
      amendments: [
        { number: 1, kind: 'REHOUSING', difference: '0.00', reason: `Prolongation de la location ${made.number}` },
      ],
    });
    expect(await occupationsOf(next.id)).toMatchObject([
      { vehicle_id: equal.id, from: next.startsAt, until: next.endsAt },
    ]);
    expect(await occupationsOf(made.id)).toMatchObject([{ vehicle_id: vehicle.id, until: inDays(4) }]);
    const mails = await app.execute<{ data: { reservationId: number; occasion: string } }>(
      `select data from pgboss.job where name = 'reservation-mail-delivery' and data->>'occasion' = 'changed' and (data->>'reservationId')::int = ?`,
      [next.id],
    );
    expect(mails).toHaveLength(1);
  });

  it('changes nothing when the next rental was edited meanwhile, has left, or is not in the way', async () => {
    const { vehicle, equal } = await fleet();
    const made = await rental(OUT, { vehicle });
    const next = await rental(PLANNED, { vehicle, startsAt: inDays(3), endsAt: inDays(5) });
    const other = await rental(PLANNED, { startsAt: inDays(3), endsAt: inDays(5) });
    const endsAt = inDays(4).toISOString();
    const vehicleId = String(equal.id);
    const stale = await change(made, { endsAt, moves: [{ number: next.number, version: 7, vehicleId }] });
    expect(stale.answer).toMatchObject({ __typename: 'VersionConflict', reservation: { number: next.number } });
    const wrong = await change(made, { endsAt, moves: [{ number: other.number, version: other.version, vehicleId }] });
    expect(fieldsOf(wrong.problem)).toHaveProperty(['moves.0.number']);
    const nobody = await change(made, { endsAt, moves: [{ number: '22222-22222', version: 1, vehicleId }] });
    expect(fieldsOf(nobody.problem)).toHaveProperty(['moves.0.number']);
    const gone = await change(made, {
      endsAt,
      moves: [{ number: next.number, version: next.version, vehicleId: '999999' }],
    });
    expect(fieldsOf(gone.problem)).toHaveProperty(['moves.0.vehicleId']);
    expect(await read(made)).toMatchObject({ version: made.version, amendments: [] });
    expect(await read(next)).toMatchObject({ version: next.version, amendments: [] });
  });

  it('can do without it in another vehicle: this rental is swapped', async () => {
    const { vehicle, equal } = await fleet();
    const made = await rental(PLANNED, { vehicle });
    await rental(PLANNED, { vehicle, startsAt: inDays(5), endsAt: inDays(7) });
    const { seen } = await preview(made, { endsAt: inDays(6).toISOString(), vehicleId: String(equal.id) });
    expect(seen).toMatchObject({ kind: 'EXTENSION', conflicts: [] });
    expect(seen.swaps[0]?.vehicle.id).toBe(String(equal.id));
    const { answer } = await change(made, { endsAt: inDays(6).toISOString(), swap: { vehicleId: String(equal.id) } });
    expect(answer).toMatchObject({ __typename: 'Reservation', vehicle: { id: String(equal.id) }, legs: [] });
    expect(await occupationsOf(made.id)).toMatchObject([
      { vehicle_id: equal.id, from: made.startsAt, until: inDays(6) },
    ]);
  });

  it('names a maintenance, which cannot be moved', async () => {
    const made = await rental(OUT);
    await app.execute(`insert into occupation (vehicle_id, period) values (?, tstzrange(?, ?, '[)'))`, [
      made.vehicle.id,
      inDays(3),
      inDays(4),
    ]);
    const { seen } = await preview(made, { endsAt: inDays(5).toISOString() });
    expect(seen.conflicts).toMatchObject([{ movable: false, reservation: null, equivalents: [] }]);
  });
});

describe('an early return', () => {
  it('frees the rest at once and refunds nothing unless it is chosen', async () => {
    const made = await rental(OUT);
    const { answer } = await change(made, { returned: { km: 1200, fuel: 6 } });
    expect(answer).toMatchObject({
      stage: RETURNED,
      total: '900.00',
      legs: [{ endKm: 1200 }],
      amendments: [{ number: 1, kind: 'EARLY_RETURN', difference: '0.00' }],
    });
    expect(new Date(answer?.endsAt ?? '').getTime()).toBeLessThanOrEqual(Date.now());
    const [occupied] = await occupationsOf(made.id);
    expect(occupied?.until.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('states the new total on the receipt of what goes back, and takes no sum that no rental has', async () => {
    const made = await rental(OUT, { advance: '900.00' });
    const returned = { km: 1200, fuel: 6 };
    const huge = await change(made, { returned, pricing: 'AGREED', difference: '-9999999999.99' });
    expect(huge.problem?.extensions['fields']).toHaveProperty('difference');
    const input = { returned, pricing: 'AGREED', difference: '-300.00', refundMethod: 'CASH' };
    expect((await change(made, input)).answer).toMatchObject({ total: '600.00', balance: '0.00' });
    const rows = await app.execute<{ amount: string; agreed_total: string }>(
      'select amount::text as amount, agreed_total::text as agreed_total from payment where reservation_id = ?',
      [made.id],
    );
    expect(rows.at(-1)).toEqual({ amount: '-300.00', agreed_total: '600.00' });
  });

  it('locks the stock of the extras before the register of receipts, as a booking does', async () => {
    const made = await rental(OUT, { advance: '900.00' });
    const em = app.database.orm.em.fork();
    const [rule] = await app.execute<{ id: number }>(
      `insert into charge_rule (created_at, updated_at, kind, unit, name, price, outside_hours, stock, max_quantity, active, shown_on_site, position)
       values (now(), now(), 'EXTRA', 'RENTAL', 'Siège bébé', 0, false, 5, 2, true, true, 90) returning id`,
    );
    await app.execute(
      `insert into reservation_line (created_at, updated_at, reservation_id, rule_id, kind, label, quantity, unit_price, amount, vat_percent, pieces, position)
       values (now(), now(), ?, ?, 'EXTRA', 'Siège bébé', 1, 0, 0, 20, 1, 90)`,
      [made.id, rule?.id],
    );
    const input = { endsAt: inDays(3).toISOString(), pricing: 'AGREED', difference: '-300.00', refundMethod: 'CASH' };
    let [held, waited] = [false, false];
    const booking = em.transactional(async (tx) => {
      await tx.execute('select id from charge_rule where id = ? for no key update', [rule?.id]);
      held = true;
      await until(() => waited);
      // A booking that has locked the stock can go on, because nobody who waits for the stock has locked the register.
      await tx.execute(
        'select a.id from agency a join vehicle v on v.agency_id = a.id where v.id = ? for no key update of a nowait',
        [made.vehicle.id],
      );
    });
    await until(() => held);
    const changing = change(made, input);
    await until(async () => {
      const rows = await app.execute(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like '%from "charge_rule"%for no key update%'`,
      );
      return rows.length === 1;
    });
    waited = true;
    await booking;
    expect((await changing).answer).toMatchObject({ total: '600.00', advance: '600.00' });
  });

  it('repriced becomes a credit, pays back what was paid beyond it and closes the file', async () => {
    const startsAt = new Date(Date.now() - 20 * HOUR_MS);
    const made = await rental(OUT, { advance: '900.00', startsAt, endsAt: new Date(startsAt.getTime() + 3 * DAY_MS) });
    await app.execute(
      `insert into payment (created_at, updated_at, reservation_id, kind, amount, method, paid_on) values (now(), now(), ?, 'ADVANCE', 900, 'CASH', current_date)`,
      [made.id],
    );
    const at = new Date(Date.now() - 5 * 60_000);
    const { seen } = await preview(made, { returnedAt: at.toISOString(), pricing: 'TIERS' });
    expect(seen).toMatchObject({
      kind: 'EARLY_RETURN',
      days: 1,
      total: '300.00',
      difference: '-600.00',
      refund: '600.00',
      balance: '0.00',
    });
    const input = { returned: { at: at.toISOString(), km: 1200, fuel: 6 }, pricing: 'TIERS' };
    expect(fieldsOf((await change(made, input)).problem)).toHaveProperty('refundMethod');
    const { answer } = await change(made, { ...input, refundMethod: 'CASH' });
    expect(answer).toMatchObject({
      stage: 'CLOSED',
      total: '300.00',
      advance: '300.00',
      amendments: [{ difference: '-600.00' }],
    });
    expect(answer?.payments.at(-1)).toEqual({ kind: 'REFUND', amount: '-600.00' });
  });

  it('is possible before the promised start where the vehicle left early', async () => {
    const { made, leftAt } = await leftEarly(2);
    const back = (minutes: number) => new Date(leftAt.getTime() + minutes * 60_000).toISOString();
    const tooSoon = { 'returned.at': [expect.stringContaining('Le retour doit suivre le départ')] };
    expect(fieldsOf((await preview(made, { returnedAt: back(0) })).problem)).toEqual(tooSoon);
    expect(fieldsOf((await change(made, { returned: { at: back(-5), km: 1020, fuel: 8 } })).problem)).toEqual(tooSoon);

    const { seen } = await preview(made, { returnedAt: back(30), pricing: 'TIERS' });
    expect(seen).toMatchObject({ kind: 'EARLY_RETURN', days: 1, difference: '-600.00', total: '300.00' });
    const { answer } = await change(made, { returned: { at: back(30), km: 1020, fuel: 8 }, pricing: 'TIERS' });
    expect(answer).toMatchObject({ stage: RETURNED, total: '300.00', legs: [{ endKm: 1020 }] });
    expect(new Date(answer?.startsAt ?? '')).toEqual(leftAt);
    // The rental ends with the minute, because documents print minutes; the vehicle is free from the moment itself.
    expect(Date.parse(answer?.endsAt ?? '')).toBe(new Date(back(30)).setSeconds(0, 0));
    expect(await occupationsOf(made.id)).toEqual([
      { vehicle_id: made.vehicle.id, from: leftAt, until: new Date(back(30)) },
    ]);
  });

  it('can be agreed before the promised start where the vehicle left early', async () => {
    const { made, startsAt, leftAt } = await leftEarly(5);
    const endsAt = wholeMinute(new Date(Date.now() + 2 * HOUR_MS));
    const named = { endsAt: endsAt.toISOString(), pricing: 'TIERS' };
    const { seen } = await preview(made, named);
    expect(seen).toMatchObject({ kind: 'SHORTENING', days: 1, difference: '-600.00', total: '300.00' });
    const { answer } = await change(made, named);
    expect(answer).toMatchObject({ stage: OUT, total: '300.00' });
    expect([new Date(answer?.startsAt ?? ''), new Date(answer?.endsAt ?? '')]).toEqual([leftAt, endsAt]);
    expect(await occupationsOf(made.id)).toEqual([{ vehicle_id: made.vehicle.id, from: leftAt, until: endsAt }]);
    const waiting = await rental(RentalStage.PLANNED, { startsAt, endsAt: new Date(startsAt.getTime() + DAY_MS) });
    expect(fieldsOf((await change(waiting, named)).problem)).toEqual({
      endsAt: [expect.stringContaining('La location commence le')],
    });
  });

  it('is refused at its field as long as the vehicle has not left', async () => {
    const made = await rental(RentalStage.PLANNED);
    const { problem } = await change(made, { returned: { km: 1200, fuel: 6 } });
    expect(fieldsOf(problem)).toEqual({
      'returned.at': ["Le véhicule n'est pas encore parti : enregistrez d'abord le départ."],
    });
    expect(await read(made)).toMatchObject({ stage: 'PLANNED', amendments: [] });
  });

  it('has readings like any return', async () => {
    const made = await rental(OUT);
    const { problem } = await change(made, { returned: { km: 999, fuel: 9 } });
    expect(fieldsOf(problem)).toHaveProperty(['returned.fuel']);
    const { problem: low } = await change(made, { returned: { km: 999, fuel: 8 } });
    expect(fieldsOf(low)).toHaveProperty(['returned.km']);
    const { problem: future } = await change(made, { returned: { km: 1200, fuel: 8, at: inDays(1).toISOString() } });
    expect(fieldsOf(future)).toHaveProperty(['returned.at']);
    expect(await read(made)).toMatchObject({ stage: OUT, amendments: [] });
  });
});

describe('a swap during the rental', () => {
  const readings = { returnedKm: 1400, returnedFuel: 3, km: 5000, fuel: 8 };

  it('ends one leg and begins the next, and legs tell who drove which vehicle when', async () => {
    const { vehicle, equal } = await fleet();
    const made = await rental(OUT, { vehicle });
    const at = new Date(Date.now() - HOUR_MS);
    const { answer } = await change(made, {
      swap: { vehicleId: String(equal.id), at: at.toISOString(), ...readings },
      reason: 'Panne',
    });
    expect(answer).toMatchObject({
      vehicle: { id: String(equal.id) },
      total: '900.00',
      legs: [
        { startKm: 1000, endKm: 1400, vehicle: { id: String(vehicle.id) } },
        { startKm: 5000, endKm: null, vehicle: { id: String(equal.id) } },
      ],
      amendments: [
        { kind: 'SWAP', reason: 'Panne', before: { vehicleName: vehicle.name }, after: { vehicleName: equal.name } },
      ],
    });
    expect(await occupationsOf(made.id)).toMatchObject([
      { vehicle_id: vehicle.id, from: made.startsAt, until: at },
      { vehicle_id: equal.id, from: at, until: made.endsAt },
    ]);
    const drivenBy = async (vehicleId: number, moment: Date) => {
      const { data, errors } = await app.graphql<{ rentalDriven: { rental: { number: string } } | null }>(
        'query ($id: ID!, $at: DateTime!) { rentalDriven(vehicleId: $id, at: $at) { rental { number } } }',
        { id: String(vehicleId), at: moment.toISOString() },
        tokens['employee'],
      );
      expect(errors).toBeUndefined();
      return data?.rentalDriven?.rental.number ?? null;
    };
    const [before, after] = [new Date(at.getTime() - 1000), new Date(at.getTime() + 1000)];
    expect(await drivenBy(vehicle.id, before)).toBe(made.number);
    expect(await drivenBy(vehicle.id, after)).toBeNull();
    expect(await drivenBy(equal.id, before)).toBeNull();
    expect(await drivenBy(equal.id, after)).toBe(made.number);

    // Later steps concern the present vehicle: an extension, the return, and undoing the return.
    const { answer: longer } = await change(answer as Answer, { endsAt: inDays(3).toISOString() });
    expect(longer?.__typename).toBe('Reservation');
    expect(await occupationsOf(made.id)).toMatchObject([
      { until: at },
      { vehicle_id: equal.id, from: at, until: inDays(3) },
    ]);
    const step = (name: string, type: string, input: object, who: string) =>
      app.graphql<Record<string, { version: number }>>(
        `mutation ($input: ${type}!) { ${name}(input: $input) { version } }`,
        { input: { number: made.number, ...input } },
        tokens[who],
      );
    const back = await step(
      'returnRental',
      'ReturnRentalInput',
      { version: longer?.version, km: 5100, fuel: 8 },
      'employee',
    );
    expect(back.errors).toBeUndefined();
    const again = await step(
      'reopenRental',
      'RentalStepInput',
      { version: back.data?.['returnRental']?.version, reason: 'Erreur' },
      'admin',
    );
    expect(again.errors).toBeUndefined();
    expect(await occupationsOf(made.id)).toMatchObject([
      { vehicle_id: vehicle.id, until: at },
      { vehicle_id: equal.id, from: at, until: inDays(3) },
    ]);
  });

  it('first returns the vehicles in which it could continue; a late rental can continue in none', async () => {
    const { vehicle, equal } = await fleet();
    const made = await rental(OUT, { vehicle });
    const { seen } = await preview(made, {});
    expect(seen).toMatchObject({ kind: 'SWAP', difference: '0.00', conflicts: [] });
    expect(seen.swaps[0]?.vehicle.id).toBe(String(equal.id));
    const late = await rental(OUT, { startsAt: inDays(-3), endsAt: inDays(-1) });
    expect((await preview(late, {})).seen.swaps).toEqual([]);
  });

  it('wants the readings of both, and a vehicle that is here and free', async () => {
    const { vehicle, equal } = await fleet();
    const made = await rental(OUT, { vehicle });
    const vehicleId = String(equal.id);
    expect(fieldsOf((await change(made, { swap: { vehicleId } })).problem)).toMatchObject({
      'swap.returnedKm': expect.anything(),
      'swap.km': expect.anything(),
    });
    const low = await change(made, { swap: { vehicleId, ...readings, returnedKm: 10 } });
    expect(fieldsOf(low.problem)).toHaveProperty(['swap.returnedKm']);
    expect(
      fieldsOf((await change(made, { swap: { vehicleId: String(vehicle.id), ...readings } })).problem),
    ).toHaveProperty(['swap.vehicleId']);
    const away = await rental(OUT);
    const out = await change(made, { swap: { vehicleId: String(away.vehicle.id), ...readings } });
    expect(fieldsOf(out.problem)).toHaveProperty(['swap.vehicleId']);
    await rental(PLANNED, { vehicle: equal, startsAt: inDays(1), endsAt: inDays(4) });
    const { answer } = await change(made, { swap: { vehicleId, ...readings } });
    expect(answer?.__typename).toBe('VehicleTaken');
    expect(await read(made)).toMatchObject({
      vehicle: { id: String(vehicle.id) },
      legs: [{ endedAt: null }],
      amendments: [],
    });
  });
});

describe('64 rivals', () => {
  it('for one extension have one winner; the others get a conflict', async () => {
    const made = await rental(OUT);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => change(made, { endsAt: inDays(3 + (index % 4)).toISOString() })),
    );
    const results = answers.map(({ answer, problem }) => answer?.__typename ?? problem?.extensions.code);
    expect(results.filter((result) => result === 'Reservation')).toHaveLength(1);
    expect(results.filter((result) => result === 'VersionConflict')).toHaveLength(63);
    expect((await read(made)).amendments).toMatchObject([{ number: 1 }]);
  });

  it('for one vehicle to move the next customer to have one winner, and no vehicle is promised twice', async () => {
    const { equal } = await fleet();
    const pairs = await Promise.all(
      Array.from({ length: 64 }, async () => {
        const vehicle = await makeVehicle(app.database, TARIFF);
        const made = await rental(OUT, { vehicle });
        return { made, next: await rental(PLANNED, { vehicle, startsAt: inDays(3), endsAt: inDays(5) }) };
      }),
    );
    const answers = await Promise.all(
      pairs.map(({ made, next }) =>
        change(made, {
          endsAt: inDays(4).toISOString(),
          moves: [{ number: next.number, version: next.version, vehicleId: String(equal.id) }],
        }),
      ),
    );
    const results = answers.map(({ answer, problem }) => answer?.__typename ?? problem?.extensions.code);
    expect(results.filter((result) => result === 'Reservation')).toHaveLength(1);
    expect(results.filter((result) => result === 'VehicleTaken')).toHaveLength(63);
    const [overlaps] = await app.execute<{ count: number }>(
      `select count(*)::int as count from occupation a join occupation b on a.id < b.id and a.vehicle_id = b.vehicle_id and a.period && b.period`,
    );
    expect(overlaps?.count).toBe(0);
    const ids = pairs.flatMap(({ made, next }) => [made.id, next.id]);
    const [kept] = await app.execute<{ count: number }>(
      'select count(*)::int as count from occupation where reservation_id in (?)',
      [ids],
    );
    expect(kept?.count).toBe(128);
  });

  it('that extend into each other’s way, each moving the other, never deadlock for good', async () => {
    const { vehicle, equal, better } = await fleet();
    const made = await rental(OUT, { vehicle });
    const next = await rental(PLANNED, { vehicle, startsAt: inDays(3), endsAt: inDays(5) });
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => [
        change(made, {
          endsAt: inDays(4).toISOString(),
          moves: [{ number: next.number, version: next.version, vehicleId: String((index % 2 ? equal : better).id) }],
        }),
        change(next, { endsAt: inDays(6).toISOString() }),
      ]).flat(),
    );
    const results = new Set(answers.map(({ answer, problem }) => answer?.__typename ?? problem?.extensions.code));
    expect([...results].sort()).toEqual(['Reservation', 'VersionConflict']);
  });
});

it('tells webhooks of an extension, and not of a shortening', async () => {
  await app.execute(
    `insert into webhook (created_at, updated_at, name, url, events, active, sealed_secret)
     values (now(), now(), 'w', 'https://exemple.ma/', '{RENTAL_EXTENDED}', true, '-')`,
  );
  const made = await rental(OUT);
  const { answer } = await change(made, { endsAt: inDays(4).toISOString() });
  await change(answer as Answer, { endsAt: inDays(3).toISOString() });
  const told = await app.execute<{ event_type: string; body: string }>(
    'select event_type, body from webhook_delivery order by id',
  );
  expect(told.map(({ event_type }) => event_type)).toEqual(['rental.extended']);
  expect(JSON.parse(told[0]?.body ?? '{}').data.reservation).toMatchObject({ number: made.number, total: '1500.00' });
});
