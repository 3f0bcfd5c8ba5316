import { randomUUID } from 'node:crypto';
import { makeCustomer, makeEmployee, makeRental, makeVehicle } from '../../../../test/factories.js';
import { createChargeRule, drawSignature } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';

const HOUR_MS = 3_600_000;
const FIELDS = `number version stage total balance openCharges lines { id label amount reason reversesId }
  returnCharges { id finding status label detail quantity unitPrice amount confirmedAmount reason lineId photos { sha256 } }`;

interface Charge {
  readonly id: string;
  readonly finding: string;
  readonly status: string;
  readonly label: string;
  readonly detail: string;
  readonly amount: string;
  readonly confirmedAmount: string | null;
  readonly lineId: string | null;
}
interface Rental {
  readonly number: string;
  readonly version: number;
  readonly stage: string;
  readonly total: string;
  readonly balance: string;
  readonly openCharges: number;
  readonly lines: readonly { readonly id: string; readonly label: string; readonly amount: string }[];
  readonly returnCharges: readonly Charge[];
}
type Seen = Pick<Rental, 'number' | 'version'>;

let app: TestApp;
let admin: string;
let staff: string;
let owner: Customer;
let signature: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
  owner = await makeCustomer(app.database);
  signature = await drawSignature();
  const rules: [string, string, string, string][] = [
    ['Km supplémentaire', 'KM', '2', 'KM'],
    ['Carburant manquant', 'EIGHTH', '90', 'FUEL'],
    ['Service carburant', 'RENTAL', '100', 'FUEL'],
    ['Heure de retard', 'HOUR', '60', 'DELAY'],
    ['Nettoyage', 'RENTAL', '250', 'CLEANING'],
    ['Dommage', 'RENTAL', '500', 'DAMAGE'],
    ['Accessoire manquant', 'RENTAL', '200', 'ACCESSORY'],
  ];
  for (const [position, [name, unit, price, finding]] of rules.entries())
    await createChargeRule(app, { kind: 'RETURN', name, unit, price, finding, position }, admin);
});
afterAll(() => app.close());

/** A rental of three days at 300 Dh, with 200 km a day, that ended a moment ago unless it is said otherwise. */
async function rental(change: Parameters<typeof makeRental>[1] = {}): Promise<Reservation> {
  const vehicle = await makeVehicle(app.database);
  const endsAt = new Date(Date.now() - 60_000);
  return makeRental(app.database, {
    ...{ vehicle, customer: owner },
    ...{ startsAt: new Date(endsAt.getTime() - 3 * DAY_MS), endsAt, includedKmPerDay: 200 },
    ...change,
  });
}

