import { randomUUID } from 'node:crypto';
import { makeEmployee, makeReservation } from '../../../test/factories.js';
import { type GraphQLReply, startTestApp, type TestApp } from '../../../test/test-app.js';
import { agencyDay } from '../../kernel/time.js';
import { EmployeeRole } from '../../modules/people/account/employee.entity.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
});

afterAll(() => app.close());

const CREATE = `mutation ($input: CreateServiceProviderInput!) { createServiceProvider(input: $input) { id name } }`;
const providers = () => app.execute<{ name: string }>('select name from service_provider order by id');

/** Sends a mutation with a key. */
async function send<D = Record<string, unknown>>(
  key: string,
  query: string,
  input: object,
  as: string | undefined = token,
): Promise<GraphQLReply<D>> {
  const { body } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'idempotency-key': key, ...(as ? { authorization: `Bearer ${as}` } : {}) },
    payload: { query, variables: { input } },
  });
  return JSON.parse(body) as GraphQLReply<D>;
}

const garage = (name: string): object => ({ name, phone: '0612345678', email: 'garage@exemple.ma', address: 'Agadir' });

const codeOf = ({ errors }: GraphQLReply<unknown>) => errors?.[0]?.extensions.code;

describe('An idempotency key', () => {
  it('keeps a mutation that is sent again from making a second record, and says so', async () => {
    const key = randomUUID();
    expect(codeOf(await send(key, CREATE, garage('Garage Atlas')))).toBeUndefined();
    const again = await send(key, CREATE, garage('Garage Atlas'));
    expect(again.errors?.[0]).toMatchObject({
      message: "C'est déjà enregistré : le premier envoi était bien arrivé.",
      extensions: { code: 'ALREADY_DONE' },
    });
    expect((await providers()).filter(({ name }) => name === 'Garage Atlas')).toHaveLength(1);
  });

  it('is told before the version, which the first attempt has raised', async () => {
    const { number } = await makeReservation(app.database);
    const accept = `mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { version } } }`;
    const { data } = await app.graphql<{ acceptReservation: { version: number } }>(
      accept,
      { input: { number, total: '900.00', advance: '0.00' } },
      token,
    );
    const pay = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { version } }`;
    const key = randomUUID();
    const paidOn = agencyDay(new Date());
    const payment = { ...data?.acceptReservation, number, amount: '100.00', method: 'CASH', paidOn };
    expect(codeOf(await send(key, pay, payment))).toBeUndefined();
    expect(codeOf(await send(key, pay, payment))).toBe('ALREADY_DONE');
    expect(codeOf(await send(randomUUID(), pay, payment))).toBe('RESERVATION.VERSION_CONFLICT');
    expect(await app.execute('select amount from payment')).toHaveLength(1);
  });

  it('lets one of many through that arrive at once', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(key, CREATE, garage('Garage Rif'))));
    expect(replies.map(codeOf).sort()).toEqual([...Array<string>(7).fill('ALREADY_DONE'), undefined]);
    expect((await providers()).filter(({ name }) => name === 'Garage Rif')).toHaveLength(1);
  });

  it('tells so those that arrive at once and find the record changed', async () => {
    const rental = await makeReservation(app.database);
    const accept = `mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { version } } }`;
    const update = `mutation ($input: UpdateReservationInput!) {
      updateReservation(input: $input) { ... on Reservation { version } } }`;
    const acceptance = { number: rental.number, total: '900.00', advance: '0.00' };
    for (const [query, input] of [
      [update, { number: rental.number, version: 1, comment: 'Siège bébé' }],
      [accept, acceptance],
    ] as const) {
      const key = randomUUID();
      const replies = await Promise.all(Array.from({ length: 4 }, () => send(key, query, input)));
      expect(replies.map(codeOf).sort()).toEqual([...Array<string>(3).fill('ALREADY_DONE'), undefined]);
    }
    expect(codeOf(await send(randomUUID(), accept, acceptance))).toBe('RESERVATION.TRANSITION');
  });

  it('is not used up by a refusal', async () => {
    const key = randomUUID();
    expect(codeOf(await send(key, CREATE, garage('')))).toBe('VALIDATION');
    expect(codeOf(await send(key, CREATE, garage('')))).toBe('VALIDATION');
    expect(codeOf(await send(key, CREATE, garage('Garage Souss')))).toBeUndefined();
  });

  it('is refused for another content', async () => {
    const key = randomUUID();
    await send(key, CREATE, garage('Garage Draa'));
    const other = await send(key, CREATE, garage('Garage Ziz'));
    expect(codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await providers()).map(({ name }) => name)).not.toContain('Garage Ziz');
  });

  it('belongs to its caller', async () => {
    const key = randomUUID();
    const other = await app.tokenFor(await makeEmployee(app.database));
    await send(key, CREATE, garage('Garage Loukkos'));
    expect(codeOf(await send(key, CREATE, garage('Garage Loukkos'), other))).not.toBe('ALREADY_DONE');
  });

  it('means nothing for a query', async () => {
    const key = randomUUID();
    const ask = () => send(key, '{ settings { __typename } }', {});
    expect(codeOf(await ask())).toBeUndefined();
    expect(codeOf(await ask())).toBeUndefined();
  });
});
