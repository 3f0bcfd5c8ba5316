import { makeCustomer, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

const RENTER =
  'id registered lastName firstName phone email nationalId licenceNumber passportNumber history { rentals }';
const BOOK = `mutation ($input: BookReservationInput!) { bookReservation(input: $input) {
  ... on Reservation { number version discount: discountPercent customer { id } renter { ${RENTER} } secondRenter { id lastName } } } }`;
const EDIT = `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) {
  ... on Reservation { number renter { ${RENTER} } } } }`;
const RECORD = `query ($id: ID!) { customer(id: $id) {
  ${RENTER} possibleDuplicates { shared customer { id lastName } } merges { id mergedBy merged { id } } notes { text } } }`;
const MERGE = `mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { ${RENTER} } }`;
const PART = `mutation ($input: PartCustomersInput!) { partCustomers(input: $input) { ${RENTER} } }`;
const WARNINGS =
  'query ($input: CustomerWarningsInput!) { customerWarnings(input: $input) { code message customerId } }';

interface Renter {
  readonly id: string;
  readonly registered: boolean;
  readonly lastName: string;
  readonly phone: string;
  readonly licenceNumber: string | null;
  readonly history: { readonly rentals: number };
}
interface Booked {
  readonly number: string;
  readonly version: number;
  readonly discount: number;
  readonly customer: { readonly id: string } | null;
  readonly renter: Renter;
  readonly secondRenter: { readonly id: string; readonly lastName: string } | null;
}
interface Record extends Renter {
  readonly possibleDuplicates: readonly {
    readonly shared: readonly string[];
    readonly customer: { readonly id: string };
  }[];
  readonly merges: readonly { readonly id: string; readonly mergedBy: string | null }[];
  readonly notes: readonly { readonly text: string }[];
}

let app: TestApp;
let admin: string;
let staff: string;
let numbers = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database, { firstName: 'Nadia', lastName: 'Berrada' }));
});
afterAll(() => app.close());

const at = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
/** A number that nobody else of these tests has. */
const paper = (): string => `T${(numbers += 1)}X${process.pid}`;

