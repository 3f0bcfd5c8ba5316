import { makeAgency, makeEmployee, makeReservation } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { formatMoney } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { CASH_REPORT_TEMPLATE } from '../receipt/cash-report-template.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';

interface Till {
  id: string;
  openingAmount: string;
  expectedAmount: string;
  countedAmount: string | null;
  difference: string | null;
  closedAt: string | null;
  closedBy: { id: string } | null;
  entries: {
    kind: string;
    amount: string;
    reason: string | null;
    reservationNumber: string | null;
    proofUrl: string | null;
  }[];
}

const TILL = `id openingAmount expectedAmount countedAmount difference closedAt closedBy { id }
  entries { kind amount reason reservationNumber proofUrl }`;
const MY_TILL = `{ myTill { ${TILL} } }`;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

let app: TestApp;
let admin: string;
let agency: Agency;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  agency = await makeAgency(app.database);
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
});
afterAll(() => app.close());
beforeEach(async () => {
  token = await app.tokenFor(await makeEmployee(app.database));
});

async function call<Data>(query: string, variables: Record<string, unknown> = {}, as = token) {
  const { data, errors } = await app.graphql<Record<string, Data>>(query, variables, as);
  return { made: Object.values(data ?? {})[0] as Data, problem: errors?.[0] };
}
const open = (input: object = {}, as = token) =>
  call<Till>(
    `mutation ($input: OpenTillInput!) { openTill(input: $input) { ${TILL} } }`,
    { input: { agencyId: String(agency.id), openingAmount: '500.00', ...input } },
    as,
  );
const close = (id: string, countedAmount: string, as = token, note?: string) =>
  call<Till>(
    `mutation ($input: CloseTillInput!) { closeTill(input: $input) { ${TILL} } }`,
    { input: { id, countedAmount, note } },
    as,
  );
const move = (input: object) =>
  call<Till>(`mutation ($input: RecordTillMovementInput!) { recordTillMovement(input: $input) { ${TILL} } }`, {
    input: { kind: 'EXPENSE', amount: '50.00', reason: 'Lavage', ...input },
  });
const mine = async (as = token) => (await call<Till | null>(MY_TILL, {}, as)).made;

const rental = () =>
  makeReservation(app.database, {
    status: ReservationStatus.ACCEPTED,
    stage: RentalStage.OUT,
    total: '900.00',
    advance: '0.00',
    acceptedAt: new Date(),
  });
interface Paid {
  number: string;
  version: number;
  payments: { id: string }[];
}
const pay = async ({ number, version }: { number: string; version: number }, input: object = {}, as = token) =>
  (
    await call<Paid>(
      'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { number version payments { id } } }',
      { input: { number, version, amount: '100.00', method: 'CASH', paidOn: agencyDay(new Date()), ...input } },
      as,
    )
  ).made;

