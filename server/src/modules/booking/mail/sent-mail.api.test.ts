import { makeCustomer, makeEmployee, makeReservation } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { until } from '../../../../test/until.js';
import { DAY_MS } from '../../../kernel/time.js';
import { ReturnReminderService } from '../../handover/stage/return-reminder.service.js';
import { Driver, type Reservation } from '../reservation/reservation.entity.js';
import { RentalStage } from '../reservation/rental-stage.js';
import { ReservationStatus } from '../reservation/reservation-status.js';

interface Mail {
  readonly kind: string;
  readonly recipient: string;
  readonly address: string | null;
  readonly failed: boolean;
  readonly createdAt: string;
}

const MAILS = `query ($number: String!) { reservation(number: $number) { sentMails { kind recipient address failed createdAt } } }`;

let app: TestApp;
let staff: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

async function mailsOf({ number }: Reservation): Promise<readonly Mail[]> {
  const { data } = await app.graphql<{ reservation: { sentMails: Mail[] } }>(MAILS, { number }, staff);
  return data?.reservation.sentMails ?? [];
}

test('the staff see which mails went out about a reservation, its customer does not', async () => {
  const customer = await makeCustomer(app.database, { email: 'salma@exemple.ma' });
  const reservation = await makeReservation(app.database, {
    customer,
    driver: Object.assign(new Driver(), { lastName: 'Idrissi', firstName: 'Omar', email: 'omar@exemple.ma' }),
  });
  const before = Date.now();
  const { errors } = await app.graphql(
    'mutation ($input: RefuseReservationInput!) { refuseReservation(input: $input) { id } }',
    { input: { number: reservation.number, reason: 'Plus de voiture', version: reservation.version } },
    staff,
  );
  expect(errors).toBeUndefined();
  await until(async () => (await mailsOf(reservation)).length > 0);
  const [mail, ...others] = await mailsOf(reservation);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'REFUSED', recipient: 'CUSTOMER', address: 'omar@exemple.ma', failed: false });
  expect(Date.parse(mail?.createdAt ?? '')).toBeGreaterThanOrEqual(before - 1000);

  const own = await app.graphql(MAILS, { number: reservation.number }, await app.tokenFor(customer));
  expect(own.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a reminder of the return and the refusal of an extension are kept, too', async () => {
  const customer = await makeCustomer(app.database);
  const rental = await makeReservation(app.database, {
    customer,
    status: ReservationStatus.ACCEPTED,
    stage: RentalStage.OUT,
    startsAt: new Date(Date.now() - 3 * DAY_MS),
    endsAt: new Date(Date.now() + 20 * 3_600_000),
    total: '900.00',
    advance: '0.00',
    acceptedAt: new Date(Date.now() - 3 * DAY_MS),
  });
  const { em, jobs, settings } = app.services;
  await app.inContext(() => new ReturnReminderService({ em, jobs, settings }).send());
  await until(async () => (await mailsOf(rental)).length === 1);

  await app.database.orm.em
    .fork()
    .execute(
      `insert into extension_request (created_at, updated_at, reservation_id, ends_at) values (now(), now(), ?, ?)`,
      [rental.id, new Date(Date.now() + 5 * DAY_MS)],
    );
  const asked = await app.graphql<{ reservation: { extensionRequest: { id: string } } }>(
    `query ($number: String!) { reservation(number: $number) { extensionRequest { id } } }`,
    { number: rental.number },
    staff,
  );
  const id = asked.data?.reservation.extensionRequest.id;
  await app.graphql(
    `mutation ($input: RefuseExtensionInput!) { refuseExtension(input: $input) { id } }`,
    { input: { id, reason: 'La voiture est promise' } },
    staff,
  );
  await until(async () => (await mailsOf(rental)).length === 2);
  expect((await mailsOf(rental)).map(({ kind }) => kind)).toEqual(['RETURNING', 'EXTENSION_REFUSED']);
});
