import { makeAgency, makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { Invoice } from './invoice.entity.js';

interface Document {
  number: string;
  kind: string;
  issuedOn: string;
  net: string;
  vat: string;
  total: string;
  vatPercent: string;
  corrected: boolean;
  reason: string | null;
}

const DOCUMENT = 'number kind issuedOn net vat total vatPercent corrected reason';
const ISSUE = `mutation ($input: IssueInvoiceInput!) { issueInvoice(input: $input) { ${DOCUMENT} } }`;
const CORRECT = `mutation ($input: CorrectInvoiceInput!) { correctInvoice(input: $input) { creditNote { ${DOCUMENT} } invoice { ${DOCUMENT} } } }`;
const LIST = `query ($number: String!) { reservation(number: $number) { invoices { ${DOCUMENT} } } }`;
const PRINT = `query ($number: String!, $invoiceNumber: String) { invoiceDocument(number: $number, invoiceNumber: $invoiceNumber) { fileName mediaType url } }`;
const year = agencyDay(new Date()).slice(0, 4);

let app: TestApp;
let agency: Agency;
let owner: Customer;
let staffToken: string;
let ownerToken: string;

beforeAll(async () => {
  app = await startTestApp();
  staffToken = await app.tokenFor(await makeEmployee(app.database));
  owner = await makeCustomer(app.database);
  ownerToken = await app.tokenFor(owner);
});
afterAll(() => app.close());
beforeEach(async () => {
  agency = await makeAgency(app.database);
});

async function makeRental(total = '1816.00', of: Agency = agency): Promise<Reservation> {
  return makeReservation(app.database, {
    vehicle: await makeVehicle(app.database, { agency: of, name: 'Dacia Duster' }),
    customer: owner,
    status: ReservationStatus.ACCEPTED,
    total,
    advance: '0.00',
    acceptedAt: new Date(),
  });
}

async function issue(rental: { number: string }, token = staffToken) {
  const { data, errors } = await app.graphql<{ issueInvoice: Document }>(
    ISSUE,
    { input: { number: rental.number } },
    token,
  );
  return { invoice: data?.issueInvoice, code: errors?.[0]?.extensions.code };
}

async function correct(invoiceNumber: string | undefined, reason = 'Nom du client', token = staffToken) {
  const { data, errors } = await app.graphql<{ correctInvoice: { creditNote: Document; invoice: Document | null } }>(
    CORRECT,
    { input: { invoiceNumber, reason } },
    token,
  );
  return { made: data?.correctInvoice, problem: errors?.[0]?.extensions };
}

async function documentsOf({ number }: Reservation, token = staffToken): Promise<Document[]> {
  const { data } = await app.graphql<{ reservation: { invoices: Document[] } }>(LIST, { number }, token);
  return data?.reservation.invoices ?? [];
}

const numberOf = (sequence: number, of = agency, prefix = 'F'): string =>
  `${prefix}${year}-${String(of.id).padStart(2, '0')}-${String(sequence).padStart(5, '0')}`;

describe('an invoice', () => {
  it('takes its number once, with exact figures', async () => {
    const rental = await makeRental();
    expect((await issue(rental)).invoice).toEqual({
      number: numberOf(1),
      kind: 'INVOICE',
      issuedOn: agencyDay(new Date()),
      net: '1513.33',
      vat: '302.67',
      total: '1816.00',
      vatPercent: '20.00',
      corrected: false,
      reason: null,
    });
    expect((await issue(rental)).invoice?.number).toBe(numberOf(1));
    expect(await documentsOf(rental)).toHaveLength(1);
  });

  it('is one, however many ask for it at once', async () => {
    const rental = await makeRental();
    const rivals = await Promise.all(Array.from({ length: 32 }, () => issue(rental)));
    expect(new Set(rivals.map(({ invoice }) => invoice?.number))).toEqual(new Set([numberOf(1)]));
  });

  it('is numbered without a gap by agency, under 32 rivals', async () => {
    const other = await makeAgency(app.database);
    const rentals = await Promise.all(Array.from({ length: 32 }, () => makeRental()));
    const [elsewhere] = await Promise.all([makeRental('100.00', other)]);
    const found = await Promise.all([...rentals, elsewhere].map((rental) => issue(rental)));
    expect(
      found
        .slice(0, 32)
        .map(({ invoice }) => invoice?.number)
        .sort(),
    ).toEqual(Array.from({ length: 32 }, (_, index) => numberOf(index + 1)));
    expect(found[32]?.invoice?.number).toBe(numberOf(1, other));
  });

  it('is numbered without a gap while rivals are broken off after they took a number, and others are corrected', async () => {
    const em = app.database.orm.em.fork();
    // Looked at when the transaction ends: the number is taken, the row is written, and then all of it is taken back.
    await em.execute(`create function refuse_at_end() returns trigger language plpgsql as
      $$ begin if new.total in (13.13, -200) then raise exception 'refused at the end'; end if; return null; end $$`);
    await em.execute(`create constraint trigger refuse after insert on invoice deferrable initially deferred
      for each row execute function refuse_at_end()`);
    const wrong = await Promise.all(['100.00', '200.00', '300.00', '400.00'].map((total) => makeRental(total)));
    const numbers: (string | undefined)[] = [];
    for (const rental of wrong) numbers.push((await issue(rental)).invoice?.number);
    const totals = Array.from({ length: 32 }, (_, index) => (index % 3 === 1 ? '13.13' : '500.00'));
    const rentals = await Promise.all(totals.map((total) => makeRental(total)));
    const [issued, corrected] = await Promise.all([
      Promise.all(rentals.map((rental) => issue(rental))),
      Promise.all(numbers.map((number) => correct(number))),
    ]);
    await em.execute('drop trigger refuse on invoice');
    await em.execute('drop function refuse_at_end');
    expect(issued.map(({ invoice }) => invoice !== undefined)).toEqual(totals.map((total) => total !== '13.13'));
    expect(corrected.map(({ made }) => made !== undefined)).toEqual([true, false, true, true]);
    const kept = await em.find(Invoice, { agency: agency.id }, { orderBy: { kind: 'asc', sequence: 'asc' } });
    const sequences = (kind: string) => kept.filter((each) => each.kind === kind).map(({ sequence }) => sequence);
    const counted = (length: number) => Array.from({ length }, (_, index) => index + 1);
    expect(sequences('INVOICE')).toEqual(counted(4 + totals.filter((total) => total !== '13.13').length + 3));
    expect(sequences('CREDIT_NOTE')).toEqual(counted(3));
  });

  it('stands in the history of its reservation, with who issued it', async () => {
    const rental = await makeRental();
    const { invoice } = await issue(rental);
    const { data } = await app.graphql<{ history: { items: object[] } }>(
      `query ($id: ID!) { history(record: RESERVATION, id: $id) {
        items { part action author changes { field before after } } } }`,
      { id: String(rental.id) },
      staffToken,
    );
    expect(data?.history.items[0]).toMatchObject({
      part: 'Invoice',
      action: 'CREATED',
      author: expect.any(String),
      changes: expect.arrayContaining([{ field: 'number', before: null, after: invoice?.number }]),
    });
  });

  it('leaves no gap when an issue fails', async () => {
    const em = app.database.orm.em.fork();
    await em.execute('alter table invoice add constraint refuse check (total <> 13.13) not valid');
    const bad = await makeRental('13.13');
    expect((await issue(bad)).invoice).toBeUndefined();
    await em.execute('alter table invoice drop constraint refuse');
    expect((await issue(await makeRental())).invoice?.number).toBe(numberOf(1));
  });

  it('keeps what it says when the rental changes', async () => {
    const rental = await makeRental();
    const { invoice } = await issue(rental);
    const { errors } = await app.graphql(
      'mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { version } } }',
      { input: { number: rental.number, version: rental.version, total: '1000.00', pickupPlace: 'Fes' } },
      staffToken,
    );
    expect(errors).toBeUndefined();
    expect(await documentsOf(rental)).toEqual([invoice]);
    const kept = await app.database.orm.em.fork().findOneOrFail(Invoice, { number: invoice?.number ?? '' });
    expect(kept.snapshot).toMatchObject({
      total: '1816.00',
      trip: { pickupPlace: 'Casablanca' },
      customer: { name: 'Omar Idrissi' },
    });
    expect(kept.snapshot.lines).toEqual([
      { label: 'Location Dacia Duster, par jour', quantity: 3, unitPrice: '300.00', amount: '900.00' },
      { label: 'Supplément convenu', quantity: 1, unitPrice: '916.00', amount: '916.00' },
    ]);
  });

  it('is for rentals alone', async () => {
    expect((await issue(await makeReservation(app.database))).code).toBe('INVOICE.NOT_A_RENTAL');
    expect((await issue({ number: 'AAAAA-AAAAA' })).code).toBe('RESERVATION.NOT_FOUND');
  });
});

describe('a correction', () => {
  it('is a credit note over the same figures and a new invoice of the rental as it stands', async () => {
    const rental = await makeRental();
    const first = (await issue(rental)).invoice;
    const em = app.database.orm.em.fork();
    await em.execute('update reservation set total = 1200 where id = ?', [rental.id]);
    const rivals = await Promise.all(Array.from({ length: 8 }, () => correct(first?.number)));
    const done = rivals.filter(({ made }) => made);
    expect(done).toHaveLength(1);
    expect(new Set(rivals.flatMap(({ problem }) => problem?.code ?? []))).toEqual(
      new Set(['INVOICE.ALREADY_CORRECTED']),
    );
    expect(done[0]?.made).toMatchObject({
      creditNote: {
        number: numberOf(1, agency, 'A'),
        net: '-1513.33',
        vat: '-302.67',
        total: '-1816.00',
        reason: 'Nom du client',
      },
      invoice: { number: numberOf(2), net: '1000.00', vat: '200.00', total: '1200.00' },
    });
    expect((await documentsOf(rental)).map(({ corrected }) => corrected)).toEqual([true, false, false]);
    const newest = await em.findOneOrFail(Invoice, { number: numberOf(2) });
    expect(newest.snapshot.replaces).toEqual({ invoice: numberOf(1), creditNote: numberOf(1, agency, 'A') });
    expect((await correct(numberOf(1, agency, 'A'))).problem?.code).toBe('INVOICE.ALREADY_CORRECTED');
    expect((await issue(rental)).invoice?.number).toBe(numberOf(2));
  });

  it('of a cancelled rental is the credit note alone', async () => {
    const rental = await makeRental();
    const { invoice } = await issue(rental);
    await app.graphql(
      'mutation ($input: CancelReservationInput!) { cancelReservation(input: $input) { version } }',
      { input: { number: rental.number } },
      staffToken,
    );
    expect((await correct(invoice?.number)).made).toMatchObject({ creditNote: { kind: 'CREDIT_NOTE' }, invoice: null });
    const reply = await app.rest('GET', `/admin/getFactureDownload/${rental.number}`, undefined, staffToken);
    expect(reply.headers['content-disposition']).toBe(`inline; filename="avoir-${numberOf(1, agency, 'A')}.pdf"`);
  });

  it('wants a reason and an invoice', async () => {
    const { invoice } = await issue(await makeRental());
    expect((await correct(invoice?.number, '  ')).problem?.fields).toEqual({ reason: ['Le motif est obligatoire.'] });
    expect((await correct('F1999-01-00001')).problem?.code).toBe('INVOICE.NOT_FOUND');
  });
});

describe('the documents', () => {
  const print = (number: string, token?: string, invoiceNumber?: string) =>
    app.graphql<{ invoiceDocument: { fileName: string; mediaType: string; url: string } }>(
      PRINT,
      { number, invoiceNumber },
      token,
    );

  it('open for the owner and the staff once issued', async () => {
    const rental = await makeRental();
    expect((await print(rental.number, ownerToken)).errors?.[0]?.extensions.code).toBe('INVOICE.NOT_FOUND');
    const { invoice } = await issue(rental);
    const { data } = await print(rental.number, ownerToken);
    expect(data?.invoiceDocument).toMatchObject({
      fileName: `facture-${numberOf(1)}.pdf`,
      mediaType: 'application/pdf',
    });
    expect((await app.download(data?.invoiceDocument)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await documentsOf(rental, ownerToken))[0]?.number).toBe(invoice?.number);
    expect((await print(rental.number, staffToken, 'F1999-01-00001')).errors?.[0]?.extensions.code).toBe(
      'INVOICE.NOT_FOUND',
    );
    const stranger = await app.tokenFor(await makeCustomer(app.database));
    expect((await print(rental.number, stranger)).errors?.[0]?.extensions.code).toBe('RESERVATION.NOT_FOUND');
    expect((await print(rental.number)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await issue(rental, ownerToken)).code).toBe('FORBIDDEN');
    expect((await correct(invoice?.number, 'x', ownerToken)).problem?.code).toBe('FORBIDDEN');
  });

  it('of what is not issued is a pro forma without a number, at both doors and as often as asked for', async () => {
    const rental = await makeRental();
    const printing = vi.spyOn(app.services.pdf, 'render');
    const download = () => app.rest('GET', `/admin/getFactureDownload/${rental.number}`, undefined, staffToken);
    for (let i = 0; i < 2; i++) {
      expect((await download()).headers['content-disposition']).toBe(
        `inline; filename="pro-forma-${rental.number}.pdf"`,
      );
    }
    expect(printing.mock.calls[0]?.[1]).toMatchObject({
      title: 'Facture pro forma',
      number: null,
      stamp: 'PRO FORMA',
      notes: [expect.stringContaining("n'est pas une facture")],
      net: expect.stringMatching(/^1.513,33.Dh$/),
    });
    printing.mockRestore();
    const proForma = (number: string, token = ownerToken) =>
      app.graphql<{ invoiceDocument: { fileName: string } }>(
        'query ($number: String!) { invoiceDocument(number: $number, proForma: true) { fileName } }',
        { number },
        token,
      );
    expect((await proForma(rental.number)).data?.invoiceDocument.fileName).toBe(`pro-forma-${rental.number}.pdf`);
    expect(await documentsOf(rental)).toEqual([]);
    await issue(rental);
    expect((await proForma(rental.number)).data?.invoiceDocument.fileName).toBe(`facture-${numberOf(1)}.pdf`);
    expect((await download()).headers['content-disposition']).toBe(`inline; filename="facture-${numberOf(1)}.pdf"`);
    const pending = await makeReservation(app.database);
    expect((await proForma(pending.number, staffToken)).errors?.[0]?.extensions.code).toBe('INVOICE.NOT_A_RENTAL');
    const stranger = await app.tokenFor(await makeCustomer(app.database));
    expect((await proForma(rental.number, stranger)).errors?.[0]?.extensions.code).toBe('RESERVATION.NOT_FOUND');
  });

  it('are downloaded at REST by the staff, which issues nothing', async () => {
    const rental = await makeRental();
    for (const path of ['getFactureDownload', 'getContratDownload']) {
      const reply = await app.rest('GET', `/admin/${path}/${rental.number}`, undefined, staffToken);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await app.rest('GET', `/admin/${path}/${rental.number}`)).statusCode).toBe(401);
      expect((await app.rest('GET', `/admin/${path}/${rental.number}`, undefined, ownerToken)).statusCode).toBe(403);
      expect((await app.rest('GET', `/admin/${path}/AAAAA-AAAAA`, undefined, staffToken)).statusCode).toBe(404);
      const pending = await makeReservation(app.database);
      expect((await app.rest('GET', `/admin/${path}/${pending.number}`, undefined, staffToken)).statusCode).toBe(409);
    }
    expect(await documentsOf(rental)).toEqual([]);
  });
});