describe('a till', () => {
  it('is opened once by an employee, however often at once', async () => {
    const rivals = await Promise.all(Array.from({ length: 64 }, () => open()));
    expect(rivals.filter(({ made }) => made)).toHaveLength(1);
    expect(new Set(rivals.flatMap(({ problem }) => problem?.extensions.code ?? []))).toEqual(new Set(['TILL.OPEN']));
    expect(await mine()).toMatchObject({ openingAmount: '500.00', expectedAmount: '500.00', entries: [] });
    const other = await app.tokenFor(await makeEmployee(app.database));
    expect((await open({}, other)).problem).toBeUndefined();
    expect(await mine(admin)).toBeNull();
  });

  it('has the cash of payments and deposits, and no other money', async () => {
    await open();
    const made = await rental();
    let paid = await pay(made);
    paid = await pay(paid, { method: 'CARD' });
    paid = await pay(paid, { amount: '30.00', refund: true });
    const { number, version } = paid;
    const hold = `mutation ($input: HoldDepositInput!) { holdDeposit(input: $input) { version } }`;
    await call(hold, { input: { number, version, amount: '3000.00', method: 'CASH' } });
    expect(await mine()).toMatchObject({
      expectedAmount: '3570.00',
      entries: [
        { kind: 'PAYMENT', amount: '100.00', reservationNumber: number },
        { kind: 'PAYMENT', amount: '-30.00' },
        { kind: 'DEPOSIT', amount: '3000.00', reservationNumber: number },
      ],
    });
  });

  it('gets the reversals of its entries while it is open; later ones go to the till of the employee who reverses', async () => {
    const { made: till } = await open();
    const first = await pay(await rental());
    const second = await pay(await rental());
    const correct = (paymentId: string | undefined, as: string) =>
      call(
        'mutation ($input: CorrectPaymentInput!) { correctPayment(input: $input) { id } }',
        { input: { paymentId, reason: 'Erreur' } },
        as,
      );
    const other = await app.tokenFor(await makeEmployee(app.database));
    await open({}, other);
    await correct(first.payments[0]?.id, other);
    expect(await mine()).toMatchObject({ expectedAmount: '600.00' });
    await close(till.id, '600.00');
    await correct(second.payments[0]?.id, other);
    expect(await mine(other)).toMatchObject({ expectedAmount: '400.00' });
    expect((await call<Till>(`query ($id: ID!) { till(id: $id) { ${TILL} } }`, { id: till.id })).made).toMatchObject({
      expectedAmount: '600.00',
      difference: '0.00',
    });
  });

  it('is not changed by the reversal of cash that was in no till, whoever reverses it', async () => {
    const held = await rental();
    const paid = await pay(await rental());
    const hold = `mutation ($input: HoldDepositInput!) { holdDeposit(input: $input) { depositEntries { id } } }`;
    const { number, version } = held;
    const deposit = await call<{ depositEntries: { id: string }[] }>(hold, {
      input: { number, version, amount: '3000.00', method: 'CASH' },
    });
    const other = await app.tokenFor(await makeEmployee(app.database));
    await open({}, other);
    const reason = 'Saisie en double';
    const taken = await call(
      'mutation ($input: CorrectPaymentInput!) { correctPayment(input: $input) { id } }',
      { input: { paymentId: paid.payments[0]?.id, reason } },
      other,
    );
    const returned = await call(
      'mutation ($input: CorrectDepositInput!) { correctDeposit(input: $input) { depositHeld } }',
      { input: { entryId: deposit.made.depositEntries[0]?.id, reason } },
      other,
    );
    expect([taken.problem, returned.problem]).toEqual([undefined, undefined]);
    expect(await mine(other)).toMatchObject({ expectedAmount: '500.00', entries: [] });
  });

  it('loses no cash between an entry and its closing', async () => {
    const { made: till } = await open();
    const rentals = await Promise.all(Array.from({ length: 24 }, () => rental()));
    const [closed] = await Promise.all([close(till.id, '500.00'), ...rentals.map((each) => pay(each))]);
    const em = app.database.orm.em.fork();
    const [{ sum } = { sum: '' }] = await em.execute<{ sum: string }[]>(
      'select (t.opening_amount + coalesce((select sum(e.amount) from till_entry e where e.till_id = t.id), 0))::text as sum from till t where t.id = ?',
      [Number(till.id)],
    );
    expect(closed.made.expectedAmount).toBe(sum);
  });

  it('is closed once, with the difference; nothing of it is changed afterwards', async () => {
    const { made: till } = await open();
    await pay(await rental());
    const rivals = await Promise.all(Array.from({ length: 32 }, () => close(till.id, '590.50')));
    const [won] = rivals.flatMap(({ made }) => made ?? []);
    expect(won).toMatchObject({ countedAmount: '590.50', expectedAmount: '600.00', difference: '-9.50' });
    const refused = rivals.flatMap(({ problem }) => problem?.extensions ?? []);
    expect(refused).toHaveLength(31);
    for (const { code, fields } of refused)
      expect([code, fields]).toEqual(['TILL.CLOSED', { countedAmount: ['Cette caisse est déjà fermée.'] }]);
    const em = app.database.orm.em.fork();
    await expect(em.execute('update till set counted_amount = 600 where id = ?', [Number(till.id)])).rejects.toThrow();
    await expect(
      em.execute('update till set closed_by_id = (select min(id) from employee) where id = ?', [Number(till.id)]),
    ).rejects.toThrow();
    await expect(em.execute('delete from till_entry where till_id = ?', [Number(till.id)])).rejects.toThrow();
    expect((await move({})).problem?.extensions.code).toBe('TILL.NONE');
    expect((await open()).problem).toBeUndefined();
  });

  it('that its employee left open is counted by an Admin, who says why', async () => {
    const employee = await makeEmployee(app.database);
    const { made: till } = await open({}, await app.tokenFor(employee));
    expect(till.closedBy).toBeNull();
    const { errors } = await app.graphql(
      'mutation ($input: EmployeeInput!) { deleteEmployee(input: $input) }',
      { input: { id: String(employee.id) } },
      admin,
    );
    expect(errors).toBeUndefined();
    expect((await close(till.id, '500.00')).problem?.extensions.code).toBe('TILL.NOT_FOUND');
    expect((await close(till.id, '500.00', admin)).problem?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { note: ["Le motif est obligatoire pour fermer la caisse d'un autre."] },
    });
    const counted = await Promise.all(
      Array.from({ length: 8 }, () => close(till.id, '480.00', admin, 'Parti sans compter')),
    );
    const [closed] = counted.flatMap(({ made }) => made ?? []);
    expect(closed).toMatchObject({ countedAmount: '480.00', difference: '-20.00' });
    const me = await call<{ employee: { id: string } }>('{ me { employee { id } } }', {}, admin);
    expect(closed?.closedBy).toEqual({ id: me.made.employee.id });
    expect(counted.filter(({ problem }) => problem?.extensions.code === 'TILL.CLOSED')).toHaveLength(7);
  });

  it('pays expenses and the bank, at most what is in it', async () => {
    await open();
    const { made } = await move({});
    expect(made).toMatchObject({
      expectedAmount: '450.00',
      entries: [{ kind: 'EXPENSE', amount: '-50.00', reason: 'Lavage', proofUrl: null }],
    });
    expect((await move({ kind: 'BANK', amount: '450.01', reason: 'Versement' })).problem?.extensions).toMatchObject({
      fields: { amount: ['La caisse ne contient que 450\u00a0Dh.'] },
    });
    expect((await move({ kind: 'BANK', amount: '450.00', reason: 'Versement' })).made.expectedAmount).toBe('0.00');
    expect((await move({ amount: '1.00' })).problem?.extensions).toMatchObject({
      fields: { amount: ['La caisse ne contient plus d’espèces.'] },
    });
  });

  it('keeps the proof of a movement', async () => {
    await open();
    const { data } = await app.graphqlUpload<{ recordTillMovement: Till }>(
      `mutation ($input: RecordTillMovementInput!) { recordTillMovement(input: $input) { ${TILL} } }`,
      { input: { kind: 'EXPENSE', amount: '50.00', reason: 'Lavage', proof: null } },
      { 'input.proof': { name: 'ticket.pdf', bytes: PDF } },
      token,
    );
    expect(data?.recordTillMovement.entries[0]?.proofUrl).toMatch(/^\/storage\/factures\/.+\.pdf$/);
  });

  it.each([
    [{ amount: '0.00' }, 'amount'],
    [{ reason: ' ' }, 'reason'],
    [{ kind: 'PAYMENT' }, 'kind'],
  ])('refuses a movement by field: %j', async (input, field) => {
    await open();
    expect((await move(input)).problem?.extensions).toMatchObject({ fields: { [field]: [expect.any(String)] } });
  });

  it('refuses amounts and agencies that cannot be', async () => {
    expect((await open({ openingAmount: '-1.00' })).problem?.extensions).toMatchObject({
      fields: { openingAmount: [expect.any(String)] },
    });
    expect((await open({ agencyId: '999999' })).problem?.extensions).toMatchObject({
      fields: { agencyId: ["Cette agence n'existe pas."] },
    });
  });

  it('is seen by its employee and by Admins, who see every difference', async () => {
    const { made: till } = await open();
    await close(till.id, '499.00');
    const other = await app.tokenFor(await makeEmployee(app.database));
    const seen = async (as: string) =>
      (await call<{ items: Till[] }>('{ tills(filter: { differing: true }) { items { id difference } } }', {}, as)).made
        .items;
    expect(await seen(token)).toEqual([{ id: till.id, difference: '-1.00' }]);
    expect(await seen(other)).toEqual([]);
    expect(await seen(admin)).toContainEqual({ id: till.id, difference: '-1.00' });
    const one = `query ($id: ID!) { till(id: $id) { id } }`;
    expect((await call(one, { id: till.id }, other)).made).toBeNull();
    expect((await close(till.id, '1.00', other)).problem?.extensions.code).toBe('TILL.NOT_FOUND');
  });
});

