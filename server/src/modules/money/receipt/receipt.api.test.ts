import { makeAgency, makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { RECEIPT_TEMPLATE } from './receipt-template.js';

interface Entry {
  id: string;
  kind: string;
  amount: string;
  receiptNumber: string | null;
  corrected: boolean;
  agency: { id: string } | null;
}
interface Ledger {
  number: string;
  version: number;
  payments: Entry[];
}

const LEDGER = 'number version payments { id kind amount receiptNumber corrected agency { id } }';
const RECORD = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { ${LEDGER} } }`;
const CORRECT = `mutation ($input: CorrectPaymentInput!) { correctPayment(input: $input) { ${LEDGER} } }`;
const RECEIPT = `query ($number: String!, $receiptNumber: String!) {
  paymentReceipt(number: $number, receiptNumber: $receiptNumber) { fileName mediaType url }
}`;

const today = agencyDay(new Date());
const year = Number(today.slice(0, 4));
let app: TestApp;
let owner: Customer;
let agency: Agency;
let staffToken: string;

beforeAll(async () => {
  app = await startTestApp();
  staffToken = await app.tokenFor(await makeEmployee(app.database, { firstName: 'Rim', lastName: 'Bennani' }));
  owner = await makeCustomer(app.database);
});
afterAll(() => app.close());
/** An agency of its own, so that its series starts anew. */
beforeEach(async () => {
  agency = await makeAgency(app.database);
});

const rental = async (total = '900.00') =>
  makeReservation(app.database, {
    customer: owner,
    vehicle: await makeVehicle(app.database, { agency }),
    status: ReservationStatus.ACCEPTED,
    stage: RentalStage.PLANNED,
    total,
    advance: '0.00',
    acceptedAt: new Date(),
  });

async function record({ number, version }: { number: string; version: number }, input: object = {}) {
  const entry = { number, version, amount: '100.00', method: 'CASH', paidOn: today };
  const { data, errors } = await app.graphql<{ recordPayment: Ledger }>(
    RECORD,
    { input: { ...entry, ...input } },
    staffToken,
  );
  return { ledger: data?.recordPayment as Ledger, problem: errors?.[0] };
}

const numbered = (sequence: number, of = agency): string =>
  `R${year}-${String(of.id).padStart(2, '0')}-${String(sequence).padStart(5, '0')}`;

describe('receipts', () => {
  it('are numbered without a gap by agency and year, however many are written at once', async () => {
    const rentals = await Promise.all(Array.from({ length: 64 }, () => rental()));
    const made = await Promise.all(
      // Every second one is refused, and takes no number.
      rentals.map((each, index) => record(each, { amount: index % 2 ? '900.01' : '100.00' })),
    );
    const numbers = made.flatMap(({ ledger }) => ledger?.payments.map(({ receiptNumber }) => receiptNumber) ?? []);
    expect(numbers.sort()).toEqual(Array.from({ length: 32 }, (_, index) => numbered(index + 1)));
  });

  it('are given for the advance, payments and refunds, not for corrections', async () => {
    const request = await makeReservation(app.database, { vehicle: await makeVehicle(app.database, { agency }) });
    const accepted = await app.graphql<{ acceptReservation: Ledger }>(
      `mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { ${LEDGER} } } }`,
      { input: { number: request.number, total: '900.00', advance: '200.00', advanceMethod: 'ONLINE' } },
      staffToken,
    );
    let ledger = accepted.data?.acceptReservation as Ledger;
    ({ ledger } = await record(ledger));
    ({ ledger } = await record(ledger, { amount: '50.00', refund: true }));
    const { data } = await app.graphql<{ correctPayment: Ledger }>(
      CORRECT,
      { input: { paymentId: ledger.payments[1]?.id, reason: 'Erreur' } },
      staffToken,
    );
    expect(
      data?.correctPayment.payments.map(({ kind, receiptNumber, corrected }) => [kind, receiptNumber, corrected]),
    ).toEqual([
      ['ADVANCE', numbered(1), false],
      ['PAYMENT', numbered(2), true],
      ['REFUND', numbered(3), false],
      ['CORRECTION', null, false],
    ]);
  });

  it('belong to the agency where the money was taken', async () => {
    const other = await makeAgency(app.database);
    const { ledger } = await record(await rental(), { agencyId: String(other.id) });
    expect(ledger.payments).toMatchObject([{ receiptNumber: numbered(1, other), agency: { id: String(other.id) } }]);
    const here = await record(await rental());
    expect(here.ledger.payments).toMatchObject([{ receiptNumber: numbered(1), agency: { id: String(agency.id) } }]);
    const nowhere = await record(await rental(), { agencyId: '999999' });
    expect(nowhere.problem?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { agencyId: ["Cette agence n'existe pas."] },
    });
  });

  it('say what was paid, in words, by which way, and what was left then', async () => {
    const made = await rental();
    let { ledger } = await record(made, { amount: '300.00', method: 'CHEQUE' });
    ({ ledger } = await record(ledger, { amount: '600.00' }));
    const printing = vi.spyOn(app.services.pdf, 'render');
    const { data } = await app.graphql<{ paymentReceipt: { fileName: string; mediaType: string; url: string } }>(
      RECEIPT,
      { number: made.number, receiptNumber: numbered(1).toLowerCase() },
      staffToken,
    );
    expect(data?.paymentReceipt).toMatchObject({
      fileName: `recu-${numbered(1)}.pdf`,
      mediaType: 'application/pdf',
    });
    const reply = await app.inject({ method: 'GET', url: data?.paymentReceipt.url ?? '' });
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(printing).toHaveBeenCalledWith(
      RECEIPT_TEMPLATE,
      expect.objectContaining({
        title: 'Reçu de paiement',
        number: numbered(1),
        stamp: null,
        amount: '300\u00a0Dh',
        amountInWords: 'trois cents dirhams',
        takenBy: 'Rim Bennani',
        account: [
          { label: 'Total de la location TTC', value: '900\u00a0Dh' },
          { label: 'Payé à ce jour', value: '300\u00a0Dh' },
          { label: 'Reste à payer', value: '600\u00a0Dh' },
        ],
      }),
    );
    printing.mockRestore();
  });

  it('say that they are void once the payment was taken back', async () => {
    const made = await rental();
    const { ledger } = await record(made);
    await app.graphql(CORRECT, { input: { paymentId: ledger.payments[0]?.id, reason: 'Erreur' } }, staffToken);
    const printing = vi.spyOn(app.services.pdf, 'render');
    const { data } = await app.graphql<{ paymentReceipt: { url: string } }>(
      RECEIPT,
      { number: made.number, receiptNumber: numbered(1) },
      staffToken,
    );
    await app.inject({ method: 'GET', url: data?.paymentReceipt.url ?? '' });
    const stamp = expect.stringMatching(/^ANNULÉ LE \d\d-\d\d-\d{4}$/) as string;
    expect(printing).toHaveBeenCalledWith(RECEIPT_TEMPLATE, expect.objectContaining({ stamp }));
    printing.mockRestore();
  });

  it('are for the staff and the owner', async () => {
    const made = await rental();
    await record(made);
    const ask = async (token: string, receiptNumber = numbered(1)) =>
      (await app.graphql(RECEIPT, { number: made.number, receiptNumber }, token)).errors?.[0]?.extensions.code;
    expect(await ask(await app.tokenFor(owner))).toBeUndefined();
    expect(await ask(await app.tokenFor(await makeCustomer(app.database)))).toBe('RESERVATION.NOT_FOUND');
    expect(await ask('')).toBe('UNAUTHENTICATED');
    expect(await ask(staffToken, 'R2026-01-99999')).toBe('RECEIPT.NOT_FOUND');
  });
});

describe('an entry', () => {
  it.each(['update payment set amount = amount + 1', 'delete from payment', "update payment set method = 'CARD'"])(
    'is neither changed nor deleted by the database: %s',
    async (statement) => {
      const { ledger } = await record(await rental());
      await expect(
        app.database.orm.em.fork().execute(`${statement} where id = ?`, [Number(ledger.payments[0]?.id)]),
      ).rejects.toThrow(/a payment is never/);
    },
  );
});
