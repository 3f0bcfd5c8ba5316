import { behindLocks } from '../../../../test/behind-locks.js';
import { makeCustomer, makeEmployee, makeReservation, makeVehicle, TEST_PASSWORD } from '../../../../test/factories.js';
import { quickRequest } from '../../../../test/quick-request.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { ContactMessage } from '../../office/contact/contact-message.entity.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { Driver, Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { Signature } from '../../booking/signature/signature.entity.js';
import { Customer } from '../account/customer.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { ACCEPTED, CANCELLED, PENDING, REFUSED } = ReservationStatus;

describe("one's own profile", () => {
  const UPDATE = `mutation ($input: UpdateProfileInput!) { updateMyProfile(input: $input) {
    title lastName firstName phone address email version } }`;
  const ME = '{ me { customer { title lastName firstName phone address version } } }';
  const profile = {
    title: 'MRS',
    lastName: "L'Kbir",
    firstName: 'Zoé',
    phone: '06 11-22 33 44',
    address: '2 rue Atlas, Fès',
  };

  it('is changed as a whole, cleaned, and prefills the forms', async () => {
    const customer = await makeCustomer(app.database);
    const token = await app.tokenFor(customer);
    const changed = { ...profile, phone: '0611223344', version: customer.version + 1 };
    const reply = await app.graphql(UPDATE, { input: { ...profile, version: customer.version } }, token);
    expect(reply.data).toEqual({ updateMyProfile: { ...changed, email: customer.email } });
    expect((await app.graphql(ME, {}, token)).data).toEqual({ me: { customer: changed } });
  });

  it('names every invalid field', async () => {
    const token = await app.tokenFor(await makeCustomer(app.database));
    const input = { title: 'MR', lastName: 'R2D2', firstName: ' ', phone: 'x', address: '', version: 1 };
    expect((await app.graphql(UPDATE, { input }, token)).errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: {
        lastName: [expect.any(String)],
        firstName: ['Le prénom est obligatoire.'],
        phone: [expect.any(String)],
        address: ["L'adresse est obligatoire."],
      },
    });
  });

  it('is not overwritten from a second tab', async () => {
    const customer = await makeCustomer(app.database);
    const token = await app.tokenFor(customer);
    const input = { ...profile, version: customer.version };
    await app.graphql(UPDATE, { input }, token);
    expect((await app.graphql(UPDATE, { input }, token)).errors?.[0]?.extensions.code).toBe(
      'CUSTOMER.VERSION_CONFLICT',
    );
  });

  it('is for customers only', async () => {
    const input = { ...profile, version: 1 };
    expect((await app.graphql(UPDATE, { input })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const staff = await app.tokenFor(await makeEmployee(app.database));
    expect((await app.graphql(UPDATE, { input }, staff)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('deleting an account', () => {
  const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteMyAccount(input: $input) }';
  const past = { startsAt: new Date(Date.now() - 9 * DAY_MS), endsAt: new Date(Date.now() - 5 * DAY_MS) };
  const agreed = { total: '900.00', advance: '0.00' };
  // Every field of a driver, with a value that must not be found after the deletion.
  const driver = Object.assign(new Driver(), {
    lastName: 'Secret',
    firstName: 'Sofia',
    phone: '0612345678',
    email: 'sofia@exemple.ma',
    licenceNumber: 'P123',
    nationalId: 'BE123',
    passportNumber: 'P123',
    nationality: 'Secret',
  } satisfies Record<keyof Driver, string>);
  const reload = (reservation: Reservation): Promise<Reservation> =>
    app.database.orm.em.fork().findOneOrFail(Reservation, { id: reservation.id });
  const remove = (token: string | undefined, password = TEST_PASSWORD) =>
    app.graphql(DELETE, { input: { password } }, token);

  it('keeps past rentals, and erases the person everywhere else', async () => {
    const customer = await makeCustomer(app.database, { lastName: 'Secret', firstName: 'Sofia', nationalId: 'BE123' });
    const make = (overrides: Parameters<typeof makeReservation>[1]) =>
      makeReservation(app.database, { customer, driver, secondDriver: driver, comment: 'Siège bébé', ...overrides });
    const rental = await make({ ...past, ...agreed, status: ACCEPTED });
    const others = [await make({}), await make({ status: REFUSED }), await make({ ...agreed, status: CANCELLED })];
    const em = app.database.orm.em.fork();
    const signature = { ipAddress: '127.0.0.1', sha256: '0', imageFile: 'x.png', reservation: others[2]?.id };
    const letter = { name: 'Sofia', subject: 'x', message: 'x', email: customer.email };
    em.create(Signature, signature as never, { persist: true });
    em.create(ContactMessage, letter as never, { persist: true });
    await em.flush();
    const [token, elsewhere] = [await app.tokenFor(customer), await app.tokenFor(customer)];

    expect((await remove(token)).data).toEqual({ deleteMyAccount: true });

    for (const bearer of [token, elsewhere]) {
      expect((await app.rest('GET', '/client', undefined, bearer)).statusCode).toBe(401);
    }
    expect(
      (await app.rest('POST', '/loginClient', { email: customer.email, password: TEST_PASSWORD })).statusCode,
    ).toBe(422);
    const account = await app.database.orm.em.fork().findOneOrFail(Customer, { id: customer.id });
    expect(account).toMatchObject({
      lastName: 'Compte',
      firstName: 'supprimé',
      phone: '',
      address: '',
      nationalId: undefined,
    });
    expect(account.archivedAt).toBeInstanceOf(Date);
    expect(await reload(rental)).toMatchObject({
      status: ACCEPTED,
      driver: { lastName: 'Secret', licenceNumber: 'P123' },
    });
    for (const other of others) {
      const kept = await reload(other);
      expect(kept.status).not.toBe(PENDING);
      expect(kept).toMatchObject({
        driver: { lastName: 'Compte', phone: undefined, nationalId: undefined },
        quotedTotal: '900.00',
      });
      expect(JSON.stringify(kept)).not.toMatch(/Secret|Sofia|sofia|0612345678|BE123|P123|bébé/);
    }
    const rows = await em.execute(
      `select description as text from notification where reservation_id in (select id from reservation where customer_id = ?)
       union all select image_file from signature where reservation_id = ? union all select email from contact_message where email = ?`,
      [customer.id, others[2]?.id, customer.email],
    );
    expect(rows).toEqual([{ text: 'Compte client supprimé' }]);
  });

  it('frees the address for a new account', async () => {
    const customer = await makeCustomer(app.database);
    await remove(await app.tokenFor(customer));
    const again = await makeCustomer(app.database, { email: customer.email });
    expect(again.id).not.toBe(customer.id);
  });

  it.each([
    ['runs', { startsAt: new Date(Date.now() - DAY_MS), endsAt: new Date(Date.now() + DAY_MS) }],
    ['is to come', {}],
    [
      'is late',
      { stage: RentalStage.OUT, startsAt: new Date(Date.now() - 2 * DAY_MS), endsAt: new Date(Date.now() - DAY_MS) },
    ],
  ])('is refused while a rental %s, and withdraws nothing', async (_state, dates) => {
    const customer = await makeCustomer(app.database);
    const rental = await makeReservation(app.database, { customer, status: ACCEPTED, ...agreed, ...dates });
    const request = await makeReservation(app.database, { customer });
    const token = await app.tokenFor(customer);
    const reply = await remove(token);
    expect(reply.errors?.[0]?.extensions.code).toBe('CUSTOMER.RENTAL_AHEAD');
    expect(reply.errors?.[0]?.message).toContain(rental.number);
    expect((await reload(request)).status).toBe(PENDING);
    expect((await app.rest('GET', '/client', undefined, token)).statusCode).toBe(200);
  });

  it.each([
    ['its deposit is held', { stage: RentalStage.CLOSED, depositHeld: '3000.00' }, 'caution de 3 000 Dh'],
    ['money is owed after the return', { stage: RentalStage.RETURNED, advance: '200.00' }, '700 Dh à payer'],
    ['a charge waits for a decision', { stage: RentalStage.RETURNED, openCharges: 1 }, "n'est pas soldée."],
  ])('is refused while %s, whoever asks for it', async (_state, values, message) => {
    const customer = await makeCustomer(app.database);
    const past = { startsAt: new Date(Date.now() - 3 * DAY_MS), endsAt: new Date(Date.now() - DAY_MS) };
    const rental = await makeReservation(app.database, {
      ...{ customer, status: ACCEPTED, ...agreed, ...past },
      ...{ total: '900.00', advance: '900.00', ...values },
    } as never);
    const token = await app.tokenFor(customer);
    const { errors } = await remove(token);
    expect(errors?.[0]?.extensions.code).toBe('CUSTOMER.RENTAL_UNSETTLED');
    expect(errors?.[0]?.message.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(message);
    expect(errors?.[0]?.message).toContain(rental.number);
    expect(await app.inContext(() => app.services.accountDeletion.forget(customer.id, 'x', new Date()))).toBe(false);
    await app.database.orm.em
      .fork()
      .execute(`update reservation set advance = total, deposit_held = 0, open_charges = 0 where id = ?`, [rental.id]);
    expect((await remove(token)).errors).toBeUndefined();
  });

  it('is refused before any change, even if a request starts before the rental', async () => {
    const customer = await makeCustomer(app.database, { lastName: 'Secret' });
    const soon = { startsAt: new Date(Date.now() + DAY_MS), endsAt: new Date(Date.now() + 2 * DAY_MS) };
    const later = { startsAt: new Date(Date.now() + 5 * DAY_MS), endsAt: new Date(Date.now() + 6 * DAY_MS) };
    await makeReservation(app.database, { customer, driver, ...soon });
    await makeReservation(app.database, { customer, driver, status: ACCEPTED, ...agreed, ...later });
    const token = await app.tokenFor(customer);
    const state = () =>
      app.database.orm.em.fork().execute(
        `select (select jsonb_agg(to_jsonb(c) order by c.id) from customer c where c.id = ?) as account,
           (select jsonb_agg(to_jsonb(r) order by r.id) from reservation r where r.customer_id = ?) as reservations,
           (select jsonb_agg(to_jsonb(s) - 'last_used_at' order by s.id) from login_session s where s.customer_id = ?) as sessions,
           (select count(*) from notification)::int as notifications, (select count(*) from audit_entry)::int as trail`,
        [customer.id, customer.id, customer.id],
      );
    const before = await state();
    expect((await remove(token)).errors?.[0]?.extensions.code).toBe('CUSTOMER.RENTAL_AHEAD');
    expect(await state()).toEqual(before);
  });

  it('lets nobody who is still logged in ask for a vehicle meanwhile', async () => {
    const customer = await makeCustomer(app.database);
    const [token, vehicle] = [await app.tokenFor(customer), await makeVehicle(app.database)];
    const open = await makeReservation(app.database, { customer });
    // The deletion has locked the account and waits for the request.
    const [removed, asked] = await behindLocks(
      app.database,
      [['select id from reservation where id = ? for update', open.id]],
      () => remove(token),
      () => app.rest('POST', '/reservationVisiteur', quickRequest(vehicle.id), token),
    );
    expect(removed.errors).toBeUndefined();
    expect([asked.statusCode, asked.json()]).toEqual([401, { message: 'Veuillez vous connecter.' }]);
    expect(await app.database.orm.em.fork().count(Reservation, { customer: customer.id })).toBe(1);
    expect((await reload(open)).status).toBe(CANCELLED);
  });

  it('requires the password, and a customer', async () => {
    const customer = await makeCustomer(app.database);
    const reply = await remove(await app.tokenFor(customer), 'pas le bon');
    expect(reply.errors?.[0]?.extensions).toMatchObject({
      code: 'AUTH.WRONG_PASSWORD',
      fields: { password: [expect.any(String)] },
    });
    expect((await remove(undefined)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const staff = await app.tokenFor(await makeEmployee(app.database));
    expect((await remove(staff)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
