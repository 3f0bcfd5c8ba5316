import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { makeAgency, makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { marksOf } from '../../../../test/pdf-marks.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay } from '../../../kernel/time.js';
import { ContractTheme } from '../../fleet/agency/agency.entity.js';
import { Driver, type Reservation } from '../reservation/reservation.entity.js';
import { ReservationStatus } from '../reservation/reservation-status.js';
import { Signature } from '../signature/signature.entity.js';
import { contractSheet } from './contract-sheet.js';

const PRINT = `query ($number: String!) { rentalContract(number: $number) { fileName mediaType base64 } }`;

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
    driver: Object.assign(new Driver(), { lastName: 'بن عبد الله العلوي', firstName: 'محمد', phone: '0612345678' }),
    status: ReservationStatus.ACCEPTED,
    total: '850.50',
    advance: '0.00',
    acceptedAt: new Date(),
  });
}

const print = (number: string, token?: string) =>
  app.graphql<{ rentalContract: { fileName: string; mediaType: string; base64: string } }>(PRINT, { number }, token);

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
  it('is printed in both models, with an Arabic name, and grows by the signature', async () => {
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
        const bytes = Buffer.from(data?.rentalContract.base64 ?? '', 'base64');
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
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

  it('prints the facts of the rental in French', async () => {
    const rental = await makeRental(ContractTheme.MODEL_2);
    const sheet = await app.inContext(async () => {
      const reservation = await app.services.reservations.getById({ kind: 'admin', id: 1, sessionId: '' }, rental.id);
      const vehicle = await reservation.vehicle.loadOrFail();
      return contractSheet({
        reservation,
        vehicle,
        agency: await vehicle.agency.loadOrFail(),
        lines: await app.services.reservationLines.of(reservation),
        payments: [],
        letterhead: { company: 'Atlas Drive', logo: null },
        tracking: { trackingUrl: 'https://exemple.ma/?suivi=X', qr: '' },
        signature: undefined,
      });
    });
    expect(sheet).toMatchObject({
      theme: 'MODEL_2',
      madeOn: agencyDay(new Date()).split('-').reverse().join('-'),
      driver: { name: 'محمد بن عبد الله العلوي' },
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
});
