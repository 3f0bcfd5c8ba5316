import { randomUUID } from 'node:crypto';
import { makeCustomer, makeEmployee, makeRental, makeVehicle } from '../../../../test/factories.js';
import { createChargeRule } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

interface Previewed {
  readonly label: string;
  readonly amount: string;
}

let app: TestApp;
let admin: string;
let staff: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
  const rules = [
    { name: 'Km supplémentaire', unit: 'KM', price: '2', finding: 'KM' },
    { name: 'Carburant manquant', unit: 'EIGHTH', price: '90', finding: 'FUEL' },
    { name: 'Nettoyage', unit: 'RENTAL', price: '150', finding: 'CLEANING' },
  ];
  for (const [position, rule] of rules.entries())
    await createChargeRule(app, { kind: 'RETURN', position, ...rule }, admin);
});
afterAll(() => app.close());

async function call<Answer>(operation: string, type: string, input: object, fields: string, token = staff) {
  const kind = operation === 'returnPreview' ? 'query' : 'mutation';
  const { data, errors } = await app.graphql<Record<string, Answer>>(
    `${kind} ($input: ${type}!) { ${operation}(input: $input) { ${fields} } }`,
    { input },
    token,
  );
  return { answer: data?.[operation] as Answer, problem: errors?.[0] };
}

const SEEN = `number version stage balance openCharges depositHeld
  returnCharges { label amount status reason confirmedAmount } payments { method amount }`;

async function read(number: string) {
  const { data } = await app.graphql<{ reservation: Record<string, unknown> }>(
    `query ($number: String!) { reservation(number: $number) { ${SEEN} } }`,
    { number },
    staff,
  );
  return data?.reservation;
}

/** Returns a rental of 900 Dh that is paid and out with 200 km a day, and the inspection of its return. */
async function out(deposit = '3000.00') {
  const endsAt = new Date(Date.now() - 60_000);
  const made = await makeRental(app.database, {
    ...{ vehicle: await makeVehicle(app.database), customer: await makeCustomer(app.database) },
    ...{ startsAt: new Date(endsAt.getTime() - 3 * DAY_MS), endsAt, includedKmPerDay: 200, advance: '900.00' },
  });
  const at = new Date(Date.now() - 3 * DAY_MS).toISOString();
  const { number } = made;
  type Version = { version: number };
  const left = await call<Version>(
    'departRental',
    'DepartRentalInput',
    { number, version: made.version, km: 1000, fuel: 8, at },
    'version',
  );
  const { version } = left.answer;
  await call('holdDeposit', 'HoldDepositInput', { number, version, method: 'CASH', amount: deposit }, 'version');
  const damage = { clientId: randomUUID(), view: 'LEFT', x: 10, y: 20, kind: 'SCRATCH', size: 'SMALL', note: null };
  const content = {
    ...{ clientId: randomUUID(), number, kind: 'RETURN', km: 1700, fuel: 6, cleanliness: 'DIRTY', checklist: [] },
    ...{ papers: [], damages: [damage], photos: [], remark: null },
  };
  return { number, content, completed: { ...content, refusalReason: 'Pressé', at: new Date().toISOString() } };
}

const preview = (content: object, token = staff) =>
  call<{ charges: Previewed[]; settlement: Record<string, string> }>(
    'returnPreview',
    'SaveInspectionInput',
    content,
    'charges { label amount } settlement { due paid held kept returned left }',
    token,
  );
const settle = (input: object, token = staff) =>
  call<{ status: string }>('settleReturn', 'SettleReturnInput', input, 'status', token);
const confirm = ({ label, amount }: Previewed) => ({ label, proposed: amount, decision: 'CONFIRM' });