describe('the report of a day', () => {
  it('counts what is kept of a deposit for a line once, and card imprints not at all', async () => {
    const made = await rental();
    const held = `mutation ($input: HoldDepositInput!) { holdDeposit(input: $input) { number version } }`;
    const { number } = made;
    let { version } = made;
    const next = async (query: string, input: object) => {
      const { made: seen, problem } = await call<{ version: number; lines: { id: string }[] }>(query, { input });
      expect(problem).toBeUndefined();
      version = seen.version;
      return seen;
    };
    await next(held, { number, version, amount: '3000.00', method: 'CASH' });
    const imprint = { method: 'CARD_IMPRINT', reference: 'AUT 7781', expiresOn: '2099-01-01' };
    await next(held, { number, version, amount: '500.00', ...imprint });
    const line = { label: 'Rayure', unitPrice: '1000', quantity: 1, reason: 'Constat' };
    const { lines } = await next(
      'mutation ($input: AddRentalLineInput!) { addRentalLine(input: $input) { version lines { id } } }',
      { number, version, ...line },
    );
    await next('mutation ($input: KeepDepositInput!) { keepDeposit(input: $input) { version } }', {
      ...{ number, version, lines: [{ lineId: lines.at(-1)?.id, amount: '1000' }] },
    });
    const report = async () =>
      (
        await call<{ total: string; rows: object[] }>(
          'query ($day: LocalDate!) { cashReport(day: $day) { total rows { method payments deposits total } } }',
          { day: agencyDay(new Date()) },
        )
      ).made;
    expect(await report()).toMatchObject({
      total: '3000.00',
      rows: expect.arrayContaining([
        { method: 'CASH', payments: '0.00', deposits: '3000.00', total: '3000.00' },
        { method: 'CARD_IMPRINT', payments: '0.00', deposits: '500.00', total: '0.00' },
        { method: 'DEPOSIT', payments: '1000.00', deposits: '-1000.00', total: '0.00' },
      ]),
    });
    // Printed, the sums of a line without the imprint add up to its total, as those of the page do.
    const printing = vi.spyOn(app.services.pdf, 'render').mockResolvedValue(PDF);
    const { data } = await app.graphql<{ cashReportDocument: { url: string } }>(
      'query ($day: LocalDate!) { cashReportDocument(day: $day) { url } }',
      { day: agencyDay(new Date()) },
      token,
    );
    expect((await app.download(data?.cashReportDocument)).length).toBeGreaterThan(0);
    expect(printing).toHaveBeenLastCalledWith(
      CASH_REPORT_TEMPLATE,
      expect.objectContaining({
        total: expect.objectContaining({
          // The last row is cash that is in no till; no stamp duty was collected, so that it has no column.
          amounts: ['1000.00', '0.00', '2000.00', '0.00', '3000.00', '3000.00'].map(formatMoney),
        }),
      }),
    );
    printing.mockRestore();
    const { made: rentalNow } = await call<{ depositEntries: { id: string; kind: string }[] }>(
      'query ($number: String!) { reservation(number: $number) { depositEntries { id kind } } }',
      { number },
    );
    const entryId = rentalNow.depositEntries.find(({ kind }) => kind === 'KEPT')?.id;
    await next('mutation ($input: CorrectDepositInput!) { correctDeposit(input: $input) { version } }', {
      ...{ entryId, reason: 'Erreur' },
    });
    expect(await report()).toMatchObject({
      total: '3000.00',
      rows: expect.arrayContaining([{ method: 'DEPOSIT', payments: '0.00', deposits: '0.00', total: '0.00' }]),
    });
  });

  it('tells the cash that is in no till, so that the rest is what the tills hold', async () => {
    const made = await rental();
    const held = `mutation ($input: HoldDepositInput!) { holdDeposit(input: $input) { number version } }`;
    const pay = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { number version payments { id } } }`;
    const { number } = made;
    let { version } = made;
    const next = async <Data extends object>(query: string, input: object): Promise<Data> => {
      const { made: seen, problem } = await call<Data & { version: number }>(query, {
        input: { number, version, ...input },
      });
      expect(problem).toBeUndefined();
      version = seen.version;
      return seen;
    };
    const cash = { method: 'CASH', paidOn: agencyDay(new Date()) };
    const { payments } = await next<{ payments: { id: string }[] }>(pay, { ...cash, amount: '200.00' });
    await next(held, { amount: '1000.00', method: 'CASH' });
    await open();
    await next(pay, { ...cash, amount: '300.00' });
    await next(held, { amount: '50.00', method: 'TRANSFER' });
    const rows = async () =>
      (
        await call<{ rows: object[] }>(
          'query ($day: LocalDate!) { cashReport(day: $day) { rows { method total outsideTill } } }',
          { day: agencyDay(new Date()) },
        )
      ).made.rows;
    expect(await rows()).toEqual([
      { method: 'CASH', total: '1500.00', outsideTill: '1200.00' },
      { method: 'TRANSFER', total: '50.00', outsideTill: '0.00' },
    ]);
    expect((await mine())?.expectedAmount).toBe('800.00');
    // The reversal of cash that was in no till changes no till.
    await call('mutation ($input: CorrectPaymentInput!) { correctPayment(input: $input) { version } }', {
      input: { paymentId: payments.at(-1)?.id, reason: 'Erreur' },
    });
    expect((await rows())[0]).toEqual({ method: 'CASH', total: '1300.00', outsideTill: '1000.00' });
  });
});
