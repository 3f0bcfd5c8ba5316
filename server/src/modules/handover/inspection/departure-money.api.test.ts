import { randomUUID } from 'node:crypto';
import { makeEmployee, makeRental } from '../../../../test/factories.js';
import { updateSettings } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';

let app: TestApp;
let admin: string;
let employee: string;
let key: string;

beforeAll(async () => {
  app = await startTestApp();
  const boss = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
  admin = await app.tokenFor(boss);
  employee = await app.tokenFor(await makeEmployee(app.database));
  key = await app.keyFor(boss, 'WRITE');
});
afterAll(() => app.close());
beforeEach(() => choose('NOTHING'));

const update = (input: object, token = admin) => updateSettings(app, input, token);
async function choose(departureRequires: string): Promise<void> {
  expect((await update({ departureRequires })).errors).toBeUndefined();
}
const chosen = async () =>
  (await app.graphql('{ rentalSettings { departureRequires } }', {}, employee)).data?.['rentalSettings'];

/** A rental of 900 Dh that begins now; 200 Dh are paid, and 3000 Dh of deposit are due. */
const rental = (overrides: Parameters<typeof makeRental>[1] = {}): Promise<Reservation> =>
  makeRental(app.database, {
    startsAt: new Date(Date.now() - 60_000),
    endsAt: new Date(Date.now() + 3 * DAY_MS),
    advance: '200.00',
    depositAmount: '3000.00',
    ...overrides,
  });
const paid = { advance: '900.00' };
const held = { depositHeld: '3000.00' };

const depart = ({ number }: Reservation, more: object = {}, token = employee) =>
  app.graphql<{ departRental: object }>(
    `mutation ($input: DepartRentalInput!) { departRental(input: $input) {
       stage stageEvents { stage moneyReason missingBalance missingDeposit } } }`,
    { input: { number, version: 1, km: 1000, fuel: 8, ...more } },
    token,
  );
const inspected = ({ number }: Reservation, more: object = {}) => ({
  clientId: randomUUID(),
  number,
  kind: 'DEPARTURE',
  km: 1000,
  fuel: 8,
  refusalReason: 'Pressé',
  papers: [
    {
      driver: 'FIRST',
      licenceNumber: 'P123456',
      licenceIssuedOn: '2015-03-01',
      licenceExpiresOn: '2035-03-01',
      birthDate: '1990-05-05',
      nationalId: 'AB123456',
    },
  ],
  ...more,
});
const complete = (input: object, token = employee) =>
  app.graphql<{ completeInspection: { status: string } }>(
    'mutation ($input: CompleteInspectionInput!) { completeInspection(input: $input) { status } }',
    { input },
    token,
  );
const problem = (reply: { readonly errors?: readonly { message: string; extensions: object }[] | undefined }) =>
  reply.errors?.[0] && { message: reply.errors[0].message, ...reply.errors[0].extensions };
const stageOf = async ({ id }: Reservation) =>
  (await app.execute<{ stage: string }>('select stage from reservation where id = ?', [id]))[0]?.stage;

