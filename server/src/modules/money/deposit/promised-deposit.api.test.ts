import { makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { createChargeRule } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, calendarDay, parseInstant } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

interface Promised {
  readonly number: string;
  readonly version: number;
  readonly depositAmount: string;
  readonly lines: readonly { readonly id: string }[];
}

let app: TestApp;
let admin: string;
let staff: string;
let insurance: string;
let guarantee: string;

const at = (days: number): string =>
  (parseInstant(`${calendarDay(agencyDay(new Date()), days)} 12:00`) as Date).toISOString();

async function ask<T>(document: string, variables: Record<string, unknown>, token: string): Promise<T> {
  const { data, errors } = await app.graphql<T>(document, variables, token);
  expect(errors).toBeUndefined();
  return data as T;
}

async function call(name: string, input: object, token = staff): Promise<Promised> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ... on Reservation { number version depositAmount lines { id } } } }`;
  return (await ask<Record<string, Promised>>(document, { input }, token))[name] as Promised;
}

/** Sets what rentals of city cars and of sedans ask for from now on. */
async function setDeposits(cityCar: string, sedan = '8000.00'): Promise<void> {
  const { depositSettings } = await ask<{ depositSettings: { version: number } }>(
    '{ depositSettings { version } }',
    {},
    admin,
  );
  const amounts = [
    { category: 'CITY_CAR', amount: cityCar },
    { category: 'LUXURY_SEDAN', amount: sedan },
  ];
  await ask(
    'mutation ($input: UpdateDepositSettingsInput!) { updateDepositSettings(input: $input) { version } }',
    { input: { version: depositSettings.version, amounts } },
    admin,
  );
}

const extra = (input: object): Promise<string> =>
  createChargeRule(app, { kind: 'EXTRA', unit: 'RENTAL', price: '100', maxQuantity: 1, ...input }, admin);

const book = async (extras: readonly string[] = [], vehicle?: Vehicle): Promise<Promised> =>
  call('bookReservation', {
    ...{ kind: 'QUICK', vehicleId: String((vehicle ?? (await makeVehicle(app.database))).id), accept: true },
    ...{ period: { startsAt: at(2), endsAt: at(5) }, pickupPlace: 'Fes', returnPlace: 'Fes' },
    driver: { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678' },
    extras: extras.map((ruleId) => ({ ruleId })),
  });
const add = ({ number, version }: Promised, ruleId: string) =>
  call('addRentalLine', { number, version, ruleId, reason: 'Demande du client' });
const remove = ({ number, version }: Promised, lineId: string | undefined) =>
  call('removeRentalLine', { number, version, lineId, reason: 'Erreur' });
/** Takes away what is kept since the base of a deposit is: the rental was accepted before. */
const forgetBase = ({ number }: Promised) =>
  app.database.orm.em
    .fork()
    .execute('update reservation set deposit_base = null where number_key = ?', [number.replace('-', '')]);

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
  insurance = await extra({ name: 'Assurance', depositReductionPercent: '50' });
  guarantee = await extra({ name: 'Garantie', depositReduction: '500' });
});
beforeEach(() => setDeposits('4000.00'));
afterAll(() => app.close());

describe('a deposit that was promised', () => {
  it('is lowered and raised by extras from what was asked at the acceptance, whatever the settings say later', async () => {
    const insured = await book([insurance]);
    expect(insured.depositAmount).toBe('2000.00');
    await setDeposits('9000.00');
    const both = await add(insured, guarantee);
    expect(both.depositAmount).toBe('1500.00');
    const again = await remove(both, both.lines.at(-1)?.id);
    expect(again.depositAmount).toBe('2000.00');
    const [, first] = again.lines;
    expect((await remove(again, first?.id)).depositAmount).toBe('4000.00');
  });

  it('of a rental accepted before its base was kept is reckoned from what it asks for and what its extras took', async () => {
    const insured = await book([insurance, guarantee]);
    expect(insured.depositAmount).toBe('1500.00');
    await forgetBase(insured);
    await setDeposits('9000.00');
    const [, first, second] = insured.lines;
    const guaranteed = await remove(insured, first?.id);
    expect(guaranteed.depositAmount).toBe('3500.00');
    await forgetBase(guaranteed);
    const plain = await remove(guaranteed, second?.id);
    expect(plain.depositAmount).toBe('4000.00');
    await forgetBase(plain);
    expect((await add(plain, insurance)).depositAmount).toBe('2000.00');
  });

  it('uses the settings if the former amount is unknown', async () => {
    const none = await extra({ name: 'Sans caution', depositReductionPercent: '100' });
    const free = await book([none]);
    expect(free.depositAmount).toBe('0.00');
    await setDeposits('9000.00');
    const [, line] = free.lines;
    const kept = await book([none]);
    expect((await remove(free, line?.id)).depositAmount).toBe('4000.00');
    await forgetBase(kept);
    expect((await remove(kept, kept.lines[1]?.id)).depositAmount).toBe('9000.00');
  });

  it('stays what staff agreed for the rental, less what later extras lower it by', async () => {
    const { number, version } = await book();
    const agreed = await call('setDepositAmount', { number, version, amount: '1000' });
    const insured = await add(agreed, insurance);
    expect(insured.depositAmount).toBe('500.00');
    const set = await call('setDepositAmount', { number, version: insured.version, amount: '700' });
    const plain = await remove(set, set.lines.at(-1)?.id);
    expect(plain.depositAmount).toBe('1400.00');
    const waived = await call('setDepositAmount', { number, version: plain.version, amount: '0' });
    expect((await add(waived, guarantee)).depositAmount).toBe('0.00');
  });

  it('is asked anew by the category of another vehicle, and frozen again', async () => {
    const insured = await book([insurance]);
    await setDeposits('9000.00', '10000.00');
    const sedan = await makeVehicle(app.database, { category: VehicleCategory.LUXURY_SEDAN });
    const { number, version } = insured;
    const { changeRental } = await ask<{ changeRental: Promised }>(
      `mutation ($input: ChangeRentalInput!) {
        changeRental(input: $input) { ... on Reservation { number version depositAmount lines { id } } } }`,
      { input: { number, version, reason: 'Panne', swap: { vehicleId: String(sedan.id) } } },
      staff,
    );
    expect(changeRental.depositAmount).toBe('5000.00');
    await setDeposits('1.00', '1.00');
    expect((await add(changeRental, guarantee)).depositAmount).toBe('4500.00');
  });
});
