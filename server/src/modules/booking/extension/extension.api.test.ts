import { makeCustomer, makeEmployee, makeRental } from '../../../../test/factories.js';
import { mailsTo } from '../../../../test/sent-mails.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { wholeMinute } from '../../../kernel/period.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { RentalStage } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';

interface Request {
  readonly id: string;
  readonly status: string;
  readonly endsAt: string;
  readonly note: string | null;
  readonly reason: string | null;
}
interface Asked {
  readonly version: number;
  readonly extensionRequests: readonly Request[];
}

const FIELDS = 'version extensionRequests { id status endsAt note reason }';
const ASK = `mutation ($input: RequestExtensionInput!) { requestExtension(input: $input) { ${FIELDS} } }`;
const WITHDRAW = `mutation ($input: WithdrawExtensionInput!) { withdrawExtension(input: $input) { ${FIELDS} } }`;
const REFUSE = `mutation ($input: RefuseExtensionInput!) { refuseExtension(input: $input) { ${FIELDS} } }`;
const CHANGE = `mutation ($input: ChangeRentalInput!) { changeRental(input: $input) { __typename } }`;

let app: TestApp;
let owner: Customer;
let token: string;
let staff: string;
let stranger: string;
let rental: Reservation;

const inDays = (days: number): string => new Date(rental.endsAt.getTime() + days * DAY_MS).toISOString();

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database, { lastName: 'Bennani' }));
  stranger = await app.tokenFor(await makeCustomer(app.database));
});
afterAll(() => app.close());

/** A rental of three days at 300 Dh that is out since yesterday, of a customer of its own. */
beforeEach(async () => {
  owner = await makeCustomer(app.database);
  token = await app.tokenFor(owner);
  rental = await make();
});

const make = (overrides: Parameters<typeof makeRental>[1] = {}): Promise<Reservation> =>
  makeRental(app.database, {
    customer: owner,
    stage: RentalStage.OUT,
    startsAt: new Date(Date.now() - DAY_MS),
    endsAt: new Date(Date.now() + 2 * DAY_MS),
    ...overrides,
  });

async function call<Data = Asked>(query: string, variables: Record<string, unknown>, as = token) {
  const { data, errors } = await app.graphql<Record<string, Data>>(query, variables, as);
  const problem = errors?.[0]?.extensions;
  return { made: Object.values(data ?? {})[0] as Data, code: problem?.['code'], fields: problem?.['fields'] };
}
const ask = (input: object = {}, as = token) =>
  call(ASK, { input: { number: rental.number, endsAt: inDays(2), note: 'Mon vol est retardé', ...input } }, as);
const requests = async (as = token) =>
  (await call(`{ reservation(number: "${rental.number}") { ${FIELDS} } }`, {}, as)).made.extensionRequests;