async function bookingOf(driver: object, change: object = {}) {
  const hasPapers = 'licenceNumber' in driver || 'nationalId' in driver;
  const papers = { nationality: 'Marocaine', licenceNumber: paper(), nationalId: paper(), email: 'salma@exemple.ma' };
  return {
    kind: hasPapers ? 'FULL' : 'QUICK',
    ...{ vehicleId: String((await makeVehicle(app.database)).id), accept: true },
    ...{ period: { startsAt: at(2), endsAt: at(5) }, pickupPlace: 'Fes', returnPlace: 'Fes' },
    driver: { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678', ...(hasPapers && papers), ...driver },
    ...change,
  };
}
async function book(driver: object, change: object = {}): Promise<Booked> {
  const { data, errors } = await app.graphql<{ bookReservation: Booked }>(
    BOOK,
    { input: await bookingOf(driver, change) },
    staff,
  );
  expect(errors).toBeUndefined();
  return data?.bookReservation as Booked;
}
async function record(id: string): Promise<Record | null | undefined> {
  return (await app.graphql<{ customer: Record | null }>(RECORD, { id }, staff)).data?.customer;
}
const merge = (keptId: string, mergedId: string) =>
  app.graphql<{ mergeCustomers: Renter }>(MERGE, { input: { keptId, mergedId } }, staff);
const codeOf = ({ errors }: { readonly errors?: readonly { extensions: object }[] | undefined }) =>
  (errors?.[0]?.extensions as { code?: string } | undefined)?.code;

describe('a driver', () => {
  it('gets a record without an account, which a later reservation with an equal paper finds in any spelling', async () => {
    const [licence, phone] = [paper(), '0661000001'];
    const first = await book({ licenceNumber: licence, phone });
    expect(first.renter).toMatchObject({ registered: false, lastName: 'Alaoui', licenceNumber: licence, phone });
    expect(first.customer).toBeNull();
    const again = await book({
      ...{ lastName: 'SALMA', firstName: 'alaoui', licenceNumber: licence.toLowerCase(), nationalId: paper() },
      phone: '0661000002',
    });
    expect(again.renter).toMatchObject({ id: first.renter.id, phone: '0661000002', history: { rentals: 2 } });
    expect((await record(first.renter.id))?.licenceNumber).toBe(licence);
  });

  it('is another person if the name differs, and both are warned of', async () => {
    const nationalId = paper();
    const one = await book({ nationalId, phone: '0661000003' });
    const other = await book({ lastName: 'Tazi', firstName: 'Karim', nationalId, phone: '0661000004' });
    expect(other.renter.id).not.toBe(one.renter.id);
    const { data } = await app.graphql<{ customerWarnings: object[] }>(
      WARNINGS,
      { input: { lastName: 'Tazi', firstName: 'Karim', nationalId } },
      staff,
    );
    expect(data?.customerWarnings).toEqual([
      {
        code: 'SAME_PAPERS',
        message: 'Une pièce porte le même numéro que celle de Salma Alaoui',
        customerId: one.renter.id,
      },
    ]);
    expect((await record(one.renter.id))?.possibleDuplicates).toEqual([
      { shared: ['NATIONAL_ID'], customer: { id: other.renter.id, lastName: 'Tazi' } },
    ]);
  });

  it('without papers is found by name and telephone', async () => {
    const phone = '0661000005';
    const first = await book({ phone });
    expect((await book({ phone: '+212 661-00.00.05' })).renter.id).toBe(first.renter.id);
    expect((await book({ phone, firstName: 'Hind' })).renter.id).not.toBe(first.renter.id);
  });

  it('is the account that the reservation is for, if it has the name', async () => {
    const account = await makeCustomer(app.database, { lastName: 'Fassi', firstName: 'Omar', phone: '0661000006' });
    const own = await book({ lastName: 'Fassi', firstName: 'Omar' }, { customerId: String(account.id) });
    expect(own).toMatchObject({
      customer: { id: String(account.id) },
      renter: { id: String(account.id) },
      discount: 15,
    });
    const others = await book(
      { lastName: 'Fassi', firstName: 'Lina', phone: '0661000007' },
      { customerId: String(account.id) },
    );
    expect(others.customer?.id).toBe(String(account.id));
    expect(others.renter).toMatchObject({ registered: false });
  });

  it('who is chosen without an account gets neither a discount nor access', async () => {
    const { renter } = await book({ phone: '0661000008', email: 'hote@exemple.ma' });
    const again = await book({ phone: '0661000009' }, { customerId: renter.id });
    expect(again).toMatchObject({ customer: null, discount: 0, renter: { id: renter.id } });
    expect((await app.rest('POST', '/loginClient', { email: 'hote@exemple.ma', password: '' })).statusCode).toBe(422);
  });

  it('and a second driver are linked anew by an edit', async () => {
    const { number, version } = await book({ phone: '0661000010' });
    const { data } = await app.graphql<{ updateReservation: Booked }>(
      EDIT,
      {
        input: { number, version, driver: { lastName: 'Chraibi', firstName: 'Aya', phone: '0661000011' } },
      },
      staff,
    );
    expect(data?.updateReservation.renter).toMatchObject({ lastName: 'Chraibi', history: { rentals: 1 } });
  });
});

describe('the list of customers', () => {
  it('shows accounts first, and each kind alone', async () => {
    const { renter } = await book({ lastName: 'Zniber', firstName: 'Rim', phone: '0661000012' });
    const list = async (filter: object) =>
      (
        await app.graphql<{ customers: { items: Renter[] } }>(
          'query ($filter: CustomerFilter) { customers(filter: $filter, page: { size: 100 }) { items { id registered } } }',
          { filter },
          staff,
        )
      ).data?.customers.items ?? [];
    expect((await list({ registered: false })).map(({ id }) => id)).toContain(renter.id);
    expect((await list({ registered: true })).every(({ registered }) => registered)).toBe(true);
    const all = (await list({})).map(({ registered }) => registered);
    expect(all).toEqual([...all].sort((one, other) => Number(other) - Number(one)));
    expect(new Set(all).size).toBe(2);
  });
});

describe('two records of one person', () => {
  it('become one, with one history, and are parted again by an Admin', async () => {
    const licenceNumber = paper();
    const kept = await book({ phone: '0661000013' });
    const merged = await book({ lastName: 'Alaoui Idrissi', phone: '0661000013', licenceNumber });
    await app.graphql(
      'mutation ($input: AddCustomerNoteInput!) { addCustomerNote(input: $input) { id } }',
      { input: { customerId: merged.renter.id, text: 'Préfère le matin' } },
      staff,
    );
    const { data } = await merge(kept.renter.id, merged.renter.id);
    expect(data?.mergeCustomers).toMatchObject({ id: kept.renter.id, licenceNumber, history: { rentals: 2 } });
    expect(await record(merged.renter.id)).toBeNull();
    const together = await record(kept.renter.id);
    expect(together).toMatchObject({ notes: [{ text: 'Préfère le matin' }], merges: [{ mergedBy: 'Nadia Berrada' }] });
    // A form that was open meanwhile names the merged record.
    expect((await book({ phone: '0661000013' }, { customerId: merged.renter.id })).renter.id).toBe(kept.renter.id);

    const part = (token: string) =>
      app.graphql<{ partCustomers: Renter }>(PART, { input: { mergeId: together?.merges[0]?.id } }, token);
    expect(codeOf(await part(staff))).toBe('FORBIDDEN');
    expect((await part(admin)).data?.partCustomers).toMatchObject({ licenceNumber: null, history: { rentals: 2 } });
    expect(await record(merged.renter.id)).toMatchObject({ history: { rentals: 1 }, notes: [{}], merges: [] });
    expect(codeOf(await part(admin))).toBe('CUSTOMER.MERGE_NOT_FOUND');
  });

  it('show past rentals in the client area once the staff merged them into the account', async () => {
    const email = 'revient@exemple.ma';
    const { renter, number } = await book({ phone: '0661000014', email });
    const account = await makeCustomer(app.database, { email, phone: '0661000015' });
    const token = await app.tokenFor(account);
    const mine = async () =>
      (
        await app.graphql<{ myReservations: { items: { number: string }[] } }>(
          '{ myReservations { items { number } } }',
          {},
          token,
        )
      ).data?.myReservations.items;
    expect(await mine()).toEqual([]);
    expect((await record(String(account.id)))?.possibleDuplicates).toMatchObject([
      { shared: ['EMAIL'], customer: { id: renter.id } },
    ]);
    // The account is kept, whichever was named first.
    expect((await merge(renter.id, String(account.id))).data?.mergeCustomers).toMatchObject({ id: String(account.id) });
    expect(await mine()).toEqual([{ number }]);
  });

  it('are refused if both have an account, or are the same', async () => {
    const [one, other] = [await makeCustomer(app.database), await makeCustomer(app.database)].map(({ id }) =>
      String(id),
    );
    expect(codeOf(await merge(one ?? '', other ?? ''))).toBe('CUSTOMER.TWO_ACCOUNTS');
    expect(codeOf(await merge(one ?? '', one ?? ''))).toBe('VALIDATION');
  });

  it('merged twice at once are merged once', async () => {
    const [kept, merged] = [
      await book({ phone: '0661000016' }),
      await book({ firstName: 'Ines', phone: '0661000016' }),
    ];
    const results = await Promise.all([1, 2].map(() => merge(kept.renter.id, merged.renter.id)));
    expect(results.map(codeOf).sort()).toEqual(['CUSTOMER.NOT_FOUND', undefined]);
    expect((await record(kept.renter.id))?.merges).toHaveLength(1);
  });
});

describe('warnings about a person', () => {
  const warnings = async (customerId: string) =>
    (
      await app.graphql<{ customerWarnings: { code: string; message: string }[] }>(
        WARNINGS,
        { input: { customerId } },
        staff,
      )
    ).data?.customerWarnings;

  it('tell the rating with its reason, author and day to look at it again', async () => {
    const { renter } = await book({ phone: '0661000017' });
    expect(await warnings(renter.id)).toEqual([]);
    const rating = {
      rating: 'IRRESPONSIBLE',
      ratingReason: 'Rendu avec deux jours de retard',
      ratingReviewOn: '2027-01-31',
    };
    const { errors } = await app.graphql(
      'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { ratedBy } }',
      { input: { id: renter.id, version: 1, ...rating } },
      staff,
    );
    expect(errors).toBeUndefined();
    expect(await warnings(renter.id)).toMatchObject([
      {
        code: 'IRRESPONSIBLE',
        message:
          'Client irresponsable : Rendu avec deux jours de retard, noté par Nadia Berrada, à revoir le 31-01-2027',
      },
    ]);
  });

  it('tell what is unpaid of rentals that have ended', async () => {
    const { renter, number } = await book({ phone: '0661000018' });
    await app.execute(
      "update reservation set stage = 'RETURNED', total = 1250.50, advance = 250 where number_key = ?",
      [number.replace('-', '')],
    );
    expect(await warnings(renter.id)).toMatchObject([
      {
        code: 'UNPAID',
        message: expect.stringMatching(/^Reste à payer : 1\s000,50\sDh sur une location rentrée$/) as string,
      },
    ]);
  });

  it('are for the staff only', async () => {
    const token = await app.tokenFor(await makeCustomer(app.database));
    expect(codeOf(await app.graphql(WARNINGS, { input: {} }, token))).toBe('FORBIDDEN');
  });
});
