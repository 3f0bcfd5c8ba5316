import sharp from 'sharp';
import { behindLocks } from '../../../../test/behind-locks.js';
import { makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { quickRequest } from '../../../../test/quick-request.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { until } from '../../../../test/until.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../../../test/webhook-receiver.js';
import { DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { Webhook } from './webhook.entity.js';

let app: TestApp;
let admin: string;
let receiver: WebhookReceiver;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { secret webhook { id name url events active version previousSecretUntil lastDelivery { id } } }
}`;
const UPDATE = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { name active version } }`;
const LOG = `query ($filter: WebhookDeliveryFilter!, $page: PageInput) {
  webhookDeliveries(filter: $filter, page: $page) {
    totalCount pageCount items { id eventId eventType status attempts statusCode failure answer durationMs attemptedAt }
  }
}`;

interface Created {
  createWebhook: { secret: string; webhook: { id: string; version: number } };
}
interface Log {
  webhookDeliveries: { totalCount: number; items: { id: string; eventType: string; status: string }[] };
}

async function run<D>(query: string, variables: Record<string, unknown>, token = admin): Promise<D> {
  const { data, errors } = await app.graphql<D>(query, variables, token);
  expect(errors).toBeUndefined();
  return data as D;
}
const code = async (query: string, input: object, token = admin): Promise<unknown> =>
  (await app.graphql(query, { input }, token)).errors?.[0]?.extensions.code;
const create = (input: object = {}): Promise<Created> =>
  run<Created>(CREATE, { input: { name: 'CRM', url: receiver.url, events: ['RESERVATION_CREATED'], ...input } });
const logOf = async (webhookId: string, status?: string): Promise<Log['webhookDeliveries']> =>
  (await run<Log>(LOG, { filter: { webhookId, status } })).webhookDeliveries;

describe('an Admin', () => {
  it('registers a webhook and sees its secret once', async () => {
    const { createWebhook } = await create({ name: '  CRM  ' });
    expect(createWebhook).toMatchObject({
      secret: expect.stringMatching(/^whsec_/),
      webhook: {
        name: 'CRM',
        url: receiver.url,
        active: true,
        version: 1,
        previousSecretUntil: null,
        lastDelivery: null,
      },
    });
    const list = await app.graphql(`{ webhooks { totalCount items { id name url } } }`, {}, admin);
    expect(JSON.stringify(list)).not.toContain('whsec_');
    const rotated = await run<{ rotateWebhookSecret: { secret: string; webhook: { previousSecretUntil: string } } }>(
      `mutation ($input: WebhookInput!) { rotateWebhookSecret(input: $input) { secret webhook { previousSecretUntil } } }`,
      { input: { id: createWebhook.webhook.id } },
    );
    expect(rotated.rotateWebhookSecret.secret).not.toBe(createWebhook.secret);
    expect(rotated.rotateWebhookSecret.webhook.previousSecretUntil).toBeTruthy();
    const history = await app.graphql(
      `{ history(record: SETTINGS, id: "1") { items { part action changes { field before after } } } }`,
      {},
      admin,
    );
    expect(history.data).toMatchObject({
      history: { items: [{ action: 'UPDATED' }, { part: 'Webhook', action: 'CREATED' }] },
    });
    expect(JSON.stringify(history)).toContain(receiver.url);
    const sealed = await app.database.orm.em.fork().findOneOrFail(Webhook, { id: Number(createWebhook.webhook.id) });
    expect(JSON.stringify(history)).not.toContain(sealed.sealedSecret);
    expect(JSON.stringify(history)).not.toContain(sealed.previousSealedSecret);
  });

  it.each([
    [{ name: ' ' }, { name: ['Le nom est obligatoire.'] }],
    [{ events: [] }, { events: ['Choisissez au moins un événement.'] }],
    [{ url: 'x' }, { url: [expect.stringContaining('https://exemple.ma/webhooks')] }],
    [{ url: 'https://a:b@exemple.ma' }, { url: ["L'adresse ne doit contenir ni nom d'utilisateur ni mot de passe."] }],
  ])('gets the reason why %j is refused', async (input, fields) => {
    const reply = await app.graphql(
      CREATE,
      { input: { name: 'CRM', url: receiver.url, events: ['RESERVATION_CREATED'], ...input } },
      admin,
    );
    expect(reply.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', fields });
  });

  it('edits one, unless somebody else did meanwhile; deletes it', async () => {
    const { id } = (await create()).createWebhook.webhook;
    expect(await run(UPDATE, { input: { id, version: 1, active: false } })).toEqual({
      updateWebhook: { name: 'CRM', active: false, version: 2 },
    });
    expect(await code(UPDATE, { id, version: 1, name: 'X' })).toBe('WEBHOOK.VERSION_CONFLICT');
    expect(await code(UPDATE, { id, version: 2, url: 'http://user@localhost' })).toBe('VALIDATION');
    const remove = `mutation ($input: WebhookInput!) { deleteWebhook(input: $input) }`;
    expect(await run(remove, { input: { id } })).toEqual({ deleteWebhook: true });
    expect(await code(remove, { id })).toBe('WEBHOOK.NOT_FOUND');
    expect(await code(UPDATE, { id, version: 2 })).toBe('WEBHOOK.NOT_FOUND');
  });

  it('deletes one while a reservation is made, which is made all the same', async () => {
    const { id } = (await create()).createWebhook.webhook;
    const { id: vehicleId } = await makeVehicle(app.database);
    const [reply] = await behindLocks(app.database, [['delete from webhook where id = ?', id]], () =>
      app.rest('POST', '/reservationVisiteur', quickRequest(vehicleId)),
    );
    expect(reply.statusCode).toBe(200);
  });

  it('sends a test, sees it in the log and sends it again', async () => {
    const { id } = (await create()).createWebhook.webhook;
    await run(`mutation ($input: WebhookInput!) { sendTestWebhook(input: $input) { status } }`, { input: { id } });
    await until(async () => (await logOf(id, 'DELIVERED')).totalCount === 1);
    const [item] = (await logOf(id)).items;
    expect(item).toMatchObject({ eventType: 'webhook.test', attempts: 1, statusCode: 204, failure: null });
    const replay = `mutation ($input: WebhookDeliveryInput!) { replayWebhookDelivery(input: $input) { status } }`;
    expect(await run(replay, { input: { id: item?.id } })).toEqual({ replayWebhookDelivery: { status: 'PENDING' } });
    await until(async () =>
      (await logOf(id, 'DELIVERED')).items.some((each) => 'attempts' in each && each.attempts === 2),
    );
    expect(await logOf(id, 'FAILED')).toMatchObject({ totalCount: 0, items: [] });
    expect(await code(replay, { id: '999999' })).toBe('WEBHOOK.DELIVERY_NOT_FOUND');
    const newest = await app.graphql(`{ webhooks(page: { size: 1 }) { items { lastDelivery { id } } } }`, {}, admin);
    expect(newest.data).toEqual({ webhooks: { items: [{ lastDelivery: { id: item?.id } }] } });
  });

  it('can have twenty webhooks at most', async () => {
    for (let n = await app.database.orm.em.fork().count(Webhook); n < 20; n += 1) await create({ active: false });
    expect(await code(CREATE, { name: 'CRM', url: receiver.url, events: ['RESERVATION_CREATED'] })).toBe(
      'WEBHOOK.TOO_MANY',
    );
    await app.database.orm.em.fork().execute('delete from webhook');
  });
});

it('a public installation calls neither itself nor its network', async () => {
  const open = await startTestApp({ config: { publicUrl: 'https://www.exemple.ma' }, database: app.database });
  const token = await open.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  for (const url of ['https://127.0.0.1:4000/graphql', 'https://[::ffff:10.0.0.1]/', receiver.url]) {
    const { errors } = await open.graphql(
      CREATE,
      { input: { name: 'X', url, events: ['RESERVATION_CREATED'] } },
      token,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', fields: { url: [expect.any(String)] } });
  }
  await open.close();
});

const drawnSignature = async (): Promise<string> => {
  const stroke = '<path d="M20 80C120 10 180 150 380 60" stroke="#000" stroke-width="5" fill="none"/>';
  const pad = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120">${stroke}</svg>`);
  return `data:image/png;base64,${(await sharp(pad).png().toBuffer()).toString('base64')}`;
};

it('receives the events of the whole life of a reservation', async () => {
  const events = ['CREATED', 'ACCEPTED', 'REFUSED', 'CANCELLED', 'CHANGED', 'SIGNED'].map(
    (name) => `RESERVATION_${name}`,
  );
  const { id } = (await create({ events: [...events, 'PAYMENT_RECORDED'] })).createWebhook.webhook;
  const vehicle = await makeVehicle(app.database);
  const now = Date.now();
  const day = (n: number): string => new Date(now + n * DAY_MS).toISOString();
  const input = (from: number): object => ({
    kind: 'QUICK',
    vehicleId: String(vehicle.id),
    driver: { lastName: 'Alami', firstName: 'Omar', phone: '0612345678', email: 'omar@exemple.ma' },
    period: { startsAt: day(from), endsAt: day(from + 2) },
    pickupPlace: 'Casablanca',
    returnPlace: 'Casablanca',
  });
  const act = (
    name: string,
    type: string,
    given: object,
  ): Promise<Record<string, { number: string; version: number }>> =>
    run(`mutation ($input: ${type}!) { ${name}(input: $input) { ... on Reservation { number version } } }`, {
      input: given,
    });

  const asked = await run<{ createReservation: { number: string } }>(
    `mutation ($input: CreateReservationInput!) { createReservation(input: $input) { ... on ReservationReceipt { number } } }`,
    { input: input(3) },
  );
  const { number } = asked.createReservation;
  await act('acceptReservation', 'AcceptReservationInput', { number, total: '600.00', advance: '100.00' });
  await run(`mutation ($input: SignContractInput!) { signContract(input: $input) }`, {
    input: { number, image: await drawnSignature() },
  });
  const read = await run<{ reservation: { version: number } }>(
    `query ($n: String!) { reservation(number: $n) { version } }`,
    {
      n: number,
    },
  );
  const changed = await act('updateReservation', 'UpdateReservationInput', {
    number,
    version: read.reservation.version,
    comment: 'Siège enfant',
  });
  await act('recordPayment', 'RecordPaymentInput', {
    number,
    version: changed['updateReservation']?.version,
    amount: '50.00',
    method: 'CASH',
    paidOn: day(0).slice(0, 10),
  });
  await act('cancelReservation', 'CancelReservationInput', { number });
  const booked = await act('bookReservation', 'BookReservationInput', { ...input(10), accept: true });
  // A sum that an edit sets right is a correction in the ledger.
  await act('updateReservation', 'UpdateReservationInput', {
    ...booked['bookReservation'],
    advance: '80.00',
  });
  const refused = await act('bookReservation', 'BookReservationInput', input(20));
  const other = refused['bookReservation']?.number ?? '';
  await act('refuseReservation', 'RefuseReservationInput', { number: other });

  await until(async () => (await logOf(id, 'DELIVERED')).totalCount === 12);
  expect((await logOf(id)).totalCount).toBe(12);
  const mine = receiver.received
    .map(({ body }) => JSON.parse(body) as { type: string; data: { reservation?: Record<string, unknown> } })
    .filter(({ type }) => type !== 'webhook.test');
  const told = (of: string | undefined): Record<string, Record<string, unknown> | undefined> =>
    Object.fromEntries(
      mine.filter(({ data }) => data.reservation?.['number'] === of).map(({ type, data }) => [type, data.reservation]),
    );
  expect(told(number)).toMatchObject({
    'reservation.created': { status: 'PENDING', total: null, version: 1 },
    'reservation.accepted': { status: 'ACCEPTED', total: '600.00', paid: '100.00', balance: '500.00' },
    'reservation.signed': { status: 'ACCEPTED' },
    'reservation.changed': { status: 'ACCEPTED' },
    'payment.recorded': { paid: '150.00', balance: '450.00' },
    'reservation.cancelled': { status: 'CANCELLED' },
  });
  const desk = told(booked['bookReservation']?.number);
  expect(Object.keys(desk).sort()).toEqual([
    'payment.recorded',
    'reservation.accepted',
    'reservation.changed',
    'reservation.created',
  ]);
  expect(desk['payment.recorded']).toMatchObject({ paid: '80.00' });
  expect(told(other)['reservation.refused']).toMatchObject({ status: 'REFUSED' });
});
