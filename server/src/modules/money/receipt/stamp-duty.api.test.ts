import { makeAgency, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { updateSettings } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { INVOICE_TEMPLATE } from '../invoice/invoice-template.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { RECEIPT_TEMPLATE } from './receipt-template.js';

interface Entry {
  id: string;
  kind: string;
  amount: string;
  stampDuty: string | null;
  receiptNumber: string | null;
}
interface Ledger {
  number: string;
  version: number;
  advance: string;
  balance: string;
  payments: Entry[];
}

const LEDGER = 'number version advance balance payments { id kind amount stampDuty receiptNumber }';
const today = agencyDay(new Date());

let app: TestApp;
let agency: Agency;
let admin: string;
let token: string;
let rental: Ledger;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
});
afterAll(() => app.close());
beforeEach(async () => {
  agency = await makeAgency(app.database);
  token = await app.tokenFor(await makeEmployee(app.database));
  const made = await makeReservation(app.database, {
    vehicle: await makeVehicle(app.database, { agency }),
    status: ReservationStatus.ACCEPTED,
    stage: RentalStage.PLANNED,
    total: '5000.00',
    advance: '0.00',
    acceptedAt: new Date(),
  });
  rental = { number: made.number, version: made.version, advance: '0.00', balance: '5000.00', payments: [] };
  await choose({ stampDutyPercent: '0,25', cashLimit: '20000' });
});

async function choose(input: object) {
  const { errors } = await updateSettings(app, input, admin);
  return errors?.[0]?.extensions['fields'];
}

async function record(input: object) {
  const entry = { number: rental.number, version: rental.version, amount: '1000.00', method: 'CASH', paidOn: today };
  const { data } = await app.graphql<{ recordPayment: Ledger }>(
    `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { ${LEDGER} } }`,
    { input: { ...entry, ...input } },
    token,
  );
  rental = data?.recordPayment as Ledger;
  return rental.payments.at(-1) as Entry;
}

async function correct(paymentId: string) {
  const { data } = await app.graphql<{ correctPayment: Ledger }>(
    `mutation ($input: CorrectPaymentInput!) { correctPayment(input: $input) { ${LEDGER} } }`,
    { input: { paymentId, reason: 'Erreur de saisie' } },
    token,
  );
  rental = data?.correctPayment as Ledger;
  return rental.payments.at(-1) as Entry;
}

/** What was printed by the document that a query answers. */
async function printed(query: string) {
  const printing = vi.spyOn(app.services.pdf, 'render');
  const { data } = await app.graphql<Record<string, { url: string }>>(query, {}, token);
  await app.inject({ method: 'GET', url: Object.values(data ?? {})[0]?.url ?? '' });
  const call = printing.mock.lastCall;
  printing.mockRestore();
  return call;
}

describe('the stamp duty on cash', () => {
  it('comes on top of payments in cash alone, and is no part of what was paid', async () => {
    expect(await record({})).toMatchObject({ amount: '1000.00', stampDuty: '2.50' });
    expect(await record({ method: 'CARD' })).toMatchObject({ stampDuty: null });
    expect(await record({ amount: '100.00', refund: true })).toMatchObject({ amount: '-100.00', stampDuty: null });
    // 0.0025 × 1.99 Dh is less than half a centime.
    expect(await record({ amount: '1.99' })).toMatchObject({ stampDuty: null });
    expect(rental).toMatchObject({ advance: '1901.99', balance: '3098.01' });
  });

  it('is taken back with its payment, at the percentage that held then', async () => {
    const { id } = await record({});
    await choose({ stampDutyPercent: '1' });
    expect(await correct(id)).toMatchObject({ amount: '-1000.00', stampDuty: '-2.50' });
    expect(await record({})).toMatchObject({ stampDuty: '10.00' });
  });

  it('is in the till and in a column of the report of the day', async () => {
    await app.graphql(
      'mutation ($input: OpenTillInput!) { openTill(input: $input) { id } }',
      { input: { agencyId: String(agency.id), openingAmount: '500.00' } },
      token,
    );
    const { id } = await record({});
    await record({ amount: '2000.00' });
    await correct(id);
    const { data } = await app.graphql<{ myTill: object; cashReport: { rows: object[] } }>(
      'query ($day: LocalDate!) { myTill { expectedAmount } cashReport(day: $day) { rows { method payments stampDuties total } } }',
      { day: today },
      token,
    );
    expect(data?.myTill).toEqual({ expectedAmount: '2505.00' });
    expect(data?.cashReport.rows).toEqual([
      { method: 'CASH', payments: '2000.00', stampDuties: '5.00', total: '2005.00' },
    ]);
  });

  it('is on the receipt and below the total of the invoice', async () => {
    const { receiptNumber } = await record({});
    expect(
      await printed(`{ paymentReceipt(number: "${rental.number}", receiptNumber: "${receiptNumber}") { url } }`),
    ).toEqual([
      RECEIPT_TEMPLATE,
      expect.objectContaining({
        amount: '1\u202f000\u00a0Dh',
        extra: [
          { label: 'Droit de timbre', value: '2,50\u00a0Dh' },
          { label: 'Encaissé en espèces', value: '1\u202f002,50\u00a0Dh' },
        ],
      }),
    ]);
    expect(await printed(`{ invoiceDocument(number: "${rental.number}", proForma: true) { url } }`)).toEqual([
      INVOICE_TEMPLATE,
      expect.objectContaining({
        total: '5\u202f000\u00a0Dh',
        stampDuty: '2,50\u00a0Dh',
        settlement: expect.objectContaining({ paid: '1\u202f000\u00a0Dh', balance: '4\u202f000\u00a0Dh' }) as object,
      }),
    ]);
  });

  it('and the cash of a rental are told once they reach the limit', async () => {
    await choose({ cashLimit: '1500' });
    const atLimit = async (as = token) =>
      (
        await app.graphql<{ reservation: { cashAtLimit: string | null } }>(
          `{ reservation(number: "${rental.number}") { cashAtLimit } }`,
          {},
          as,
        )
      ).data?.reservation.cashAtLimit;
    await record({ method: 'CARD', amount: '2000.00' });
    const { id } = await record({});
    expect(await atLimit()).toBeNull();
    await record({ amount: '500.00' });
    expect(await atLimit()).toBe('1500.00');
    await correct(id);
    expect(await atLimit()).toBeNull();
  });

  it('is chosen by an Admin, as is the cash from which on the staff are warned', async () => {
    const chosen = async () =>
      (await app.graphql('{ rentalSettings { stampDutyPercent cashLimit } }', {}, token)).data?.['rentalSettings'];
    expect(await chosen()).toEqual({ stampDutyPercent: '0.25', cashLimit: '20000.00' });
    expect(await choose({ stampDutyPercent: '101', cashLimit: '-1' })).toEqual({
      stampDutyPercent: [expect.stringContaining('0 à 100')],
      cashLimit: [expect.stringContaining('montant de 0')],
    });
    expect(await choose({ stampDutyPercent: null })).toHaveProperty('stampDutyPercent');
    expect(await choose({ stampDutyPercent: '0', cashLimit: null })).toBeUndefined();
    expect(await chosen()).toEqual({ stampDutyPercent: '0.00', cashLimit: null });
  });
});