const step = async (name: string, type: string, input: object): Promise<void> => {
  const { errors } = await app.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ... on Reservation { version } } }`,
    { input: { number: rental.number, version: await versionNow(), ...input } },
    staff,
  );
  expect(errors).toBeUndefined();
};
const versionNow = async (): Promise<number> =>
  (await app.execute<{ version: number }>('select version from reservation where id = ?', [rental.id]))[0]?.version ??
  0;
const extend = async (days: number) => {
  const version = await versionNow();
  return call<{ __typename: string }>(
    CHANGE,
    { input: { number: rental.number, version, endsAt: inDays(days) } },
    staff,
  );
};

describe('a request for an extension', () => {
  it('is priced before it is made, and tells of other customers only that the vehicle is taken', async () => {
    const offer = (as = token) =>
      call<{ total: string; difference: string; free: boolean }>(
        'query ($number: String!, $endsAt: DateTime!) { extensionOffer(number: $number, endsAt: $endsAt) { total difference free } }',
        { number: rental.number, endsAt: inDays(2) },
        as,
      );
    expect((await offer()).made).toEqual({ total: '1500.00', difference: '600.00', free: true });
    await make({
      customer: await makeCustomer(app.database),
      vehicle: { id: rental.vehicle.id } as Vehicle,
      stage: RentalStage.PLANNED,
      startsAt: new Date(rental.endsAt.getTime() + DAY_MS),
      endsAt: new Date(rental.endsAt.getTime() + 3 * DAY_MS),
    });
    expect((await offer()).made).toMatchObject({ difference: '600.00', free: false });
    expect((await offer(stranger)).code).toBe('RESERVATION.NOT_FOUND');
    expect((await offer(staff)).code).toBe('FORBIDDEN');
    expect((await ask()).made.extensionRequests).toHaveLength(1);
  });

  it('is made by the customer, once at a time, and told to the staff', async () => {
    const rivals = await Promise.all(Array.from({ length: 16 }, () => ask({ number: rental.number.toLowerCase() })));
    expect(rivals.filter(({ made }) => made)).toHaveLength(1);
    expect(new Set(rivals.flatMap(({ code }) => code ?? []))).toEqual(new Set(['EXTENSION.OPEN']));
    expect(await requests(staff)).toEqual([expect.objectContaining({ status: 'OPEN', note: 'Mon vol est retardé' })]);
    const { made: shown } = await call<{ extensionRequest: { status: string } }>(
      `{ reservation(number: "${rental.number}") { extensionRequest { status } } }`,
      {},
    );
    expect(shown.extensionRequest).toEqual({ status: 'OPEN' });
    expect(new Date((await requests())[0]?.endsAt ?? '')).toEqual(wholeMinute(new Date(inDays(2))));
    const { data } = await app.graphql<{
      notifications: { items: { title: string }[] };
      reservations: { items: { number: string }[] };
    }>(
      `{ notifications(page: { size: 1 }) { items { title } } reservations(filter: { extensionAsked: true }) { items { number } } }`,
      {},
      staff,
    );
    expect(data?.notifications.items).toEqual([{ title: 'Prolongation demandée' }]);
    expect(data?.reservations.items.map(({ number }) => number)).toContain(rental.number);
    expect((await ask({}, stranger)).code).toBe('RESERVATION.NOT_FOUND');
    expect((await ask({}, staff)).code).toBe('FORBIDDEN');
  });

  it('is refused at its field for an end that is no later, and for a rental that is over', async () => {
    expect((await ask({ endsAt: inDays(0) })).fields).toEqual({
      endsAt: [expect.stringMatching(/^La nouvelle fin doit être après le /)],
    });
    expect((await ask({ endsAt: inDays(-5) })).fields).toHaveProperty('endsAt');
    expect((await ask({ endsAt: inDays(400) })).fields).toHaveProperty('endsAt');
    expect((await ask({ note: 'x'.repeat(501) })).fields).toHaveProperty('note');
    rental = await make({ stage: RentalStage.RETURNED });
    expect((await ask()).code).toBe('RENTAL.NOT_CHANGEABLE');
    expect(await requests()).toEqual([]);
  });

  it('is accepted by extending the rental as far, in the same step', async () => {
    await ask();
    expect((await extend(1)).made.__typename).toBe('Reservation');
    expect(await requests()).toMatchObject([{ status: 'OPEN' }]);
    await extend(3);
    expect(await requests()).toMatchObject([{ status: 'ACCEPTED' }]);
    expect((await ask({ endsAt: inDays(4) })).made.extensionRequests).toHaveLength(2);
  });

  it('is refused by the staff with a reason, which the customer reads and is mailed', async () => {
    const { made } = await ask();
    const id = made.extensionRequests[0]?.id;
    expect((await call(REFUSE, { input: { id, reason: ' ' } }, staff)).fields).toHaveProperty('reason');
    const refusal = { input: { id, reason: 'Véhicule promis à un autre client' } };
    expect((await call(REFUSE, refusal, token)).code).toBe('FORBIDDEN');
    const decided = await Promise.all([call(REFUSE, refusal, staff), call(WITHDRAW, { input: { id } })]);
    expect(decided.map(({ code }) => code).filter(Boolean)).toEqual(['EXTENSION.DECIDED']);
    rental = await make();
    const next = (await ask()).made.extensionRequests[0]?.id;
    await call(REFUSE, { input: { ...refusal.input, id: next } }, staff);
    expect(await requests()).toMatchObject([{ status: 'REFUSED', reason: 'Véhicule promis à un autre client' }]);
    const address = rental.driver.email ?? owner.email;
    await vi.waitFor(
      async () => expect((await mailsTo(app, address)).join()).toContain('pas prolonger votre location'),
      { timeout: 20_000 },
    );
  });

  it('is taken back by its customer alone, and may be made again', async () => {
    for (let nth = 0; nth < 3; nth += 1) {
      const id = (await ask()).made.extensionRequests.at(-1)?.id;
      expect((await call(WITHDRAW, { input: { id } }, stranger)).code).toBe('EXTENSION.NOT_FOUND');
      expect((await call(WITHDRAW, { input: { id } })).made.extensionRequests.at(-1)).toMatchObject({
        status: 'WITHDRAWN',
      });
      expect((await call(WITHDRAW, { input: { id } })).code).toBe('EXTENSION.DECIDED');
    }
    expect((await call(WITHDRAW, { input: { id: '999999' } })).code).toBe('EXTENSION.NOT_FOUND');
  });

  it('that was withdrawn meanwhile cannot be accepted', async () => {
    const { made } = await ask();
    const { version } = made;
    await call(WITHDRAW, { input: { id: made.extensionRequests[0]?.id } });
    const late = await call<{ __typename: string }>(
      CHANGE,
      { input: { number: rental.number, version, endsAt: inDays(2) } },
      staff,
    );
    expect(late.made.__typename).toBe('VersionConflict');
    expect(await requests()).toMatchObject([{ status: 'WITHDRAWN' }]);
  });

  it('is counted against the limit only where it is made', async () => {
    const strict = await startTestApp({ config: { rateLimitFactor: 1 / 10 }, database: app.database });
    try {
      const wanted = { input: { number: rental.number, endsAt: inDays(2) } };
      const codes = [];
      for (let nth = 0; nth < 3; nth += 1) {
        const { errors } = await strict.graphql(ASK, wanted, await strict.tokenFor(owner));
        codes.push(errors?.[0]?.extensions.code);
      }
      expect(codes).toEqual([undefined, 'EXTENSION.OPEN', 'EXTENSION.OPEN']);
      await call(WITHDRAW, { input: { id: (await requests())[0]?.id } });
      const { errors } = await strict.graphql(ASK, wanted, await strict.tokenFor(owner));
      expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    } finally {
      await strict.close();
    }
  });

  it('lapses with a cancellation', async () => {
    rental = await make({ stage: RentalStage.PLANNED, startsAt: new Date(Date.now() + DAY_MS) });
    await ask();
    const { errors } = await app.graphql(
      'mutation ($input: CancelReservationInput!) { cancelReservation(input: $input) { status } }',
      { input: { number: rental.number, reason: 'Le client renonce' } },
      staff,
    );
    expect(errors).toBeUndefined();
    expect(await requests()).toMatchObject([{ status: 'LAPSED' }]);
  });

  it('lapses with the return', async () => {
    await ask();
    await step('returnRental', 'ReturnRentalInput', { km: 1200, fuel: 8 });
    expect(await requests()).toMatchObject([{ status: 'LAPSED' }]);
  });

  it('lapses with a no-show', async () => {
    rental = await make({ stage: RentalStage.PLANNED });
    await ask();
    await step('markRentalNoShow', 'MarkNoShowInput', { kept: '0.00' });
    expect(await requests()).toMatchObject([{ status: 'LAPSED' }]);
  });

  it('is accepted by an edit of the dates, too', async () => {
    await ask();
    const startsAt = rental.startsAt.toISOString();
    await step('updateReservation', 'UpdateReservationInput', { period: { startsAt, endsAt: inDays(1) } });
    expect(await requests()).toMatchObject([{ status: 'OPEN' }]);
    await step('updateReservation', 'UpdateReservationInput', { period: { startsAt, endsAt: inDays(2) } });
    expect(await requests()).toMatchObject([{ status: 'ACCEPTED' }]);
  });

  it('lapses once the end that was asked for has passed, while the vehicle is still out', async () => {
    const asked = await ask();
    await app.inContext(() => app.services.extensions.lapsePassed(new Date(inDays(1.9))));
    expect(await requests()).toMatchObject([{ status: 'OPEN' }]);
    const lapse = () => app.inContext(() => app.services.extensions.lapsePassed(new Date(inDays(2.1))));
    await Promise.all([lapse(), lapse()]);
    expect(await requests()).toMatchObject([{ status: 'LAPSED' }]);
    const { id } = asked.made.extensionRequests[0] ?? {};
    expect((await call(WITHDRAW, { input: { id } })).code).toBe('EXTENSION.DECIDED');
    expect((await ask({ endsAt: inDays(3) })).made.extensionRequests).toHaveLength(2);
  });

  it('limits how often it is priced', async () => {
    const strict = await startTestApp({ config: { rateLimitFactor: 1 / 30 }, database: app.database });
    try {
      const as = await strict.tokenFor(owner);
      const offer = `extensionOffer(number: "${rental.number}", endsAt: "${inDays(2)}") { total }`;
      const { errors } = await strict.graphql(`{ a: ${offer} b: ${offer} c: ${offer} }`, {}, as);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['TOO_MANY_REQUESTS']);
      const asked = await strict.graphql(ASK, { input: { number: rental.number, endsAt: inDays(2) } }, as);
      expect(asked.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    } finally {
      await strict.close();
    }
  });
});
