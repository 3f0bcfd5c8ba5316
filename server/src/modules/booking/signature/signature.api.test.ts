import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { makeCustomer, makeEmployee, makeReservation } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { ReservationStatus } from '../reservation/reservation-status.js';
import { RentalStage } from '../reservation/rental-stage.js';
import { Signature } from './signature.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const STROKE = '<path d="M20 80C120 10 180 150 380 60" stroke="#000" stroke-width="5" fill="none"/>';

/** A pad's picture, on nothing as the pad gives it. */
const pad = (content = STROKE, width = 400, height = 120): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`))
    .png()
    .toBuffer();
const dataUrl = (bytes: Buffer, type = 'image/png'): string => `data:${type};base64,${bytes.toString('base64')}`;

const accepted = (overrides: Parameters<typeof makeReservation>[1] = {}): Promise<Reservation> =>
  makeReservation(app.database, {
    status: ReservationStatus.ACCEPTED,
    total: '900.00',
    advance: '200.00',
    acceptedAt: new Date(),
    ...overrides,
  });
const started = (): Promise<Reservation> =>
  accepted({ startsAt: new Date(Date.now() - 60_000), endsAt: new Date(Date.now() + DAY_MS) });

const sign = (body: Record<string, unknown>) => app.rest('POST', '/signatureToImage', { etat: false, ...body });
const kept = (reservation: Reservation): Promise<Signature[]> =>
  app.database.orm.em.fork().find(Signature, { reservation: reservation.id }, { orderBy: { id: 'asc' } });

describe('GET /api/testSignatureExist', () => {
  const ask = async (number: string): Promise<unknown> => {
    const reply = await app.rest('GET', `/testSignatureExist/${number}`);
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };

  it('is 1 from acceptance on, signed or not, however the number is written', async () => {
    const reservation = await accepted();
    expect(await ask(reservation.number)).toEqual({ data: 1 });
    expect(await ask(reservation.numberKey.toLowerCase())).toEqual({ data: 1 });
    await sign({ Signature: dataUrl(await pad()), id_reservation: reservation.number });
    expect(await ask(reservation.number)).toEqual({ data: 1 });
  });

  it('is 0 without a reservation or a slot', async () => {
    expect(await ask('22222-22222')).toEqual({ data: 0 });
    expect(await ask('..%2F..%2Fetc')).toEqual({ data: 0 });
    for (const status of [ReservationStatus.PENDING, ReservationStatus.REFUSED, ReservationStatus.CANCELLED]) {
      expect(await ask((await makeReservation(app.database, { status })).number)).toEqual({ data: 0 });
    }
    expect(await ask((await started()).number)).toEqual({ data: 0 });
  });
});

describe('POST /api/signatureToImage', () => {
  it('keeps every signature with time, address and hash; the bell rings once', async () => {
    const reservation = await accepted();
    const [first, second] = [await pad(), await pad(`${STROKE}<circle cx="60" cy="60" r="20"/>`)];
    for (const picture of [first, second]) {
      const reply = await sign({ Signature: dataUrl(picture), id_reservation: reservation.number });
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ data: 'update successfully' });
    }
    const signatures = await kept(reservation);
    expect(signatures.map(({ sha256 }) => sha256)).toEqual(
      [first, second].map((bytes) => createHash('sha256').update(bytes).digest('hex')),
    );
    expect(signatures[0]).toMatchObject({ ipAddress: '127.0.0.1', createdAt: expect.any(Date) });
    const bell = await app.database.orm.em
      .fork()
      .execute('select title from notification where reservation_id = ?', [reservation.id]);
    expect(bell).toEqual([{ title: 'Contrat signé' }]);
  });

  it('gives the picture to staff alone', async () => {
    const reservation = await accepted();
    const picture = await pad();
    await sign({ Signature: dataUrl(picture), id_reservation: reservation.number });
    const SIGNATURES = `query ($number: String!) { reservation(number: $number) {
      signed signatures { signedAt ipAddress sha256 imageUrl } } }`;
    const token = await app.tokenFor(await makeEmployee(app.database));
    type Reply = { reservation: { signatures: { imageUrl: string }[] } };
    const reply = await app.graphql<Reply>(SIGNATURES, { number: reservation.number }, token);
    expect(reply.data).toMatchObject({ reservation: { signed: true, signatures: [{ ipAddress: '127.0.0.1' }] } });
    const url = reply.data?.reservation.signatures[0]?.imageUrl ?? '';
    const file = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(file.rawPayload.equals(picture)).toBe(true);
    expect(file.headers['content-type']).toBe('image/png');
    expect((await app.inject({ url })).statusCode).toBe(401);
  });

  it('refuses what is no drawn PNG of a sane size', async () => {
    const reservation = await accepted();
    const good = await pad();
    const bad: Record<string, unknown>[] = [
      { etat: true, Signature: dataUrl(good) },
      { etat: 'true', Signature: dataUrl(good) },
      { Signature: '' },
      {},
      { Signature: { a: 1 } },
      { Signature: dataUrl(await pad('')) },
      { Signature: dataUrl(await pad('<rect width="400" height="120" fill="#fff"/>')) },
      { Signature: dataUrl(await pad(STROKE, 10, 10)) },
      { Signature: dataUrl(await pad('<rect width="9000" height="30"/>', 9000, 30)) },
      { Signature: dataUrl(await sharp(good).jpeg().toBuffer()) },
      { Signature: dataUrl(good, 'image/jpeg') },
      { Signature: dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) },
      { Signature: dataUrl(good.subarray(0, 200)) },
      { Signature: `${dataUrl(good)}"><script>` },
      { Signature: dataUrl(Buffer.concat([good, Buffer.alloc(800_000)])) },
      { Signature: dataUrl(Buffer.concat([good, Buffer.alloc(3_000_000)])) },
    ];
    for (const body of bad) {
      const reply = await sign({ ...body, id_reservation: reservation.number });
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toEqual({ message: expect.any(String), errors: { Signature: [expect.any(String)] } });
    }
    expect(await kept(reservation)).toHaveLength(0);
  });

  it('refuses an unknown number, and a closed slot', async () => {
    const Signature = dataUrl(await pad());
    const unknown = await sign({ Signature, id_reservation: '22222-22222' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({ message: 'Cette réservation est introuvable.' });
    expect((await sign({ Signature })).statusCode).toBe(422);
    for (const reservation of [await makeReservation(app.database), await started()]) {
      const reply = await sign({ Signature, id_reservation: reservation.number });
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toEqual({ message: expect.stringContaining('ne peut pas être signé') });
      expect(await kept(reservation)).toHaveLength(0);
    }
  });
});

