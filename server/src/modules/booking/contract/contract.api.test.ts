import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { makeAgency, makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { marksOf, writingOf } from '../../../../test/pdf-marks.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { formatKm } from '../../../kernel/km.js';
import { agencyDay } from '../../../kernel/time.js';
import { ContractTheme } from '../../fleet/agency/agency.entity.js';
import { DEFAULT_CONDITIONS } from '../../fleet/agency/contract-conditions.js';
import { Driver, Reservation } from '../reservation/reservation.entity.js';
import { ReservationStatus } from '../reservation/reservation-status.js';
import { Leg } from '../reservation/leg.entity.js';
import { Signature } from '../signature/signature.entity.js';
import { driverAsGiven } from '../signature/contract-drivers.js';
import { contractSheet, forReading } from './contract-sheet.js';

const PRINT = `query ($number: String!) { rentalContract(number: $number) { fileName mediaType url } }`;

let app: TestApp;
let staffToken: string;

beforeAll(async () => {
  app = await startTestApp();
  staffToken = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

async function makeRental(contractTheme: ContractTheme, customer?: { id: number }): Promise<Reservation> {
  const agency = await makeAgency(app.database, { contractTheme });
  return makeReservation(app.database, {
    vehicle: await makeVehicle(app.database, { agency }),
    customer,
    driver: Object.assign(new Driver(), { lastName: 'بن عبد الله العلوي', firstName: 'Сергей', phone: '0612345678' }),
    status: ReservationStatus.ACCEPTED,
    total: '850.50',
    advance: '0.00',
    acceptedAt: new Date(),
  });
}

const print = (number: string, token?: string) =>
  app.graphql<{ rentalContract: { fileName: string; mediaType: string; url: string } }>(PRINT, { number }, token);

async function sign(rental: Reservation): Promise<void> {
  const strokes =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M9 80L150 9L290 80" stroke="#000" fill="none"/></svg>';
  const bytes = await sharp(Buffer.from(strokes)).png().toBuffer();
  const imageFile = await app.services.files.save('signatures', bytes, 'png');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const em = app.database.orm.em.fork();
  await em
    .persist(em.create(Signature, { reservation: rental.id, imageFile, sha256, ipAddress: '::1' } as never))
    .flush();
}

/** From the baseline of the words above the signature to its upper edge, in points. */
function roomAboveSignature(pdf: Buffer): number {
  const marks = marksOf(pdf);
  const signature = marks.findLastIndex(({ kind }) => kind === 'picture');
  const heading = marks[signature - 1];
  expect(heading?.kind).toBe('text');
  return (marks[signature]?.top ?? 0) - (heading?.top ?? 0);
}

describe('the contract', () => {
  it('is printed in both models, with an Arabic and a Russian name, and grows by the signature', async () => {
    for (const theme of [ContractTheme.MODEL_1, ContractTheme.MODEL_2]) {
      const rental = await makeRental(theme);
      const sizes: number[] = [];
      for (const signed of [false, true]) {
        if (signed) await sign(rental);
        const { data, errors } = await print(rental.number, staffToken);
        expect(errors).toBeUndefined();
        expect(data?.rentalContract).toMatchObject({
          fileName: `contrat-${rental.number}.pdf`,
          mediaType: 'application/pdf',
        });
        const bytes = await app.download(data?.rentalContract);
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
        expect(writingOf(bytes)).toEqual(expect.arrayContaining(['Сергей', expect.stringContaining('يولع')]));
        sizes.push(bytes.length);
        if (signed) expect(roomAboveSignature(bytes)).toBeGreaterThan(4);
      }
      expect(sizes[1]).toBeGreaterThan((sizes[0] ?? 0) + 500);
    }
    // Four documents, the first of which starts the worker.
  }, 180_000);

  it('is for the owner and the staff of a rental', async () => {
    const owner = await makeCustomer(app.database);
    const rental = await makeRental(ContractTheme.MODEL_1, owner);
    expect((await print(rental.number, await app.tokenFor(owner))).errors).toBeUndefined();
    const stranger = await app.tokenFor(await makeCustomer(app.database));
    expect((await print(rental.number, stranger)).errors?.[0]?.extensions.code).toBe('RESERVATION.NOT_FOUND');
    expect((await print(rental.number)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const pending = await makeReservation(app.database);
    expect((await print(pending.number, staffToken)).errors?.[0]?.extensions.code).toBe('CONTRACT.NOT_A_RENTAL');
  });

  it('prints the days of the last quote of a request that was moved to another vehicle', async () => {
    const [asked, given] = await Promise.all([
      makeVehicle(app.database, { name: 'Kia Picanto' }),
      makeVehicle(app.database, { name: 'Dacia Logan', dailyPrice: '300.00' }),
    ]);
    const { id, number, days } = await makeReservation(app.database, { vehicle: asked });
    const moved = await app.graphql(
      'mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { version } } }',
      { input: { number, version: 1, vehicleId: String(given.id) } },
      staffToken,
    );
    expect(moved.errors).toBeUndefined();
    const accepted = await app.graphql(
      'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { id } } }',
      { input: { number, total: String(300 * days + 50), advance: '0' } },
      staffToken,
    );
    expect(accepted.errors).toBeUndefined();
    const { lines } = await app.inContext(() => app.services.contracts.sheetOf(id));
    expect(lines.map(({ label, quantity }) => [label, quantity])).toEqual([
      ['Location Dacia Logan, par jour', String(days)],
      ['Supplément convenu', '1'],
    ]);
  });

  it('prints the facts of the rental in French', async () => {
    const rental = await makeRental(ContractTheme.MODEL_2);
    const sheet = await app.inContext(async () => {
      const reservation = await app.services.em.findOneOrFail(Reservation, { id: rental.id });
      const vehicle = await reservation.vehicle.loadOrFail();
      return contractSheet({
        reservation,
        vehicle,
        agency: await vehicle.agency.loadOrFail(),
        lines: await app.services.reservationLines.of(reservation),
        vatPercent: '20.00',
        deposit: null,
        conditions: DEFAULT_CONDITIONS,
        payments: [],
        letterhead: { company: 'Atlas Drive', logo: null },
        tracking: { trackingUrl: 'https://exemple.ma/?suivi=X', qr: '' },
        signature: undefined,
        drivers: { first: driverAsGiven(reservation.driver), second: null },
      });
    });
    expect(sheet).toMatchObject({
      theme: 'MODEL_2',
      madeOn: agencyDay(new Date()).split('-').reverse().join('-'),
      driver: { name: 'Сергей بن عبد الله العلوي' },
      secondDriver: null,
      vehicle: { category: 'Citadines', fuel: 'Gazoil', transmission: 'boîte manuelle', year: '2024' },
      trip: { days: '3 jours', km: null, pickupPlace: 'Casablanca', returnPlace: 'Rabat-Sale' },
      total: '850,50\u00a0Dh',
      totalInWords: 'huit cent cinquante dirhams et cinquante centimes',
      lines: [
        { label: expect.stringMatching(/^Location Dacia .+, par jour$/), quantity: '3', amount: '900\u00a0Dh' },
        { label: 'Remise convenue', amount: '-49,50\u00a0Dh' },
      ],
    });
    expect(sheet.conditions).toHaveLength(12);
  });

  it('prints what was read at the departure and the return, and leaves room for the rest', async () => {
    const rental = await makeRental(ContractTheme.MODEL_1);
    const readings = () => app.inContext(async () => (await app.services.contracts.sheetOf(rental.id)).readings);
    expect(await readings()).toEqual([
      'Kilométrage : départ ..................., retour ...................',
      'Carburant : départ ....... / 8, retour ....... / 8',
    ]);
    const em = app.database.orm.em.fork();
    const leg = em.create(Leg, {
      reservation: rental.id,
      vehicle: rental.vehicle.id,
      startedAt: rental.startsAt,
      ...{ startKm: 19_300, startFuel: 8 },
    } as never);
    await em.persist(leg).flush();
    expect(await readings()).toEqual([
      `Kilométrage : départ ${formatKm(19_300)}, retour ...................`,
      'Carburant : départ 8 / 8, retour ....... / 8',
    ]);
  });

  it('names the papers that were read before it was signed, and changes nothing of them afterwards', async () => {
    const rental = await makeRental(ContractTheme.MODEL_1);
    const clientId = randomUUID();
    const read = {
      ...{ driver: 'FIRST', licenceNumber: 'P123456', licenceCategory: 'B', licenceIssuedOn: '2015-03-01' },
      ...{ licenceExpiresOn: '2035-03-01', birthDate: '1990-05-05', nationalId: 'AB123456' },
    };
    const save = async (papers: object): Promise<string[]> => {
      const { data, errors } = await app.graphql<{ saveInspection: { warnings: { code: string }[] } }>(
        'mutation ($input: SaveInspectionInput!) { saveInspection(input: $input) { warnings { code } } }',
        { input: { clientId, number: rental.number, kind: 'DEPARTURE', papers: [papers] } },
        staffToken,
      );
      expect(errors).toBeUndefined();
      return data?.saveInspection.warnings.map(({ code }) => code) ?? [];
    };
    const sheet = () => app.inContext(() => app.services.contracts.sheetOf(rental.id));
    const pad = async (): Promise<void> => {
      const stroke = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M9 80L150 9L290 80" stroke="#000" fill="none"/></svg>`;
      const bytes = await sharp(Buffer.from(stroke)).png().toBuffer();
      const reply = await app.rest('POST', '/signatureToImage', {
        ...{ etat: false, id_reservation: rental.number },
        Signature: `data:image/png;base64,${bytes.toString('base64')}`,
      });
      expect(reply.statusCode).toBe(200);
    };
    expect((await sheet()).driver).toMatchObject({ licenceNumber: null, licenceValidity: null, nationalId: null });
    expect(await save(read)).not.toContain('CONTRACT_SIGNED');
    const named = {
      licenceNumber: 'P123456, catégorie B',
      licenceValidity: 'du 01-03-2015 au 01-03-2035',
      birthDate: '05-05-1990',
      nationalId: 'AB123456',
    };
    expect((await sheet()).driver).toMatchObject(named);
    expect(forReading(await sheet()).driver).toMatchObject({
      ...{ licenceNumber: 'P•••••6, catégorie B', birthDate: '05••••••90', nationalId: 'A••••••6' },
    });
    await pad();
    expect(await save({ ...read, nationalId: 'CD999999' })).toContain('CONTRACT_SIGNED');
    await app.execute(
      "update reservation set driver_first_name = 'Sara', driver_phone = '0699999999', driver_national_id = 'EF777777' where id = ?",
      [rental.id],
    );
    const { firstName, lastName, phone } = rental.driver;
    expect((await sheet()).driver).toMatchObject({ ...named, name: `${firstName} ${lastName}`, phone });
    const trail = await app.execute<{ changes: string }>(
      "select changes::text from audit_entry where part = 'Signature' and record_id = ?",
      [rental.id],
    );
    expect(trail).toHaveLength(1);
    expect(trail[0]?.changes).not.toContain('AB123456');
    // A new signature puts it on the contract.
    await pad();
    expect((await sheet()).driver).toMatchObject({ ...named, nationalId: 'CD999999' });
    expect(await save({ ...read, nationalId: 'CD999999' })).not.toContain('CONTRACT_SIGNED');
  });

  it('that an earlier release had signed names what the reservation says', async () => {
    const rental = await makeRental(ContractTheme.MODEL_1);
    await sign(rental);
    await app.execute(
      `insert into inspection (created_at, updated_at, client_id, reservation_id, vehicle_id, kind, status, papers)
       values (now(), now(), ?, ?, ?, 'DEPARTURE', 'DRAFT', '[{"driver":"FIRST","licenceNumber":"P1","nationalId":null,"passportNumber":null}]')`,
      [randomUUID(), rental.id, rental.vehicle.id],
    );
    const sheet = await app.inContext(() => app.services.contracts.sheetOf(rental.id));
    expect(sheet.driver.licenceNumber).toBeNull();
  });
});
