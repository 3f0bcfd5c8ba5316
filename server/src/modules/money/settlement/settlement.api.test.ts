import { makeCustomer, makeEmployee, makeRental, makeVehicle } from '../../../../test/factories.js';
import { createChargeRule } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

interface Charge {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
  readonly status: string;
}
interface Rental {
  readonly number: string;
  readonly version: number;
  readonly stage: string;
  readonly balance: string;
  readonly depositHeld: string;
  readonly returnCharges: readonly Charge[];
  readonly settlement: Readonly<Record<string, string>>;
}
type Seen = Pick<Rental, 'number' | 'version'>;

const FIELDS = `number version stage total balance advance depositHeld openCharges
  returnCharges { id label amount status }
  depositEntries { kind amount method reason lineId }
  payments { method amount receiptNumber }
  settlement { due paid held heldByImprint kept returned left }`;
const RULES: readonly [string, string, string, string][] = [
  ['Km supplémentaire', 'KM', '2', 'KM'],
  ['Carburant manquant', 'EIGHTH', '90', 'FUEL'],
  ['Service carburant', 'RENTAL', '100', 'FUEL'],
  ['Service essence', 'RENTAL', '50', 'FUEL'],
  ['Frais de dossier', 'RENTAL', '80', 'KM'],
  ['Pénalité km', 'RENTAL', '120', 'KM'],
];

let app: TestApp;
let staff: string;

beforeAll(async () => {
  app = await startTestApp();
  const admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
  for (const [position, [name, unit, price, finding]] of RULES.entries())
    await createChargeRule(app, { kind: 'RETURN', name, unit, price, finding, position }, admin);
});
afterAll(() => app.close());