describe('a return that is settled before its signature', () => {
  it('shows what it would propose, stores nothing, and then charges exactly that', async () => {
    const { number, content, completed } = await out();
    const { answer } = await preview(content);
    expect(answer.charges.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Km supplémentaire 200.00',
      'Carburant manquant 180.00',
      'Nettoyage 150.00',
      expect.stringMatching(/^Dommage : rayure, .* 0\.00$/),
    ]);
    expect(answer.settlement).toEqual({
      ...{ due: '530.00', paid: '900.00', held: '3000.00' },
      ...{ kept: '530.00', returned: '2470.00', left: '0.00' },
    });
    expect(await read(number)).toMatchObject({ stage: 'OUT', openCharges: 0, returnCharges: [] });

    const [km, fuel, cleaning, damage] = answer.charges.map(confirm);
    const settlement = {
      charges: [
        km,
        { ...fuel, amount: '90.00', reason: 'Jauge imprécise' },
        { ...cleaning, decision: 'DROP', reason: 'Geste commercial' },
        { ...damage, amount: '400.00' },
      ],
      added: [{ label: 'Clé perdue', amount: '300.00' }],
      ...{ kept: '990.00', returned: '2010.00' },
    };
    const { answer: done, problem } = await settle({ ...completed, settlement });
    expect(problem).toBeUndefined();
    expect(done.status).toBe('COMPLETED');
    const settled = await read(number);
    expect(settled).toMatchObject({ stage: 'CLOSED', balance: '0.00', depositHeld: '0.00', openCharges: 0 });
    expect(settled?.['returnCharges']).toMatchObject([
      { status: 'CONFIRMED', confirmedAmount: '200.00' },
      { status: 'CONFIRMED', confirmedAmount: '90.00', reason: 'Jauge imprécise' },
      { status: 'DROPPED', reason: 'Geste commercial' },
      { status: 'CONFIRMED', confirmedAmount: '400.00' },
    ]);

    // A device that did not get the answer sends it again.
    const again = await settle({ ...completed, settlement });
    expect(again.answer.status).toBe('COMPLETED');
    expect(await read(number)).toEqual(settled);
  });

  it('is refused as a whole if the charges are others, or do not fit the deposit', async () => {
    const { number, content, completed } = await out('100.00');
    const charges = (await preview(content)).answer.charges.slice(0, 3).map(confirm);
    const fields = async (settlement: object, more: object = {}) =>
      (await settle({ ...completed, ...more, settlement })).problem?.extensions['fields'];
    const changed = { 'settlement.charges': ['Les frais proposés ont changé depuis : vérifiez-les avec le client.'] };
    expect(await fields({ charges })).toEqual(changed);
    expect(await fields({ charges }, { km: 1701, damages: [] })).toEqual(changed);
    expect(await fields({ charges, kept: '100.01' }, { damages: [] })).toEqual({
      'settlement.kept': [expect.stringMatching(/^Seuls 100\sDh sont détenus\.$/)],
    });
    expect(
      await fields({ charges: [{ ...charges[0], decision: 'DROP' }], payment: { amount: '0', method: 'CASH' } }),
    ).toEqual({
      'settlement.charges.0.reason': ['Le motif est obligatoire.'],
      'settlement.payment.amount': ['Le montant doit être supérieur à zéro.'],
    });
    expect(await read(number)).toMatchObject({ stage: 'OUT', depositHeld: '100.00', returnCharges: [] });

    const payment = { amount: '200.00', method: 'CASH' };
    await settle({ ...completed, damages: [], settlement: { charges, kept: '100.00', payment } });
    expect(await read(number)).toMatchObject({
      ...{ stage: 'RETURNED', balance: '230.00', depositHeld: '0.00' },
      payments: expect.arrayContaining([expect.objectContaining(payment)]),
    });
  });

  it('is for the staff, of a rental that is out, with what was read', async () => {
    const { content, completed, number } = await out();
    const customer = await app.tokenFor(await makeCustomer(app.database));
    const fieldsOf = async (input: object) => (await settle(input)).problem?.extensions['fields'];
    const codeOf = ({ problem }: Awaited<ReturnType<typeof preview>>) => problem?.extensions['code'];
    expect(codeOf(await preview(content, customer))).toBe('FORBIDDEN');
    expect((await settle({ ...completed, settlement: { charges: [] } }, customer)).problem?.extensions['code']).toBe(
      'FORBIDDEN',
    );
    expect((await preview({ ...content, km: null, fuel: null })).problem?.extensions['fields']).toEqual({
      km: ['Le kilométrage est obligatoire.'],
      fuel: ['Le niveau de carburant est obligatoire.'],
    });
    expect(await fieldsOf({ ...completed, legId: '1', settlement: { charges: [] } })).toEqual({
      kind: ['Seul le retour qui termine la location se règle.'],
    });
    const planned = await makeRental(app.database, { vehicle: await makeVehicle(app.database) });
    expect(codeOf(await preview({ ...content, number: planned.number }))).toBe('RENTAL.STAGE');
    expect(await read(number)).toMatchObject({ stage: 'OUT' });
  });
});
