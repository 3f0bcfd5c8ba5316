import sharp from 'sharp';
import { makeAgency, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { writingOf } from '../../../../test/pdf-marks.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { type Agency, ContractTheme } from '../../fleet/agency/agency.entity.js';
import { CONDITIONS, DEFAULT_CONDITIONS, MAX_CONDITIONS } from '../../fleet/agency/contract-conditions.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { ReservationStatus } from '../reservation/reservation-status.js';
import { forReading } from './contract-sheet.js';

let app: TestApp;
let admin: string;
let staff: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const UPDATE = `mutation ($input: UpdateAgencyInput!) { updateAgency(input: $input) { version contractConditions } }`;
const PREVIEW = `query ($input: ContractPreviewInput!) { contractPreview(input: $input) }`;

async function write(agency: Agency, contractConditions: string | null, token = admin) {
  const read = await app.graphql<{ agency: { version: number } }>(
    `{ agency(id: "${agency.id}") { version } }`,
    {},
    staff,
  );
  const input = { id: String(agency.id), version: read.data?.agency.version, contractConditions };
  return app.graphql<{ updateAgency: { contractConditions: string | null } }>(UPDATE, { input }, token);
}

async function makeRental(agency: Agency): Promise<Reservation> {
  return makeReservation(app.database, {
    vehicle: await makeVehicle(app.database, { agency }),
    status: ReservationStatus.ACCEPTED,
    ...{ total: '850.00', advance: '0.00', acceptedAt: new Date() },
  });
}

async function sign({ number }: Reservation): Promise<void> {
  const stroke = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M9 80L150 9L290 80" stroke="#000" fill="none"/></svg>`;
  const bytes = await sharp(Buffer.from(stroke)).png().toBuffer();
  const reply = await app.rest('POST', '/signatureToImage', {
    ...{ etat: false, id_reservation: number },
    Signature: `data:image/png;base64,${bytes.toString('base64')}`,
  });
  expect(reply.statusCode).toBe(200);
}

const printed = async ({ id }: Reservation, copy?: { toSign: boolean }) =>
  (await app.inContext(() => app.services.contracts.sheetOf(id, copy))).conditions;

describe('the general conditions', () => {
  it('are those of the agency, and the default while it wrote none', async () => {
    const agency = await makeAgency(app.database);
    const rental = await makeRental(agency);
    expect(await printed(rental)).toEqual(CONDITIONS);
    expect((await write(agency, ' Durée \r\nTrois jours.')).data?.updateAgency.contractConditions).toBe(
      'Durée\nTrois jours.',
    );
    expect(await printed(rental)).toEqual([{ title: 'Durée', text: 'Trois jours.' }]);
    for (const nothing of ['  ', null, DEFAULT_CONDITIONS]) {
      await write(agency, 'Autres conditions.');
      expect((await write(agency, nothing)).data?.updateAgency.contractConditions).toBeNull();
      expect(await printed(rental)).toEqual(CONDITIONS);
    }
    expect((await app.graphql('{ defaultContractConditions }', {}, staff)).data).toEqual({
      defaultContractConditions: DEFAULT_CONDITIONS,
    });
  });

  it('are edited by an Admin, within their length', async () => {
    const agency = await makeAgency(app.database);
    expect((await write(agency, 'Autres', staff)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const long = await write(agency, 'a'.repeat(MAX_CONDITIONS + 1));
    expect(long.errors?.[0]?.extensions['fields']).toEqual({
      contractConditions: [`Le texte des conditions ne doit pas dépasser ${MAX_CONDITIONS} caractères.`],
    });
  });

  it('stay on a contract as they were signed, and are the new ones for whoever signs again', async () => {
    const agency = await makeAgency(app.database);
    await write(agency, 'Anciennes conditions.');
    const [signed, open, other] = [await makeRental(agency), await makeRental(agency), await makeRental(agency)];
    await sign(signed);
    await sign(other);
    await write(agency, 'Nouvelles conditions.');
    const [former, present] = ['Anciennes', 'Nouvelles'].map((word) => [{ title: null, text: `${word} conditions.` }]);
    expect(await printed(signed)).toEqual(former);
    expect(await printed(other)).toEqual(former);
    expect(await printed(open)).toEqual(present);
    expect(await printed(signed, { toSign: true })).toEqual(present);
    await sign(signed);
    expect(await printed(signed)).toEqual(present);
    const kept = await app.execute<{ text: string }>('select text from signed_conditions order by id');
    expect(kept.map(({ text }) => text)).toEqual(['Anciennes conditions.', 'Nouvelles conditions.']);
  });

  it('stay the default on a contract that was signed with it', async () => {
    const agency = await makeAgency(app.database);
    const rental = await makeRental(agency);
    await sign(rental);
    await write(agency, 'Nouvelles conditions.');
    expect(await printed(rental)).toEqual(CONDITIONS);
  });

  it('are looked at before they are saved', async () => {
    const agency = await makeAgency(app.database);
    const preview = (token: string, changed: object = {}) =>
      app.graphql<{ contractPreview: string }>(
        PREVIEW,
        {
          input: {
            ...{ agencyId: String(agency.id), contractTheme: ContractTheme.MODEL_1 },
            ...{ contractConditions: 'Essai\nPas encore enregistré.', ...changed },
          },
        },
        token,
      );
    expect((await preview(staff)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await preview(admin, { agencyId: '999999' })).errors?.[0]?.extensions.code).toBe('AGENCY.NOT_FOUND');
    for (const contractTheme of Object.values(ContractTheme)) {
      const { data, errors } = await preview(admin, { contractTheme });
      expect(errors).toBeUndefined();
      const words = writingOf(Buffer.from(data?.contractPreview ?? '', 'base64')).join(' ');
      expect(words).toContain('Pas encore enregistré.');
    }
    expect(await printed(await makeRental(agency))).toEqual(CONDITIONS);
  }, 180_000);

  it('break over pages in both models when they are long', async () => {
    const article = (n: number, times: number) =>
      `Article du contrat ${n}\n${'Le locataire répond de chaque dommage. '.repeat(times)}`;
    const long = [article(1, 5), article(2, 120), ...Array.from({ length: 20 }, (_, n) => article(n + 3, 12))].join(
      '\n\n',
    );
    const sentences = 5 + 120 + 20 * 12;
    // Many short lines are higher than their characters tell.
    const list = `Liste\n${'- un point\n'.repeat(80)}`;
    const agency = await makeAgency(app.database);
    for (const contractTheme of Object.values(ContractTheme))
      for (const [contractConditions, pages, said, times] of [
        [long, 4, /répond de chaque dommage/g, sentences],
        [list, 3, /- un point/g, 80],
      ] as const) {
        const { data } = await app.graphql<{ contractPreview: string }>(
          PREVIEW,
          { input: { agencyId: String(agency.id), contractTheme, contractConditions } },
          admin,
        );
        const pdf = Buffer.from(data?.contractPreview ?? '', 'base64');
        expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(pages);
        // Nothing is lost at the end of a page.
        expect(writingOf(pdf).join('').match(said)).toHaveLength(times);
      }
  }, 180_000);
});

it('a contract states the excess of its category, which later settings leave', async () => {
  const set = (amount: string, version: number) =>
    app.graphql<{ updateDepositSettings: { version: number; amounts: object[]; excesses: object[] } }>(
      `mutation ($input: UpdateDepositSettingsInput!) {
        updateDepositSettings(input: $input) { version amounts { category } excesses { category amount } } }`,
      { input: { version, excesses: [{ category: 'CITY_CAR', amount }] } },
      admin,
    );
  const first = (await set('4000', 1)).data?.updateDepositSettings;
  expect(first).toMatchObject({ amounts: [], excesses: [{ category: 'CITY_CAR', amount: '4000.00' }] });
  const { id, number } = await makeReservation(app.database, { vehicle: await makeVehicle(app.database) });
  const accepted = await app.graphql<{ acceptReservation: { excessAmount: string } }>(
    `mutation ($input: AcceptReservationInput!) {
      acceptReservation(input: $input) { ... on Reservation { excessAmount } } }`,
    { input: { number, total: '900', advance: '0' } },
    staff,
  );
  expect(accepted.data?.acceptReservation).toEqual({ excessAmount: '4000.00' });
  await set('6000', first?.version ?? 0);
  const sheet = await app.inContext(() => app.services.contracts.sheetOf(id));
  expect(forReading(sheet).excess).toBe('4\u202f000\u00a0Dh');
});