async function call(mutation: string, input: object, token = staff) {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await app.graphql<Record<string, Rental>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${FIELDS} } }`,
    { input },
    token,
  );
  return { rental: data?.[mutation] as Rental, problem: errors?.[0] };
}
const settle = ({ number, version }: Seen, input: object, token = staff) =>
  call('settleRental', { number, version, ...input }, token);
const confirmed = ({ returnCharges }: Rental) => returnCharges.map(({ id }) => ({ chargeId: id, decision: 'CONFIRM' }));

/**
 * Returns a rental of 900 Dh, of which `advance` is paid, with six proposed charges of 900 Dh: 185 km too many and two eighths that are
 * missing.
 */
async function returned(deposits: readonly object[], advance = '900.00'): Promise<Rental> {
  const endsAt = new Date(Date.now() - 60_000);
  const made = await makeRental(app.database, {
    ...{ vehicle: await makeVehicle(app.database), customer: await makeCustomer(app.database) },
    ...{ startsAt: new Date(endsAt.getTime() - 3 * DAY_MS), endsAt, includedKmPerDay: 200, advance },
  });
  const at = new Date(Date.now() - 3 * DAY_MS).toISOString();
  const { number } = made;
  let { rental } = await call('departRental', { number, version: made.version, km: 1000, fuel: 8, at });
  for (const deposit of deposits)
    ({ rental } = await call('holdDeposit', { number, version: rental.version, method: 'CASH', ...deposit }));
  ({ rental } = await call('returnRental', { number, version: rental.version, km: 1785, fuel: 6 }));
  return rental;
}

describe('the settlement of a rental', () => {
  it('keeps of the deposit what the charges cost, and gives the rest back', async () => {
    const back = await returned([{ amount: '3000.00' }]);
    expect(back.settlement).toEqual({
      ...{ due: '900.00', paid: '900.00', held: '3000.00', heldByImprint: '0.00' },
      ...{ kept: '900.00', returned: '2100.00', left: '0.00' },
    });
    const { rental, problem } = await settle(back, { charges: confirmed(back), kept: '900.00', returned: '2100.00' });
    expect(problem).toBeUndefined();
    expect(rental).toMatchObject({ stage: 'CLOSED', total: '1800.00', balance: '0.00', depositHeld: '0.00' });
    expect(rental.settlement).toMatchObject({ due: '0.00', held: '0.00', kept: '0.00', returned: '0.00' });
  });

  it('of six charges with a deposit too small leaves the rest due, or takes it', async () => {
    const back = await returned([{ amount: '500.00' }]);
    expect(back.settlement).toMatchObject({ due: '900.00', kept: '500.00', returned: '0.00', left: '400.00' });
    expect(back.returnCharges).toHaveLength(6);
    const [km, file, penalty, fuel, service, petrol] = back.returnCharges;
    const input = {
      charges: [
        { chargeId: km?.id, decision: 'CONFIRM' },
        { chargeId: fuel?.id, decision: 'CONFIRM', amount: '150', reason: 'Jauge imprécise' },
        { chargeId: service?.id, decision: 'CONFIRM' },
        { chargeId: petrol?.id, decision: 'DROP', reason: 'Geste commercial' },
        { chargeId: file?.id, decision: 'CONFIRM' },
        { chargeId: penalty?.id, decision: 'CONFIRM' },
      ],
      added: [{ label: 'Clé perdue', amount: '300.00' }],
      kept: '500.00',
    };
    const { rental } = await settle(back, { ...input, payment: { amount: '420.00', method: 'CARD' } });
    expect(rental).toMatchObject({
      ...{ stage: 'RETURNED', total: '2020.00', balance: '200.00', depositHeld: '0.00', openCharges: 0 },
      depositEntries: [
        { kind: 'HELD', amount: '500.00' },
        { kind: 'KEPT', amount: '-370.00', reason: 'Km supplémentaire' },
        { kind: 'KEPT', amount: '-130.00', reason: 'Carburant manquant' },
      ],
      payments: [
        { method: 'DEPOSIT', amount: '370.00', receiptNumber: expect.any(String) },
        { method: 'DEPOSIT', amount: '130.00', receiptNumber: expect.any(String) },
        { method: 'CARD', amount: '420.00', receiptNumber: expect.any(String) },
      ],
    });
    const { rental: paid } = await settle(rental, { payment: { amount: '200.00', method: 'CASH' } });
    expect(paid).toMatchObject({ stage: 'CLOSED', balance: '0.00' });
  });

  it('mails the charges to the customer once', async () => {
    const back = await returned([]);
    const added = [{ label: 'Clé perdue', amount: '300.00' }];
    const { rental } = await settle(back, { charges: confirmed(back), added });
    expect(rental).toMatchObject({ balance: '1200.00', openCharges: 0 });
    const mails = await app.execute(
      `select data from pgboss.job where name = 'reservation-mail-delivery' and data->>'occasion' = 'changed'
       and data->>'reservationId' = (select id::text from reservation where replace(?, '-', '') = number_key)`,
      [back.number],
    );
    expect(mails).toHaveLength(1);
  });

  it('that is opened twice is made once, of 32 at the same time', async () => {
    const back = await returned([{ amount: '3000.00' }]);
    const input = { charges: confirmed(back), kept: '900.00', returned: '2100.00' };
    const rivals = await Promise.all(Array.from({ length: 32 }, () => settle(back, input)));
    expect(rivals.filter(({ problem }) => !problem)).toHaveLength(1);
    const { problem } = rivals.find((rival) => rival.problem) ?? {};
    expect(problem?.extensions['code']).toBe('SETTLEMENT.DEPOSIT_SETTLED');
    expect(problem?.message).toMatch(/^La caution a déjà été rendue ou retenue/);
    const entries = await app.execute<{ sum: string; count: string }>(
      `select count(*)::text as count, sum(amount)::text as sum from deposit_entry e join reservation r on r.id = e.reservation_id
       where r.number_key = replace(?, '-', '')`,
      [back.number],
    );
    expect(entries).toEqual([{ count: '8', sum: '0.00' }]);
  });

  it('of a deposit that went back before leaves the charges as they are', async () => {
    const back = await returned([{ amount: '1000.00' }]);
    const { number, version } = back;
    const { rental: gone } = await call('returnDeposit', { number, version, amount: '1000.00', method: 'CASH' });
    const input = { charges: confirmed(back), kept: '900.00', returned: '100.00' };
    expect((await settle(back, input)).problem?.extensions['code']).toBe('SETTLEMENT.DEPOSIT_SETTLED');
    expect((await settle(back, { charges: confirmed(back) })).problem?.extensions['code']).toBe(
      'RESERVATION.VERSION_CONFLICT',
    );
    const { rental } = await settle(gone, { charges: confirmed(back) });
    expect(rental).toMatchObject({ stage: 'RETURNED', balance: '900.00' });
  });

  it('releases an imprint before money, in one step', async () => {
    const imprint = { method: 'CARD_IMPRINT', reference: 'AUT 7781', expiresOn: '2040-01-01' };
    const back = await returned([
      { amount: '2000.00', ...imprint },
      { amount: '1000.00', method: 'TRANSFER' },
    ]);
    expect(back.settlement).toMatchObject({ heldByImprint: '2000.00', kept: '900.00', returned: '2100.00' });
    const { rental } = await settle(back, { charges: confirmed(back), kept: '900.00', returned: '2100.00' });
    expect(rental).toMatchObject({
      stage: 'CLOSED',
      depositEntries: expect.arrayContaining([
        expect.objectContaining({ kind: 'RETURNED', method: 'CARD_IMPRINT', amount: '-2000.00' }),
        expect.objectContaining({ kind: 'RETURNED', method: 'TRANSFER', amount: '-100.00' }),
      ]),
    });
  });

  it('is refused by field, and nothing of it is done', async () => {
    const back = await returned([{ amount: '1500.00' }]);
    const charges = confirmed(back);
    const fields = async (input: object) => (await settle(back, input)).problem?.extensions['fields'];
    expect(await fields({ charges: charges.slice(1), returned: '1500.00' })).toEqual({
      charges: ['Décidez de chaque frais proposé : confirmez-le ou abandonnez-le.'],
    });
    expect(await fields({ charges, kept: '900.00', returned: '600.01' })).toEqual({
      kept: [expect.stringMatching(/^Seuls 1\s500\sDh sont détenus\.$/)],
    });
    expect(await fields({ charges, kept: '901.00' })).toEqual({
      kept: [expect.stringMatching(/^Il ne reste que 900\sDh à payer\.$/)],
    });
    expect(await fields({ charges, kept: '500.00', payment: { amount: '401.00', method: 'CASH' } })).toEqual({
      'payment.amount': [expect.stringMatching(/^Il ne reste que 400\sDh à payer\.$/)],
    });
    expect(await fields({ charges, added: [{ label: ' ', amount: '0' }], returnMethod: 'CARD_IMPRINT' })).toMatchObject(
      {
        'added.0.label': ['Le motif est obligatoire.'],
        'added.0.amount': ['Le montant doit être supérieur à zéro.'],
        returnMethod: ['Veuillez-vous sélectionner un choix'],
      },
    );
    const customer = await app.tokenFor(await makeCustomer(app.database));
    expect((await settle(back, { charges }, customer)).problem?.extensions['code']).toBe('FORBIDDEN');
    const { rental } = await settle(back, { charges, kept: '900.00', returned: '600.00' });
    expect(rental).toMatchObject({ stage: 'CLOSED', depositHeld: '0.00' });
  });

  it('of a cancelled rental keeps what is named beside the price', async () => {
    const made = await makeRental(app.database, {
      ...{ vehicle: await makeVehicle(app.database), startsAt: new Date(Date.now() + DAY_MS) },
      ...{ endsAt: new Date(Date.now() + 3 * DAY_MS) },
    });
    const { number, version } = made;
    const { rental: held } = await call('holdDeposit', { number, version, amount: '1000.00', method: 'CASH' });
    const { rental: gone } = await call('cancelReservation', {
      number,
      version: held.version,
      reason: 'Client absent',
    });
    expect(gone.settlement).toMatchObject({ due: '0.00', kept: '0.00', returned: '1000.00' });
    const added = [{ label: 'Frais d’annulation', amount: '200.00' }];
    expect((await settle(gone, { added, returned: '1000.00' })).problem?.extensions['fields']).toEqual({
      kept: [expect.stringMatching(/retenez au moins 200\sDh\.$/)],
    });
    const { rental } = await settle(gone, { added, kept: '200.00', returned: '800.00' });
    expect(rental).toMatchObject({ depositHeld: '0.00', payments: [] });
  });

  it('is checked by the database: a charge is decided on once', async () => {
    const back = await returned([]);
    const [first, second] = back.returnCharges;
    await settle(back, { charges: confirmed(back) });
    await expect(app.execute("update return_charge set status = 'PROPOSED' where id = ?", [first?.id])).rejects.toThrow(
      /decided on once/,
    );
    await expect(
      app.execute('update return_charge set confirmed_amount = confirmed_amount + 1 where id = ?', [first?.id]),
    ).rejects.toThrow(/decided on once/);
    await expect(
      app.execute('update return_charge set line_id = (select line_id from return_charge where id = ?) where id = ?', [
        first?.id,
        second?.id,
      ]),
    ).rejects.toThrow(/return_charge_line_id_unique/);
  });
});
