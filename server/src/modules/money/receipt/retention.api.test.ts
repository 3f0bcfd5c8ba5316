import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { makeCustomer, makeEmployee, makeRental, makeVehicle } from '../../../../test/factories.js';
import { createChargeRule, drawSignature } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { DEPOSIT_STATEMENT_TEMPLATE, type DepositStatementSheet } from './deposit-statement-template.js';

interface Rental {
  readonly number: string;
  readonly version: number;
  readonly returnCharges: readonly { readonly id: string; readonly lineId: string | null }[];
}
interface Photo {
  readonly sha256: string;
  readonly url: string;
}

let app: TestApp;
let staff: string;
let owner: Customer;
let signature: string;

const FIELDS = 'number version returnCharges { id lineId }';

async function ask<T>(document: string, variables: Record<string, unknown> = {}, token = staff): Promise<T> {
  const { data, errors } = await app.graphql<T>(document, variables, token);
  expect(errors).toBeUndefined();
  return data as T;
}
const call = async (name: string, input: object): Promise<Rental> => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${FIELDS} } }`;
  return (await ask<Record<string, Rental>>(document, { input }))[name] as Rental;
};
const picture = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 240, channels: 3, background: '#806040' } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  owner = await makeCustomer(app.database);
  signature = await drawSignature();
  const damage = { kind: 'RETURN', name: 'Dommage', unit: 'RENTAL', price: '500', finding: 'DAMAGE', position: 0 };
  await createChargeRule(app, damage, staff);
});
afterAll(() => app.close());

async function inspect({ number, version }: Rental, kind: 'DEPARTURE' | 'RETURN', content: object): Promise<string> {
  const papers = {
    ...{ driver: 'FIRST', licenceNumber: 'P1', licenceCategory: 'B', licenceIssuedOn: '2015-03-01' },
    ...{ licenceExpiresOn: '2035-03-01', birthDate: '1990-05-05', nationalId: 'AB1' },
  };
  const clientId = randomUUID();
  await ask('mutation ($input: CompleteInspectionInput!) { completeInspection(input: $input) { status } }', {
    input: {
      ...{ clientId, number, version, kind, signature, km: 1000, fuel: 8, cleanliness: 'CLEAN' },
      ...{ papers: kind === 'DEPARTURE' ? [papers] : [], ...content },
    },
  });
  return clientId;
}

/** A rental that came back with a scratch, whose charge is kept of the deposit; the scratch has so many photos. */
async function keptForScratch(shown: number): Promise<{ rental: Rental; chargeId: string | undefined }> {
  const endsAt = new Date(Date.now() - 60_000);
  const startsAt = new Date(endsAt.getTime() - 3 * DAY_MS);
  const vehicle = await makeVehicle(app.database);
  const made = await makeRental(app.database, { vehicle, customer: owner, startsAt, endsAt, includedKmPerDay: 0 });
  const { number } = made;
  const read = async (): Promise<Rental> =>
    (await ask<{ reservation: Rental }>(`{ reservation(number: "${number}") { ${FIELDS} } }`)).reservation;
  await inspect(await read(), 'DEPARTURE', { at: startsAt.toISOString() });
  const scratch = { clientId: randomUUID(), view: 'LEFT', x: 300, y: 500, kind: 'SCRATCH', size: 'SMALL' };
  const files = await Promise.all(Array.from({ length: shown + 1 }, (_, index) => picture(300 + index)));
  const clientId = await inspect(await read(), 'RETURN', {
    damages: [scratch],
    photos: files.map((bytes, index) => ({
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ...(index === 0 ? { view: 'FRONT' } : { view: 'DAMAGE', damageClientId: scratch.clientId }),
    })),
  });
  for (const bytes of files) {
    const { errors } = await app.graphqlUpload(
      'mutation ($input: UploadInspectionPhotoInput!) { uploadInspectionPhoto(input: $input) { sha256 } }',
      { input: { clientId, file: null } },
      { 'input.file': { name: 'photo.jpg', bytes } },
      staff,
    );
    expect(errors).toBeUndefined();
  }
  const back = await read();
  const [charge] = back.returnCharges;
  const { version } = await call('holdDeposit', { number, version: back.version, amount: '3000', method: 'CASH' });
  return { rental: { ...back, version }, chargeId: charge?.id };
}

const keep = async (rental: Rental, chargeId: string | undefined): Promise<void> => {
  const { number } = rental;
  const settled = await call('settleReturnCharges', {
    ...{ number, version: rental.version, charges: [{ chargeId, decision: 'CONFIRM' }] },
  });
  await call('keepDeposit', {
    ...{ number, version: settled.version, lines: [{ lineId: settled.returnCharges[0]?.lineId, amount: '500' }] },
  });
};
const ENTRIES = `depositEntries { kind charge { label detail confirmedAmount photos { sha256 url } } }`;
const entriesSeenBy = async (number: string, token: string) =>
  (
    await ask<{ reservation: { depositEntries: { kind: string; charge: { photos: Photo[] } | null }[] } }>(
      `{ reservation(number: "${number}") { ${ENTRIES} } }`,
      {},
      token,
    )
  ).reservation.depositEntries;
const statusOf = async (url: string, token?: string): Promise<number> =>
  (await app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })).statusCode;

it('shows the charge that a retention is for and its photos to the owner, and to no other customer', async () => {
  const [mine, stranger] = [await app.tokenFor(owner), await app.tokenFor(await makeCustomer(app.database))];
  const { rental, chargeId } = await keptForScratch(2);
  const proposed = await ask<{ reservation: { returnCharges: { photos: Photo[] }[] } }>(
    `{ reservation(number: "${rental.number}") { returnCharges { photos { sha256 url } } } }`,
  );
  const [before] = proposed.reservation.returnCharges[0]?.photos ?? [];
  // Nothing is charged yet.
  expect(await statusOf(before?.url ?? '', mine)).toBe(403);
  await keep(rental, chargeId);
  const label = 'Dommage : rayure, côté gauche, moins de 3 cm';
  for (const token of [mine, staff]) {
    const [held, kept] = await entriesSeenBy(rental.number, token);
    expect(held).toEqual({ kind: 'HELD', charge: null });
    expect(kept).toMatchObject({
      kind: 'KEPT',
      charge: { label, confirmedAmount: '500.00', photos: [{ sha256: before?.sha256 }, {}] },
    });
    for (const { url } of kept?.charge?.photos ?? []) expect(await statusOf(url, token)).toBe(200);
  }
  expect(await statusOf(before?.url ?? '', stranger)).toBe(403);
  expect(await statusOf(before?.url ?? '')).toBe(401);
  const others = await app.graphql(`{ reservation(number: "${rental.number}") { ${ENTRIES} } }`, {}, stranger);
  expect(JSON.stringify(others)).not.toContain(before?.sha256);
  // A picture of the same inspection that shows no damage stays with the staff.
  const inspections = await ask<{ reservation: { inspections: { photos: (Photo & { view: string })[] }[] } }>(
    `{ reservation(number: "${rental.number}") { inspections { photos { view sha256 url } } } }`,
  );
  const front = inspections.reservation.inspections[1]?.photos.find(({ view }) => view === 'FRONT');
  expect(await statusOf(front?.url ?? '', staff)).toBe(200);
  expect(await statusOf(front?.url ?? '', mine)).toBe(403);
});

it('prints the charge and some of its photos on the statement, and a sentence for those that are gone', async () => {
  const { rental, chargeId } = await keptForScratch(6);
  await keep(rental, chargeId);
  const printing = vi.spyOn(app.services.pdf, 'render');
  const printed = async (): Promise<DepositStatementSheet> => {
    const { depositStatement } = await ask<{ depositStatement: { url: string } }>(
      `{ depositStatement(number: "${rental.number}") { url } }`,
      {},
      await app.tokenFor(owner),
    );
    expect((await app.inject({ url: depositStatement.url })).statusCode).toBe(200);
    const [template, sheet] = printing.mock.lastCall ?? [];
    expect(template).toBe(DEPOSIT_STATEMENT_TEMPLATE);
    return sheet as DepositStatementSheet;
  };
  const [held, kept] = (await printed()).entries;
  expect(held?.charge).toBeNull();
  expect(kept).toMatchObject({
    ...{ label: 'Caution retenue', reason: null },
    charge: {
      label: 'Dommage : rayure, côté gauche, moins de 3 cm',
      amount: '500\u00a0Dh',
      photos: Array.from({ length: 4 }, () => expect.stringMatching(/^data:image\/jpeg;base64,/)),
      remark: "2 autres photos sont conservées par l'agence.",
    },
  });
  const [, shown] = await entriesSeenBy(rental.number, staff);
  for (const { url } of (shown?.charge?.photos ?? []).slice(0, 5))
    await app.services.files.remove('etats-des-lieux', url.split('/').at(-1) ?? '');
  expect((await printed()).entries[1]?.charge).toMatchObject({
    photos: [expect.any(String)],
    remark: '5 photos ne sont pas disponibles.',
  });
  printing.mockRestore();
});
