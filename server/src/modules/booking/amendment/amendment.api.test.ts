import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time.js';
import { makeCustomer, makeEmployee, makeRental, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { drawSignature } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { AMENDMENT_LABELS } from './amendment.enums.js';
import { amendmentSheet } from '../contract/amendment-sheet.js';
import { DEFAULT_CONDITIONS } from '../../fleet/agency/contract-conditions.js';
import { contractSheet } from '../contract/contract-sheet.js';
import { driverAsGiven } from '../signature/contract-drivers.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { ReservationStatus } from '../reservation/reservation-status.js';

let app: TestApp;
const tokens: Record<string, string> = {};
let picture: string;

beforeAll(async () => {
  app = await startTestApp();
  const admin = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
  tokens['admin'] = await app.tokenFor(admin);
  tokens['employee'] = await app.tokenFor(await makeEmployee(app.database, { lastName: 'Bennani' }));
  tokens['stranger'] = await app.tokenFor(await makeCustomer(app.database));
  picture = await drawSignature();
});
afterAll(() => app.close());

const base = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
const inDays = (days: number): Date => new Date(base.getTime() + days * DAY_MS);

/** A rental of three days from tomorrow at 900 Dh, extended by a day. */
async function extended(overrides: Parameters<typeof makeReservation>[1] = {}) {
  const vehicle = await makeVehicle(app.database);
  const made = await makeRental(app.database, {
    startsAt: inDays(1),
    endsAt: inDays(4),
    advance: '200.00',
    acceptedAt: inDays(-2),
    ...overrides,
    vehicle,
  });
  const { data } = await app.graphql<{ changeRental: { version: number; amendments: { signatureKey: string }[] } }>(
    'mutation ($input: ChangeRentalInput!) { changeRental(input: $input) { ... on Reservation { version amendments { signatureKey } } } }',
    { input: { number: made.number, version: made.version, endsAt: inDays(5).toISOString(), reason: 'Sur demande' } },
    tokens['employee'],
  );
  const key = data?.changeRental.amendments[0]?.signatureKey ?? '';
  return { made, key, version: data?.changeRental.version ?? 0, vehicle };
}

const SLOT = `query ($number: String!, $amendment: Int!, $key: String) { amendmentSlot(number: $number, amendment: $amendment, key: $key) {
  number amendment kind difference signedAt before { days total } after { days total } document { fileName url } } }`;

interface Slot {
  number: string;
  amendment: number;
  kind: string;
  signedAt: string | null;
  document: { fileName: string; url: string };
}

const slot = async (variables: object, token?: string) =>
  (await app.graphql<{ amendmentSlot: Slot | null }>(SLOT, { amendment: 1, ...variables }, token)).data?.amendmentSlot;
const sign = (input: object, token?: string) =>
  app.graphql('mutation ($input: SignAmendmentInput!) { signAmendment(input: $input) }', { input }, token);

describe('signing an amendment', () => {
  it('is for whoever has the key of its link, once', async () => {
    const { made, key } = await extended();
    const { number } = made;
    expect(await slot({ number, key })).toMatchObject({
      number,
      amendment: 1,
      kind: 'EXTENSION',
      difference: '300.00',
      signedAt: null,
      before: { days: 3, total: '900.00' },
      after: { days: 4, total: '1200.00' },
      document: { fileName: `avenant-1-${number}.pdf` },
    });
    const [contractKey] = await Promise.all([
      app.graphql<{ reservation: { signatureKey: string } }>(
        `{ reservation(number: "${number}") { signatureKey } }`,
        {},
        tokens['employee'],
      ),
    ]);
    for (const other of [null, 'x', contractKey.data?.reservation.signatureKey]) {
      expect(await slot({ number, key: other })).toBeNull();
      const { errors } = await sign({ number, amendment: 1, key: other, image: picture });
      expect(errors?.[0]?.extensions.code).toBe('AMENDMENT.NOT_FOUND');
    }
    expect(await slot({ number, amendment: 2, key })).toBeNull();
    expect(await slot({ number }, tokens['stranger'])).toBeNull();

    expect((await sign({ number, amendment: 1, key, image: picture })).errors).toBeUndefined();
    const again = await sign({ number, amendment: 1, key, image: picture });
    expect(again.errors?.[0]?.extensions.code).toBe('AMENDMENT.SIGNED');
    expect((await slot({ number, key }))?.signedAt).not.toBeNull();
    const notices = await app.execute(
      `select id from notification where title = 'Avenant signé' and reservation_id = ?`,
      [made.id],
    );
    expect(notices).toHaveLength(1);
  });

  it('is possible before the staff and by the owner, and staff see the picture', async () => {
    const owner = await makeCustomer(app.database);
    const { made } = await extended({ customer: owner });
    const { number } = made;
    expect(await slot({ number }, await app.tokenFor(owner))).toMatchObject({ signedAt: null });
    expect((await sign({ number, amendment: 1, image: picture }, tokens['employee'])).errors).toBeUndefined();
    const { data } = await app.graphql<{
      reservation: { amendments: { signatureUrl: string; signatureKey: string | null; sha256: string }[] };
    }>(
      `{ reservation(number: "${number}") { amendments { signatureUrl signatureKey sha256 } } }`,
      {},
      tokens['employee'],
    );
    const [signed] = data?.reservation.amendments ?? [];
    expect(signed).toMatchObject({ signatureKey: null, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await app.inject({ url: signed?.signatureUrl ?? '', method: 'GET' })).statusCode).toBe(401);
  });

  it('has one winner among rivals', async () => {
    const { made, key } = await extended();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sign({ number: made.number, amendment: 1, key, image: picture })),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  it('refuses an empty pad', async () => {
    const { made, key } = await extended();
    const { errors } = await sign({ number: made.number, amendment: 1, key, image: '' });
    expect(errors?.[0]?.extensions.code).toBe('SIGNATURE.IMAGE');
  });
});

describe('what was agreed and signed', () => {
  const sheetOf = (reservation: Reservation, amendment?: unknown) =>
    app.inContext(async () => {
      const found = await app.services.em.findOneOrFail(Reservation, { id: reservation.id });
      const vehicle = await found.vehicle.loadOrFail();
      const [first] = await app.services.amendments.standing(found);
      return contractSheet({
        reservation: found,
        vehicle,
        agency: await vehicle.agency.loadOrFail(),
        lines: await app.services.reservationLines.of(found, first?.before.days),
        vatPercent: '20.00',
        deposit: null,
        conditions: DEFAULT_CONDITIONS,
        payments: [],
        letterhead: { company: 'Atlas Drive', logo: null },
        tracking: { trackingUrl: '', qr: '' },
        signature: undefined,
        drivers: { first: driverAsGiven(found.driver), second: null },
        amendment: amendment === undefined ? first : undefined,
      });
    });

  it('stays in the contract; the amendment says before and after', async () => {
    const { made } = await extended();
    expect(await sheetOf(made)).toMatchObject({
      trip: { days: '3 jours' },
      total: '900\u00a0Dh',
      lines: [{ quantity: '3', amount: '900\u00a0Dh' }],
    });
    const sheet = await app.inContext(async () => {
      const { amendment, reservation } = await app.services.amendmentSigning.slot(
        { actor: { kind: 'admin', id: 1, sessionId: '' }, ip: '' },
        { number: made.number, amendment: 1, key: null },
      );
      const { agencyId } = await app.services.vehiclesById.get(reservation.vehicleId);
      return amendmentSheet({
        amendment,
        number: made.number,
        agency: await app.services.agenciesById.get(agencyId),
        madeBy: null,
        letterhead: { company: 'Atlas Drive', logo: null },
        tracking: { trackingUrl: '', qr: '' },
        signature: null,
      });
    });
    expect(sheet).toMatchObject({
      amendment: 1,
      kind: AMENDMENT_LABELS.EXTENSION,
      customer: 'Omar Idrissi',
      difference: '+ 300\u00a0Dh',
      reason: 'Sur demande',
    });
    expect(sheet.facts.filter(({ changed }) => changed).map(({ label }) => label)).toEqual([
      'Retour',
      'Durée',
      'Prix total TTC',
    ]);
  });

  it('is printed as a PDF for who has the key', async () => {
    const { made, key } = await extended();
    const found = await slot({ number: made.number, key });
    const answer = await app.inject({ method: 'GET', url: found?.document.url ?? '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has a line on the invoice for each amendment that moved the total', async () => {
    const { made, version } = await extended();
    const shorter = await app.graphql<{ changeRental: { version: number } }>(
      'mutation ($input: ChangeRentalInput!) { changeRental(input: $input) { ... on Reservation { version } } }',
      {
        input: {
          number: made.number,
          version,
          endsAt: inDays(4).toISOString(),
          pricing: 'AGREED',
          difference: '-100.00',
        },
      },
      tokens['employee'],
    );
    expect(shorter.errors).toBeUndefined();
    const { errors } = await app.graphql(
      'mutation ($input: IssueInvoiceInput!) { issueInvoice(input: $input) { id } }',
      { input: { number: made.number } },
      tokens['employee'],
    );
    expect(errors).toBeUndefined();
    const [row] = await app.execute<{ snapshot: { lines: { label: string; amount: string }[]; total: string } }>(
      'select snapshot from invoice where reservation_id = ?',
      [made.id],
    );
    expect(row?.snapshot.total).toBe('1100.00');
    expect(row?.snapshot.lines.map(({ label, amount }) => [label.replace(/ \d+,/, ','), amount])).toEqual([
      ['Location Dacia Logan, par jour', '900.00'],
      ['Avenant n° 1 : prolongation', '300.00'],
      ['Avenant n° 2 : raccourcissement', '-100.00'],
    ]);
  });

  it('cannot be changed, by whoever writes to the database', async () => {
    const { made, key } = await extended();
    const write = (set: string) =>
      app.execute(`update rental_amendment set ${set} where reservation_id = ?`, [made.id]);
    await expect(write(`"after" = "before"`)).rejects.toThrow('never changed');
    await sign({ number: made.number, amendment: 1, key, image: picture });
    await expect(write('signed_at = now()')).rejects.toThrow('signed once');
    await expect(
      app.execute(
        `insert into rental_amendment (created_at, updated_at, reservation_id, number, kind, at, before, after, signatory)
         select now(), now(), reservation_id, 1, kind, at, before, after, signatory from rental_amendment where reservation_id = ?`,
        [made.id],
      ),
    ).rejects.toThrow();
  });
});

describe('an edit by the staff', () => {
  const update = (number: string, version: number, input: object) =>
    app.graphql<{
      updateReservation: { version: number; amendments: { number: number; kind: string; difference: string }[] };
    }>(
      `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { version amendments { number kind difference } } } }`,
      { input: { number, version, ...input } },
      tokens['employee'],
    );

  it('is an amendment once the contract was signed or amended, and none before', async () => {
    const { made, version } = await extended();
    const { data } = await update(made.number, version, { total: '1150.00' });
    expect(data?.updateReservation.amendments).toMatchObject([
      { number: 1 },
      { number: 2, kind: 'EDIT', difference: '-50.00' },
    ]);
    // A change of something that is not agreed in the contract makes no amendment.
    const { data: remark } = await update(made.number, data?.updateReservation.version ?? 0, { comment: 'Siège bébé' });
    expect(remark?.updateReservation.amendments).toHaveLength(2);

    const fresh = await makeReservation(app.database, {
      status: ReservationStatus.ACCEPTED,
      total: '900.00',
      advance: '0.00',
      acceptedAt: new Date(),
    });
    const { data: unsigned } = await update(fresh.number, fresh.version, { total: '800.00' });
    expect(unsigned?.updateReservation.amendments).toEqual([]);
    await app.execute(
      `insert into signature (created_at, updated_at, reservation_id, ip_address, sha256) values (now(), now(), ?, '::1', 'x')`,
      [fresh.id],
    );
    const { data: signed } = await update(fresh.number, unsigned?.updateReservation.version ?? 0, { total: '700.00' });
    expect(signed?.updateReservation.amendments).toMatchObject([{ number: 1, kind: 'EDIT', difference: '-100.00' }]);
  });
});

describe('notes of the staff', () => {
  const add = (number: string, text: string, who = 'employee') =>
    app.graphql<{
      addReservationNote: { version: number; notes: { text: string; employee: { lastName: string } | null }[] };
    }>(
      `mutation ($input: AddReservationNoteInput!) { addReservationNote(input: $input) { version notes { text createdAt employee { lastName } } } }`,
      { input: { number, text } },
      tokens[who],
    );

  it('keep author and order, and leave the version alone', async () => {
    const made = await makeReservation(app.database);
    await add(made.number, 'Rappeler demain');
    const { data } = await add(made.number, '  Arrive par le vol AT 540  ', 'admin');
    expect(data?.addReservationNote).toMatchObject({
      version: made.version,
      notes: [{ text: 'Rappeler demain', employee: { lastName: 'Bennani' } }, { text: 'Arrive par le vol AT 540' }],
    });
    const { errors } = await add(made.number, '   ');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { text: ['La note est obligatoire.'] },
    });
    expect((await add('22222-22222', 'x')).errors?.[0]?.extensions.code).toBe('RESERVATION.NOT_FOUND');
  });

  it('are for the staff alone', async () => {
    const owner = await makeCustomer(app.database);
    const made = await makeReservation(app.database, { customer: owner });
    const token = await app.tokenFor(owner);
    for (const field of ['notes { text }', 'history { at }', 'latenesses { noticedAt }']) {
      const { errors } = await app.graphql(`{ reservation(number: "${made.number}") { ${field} } }`, {}, token);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('stand beside who changed what', async () => {
    const { made } = await extended();
    const { data } = await app.graphql<{
      reservation: { history: { part: string | null; action: string; author: string | null }[] };
    }>(
      `{ reservation(number: "${made.number}") { history { at part action author changes { field } } } }`,
      {},
      tokens['employee'],
    );
    expect(data?.reservation.history).toContainEqual(
      expect.objectContaining({ part: 'Amendment', action: 'CREATED', author: expect.stringContaining('Bennani') }),
    );
  });
});