/** Figures have narrow no-break spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('the setting', () => {
  it('asks for nothing unless an Admin chose something', async () => {
    expect(await chosen()).toEqual({ departureRequires: 'NOTHING' });
    expect((await depart(await rental())).data?.departRental).toMatchObject({ stage: 'OUT' });
    expect((await update({ departureRequires: 'DEPOSIT' }, employee)).errors?.[0]?.extensions['code']).toBe(
      'FORBIDDEN',
    );
    expect((await update({ departureRequires: null })).errors?.[0]?.extensions['fields']).toHaveProperty(
      'departureRequires',
    );
    expect(await chosen()).toEqual({ departureRequires: 'NOTHING' });
  });

  it('is chosen by REST in its own words', async () => {
    for (const [sent, kept] of [
      ['caution', 'DEPOSIT'],
      ['caution_solde', 'DEPOSIT_AND_BALANCE'],
      ['rien', 'NOTHING'],
    ]) {
      expect((await app.restForm('/editParametres', { paiement_depart: sent ?? '' }, admin)).statusCode).toBe(200);
      expect(await chosen()).toEqual({ departureRequires: kept });
    }
    for (const wrong of ['tout', 'DEPOSIT', '']) {
      const reply = await app.restForm('/editParametres', { paiement_depart: wrong }, admin);
      expect([reply.statusCode, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['paiement_depart'],
      ]);
    }
    expect(await chosen()).toEqual({ departureRequires: 'NOTHING' });
  });
});

describe('a departure', () => {
  const MISSING = {
    'the balance and the deposit': [{}, 'à payer 700 Dh', 'caution de 3 000 Dh'],
    'the balance': [held, 'à payer 700 Dh', undefined],
    'the rest of the deposit': [{ ...paid, depositHeld: '1000.00' }, undefined, 'caution de 2 000 Dh'],
  } as const;

  it.each(Object.entries(MISSING))(
    'is refused to an Employee, who is told %s',
    async (_, [state, balance, deposit]) => {
      await choose('DEPOSIT_AND_BALANCE');
      for (const token of [employee, key]) {
        const made = await rental(state);
        const refused = problem(await depart(made, { moneyReason: 'Je le connais' }, token));
        expect(refused).toMatchObject({ code: 'RENTAL.MONEY_DUE', fields: { money: [expect.any(String)] } });
        const told = plain(refused?.message ?? '');
        for (const part of [balance, deposit].filter((each) => each !== undefined)) expect(told).toContain(part);
        expect(told.includes('caution')).toBe(deposit !== undefined);
        expect(told.includes('à payer')).toBe(balance !== undefined);
        expect(told).toContain('administrateur');
        expect(await stageOf(made)).toBe('PLANNED');
      }
    },
  );

  it('goes once everything is there, or where the setting asks for less', async () => {
    await choose('DEPOSIT_AND_BALANCE');
    expect(problem(await depart(await rental({ ...paid, ...held })))).toBeUndefined();
    // A deposit above the required one is accepted, and so is a rental that requires none.
    expect(problem(await depart(await rental({ ...paid, depositHeld: '5000.00' })))).toBeUndefined();
    expect(problem(await depart(await rental({ ...paid, depositAmount: '0.00' })))).toBeUndefined();
    await choose('DEPOSIT');
    expect(problem(await depart(await rental(held)))).toBeUndefined();
    expect(problem(await depart(await rental(paid)))).toMatchObject({ code: 'RENTAL.MONEY_DUE' });
  });

  it('is allowed by an Admin with a reason, which is kept with what was missing', async () => {
    await choose('DEPOSIT_AND_BALANCE');
    const made = await rental();
    for (const more of [{}, { moneyReason: '  ' }, { overrideReason: 'Papiers vus' }])
      expect(problem(await depart(made, more, admin))).toMatchObject({
        code: 'RENTAL.MONEY_DUE',
        fields: { moneyReason: [expect.stringContaining('motif')] },
      });
    expect(problem(await depart(made, { moneyReason: 'x'.repeat(501) }, admin))).toMatchObject({
      fields: { moneyReason: [expect.any(String)] },
    });
    expect(await stageOf(made)).toBe('PLANNED');
    const { data } = await depart(made, { moneyReason: 'Client de longue date' }, admin);
    expect(data?.departRental).toMatchObject({
      stage: 'OUT',
      stageEvents: expect.arrayContaining([
        {
          stage: 'OUT',
          moneyReason: 'Client de longue date',
          missingBalance: '700.00',
          missingDeposit: '3000.00',
        },
      ]),
    });
  });

  it('keeps no reason where nothing was missing, or nothing was asked for', async () => {
    await choose('DEPOSIT');
    const { data } = await depart(await rental(held), { moneyReason: 'Pour rien' }, admin);
    expect(data?.departRental).toMatchObject({
      stageEvents: expect.arrayContaining([
        { stage: 'OUT', moneyReason: null, missingBalance: null, missingDeposit: null },
      ]),
    });
    const lacking = await depart(await rental(), { moneyReason: 'Virement annoncé' }, admin);
    // The balance was not asked for.
    expect(lacking.data?.departRental).toMatchObject({
      stageEvents: expect.arrayContaining([
        { stage: 'OUT', moneyReason: 'Virement annoncé', missingBalance: null, missingDeposit: '3000.00' },
      ]),
    });
  });
});

describe('the inspection of a departure', () => {
  beforeEach(() => choose('DEPOSIT_AND_BALANCE'));

  it('is refused and allowed in the same way, and loses nothing', async () => {
    const made = await rental();
    const input = inspected(made);
    expect(problem(await complete(input))).toMatchObject({
      code: 'RENTAL.MONEY_DUE',
      fields: { money: [expect.any(String)] },
    });
    expect(problem(await complete(input, admin))).toMatchObject({ fields: { moneyReason: [expect.any(String)] } });
    expect(await stageOf(made)).toBe('PLANNED');
    expect(await app.execute('select id from inspection where reservation_id = ?', [made.id])).toEqual([]);
    const allowed = await complete({ ...input, moneyReason: 'Virement annoncé' }, admin);
    expect(allowed.data?.completeInspection).toMatchObject({ status: 'COMPLETED' });
    const [event] = await app.execute(
      `select money_reason, missing_balance, missing_deposit from rental_stage_event where reservation_id = ? and stage = 'OUT'`,
      [made.id],
    );
    expect(event).toEqual({
      money_reason: 'Virement annoncé',
      missing_balance: '700.00',
      missing_deposit: '3000.00',
    });
  });

  it('that was made offline goes by what is paid when it arrives, and is repeated without asking again', async () => {
    const made = await rental(held);
    const input = inspected(made, { at: new Date(Date.now() - 30_000).toISOString() });
    expect(problem(await complete(input))).toMatchObject({ code: 'RENTAL.MONEY_DUE' });
    const payment = {
      number: made.number,
      version: 1,
      amount: '700.00',
      method: 'CASH',
      paidOn: agencyDay(new Date()),
    };
    await app.graphql(
      'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { version } }',
      { input: payment },
      employee,
    );
    expect((await complete(input)).data?.completeInspection).toMatchObject({ status: 'COMPLETED' });
    // A later change of the setting does not concern rentals that are out.
    await app.execute('update reservation set deposit_amount = 9000 where id = ?', [made.id]);
    expect((await complete(input)).data?.completeInspection).toMatchObject({ status: 'COMPLETED' });
  });

  it('is one content whatever reason an Admin gives while it is sent', async () => {
    const made = await rental();
    const input = inspected(made);
    const allowed = { ...input, moneyReason: 'Virement annoncé' };
    expect((await complete(allowed, admin)).data?.completeInspection).toMatchObject({ status: 'COMPLETED' });
    expect((await complete(allowed, admin)).data?.completeInspection).toMatchObject({ status: 'COMPLETED' });
  });

  it('asks for no money at the return', async () => {
    const made = await rental({ ...paid, ...held });
    await complete(inspected(made));
    await app.execute(`update reservation set deposit_held = 0, deposit_amount = 3000, total = 1500 where id = ?`, [
      made.id,
    ]);
    const back = inspected(made, { kind: 'RETURN', km: 1200, papers: [] });
    expect((await complete(back)).data?.completeInspection).toMatchObject({ status: 'COMPLETED' });
  });
});
