import { makeCustomer, makeEmployee, makeReservation } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';

interface Entry {
  id: string;
  kind: string;
  amount: string;
  method: string;
  paidOn: string;
  note: string | null;
  corrected: boolean;
  recordedBy: { lastName: string } | null;
}
interface Ledger {
  number: string;
  version: number;
  advance: string;
  balance: string;
  payments: Entry[];
}

const LEDGER = `number version advance balance payments { id kind amount method paidOn note corrected recordedBy { lastName } }`;
const RECORD = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { ${LEDGER} } }`;
const CORRECT = `mutation ($input: CorrectPaymentInput!) { correctPayment(input: $input) { ${LEDGER} } }`;
const today = agencyDay(new Date());

let app: TestApp;
let owner: Customer;
let staffToken: string;
let request: Reservation;
let rental: Ledger;

beforeAll(async () => {
  app = await startTestApp();
  staffToken = await app.tokenFor(await makeEmployee(app.database, { lastName: 'Bennani' }));
  owner = await makeCustomer(app.database);
});
afterAll(() => app.close());

/** 900 Dh, of which 200 were paid by card. */
beforeEach(async () => {
  request = await makeReservation(app.database, { customer: owner });
  const { data } = await app.graphql<{ acceptReservation: Ledger }>(
    `mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { ${LEDGER} } } }`,
    { input: { number: request.number, total: '900.00', advance: '200.00', advanceMethod: 'CARD' } },
    staffToken,
  );
  rental = data?.acceptReservation as Ledger;
});

async function record(input: object, token = staffToken) {
  const entry = { number: rental.number, version: rental.version, amount: '100.00', method: 'CASH', paidOn: today };
  const { data, errors } = await app.graphql<{ recordPayment: Ledger }>(
    RECORD,
    { input: { ...entry, ...input } },
    token,
  );
  if (data) rental = data.recordPayment;
  return { ledger: data?.recordPayment, problem: errors?.[0] };
}

async function correct(paymentId: string | undefined, reason = 'Erreur de saisie', token = staffToken) {
  const { data, errors } = await app.graphql<{ correctPayment: Ledger }>(
    CORRECT,
    { input: { paymentId, reason } },
    token,
  );
  if (data) rental = data.correctPayment;
  return { ledger: data?.correctPayment, problem: errors?.[0] };
}

const amounts = () => rental.payments.map(({ amount }) => amount);

describe('the advance', () => {
  it('is the first payment', () => {
    expect(rental).toMatchObject({ advance: '200.00', balance: '700.00' });
    expect(rental.payments).toMatchObject([
      { kind: 'ADVANCE', amount: '200.00', method: 'CARD', paidOn: today, recordedBy: { lastName: 'Bennani' } },
    ]);
  });

  const edit = async (advance: string, version = rental.version) => {
    const { data } = await app.graphql<{ updateReservation: Ledger }>(
      `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { ${LEDGER} } } }`,
      { input: { number: rental.number, version, advance } },
      staffToken,
    );
    return data?.updateReservation;
  };

  it.each(['150.00', '250.00'])('set to %s in an edit is taken back and entered anew', async (advance) => {
    expect(await edit(advance)).toMatchObject({
      advance,
      payments: [
        { kind: 'ADVANCE', amount: '200.00', corrected: true },
        { kind: 'CORRECTION', amount: '-200.00', method: 'CARD', note: 'Avance corrigée dans la réservation' },
        { kind: 'ADVANCE', amount: advance, method: 'CARD', paidOn: today, corrected: false },
      ],
    });
  });

  it('set to nothing in an edit is void, and cannot be taken back once more', async () => {
    const emptied = await edit('0');
    expect(emptied).toMatchObject({
      advance: '0.00',
      payments: [{ corrected: true }, { kind: 'CORRECTION', amount: '-200.00' }],
    });
    const paid = await app.graphql<{ recordPayment: Ledger }>(
      'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { version } }',
      { input: { number: rental.number, version: emptied?.version, amount: '300', method: 'CASH', paidOn: today } },
      staffToken,
    );
    const again = await app.graphql(
      'mutation ($input: CorrectPaymentInput!) { correctPayment(input: $input) { id } }',
      { input: { paymentId: emptied?.payments[0]?.id, reason: 'Erreur' } },
      staffToken,
    );
    expect(again.errors?.[0]?.extensions.code).toBe('PAYMENT.ALREADY_CORRECTED');

    // A lower sum takes the newest payments back as well.
    expect(await edit('120.00', paid.data?.recordPayment.version)).toMatchObject({
      advance: '120.00',
      payments: [
        ...[{ corrected: true }, {}, { kind: 'PAYMENT', amount: '300.00', corrected: true }],
        ...[
          { amount: '-300.00', method: 'CASH' },
          { kind: 'PAYMENT', amount: '120.00', method: 'CASH' },
        ],
      ],
    });
  });
});

describe('a further payment', () => {
  it('adds up, to the last centime and no further', async () => {
    await record({ amount: '399.99', method: 'TRANSFER', note: '  Virement du client  ' });
    expect(rental).toMatchObject({ advance: '599.99', balance: '300.01' });
    expect(rental.payments[1]).toMatchObject({ kind: 'PAYMENT', method: 'TRANSFER', note: 'Virement du client' });
    const { problem } = await record({ amount: '300.02' });
    expect(problem?.extensions).toMatchObject({
      code: 'PAYMENT.SUM',
      fields: { amount: ['Il ne reste que 300,01\u00a0Dh à payer.'] },
    });
    await record({ amount: '300.01' });
    expect(rental).toMatchObject({ advance: '900.00', balance: '0.00' });
    const wire = (await app.rest('GET', `/reservation/${rental.number}`, undefined, staffToken)).json();
    expect(wire).toMatchObject({ data: { avance: 900, reste: 0 } });
  });

  it('is entered once, however often the call is repeated at once', async () => {
    const { number, version } = rental;
    const rivals = await Promise.all(Array.from({ length: 32 }, () => record({ number, version })));
    expect(rivals.filter(({ ledger }) => ledger)).toHaveLength(1);
    expect(new Set(rivals.flatMap(({ problem }) => problem?.extensions.code ?? []))).toEqual(
      new Set(['RESERVATION.VERSION_CONFLICT']),
    );
    expect(amounts()).toEqual(['200.00', '100.00']);
  });

  it.each([
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '-5.00' }, 'amount'],
    [{ paidOn: agencyDay(new Date(Date.now() + 2 * DAY_MS)) }, 'paidOn'],
    [{ paidOn: agencyDay(new Date(Date.now() - 366 * DAY_MS)) }, 'paidOn'],
    [{ note: 'x'.repeat(301) }, 'note'],
  ])('is refused by field: %j', async (input, field) => {
    const { problem } = await record(input);
    expect(problem?.extensions).toMatchObject({ code: 'VALIDATION', fields: { [field]: [expect.any(String)] } });
  });

  it('is for rentals alone', async () => {
    const pending = await makeReservation(app.database);
    expect((await record({ number: pending.number, version: pending.version })).problem?.extensions.code).toBe(
      'PAYMENT.CLOSED',
    );
    expect((await record({ number: 'AAAAA-AAAAA' })).problem?.extensions.code).toBe('RESERVATION.NOT_FOUND');
  });
});

describe('money that goes back', () => {
  it('is a refund, never more than was paid; a cancelled rental can give back, not take', async () => {
    expect((await record({ amount: '200.01', refund: true })).problem?.extensions.code).toBe('PAYMENT.SUM');
    await app.graphql(
      'mutation ($input: CancelReservationInput!) { cancelReservation(input: $input) { version } }',
      { input: { number: rental.number } },
      staffToken,
    );
    const version = rental.version + 1;
    expect((await record({ version })).problem?.extensions.code).toBe('PAYMENT.CLOSED');
    await record({ version, amount: '200.00', refund: true });
    expect(rental).toMatchObject({ advance: '0.00', payments: [{}, { kind: 'REFUND', amount: '-200.00' }] });
  });
});

describe('a correction', () => {
  it('takes an entry back once and keeps both, with the reason', async () => {
    await record({ amount: '300.00' });
    const wrong = rental.payments[1]?.id;
    const rivals = await Promise.all(Array.from({ length: 32 }, () => correct(wrong)));
    expect(rivals.filter(({ ledger }) => ledger)).toHaveLength(1);
    expect(rental).toMatchObject({
      advance: '200.00',
      payments: [{}, { corrected: true }, { kind: 'CORRECTION', amount: '-300.00', note: 'Erreur de saisie' }],
    });
    expect((await correct(rental.payments[2]?.id)).problem?.extensions.code).toBe('PAYMENT.ALREADY_CORRECTED');
  });

  it('wants a reason and an entry that is there', async () => {
    expect((await correct(rental.payments[0]?.id, ' ')).problem?.extensions).toMatchObject({
      fields: { reason: ['Le motif est obligatoire.'] },
    });
    expect((await correct('999999')).problem?.extensions.code).toBe('PAYMENT.NOT_FOUND');
    expect((await correct('x')).problem?.extensions.code).toBe('PAYMENT.NOT_FOUND');
  });

  it('never leads out of the bounds', async () => {
    await record({ amount: '200.00', refund: true });
    await record({ amount: '900.00' });
    const { problem } = await correct(rental.payments[1]?.id);
    expect(problem?.extensions.code).toBe('PAYMENT.SUM');
  });
});

describe('who sees and does it', () => {
  it('the owner reads amounts alone, others nothing', async () => {
    const token = await app.tokenFor(owner);
    const query = `query ($number: String!) { reservation(number: $number) { payments { amount method paidOn } } }`;
    const { data } = await app.graphql(query, { number: rental.number }, token);
    expect(data).toEqual({ reservation: { payments: [{ amount: '200.00', method: 'CARD', paidOn: today }] } });
    const stranger = await app.tokenFor(await makeCustomer(app.database));
    expect((await app.graphql(query, { number: rental.number }, stranger)).data).toEqual({ reservation: null });
    const names = `query ($number: String!) { reservation(number: $number) { payments { note recordedBy { lastName } } } }`;
    const { errors } = await app.graphql(names, { number: rental.number }, token);
    expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['FORBIDDEN']));
  });

  it('customers and visitors enter and correct nothing', async () => {
    const token = await app.tokenFor(owner);
    expect((await record({}, token)).problem?.extensions.code).toBe('FORBIDDEN');
    expect((await correct('1', 'x', token)).problem?.extensions.code).toBe('FORBIDDEN');
    expect((await record({}, '')).problem?.extensions.code).toBe('UNAUTHENTICATED');
    expect(amounts()).toEqual(['200.00']);
  });
});