async function call(mutation: string, type: string, input: object, token = staff) {
  const { data, errors } = await app.graphql<Record<string, Rental>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${FIELDS} } }`,
    { input },
    token,
  );
  return { rental: data?.[mutation] as Rental, problem: errors?.[0]?.extensions };
}
const step = ({ number, version }: Seen, name: 'departRental' | 'returnRental', reading: object) =>
  call(name, name === 'departRental' ? 'DepartRentalInput' : 'ReturnRentalInput', { number, version, ...reading });
const settle = ({ number, version }: Seen, charges: object[], token = staff) =>
  call('settleReturnCharges', 'SettleReturnChargesInput', { number, version, charges }, token);
const reopen = ({ number, version }: Seen, reason: string | null = 'Saisie par erreur') =>
  call('reopenRental', 'RentalStepInput', { number, version, reason }, admin);
const read = async (number: string, token = staff, fields = FIELDS): Promise<Rental> => {
  const { data, errors } = await app.graphql<{ reservation: Rental }>(
    `query ($number: String!) { reservation(number: $number) { ${fields} } }`,
    { number },
    token,
  );
  expect(errors).toBeUndefined();
  return data?.reservation as Rental;
};
const leave = async (made: Seen) => {
  const at = new Date(Date.now() - 3 * DAY_MS).toISOString();
  const { rental: out, problem } = await step(made, 'departRental', { km: 1000, fuel: 8, at });
  expect(problem).toBeUndefined();
  return out;
};
const amounts = ({ returnCharges }: Rental) => returnCharges.map(({ label, amount }) => `${label} ${amount}`);

async function inspect(seen: Seen, kind: 'DEPARTURE' | 'RETURN', content: object) {
  const papers = {
    ...{ driver: 'FIRST', licenceNumber: 'P1', licenceCategory: 'B', licenceIssuedOn: '2015-03-01' },
    ...{ licenceExpiresOn: '2035-03-01', birthDate: '1990-05-05', nationalId: 'AB1' },
  };
  const { number, version } = seen;
  const { errors } = await app.graphql(
    'mutation ($input: CompleteInspectionInput!) { completeInspection(input: $input) { status } }',
    {
      input: {
        ...{ clientId: randomUUID(), number, version, kind, signature, km: 1000, fuel: 8, cleanliness: 'CLEAN' },
        ...{ papers: kind === 'DEPARTURE' ? [papers] : [], ...content },
      },
    },
    staff,
  );
  expect(errors).toBeUndefined();
  return read(number);
}

describe('a return', () => {
  it('proposes what it shows beyond what was agreed, and charges nothing by itself', async () => {
    const out = await leave(await rental({ endsAt: new Date(Date.now() - 5.5 * HOUR_MS) }));
    const { rental: back } = await step(out, 'returnRental', { km: 1750, fuel: 5 });
    expect(back).toMatchObject({ stage: 'RETURNED', total: '900.00', openCharges: 4 });
    // Six begun hours at 60 Dh would be more than a day of the rental.
    expect(amounts(back)).toEqual([
      'Km supplémentaire 300.00',
      'Carburant manquant 270.00',
      'Service carburant 100.00',
      'Heure de retard 300.00',
    ]);
    expect(back.returnCharges.map(({ detail }) => detail)).toEqual([
      '750\u00a0km parcourus, 600\u00a0km inclus (200\u00a0km par jour).',
      '8/8 au départ, 5/8 au retour.',
      '8/8 au départ, 5/8 au retour.',
      expect.stringMatching(/^Rentré 5 h 3\d min après le retour promis\.$/),
    ]);
  });

  it('proposes nothing within what was agreed, and closes a rental that is paid', async () => {
    const out = await leave(await rental({ advance: '900.00', includedKmPerDay: 0 }));
    const { rental: back } = await step(out, 'returnRental', { km: 9000, fuel: 8 });
    expect(back).toMatchObject({ stage: 'CLOSED', openCharges: 0, returnCharges: [] });
  });

  it('has its percentages of the rent, also for a rental of an earlier release, which stored no lines', async () => {
    const input = { kind: 'RETURN', name: 'Dossier', unit: 'PERCENT', price: '10', finding: 'KM', position: 0 };
    await createChargeRule(app, input, admin);
    const { rental: back } = await step(await leave(await rental()), 'returnRental', { km: 1700, fuel: 8 });
    await app.execute("update charge_rule set active = false where name = 'Dossier'");
    expect(amounts(back)).toEqual(expect.arrayContaining(['Dossier 90.00', 'Km supplémentaire 200.00']));
  });

  it.each([
    [{}, [], 1400],
    [{ pricing: 'DAILY', dailyPrice: '300' }, ['Km supplémentaire 600.00'], 600],
  ])('before its time has the km of the days that are paid: %j', async (pricing, proposed, includedKm) => {
    const startsAt = new Date(Date.now() - 3 * DAY_MS - 60_000);
    const { number, version } = await leave(
      await rental({ startsAt, endsAt: new Date(startsAt.getTime() + 7 * DAY_MS), total: '2100.00' }),
    );
    const at = new Date(Date.now() - 120_000).toISOString();
    const { data, errors } = await app.graphql<{ changeRental: Rental }>(
      `mutation ($input: ChangeRentalInput!) { changeRental(input: $input) { ... on Reservation { ${FIELDS} } } }`,
      { input: { number, version, reason: 'Vol avancé', returned: { at, km: 1900, fuel: 8 }, ...pricing } },
      staff,
    );
    expect(errors).toBeUndefined();
    expect(amounts(data?.changeRental as Rental)).toEqual(proposed);
    expect(await read(number, staff, 'includedKm')).toEqual({ includedKm });
    expect(await read(number, await app.tokenFor(owner), 'includedKm')).toEqual({ includedKm });
  });

  it('tells the staff, who find the rental in a list until they have decided', async () => {
    const out = await leave(await rental({ advance: '900.00' }));
    const { rental: back } = await step(out, 'returnRental', { km: 1700, fuel: 8 });
    expect(back.stage).toBe('RETURNED');
    const listed = async () => {
      const { data } = await app.graphql<{ reservations: { items: { number: string }[] } }>(
        '{ reservations(filter: { undecidedCharges: true }, page: { size: 100 }) { items { number } } }',
        {},
        staff,
      );
      return data?.reservations.items.map(({ number }) => number);
    };
    expect(await listed()).toContain(back.number);
    const told = await app.execute<{ description: string }>(
      "select n.description from notification n join reservation r on r.id = n.reservation_id where n.title = 'Frais proposés au retour' and r.number_key = ?",
      [back.number.replace('-', '')],
    );
    expect(told).toEqual([{ description: expect.stringContaining('1 à confirmer · 200') }]);
    const [charge] = back.returnCharges;
    const { rental: settled } = await settle(back, [
      { chargeId: charge?.id, decision: 'DROP', reason: 'Client fidèle' },
    ]);
    expect(settled).toMatchObject({ stage: 'CLOSED', openCharges: 0, total: '900.00' });
    expect(await listed()).not.toContain(back.number);
  });
});

describe('a return with an inspection', () => {
  const checklist = (cric: boolean) => [
    { label: 'Cric', present: cric },
    { label: 'Triangle', present: false },
  ];
  const scratch = (clientId = randomUUID()) => ({
    ...{ clientId, view: 'LEFT', x: 300, y: 500, kind: 'SCRATCH', size: 'SMALL', note: 'Portière' },
  });

  it('proposes new damage, what is missing since the departure, and cleaning', async () => {
    const made = await rental();
    const old = scratch();
    const at = new Date(Date.now() - 3 * DAY_MS).toISOString();
    const out = await inspect(made, 'DEPARTURE', { checklist: checklist(true), damages: [old], at });
    const found = scratch();
    const sha256 = 'ab'.repeat(32);
    const back = await inspect(out, 'RETURN', {
      ...{ checklist: checklist(false), damages: [found], cleanliness: 'DIRTY' },
      photos: [{ sha256, view: 'DAMAGE', damageClientId: found.clientId }],
    });
    expect(amounts(back)).toEqual([
      'Nettoyage 250.00',
      'Accessoire manquant : Cric 200.00',
      'Dommage : rayure, côté gauche, moins de 3 cm (Portière) 500.00',
    ]);
    expect(back.returnCharges.at(-1)).toMatchObject({ photos: [{ sha256 }] });
  });

  it('takes what was proposed and confirmed back with it, and proposes anew', async () => {
    const at = new Date(Date.now() - 3 * DAY_MS).toISOString();
    const out = await inspect(await rental(), 'DEPARTURE', { checklist: checklist(true), at });
    const back = await inspect(out, 'RETURN', { checklist: checklist(true), damages: [scratch()], fuel: 6 });
    const [fuel, , damage] = back.returnCharges;
    const { rental: charged } = await settle(back, [
      { chargeId: fuel?.id, decision: 'CONFIRM' },
      { chargeId: damage?.id, decision: 'CONFIRM', amount: '350', reason: 'Devis du garage' },
    ]);
    expect(charged).toMatchObject({ total: '1430.00', openCharges: 1 });
    const { rental: again, problem } = await reopen(charged);
    expect(problem).toBeUndefined();
    expect(again).toMatchObject({ stage: 'OUT', total: '900.00', openCharges: 0, returnCharges: [] });
    const returned = await inspect(again, 'RETURN', { checklist: checklist(true), fuel: 8, damages: [scratch()] });
    expect(amounts(returned)).toEqual(['Dommage : rayure, côté gauche, moins de 3 cm (Portière) 500.00']);
    const paid = await app.execute<{ sum: string }>(
      'select sum(amount)::text as sum from reservation_line l join reservation r on r.id = l.reservation_id where r.number_key = ?',
      [returned.number.replace('-', '')],
    );
    expect(paid).toEqual([{ sum: '0.00' }]);
  });
});

describe('the staff', () => {
  const withCharges = async () => {
    const out = await leave(await rental());
    const { rental: back } = await step(out, 'returnRental', { km: 1700, fuel: 7 });
    return back;
  };

  it('confirm, change or drop each charge once, and the customer sees what is confirmed', async () => {
    const back = await withCharges();
    const [km, fuel, service] = back.returnCharges;
    const { rental: charged, problem } = await settle(back, [
      { chargeId: km?.id, decision: 'CONFIRM' },
      { chargeId: fuel?.id, decision: 'CONFIRM', amount: '50', reason: 'Jauge imprécise' },
      { chargeId: service?.id, decision: 'DROP', reason: 'Client fidèle' },
    ]);
    expect(problem).toBeUndefined();
    expect(charged).toMatchObject({
      ...{ total: '1150.00', balance: '1150.00', openCharges: 0 },
      lines: [
        {},
        { label: 'Km supplémentaire', amount: '200.00', reason: 'Constaté au retour' },
        { label: 'Carburant manquant', amount: '50.00', reason: 'Jauge imprécise' },
      ],
      returnCharges: [
        { status: 'CONFIRMED', confirmedAmount: '200.00' },
        { status: 'CONFIRMED', confirmedAmount: '50.00', reason: 'Jauge imprécise' },
        { status: 'DROPPED', confirmedAmount: null, reason: 'Client fidèle', lineId: null },
      ],
    });
    expect((await settle(charged, [{ chargeId: km?.id, decision: 'CONFIRM' }])).problem?.['code']).toBe(
      'RETURN_CHARGE.DECIDED',
    );
    const mails = await app.execute<{ data: { lineIds: number[] } }>(
      `select data from pgboss.job where name = 'reservation-mail-delivery' and data->>'occasion' = 'changed'
       and data->>'reservationId' = (select id::text from reservation where replace(?, '-', '') = number_key)`,
      [back.number],
    );
    expect(mails.map(({ data }) => data.lineIds?.map(String))).toEqual([
      charged.returnCharges.flatMap(({ lineId }) => lineId ?? []),
    ]);
    const token = await app.tokenFor(owner);
    const shown = await read(back.number, token, 'returnCharges { label status confirmedAmount }');
    expect(shown.returnCharges).toEqual([
      { label: 'Km supplémentaire', status: 'CONFIRMED', confirmedAmount: '200.00' },
      { label: 'Carburant manquant', status: 'CONFIRMED', confirmedAmount: '50.00' },
    ]);
    expect((await settle(charged, [{ chargeId: km?.id, decision: 'DROP' }], token)).problem?.['code']).toBe(
      'FORBIDDEN',
    );
    const { rental: less } = await call('removeRentalLine', 'RemoveRentalLineInput', {
      ...{ number: charged.number, version: charged.version, reason: 'Erreur de relevé' },
      lineId: charged.returnCharges[0]?.lineId,
    });
    expect(less.returnCharges[0]).toMatchObject({ status: 'DROPPED', reason: 'Erreur de relevé' });
  });

  it('decide once, of 32 at the same time', async () => {
    const back = await withCharges();
    const chargeId = back.returnCharges[0]?.id;
    const rivals = await Promise.all(
      Array.from({ length: 32 }, () => settle(back, [{ chargeId, decision: 'CONFIRM' }])),
    );
    expect(rivals.filter(({ problem }) => !problem)).toHaveLength(1);
    expect(await read(back.number)).toMatchObject({ total: '1100.00', openCharges: 2 });
  });

  it('are refused by field, and nothing changes', async () => {
    const back = await withCharges();
    const [km, fuel] = back.returnCharges;
    const fields = async (charges: object[]) => (await settle(back, charges)).problem?.['fields'];
    expect(await fields([])).toEqual({ charges: ['Aucun frais n’est indiqué.'] });
    expect(
      await fields([
        { chargeId: km?.id, decision: 'DROP', reason: ' ' },
        { chargeId: fuel?.id, decision: 'CONFIRM', amount: '0' },
      ]),
    ).toEqual({
      'charges.0.reason': ['Le motif est obligatoire.'],
      'charges.1.amount': ['Le montant doit être supérieur à zéro.'],
    });
    expect(await fields([{ chargeId: km?.id, decision: 'CONFIRM', amount: '10' }])).toEqual({
      'charges.0.reason': ['Le motif est obligatoire.'],
    });
    const twice = { chargeId: km?.id, decision: 'CONFIRM' };
    expect(await fields([twice, twice])).toEqual({ 'charges.1.chargeId': ['Ce frais est indiqué deux fois.'] });
    expect((await settle({ ...back, version: 1 }, [twice])).problem?.['code']).toBe('RESERVATION.VERSION_CONFLICT');
    expect(await read(back.number)).toMatchObject({ version: back.version, total: '900.00', openCharges: 3 });
  });

  it('keep a confirmed charge of the deposit in one step, which pays it and is taken back with its payment', async () => {
    const back = await withCharges();
    const { rental: held } = await call('holdDeposit', 'HoldDepositInput', {
      ...{ number: back.number, version: back.version, amount: '3000', method: 'CASH' },
    });
    const chargeId = back.returnCharges[0]?.id;
    const { rental: charged } = await settle(held, [{ chargeId, decision: 'CONFIRM' }]);
    const lineId = charged.returnCharges[0]?.lineId;
    const keep = async ({ number, version }: Seen, amount: string) => {
      const { data, errors } = await app.graphql<{ keepDeposit: Rental & Record<string, object[]> }>(
        `mutation ($input: KeepDepositInput!) { keepDeposit(input: $input) { number version total advance balance depositHeld
          depositEntries { id kind amount reason lineId } payments { id kind method amount receiptNumber } } }`,
        { input: { number, version, lines: [{ lineId, amount }] } },
        staff,
      );
      return { kept: data?.keepDeposit, problem: errors?.[0]?.extensions };
    };
    expect((await keep(charged, '200.01')).problem?.['fields']).toEqual({
      'lines.0.amount': ['Il ne reste que 200\u00a0Dh à retenir pour ce frais.'],
    });
    const { kept } = await keep(charged, '200');
    expect(kept).toMatchObject({
      ...{ total: '1100.00', advance: '200.00', balance: '900.00', depositHeld: '2800.00' },
      depositEntries: [{}, { kind: 'KEPT', amount: '-200.00', reason: 'Km supplémentaire', lineId }],
      payments: [{ kind: 'PAYMENT', method: 'DEPOSIT', amount: '200.00', receiptNumber: expect.any(String) }],
    });
    expect((await keep(kept as Rental, '1')).problem?.['fields']).toHaveProperty(['lines.0.amount']);
    const gone = await call('removeRentalLine', 'RemoveRentalLineInput', {
      ...{ number: back.number, version: kept?.version, reason: 'Erreur', lineId },
    });
    expect(gone.problem?.['code']).toBe('DEPOSIT.LINE_KEPT');
    const [payment] = (kept?.['payments'] ?? []) as { id: string }[];
    const wrong = await app.graphql(
      'mutation ($input: CorrectPaymentInput!) { correctPayment(input: $input) { id } }',
      { input: { paymentId: payment?.id, reason: 'Erreur' } },
      staff,
    );
    expect(wrong.errors?.[0]?.extensions.code).toBe('PAYMENT.OF_DEPOSIT');
    const [, entry] = (kept?.['depositEntries'] ?? []) as { id: string }[];
    const { rental: corrected, problem } = await call('correctDeposit', 'CorrectDepositInput', {
      ...{ entryId: entry?.id, reason: 'Erreur' },
    });
    expect(problem).toBeUndefined();
    expect(corrected).toMatchObject({ total: '1100.00', balance: '1100.00' });
    const paid = await app.graphql(
      'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }',
      {
        input: {
          ...{ number: back.number, version: corrected.version, amount: '1', method: 'DEPOSIT' },
          paidOn: new Date().toISOString().slice(0, 10),
        },
      },
      staff,
    );
    expect(paid.errors?.[0]?.extensions).toMatchObject({ fields: { method: [expect.any(String)] } });
  });

  it('are taken back only after what was kept for them, even where all else is paid: nobody refunds what was kept', async () => {
    const back = await withCharges();
    const { rental: held } = await call('holdDeposit', 'HoldDepositInput', {
      ...{ number: back.number, version: back.version, amount: '3000', method: 'CASH' },
    });
    const { rental: charged } = await settle(held, [{ chargeId: back.returnCharges[0]?.id, decision: 'CONFIRM' }]);
    const lineId = charged.returnCharges[0]?.lineId;
    const { number } = charged;
    const { rental: kept } = await call('keepDeposit', 'KeepDepositInput', {
      ...{ number, version: charged.version, lines: [{ lineId, amount: '200' }] },
    });
    const { rental: paid } = await call('recordPayment', 'RecordPaymentInput', {
      ...{ number, version: kept.version, amount: kept.balance, method: 'CARD' },
      paidOn: new Date().toISOString().slice(0, 10),
    });
    const { version } = paid;
    const gone = await call('removeRentalLine', 'RemoveRentalLineInput', { number, version, lineId, reason: 'Erreur' });
    expect(gone.problem?.['code']).toBe('DEPOSIT.LINE_KEPT');
    expect((await reopen(paid)).problem?.['code']).toBe('DEPOSIT.LINE_KEPT');
    const { data } = await app.graphql<{ __type: { fields: { name: string; description: string }[] } }>(
      '{ __type(name: "Mutation") { fields { name description } } }',
    );
    for (const name of ['removeRentalLine', 'reopenRental'])
      expect(data?.__type.fields.find((field) => field.name === name)?.description).toContain('DEPOSIT.LINE_KEPT');
  });

  it('keep nothing for a charge of a cancelled rental, which takes no payments, but can keep the deposit itself', async () => {
    const made = await rental();
    const { rental: held } = await call('holdDeposit', 'HoldDepositInput', {
      ...{ number: made.number, version: made.version, amount: '3000', method: 'CASH' },
    });
    const { rental: charged } = await call('addRentalLine', 'AddRentalLineInput', {
      ...{
        number: held.number,
        version: held.version,
        label: 'Livraison',
        unitPrice: '200',
        quantity: 1,
        reason: 'Oubli',
      },
    });
    await app.execute("update reservation set status = 'CANCELLED', stage = null, cancelled_at = now() where id = ?", [
      made.id,
    ]);
    const { number, version } = charged;
    const keep = (input: object) => call('keepDeposit', 'KeepDepositInput', { number, version, ...input });
    const lineId = charged.lines.find(({ label }) => label === 'Livraison')?.id;
    expect((await keep({ lines: [{ lineId, amount: '200' }] })).problem?.['code']).toBe('PAYMENT.CLOSED');
    expect(await app.execute('select 1 from payment where reservation_id = ?', [made.id])).toEqual([]);
    const { rental: kept } = await keep({ charges: [{ label: 'Annulation tardive', amount: '200' }] });
    expect(kept).toMatchObject({ total: charged.total, lines: charged.lines });
  });

  it('have to give back first what was paid of a charge whose return was a mistake', async () => {
    const back = await withCharges();
    const chargeId = back.returnCharges[0]?.id;
    const { rental: charged } = await settle(back, [{ chargeId, decision: 'CONFIRM' }]);
    await app.execute('update reservation set advance = 1000 where number_key = ?', [back.number.replace('-', '')]);
    const { problem } = await reopen(charged);
    expect(problem?.['fields']).toEqual({ reason: [expect.stringContaining('remboursement de 100')] });
    expect(await read(back.number)).toMatchObject({ stage: 'RETURNED', total: '1100.00' });
  });
});