describe('by GraphQL', () => {
  const SLOT = `query ($number: String!) { signatureSlot(number: $number) {
    number vehicleName days pickupPlace returnPlace total advance balance signedAt } }`;
  const SIGN = 'mutation ($input: SignContractInput!) { signContract(input: $input) }';

  it('shows what is signed, without a name, and signs it', async () => {
    const customer = await makeCustomer(app.database);
    const reservation = await accepted({ customer });
    const { number } = reservation;
    const money = { advance: '200.00', balance: '700.00' };
    const summary = {
      number,
      vehicleName: expect.any(String),
      days: 3,
      pickupPlace: 'Casablanca',
      returnPlace: 'Rabat-Sale',
      total: '900.00',
      advance: null,
      balance: null,
    };
    for (const reader of [customer, await makeEmployee(app.database)])
      expect((await app.graphql(SLOT, { number }, await app.tokenFor(reader))).data).toEqual({
        signatureSlot: { ...summary, ...money, signedAt: null },
      });
    const stranger = await app.tokenFor(await makeCustomer(app.database));
    expect((await app.graphql(SLOT, { number }, stranger)).data).toEqual({
      signatureSlot: { ...summary, signedAt: null },
    });
    expect((await app.graphql(SLOT, { number })).data).toEqual({ signatureSlot: { ...summary, signedAt: null } });
    const image = dataUrl(await pad());
    expect((await app.graphql(SIGN, { input: { number, image } })).data).toEqual({ signContract: true });
    expect((await app.graphql(SLOT, { number })).data).toEqual({
      signatureSlot: { ...summary, signedAt: expect.any(String) },
    });
  });

  it('tells the owner whether there is something to sign', async () => {
    const customer = await makeCustomer(app.database);
    const token = await app.tokenFor(customer);
    const open = async ({ number }: Reservation) =>
      (await app.graphql(`{ reservation(number: "${number}") { signatureOpen } }`, {}, token)).data;
    expect(await open(await accepted({ customer }))).toEqual({ reservation: { signatureOpen: true } });
    expect(await open(await makeReservation(app.database, { customer }))).toEqual({
      reservation: { signatureOpen: false },
    });
  });

  it('has no slot for an unknown number, and says why it refuses', async () => {
    expect((await app.graphql(SLOT, { number: 'X' })).data).toEqual({ signatureSlot: null });
    const image = dataUrl(await pad());
    const code = async (input: object) => (await app.graphql(SIGN, { input })).errors?.[0]?.extensions.code;
    expect(await code({ number: 'X', image })).toBe('RESERVATION.NOT_FOUND');
    expect(await code({ number: (await started()).number, image })).toBe('SIGNATURE.CLOSED');
    expect(await code({ number: (await accepted()).number, image: 'x' })).toBe('SIGNATURE.IMAGE');
    const unnamed = await app.graphql(SIGN, { input: { number: '', image } });
    expect(unnamed.errors?.[0]?.extensions['fields']).toEqual({ number: ["L'identifiant est obligatoire."] });
  });

  it('lets a walk-in sign with the staff, and an owner, until the vehicle leaves', async () => {
    const customer = await makeCustomer(app.database);
    const staff = await app.tokenFor(await makeEmployee(app.database));
    const image = dataUrl(await pad());
    const past = { startsAt: new Date(Date.now() - 60_000), endsAt: new Date(Date.now() + DAY_MS) };
    const signed = async (number: string, token?: string) => {
      const reply = await app.graphql(SIGN, { input: { number, image } }, token);
      return reply.errors?.[0]?.extensions.code ?? 'signed';
    };
    const open = async (number: string, token: string) =>
      (await app.graphql(`{ reservation(number: "${number}") { signatureOpen } }`, {}, token)).data;
    const walkIn = await accepted({ ...past, customer });
    expect(await signed(walkIn.number)).toBe('SIGNATURE.CLOSED');
    for (const token of [staff, await app.tokenFor(customer)]) {
      expect(await open(walkIn.number, token)).toEqual({ reservation: { signatureOpen: true } });
      const { data } = await app.graphql<{ signatureSlot: object }>(SLOT, { number: walkIn.number }, token);
      expect(data?.signatureSlot).toMatchObject({ number: walkIn.number });
      expect(await signed(walkIn.number, token)).toBe('signed');
    }
    const stranger = await app.tokenFor(await makeCustomer(app.database));
    expect(await signed(walkIn.number, stranger)).toBe('SIGNATURE.CLOSED');
  });

  it('lets the staff have a missing signature given while the rental is out, once, and nobody else', async () => {
    const customer = await makeCustomer(app.database);
    const staff = await app.tokenFor(await makeEmployee(app.database));
    const image = dataUrl(await pad());
    const past = { startsAt: new Date(Date.now() - 60_000), endsAt: new Date(Date.now() + DAY_MS), customer };
    const signed = async (number: string, token?: string) => {
      const reply = await app.graphql(SIGN, { input: { number, image } }, token);
      return reply.errors?.[0]?.extensions.code ?? 'signed';
    };
    const open = async (number: string) =>
      (
        await app.graphql<{ reservation: object }>(
          `{ reservation(number: "${number}") { signatureOpen signatureKey signatures { ipAddress sha256 } } }`,
          {},
          staff,
        )
      ).data?.reservation;
    const out = await accepted({ ...past, stage: RentalStage.OUT });
    expect(await open(out.number)).toEqual({ signatureOpen: true, signatureKey: null, signatures: [] });
    for (const token of [undefined, await app.tokenFor(customer)])
      expect(await signed(out.number, token)).toBe('SIGNATURE.CLOSED');
    const rivals = await Promise.all(Array.from({ length: 4 }, () => signed(out.number, staff)));
    expect(rivals.filter((answer) => answer === 'signed')).toHaveLength(1);
    expect(await open(out.number)).toMatchObject({ signatureOpen: false, signatures: [{ ipAddress: '127.0.0.1' }] });
    expect(await signed(out.number, staff)).toBe('SIGNATURE.CLOSED');
    const back = await accepted({ ...past, stage: RentalStage.RETURNED });
    expect(await signed(back.number, staff)).toBe('SIGNATURE.CLOSED');
  });

  it.each([RentalStage.OUT, RentalStage.CLOSED])(
    'is over if the vehicle left before the rental starts: %s',
    async (stage) => {
      const early = await accepted({ stage });
      expect(early.startsAt.getTime()).toBeGreaterThan(Date.now());
      expect((await app.graphql(SLOT, { number: early.number })).data).toEqual({ signatureSlot: null });
      const { errors } = await app.graphql(SIGN, { input: { number: early.number, image: dataUrl(await pad()) } });
      expect(errors?.[0]?.extensions.code).toBe('SIGNATURE.CLOSED');
    },
  );

  it('keeps signatures from customers, their own included', async () => {
    const customer = await makeCustomer(app.database);
    const { number } = await accepted({ customer });
    const query = `{ reservation(number: "${number}") { signatures { ipAddress } } }`;
    const reply = await app.graphql(query, {}, await app.tokenFor(customer));
    expect(reply.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

it('limits guesses of numbers', async () => {
  const limited = await startTestApp({ config: { rateLimitFactor: 1 }, database: app.database });
  try {
    const guess = () => limited.rest('GET', '/testSignatureExist/22222-22222');
    for (let guesses = 0; guesses < 60; guesses++) expect((await guess()).json()).toEqual({ data: 0 });
    expect((await guess()).statusCode).toBe(429);
    // Whoever guesses at an owner's address does not lock the owner out.
    const customer = await makeCustomer(app.database);
    const { number } = await accepted({ customer });
    const own = await limited.rest('GET', `/reservation/${number}`, undefined, await limited.tokenFor(customer));
    expect(own.statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});

it('is taken ten times an hour for one reservation, pictures that are none included', async () => {
  const limited = await startTestApp({ config: { rateLimitFactor: 1 }, database: app.database });
  try {
    const [one, other] = [await accepted(), await accepted()];
    const send = (reservation: Reservation, bytes: Buffer) =>
      limited.rest('POST', '/signatureToImage', {
        etat: false,
        Signature: dataUrl(bytes),
        id_reservation: reservation.number,
      });
    const good = await pad();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => (await send(one, i < 2 ? good.subarray(0, 60) : good)).statusCode),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await send(other, good)).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});

it('keeps the pictures of the newest five, and of the older ones what proves them', async () => {
  const reservation = await accepted();
  const shared = await pad('<circle cx="60" cy="60" r="30"/>');
  const elsewhere = await accepted();
  await sign({ Signature: dataUrl(shared), id_reservation: elsewhere.number });
  const pictures = [shared];
  for (let i = 1; i < 8; i++) pictures.push(await pad(`<circle cx="${60 + 10 * i}" cy="60" r="30"/>`));
  for (const bytes of pictures) {
    expect((await sign({ Signature: dataUrl(bytes), id_reservation: reservation.number })).statusCode).toBe(200);
  }
  const signatures = await kept(reservation);
  expect(signatures.map(({ imageFile }) => imageFile == null)).toEqual([true, true, true, ...Array(5).fill(false)]);
  expect(signatures.map(({ sha256 }) => sha256)).toEqual(
    pictures.map((bytes) => createHash('sha256').update(bytes).digest('hex')),
  );
  const names: string[] = [];
  for await (const name of app.services.files.list('signatures')) names.push(name);
  for (const { imageFile } of signatures.slice(3)) expect(names).toContain(imageFile);
  // The picture that another contract has, too, stays for that one.
  expect(names).toContain((await kept(elsewhere))[0]?.imageFile);
  const admin = await makeEmployee(app.database);
  const query = `{ reservation(number: "${reservation.number}") { signatures { imageUrl sha256 } } }`;
  const { data } = await app.graphql<{ reservation: { signatures: { imageUrl: string | null }[] } }>(
    query,
    {},
    await app.tokenFor(admin),
  );
  expect(data?.reservation.signatures.map(({ imageUrl }) => imageUrl !== null)).toEqual([
    ...Array(5).fill(true),
    ...Array(3).fill(false),
  ]);
});

describe('the contract to read before signing', () => {
  interface Slot {
    readonly signatureSlot: { contract: { fileName: string; url: string } | null } | null;
  }
  const read = async (number: string, key?: string | null, token?: string) => {
    const { data, errors } = await app.graphql<Slot>(
      'query ($number: String!, $key: String) { signatureSlot(number: $number, key: $key) { contract { fileName url } } }',
      { number, key },
      token,
    );
    expect(errors).toBeUndefined();
    return data?.signatureSlot?.contract;
  };
  const keyOf = async ({ number }: Reservation, token: string) => {
    const { data } = await app.graphql<{ reservation: { signatureKey: string | null } }>(
      'query ($number: String!) { reservation(number: $number) { signatureKey } }',
      { number },
      token,
    );
    return data?.reservation.signatureKey;
  };

  it('opens for whoever comes by the link, the owner and the staff, and not for the number alone', async () => {
    const customer = await makeCustomer(app.database);
    const [staff, owner, stranger] = await Promise.all([
      makeEmployee(app.database).then((account) => app.tokenFor(account)),
      app.tokenFor(customer),
      makeCustomer(app.database).then((account) => app.tokenFor(account)),
    ]);
    const reservation = await accepted({ customer });
    const { number } = reservation;
    const key = await keyOf(reservation, staff);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(await keyOf(reservation, owner)).toBe(key);
    const fileName = `contrat-${number}-lecture.pdf`;
    expect(await read(number, key)).toMatchObject({ fileName });
    expect(await read(number, null, owner)).toMatchObject({ fileName });
    expect(await read(number, null, staff)).toMatchObject({ fileName });
    const other = await keyOf(await accepted(), staff);
    for (const wrong of [undefined, '', 'x', other, `${key}A`]) expect(await read(number, wrong)).toBeNull();
    expect(await read(number, undefined, stranger)).toBeNull();
    const file = await app.inject({ method: 'GET', url: (await read(number, key))?.url ?? '' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['cache-control']).toBe('private, no-store');
  });

  it('shows all that is signed, but numbers and contacts in part and no signature', async () => {
    const reservation = await accepted({ comment: 'Siège enfant' });
    const em = app.database.orm.em.fork();
    await em.execute(
      `insert into payment (created_at, updated_at, reservation_id, kind, amount, method, paid_on)
       values (now(), now(), ?, 'ADVANCE', 200, 'CASH', current_date)`,
      [reservation.id],
    );
    await sign({ Signature: dataUrl(await pad()), id_reservation: reservation.number });
    const staff = await app.tokenFor(await makeEmployee(app.database));
    const printing = vi.spyOn(app.services.pdf, 'render');
    await app.inject({
      method: 'GET',
      url: (await read(reservation.number, await keyOf(reservation, staff)))?.url ?? '',
    });
    const sheet = printing.mock.calls[0]?.[1];
    printing.mockRestore();
    const { driver } = reservation;
    expect(sheet).toMatchObject({
      signature: null,
      comment: 'Siège enfant',
      payments: [{ amount: expect.stringMatching(/^200.Dh$/) }],
      copy: expect.stringContaining('Copie pour lecture'),
      driver: { name: `${driver.firstName} ${driver.lastName}` },
    });
    const secrets = [driver.phone, driver.email, driver.licenceNumber, driver.nationalId, driver.passportNumber];
    const given = secrets.filter((text): text is string => Boolean(text));
    expect(given.length).toBeGreaterThan(0);
    for (const text of given) expect(JSON.stringify(sheet)).not.toContain(text);
  });

  it('is gone once the rental has begun or is cancelled, also at an address that was given out', async () => {
    const staff = await app.tokenFor(await makeEmployee(app.database));
    const reservation = await accepted();
    const key = await keyOf(reservation, staff);
    const url = (await read(reservation.number, key))?.url ?? '';
    const em = app.database.orm.em.fork();
    await em.execute("update reservation set status = 'CANCELLED', stage = null where id = ?", [reservation.id]);
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(409);
    expect(await read(reservation.number, key)).toBeUndefined();
    expect(await keyOf(reservation, staff)).toBeNull();
    expect(await keyOf(await started(), staff)).toBeNull();
  });

  it('is printed so often an hour for one contract, and no more', async () => {
    const few = await startTestApp({ database: app.database, config: { rateLimitFactor: 2 / 30 } });
    const reservation = await accepted();
    const token = await few.tokenFor(await makeEmployee(app.database));
    const { data } = await few.graphql<Slot>(
      'query ($number: String!) { signatureSlot(number: $number) { contract { fileName url } } }',
      { number: reservation.number },
      token,
    );
    const fetches = Array.from({ length: 3 }, () =>
      few.inject({ method: 'GET', url: data?.signatureSlot?.contract?.url ?? '' }),
    );
    expect((await Promise.all(fetches)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
    await few.close();
  });
});
