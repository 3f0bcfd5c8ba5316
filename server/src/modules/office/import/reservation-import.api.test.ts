import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAgency, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { csvOf, TestImports } from '../../../../test/import-file.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, calendarDay } from '../../../kernel/time.js';
import { Leg } from '../../booking/reservation/leg.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { Payment } from '../../money/payment/payment.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

let app: TestApp;
let token: string;
let imports: TestImports;
let vehicle: Vehicle;

beforeAll(async () => {
  app = await startTestApp();
  token = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  imports = new TestImports(app, token);
});
beforeEach(async () => {
  vehicle = await makeVehicle(app.database, {
    agency: await makeAgency(app.database, { town: 'Casablanca' }),
    dailyPrice: '300.00',
  });
});
afterAll(() => app.close());

const HEADINGS = [
  'Numéro',
  'Nom',
  'Prénom',
  'Tél',
  'CIN',
  'Matricule',
  'Départ',
  'Retour',
  'Montant',
  'Payé',
  'Statut',
];
/** Returns a day from today as people write it. */
const day = (shift: number, time = ''): string => {
  const [year, month, date] = calendarDay(agencyDay(new Date()), shift).split('-');
  return `${date}/${month}/${year} ${time}`.trim();
};
const line = (
  reference: string,
  from: string,
  to: string,
  total: unknown = '',
  paid: unknown = '',
  state = '',
): unknown[] => [
  ...[
    reference,
    'Alami',
    'Sara',
    '0661000000',
    'BE77',
    vehicle.plateNumber.replaceAll('-', ' | '),
    from,
    to,
    total,
    paid,
    state,
  ],
];
const file = (...lines: unknown[][]): Buffer => csvOf([HEADINGS, ...lines]);
const rental = (externalReference: string): Promise<Reservation | null> =>
  app.database.orm.em.fork().findOne(Reservation, { externalReference }, { populate: ['renter'] });
const occupations = () =>
  app.execute<{ reservation_id: number }>(
    'select reservation_id from occupation where vehicle_id = ? order by lower(period)',
    [vehicle.id],
  );

describe('a rental that is over', () => {
  it('comes in closed, with its leg, its record of the customer and what was paid, without a receipt or a mail', async () => {
    const done = await imports.done('RESERVATIONS', file(line('P-1', day(-20, '10:30'), day(-15), '1500')));
    expect(done.counts).toEqual({ added: 1, updated: 0, unchanged: 0, wrong: 0 });
    const found = await rental('P-1');
    expect(found).toMatchObject({
      status: 'ACCEPTED',
      stage: 'CLOSED',
      kind: 'QUICK',
      total: '1500.00',
      advance: '1500.00',
      pickupPlace: 'Casablanca',
      returnPlace: 'Casablanca',
    });
    expect(found?.renter?.getEntity()).toMatchObject({ registered: false, nationalId: 'BE77' });
    const em = app.database.orm.em.fork();
    expect(await em.find(Leg, { reservation: found?.id ?? 0 })).toMatchObject([
      { startedAt: found?.startsAt, endedAt: found?.endsAt },
    ]);
    const payments = await em.find(Payment, { reservation: found?.id ?? 0 });
    expect(payments).toMatchObject([
      { amount: '1500.00', method: 'OTHER', paidOn: calendarDay(agencyDay(new Date()), -20) },
    ]);
    expect(await occupations()).toEqual([{ reservation_id: found?.id }]);
    expect(await readdir(join(app.config.dataDir, 'mail')).catch(() => [])).toEqual([]);
  });

  it('is back but not closed while something is left to pay; the next one may follow at once', async () => {
    await imports.done(
      'RESERVATIONS',
      file(
        line('P-2', day(-30, '09:00'), day(-29, '09:00'), '300', '100'),
        line('P-3', day(-29, '09:00'), day(-28, '09:00'), '300', '0'),
      ),
    );
    expect(await rental('P-2')).toMatchObject({ stage: 'RETURNED', advance: '100.00' });
    expect(await rental('P-3')).toMatchObject({ stage: 'RETURNED', advance: '0.00' });
  });
});

describe('a rental that has begun or is to come', () => {
  it('is out, or planned, at the price of the site if the line has none', async () => {
    await imports.done('RESERVATIONS', file(line('C-1', day(-1), day(2)), line('C-2', day(10), day(12))));
    expect(await rental('C-1')).toMatchObject({ stage: 'OUT', total: '900.00', advance: '0.00' });
    expect(await rental('C-2')).toMatchObject({ stage: 'PLANNED', total: '600.00' });
  });

  it('is promised as any other: by another import, the desk, or twice in one file it is refused', async () => {
    const checked = await imports.checked(
      'RESERVATIONS',
      file(line('D-1', day(20), day(25)), line('D-2', day(24), day(26)), line('D-3', day(40), day(42))),
    );
    expect(checked.lines.items.map(({ outcome }) => outcome)).toEqual(['NEW', 'WRONG', 'NEW']);
    expect(checked.lines.items[1]?.problems).toMatchObject([
      { field: 'period.startsAt', message: expect.stringMatching(/est déjà loué du .* \(réservation \w{5}-\w{5}\)/) },
    ]);
    expect(await occupations()).toEqual([]);
    await imports.run(checked.id, true);
    expect(await occupations()).toHaveLength(2);
    const { errors } = await app.graphql(
      'mutation ($input: BookReservationInput!) { bookReservation(input: $input) { __typename } }',
      {
        input: {
          ...{ kind: 'QUICK', vehicleId: vehicle.id, accept: true, pickupPlace: 'Fes', returnPlace: 'Fes' },
          period: {
            startsAt: `${calendarDay(agencyDay(new Date()), 21)}T10:00:00Z`,
            endsAt: `${calendarDay(agencyDay(new Date()), 22)}T10:00:00Z`,
          },
          driver: { lastName: 'A', firstName: 'B', phone: '06' },
        },
      },
      token,
    );
    expect(JSON.stringify(errors ?? '') + JSON.stringify(await occupations())).not.toContain('undefined');
    expect(await occupations()).toHaveLength(2);
  });

  it('is promised once by two imports at the same time', async () => {
    const [one, other] = [
      await imports.checked('RESERVATIONS', file(line('E-1', day(50), day(55)))),
      await imports.checked('RESERVATIONS', file(line('E-2', day(51), day(53)))),
    ];
    const runs = await Promise.all([imports.run(one.id), imports.run(other.id)]);
    expect(runs.filter(({ errors }) => errors?.[0]?.extensions.code === 'IMPORT.WRONG_LINES')).toHaveLength(1);
    expect(await occupations()).toHaveLength(1);
  });
});

it('cannot be out while its vehicle is not back from another one', async () => {
  await imports.done('RESERVATIONS', file(line('I-1', day(-3), day(1))));
  await app.execute('delete from occupation where vehicle_id = ?', [vehicle.id]);
  const { lines } = await imports.checked('RESERVATIONS', file(line('I-2', day(-1), day(2))));
  expect(lines.items[0]?.problems).toMatchObject([
    { field: 'vehicleId', message: expect.stringMatching(/n'est pas encore rentré de la location/) },
  ]);
});

describe('a second import', () => {
  const coming = (total: string): Buffer => file(line('F-1', day(60), day(63), total, '200'));

  it('leaves a rental as it is, or changes it by the rules of any edit; payments stay', async () => {
    await imports.done('RESERVATIONS', coming('900'));
    expect((await imports.done('RESERVATIONS', coming('900'))).counts).toEqual({
      added: 0,
      updated: 0,
      unchanged: 1,
      wrong: 0,
    });
    const changed = await imports.done('RESERVATIONS', file(line('F-1', day(60), day(64), '1000', '999')));
    expect(changed.counts).toEqual({ added: 0, updated: 1, unchanged: 0, wrong: 0 });
    expect(await rental('F-1')).toMatchObject({ total: '1000.00', advance: '200.00' });
    expect(await occupations()).toHaveLength(1);
  });

  it('finds a rental by its number here, and without a number by vehicle and departure', async () => {
    await imports.done('RESERVATIONS', file(line('', day(70), day(72), '600')));
    expect((await imports.done('RESERVATIONS', file(line('', day(70), day(72), '600')))).counts.unchanged).toBe(1);
    const [{ number_key: number } = { number_key: '' }] = await app.execute<{ number_key: string }>(
      'select number_key from reservation where vehicle_id = ?',
      [vehicle.id],
    );
    const byNumber = file(line(`${number.slice(0, 5)}-${number.slice(5)}`, day(71), day(73), '600'));
    expect((await imports.done('RESERVATIONS', byNumber)).counts.updated).toBe(1);
    expect(await occupations()).toHaveLength(1);
  });

  it('cannot move a rental that is over', async () => {
    await imports.done('RESERVATIONS', file(line('G-1', day(-9), day(-8), '300')));
    const { lines } = await imports.checked('RESERVATIONS', file(line('G-1', day(-9), day(-7), '300')));
    expect(lines.items[0]?.problems).toMatchObject([
      { field: 'period.endsAt', message: expect.stringMatching(/ne peut plus changer/) },
    ]);
    expect(await occupations()).toHaveLength(1);
  });
});

it('says what is wrong with a line, in place', async () => {
  const { lines } = await imports.checked(
    'RESERVATIONS',
    file(
      ['H-1', '', 'Sara', '', '', '999-X-99', '32/13/2026', day(3), '-5', ''],
      line('H-2', day(5), day(4)),
      line('H-3', day(5), day(6), '100', '200'),
      line('H-4', day(5), day(6), '', '', 'Annulée'),
    ),
  );
  const problems = lines.items.map((item) =>
    Object.fromEntries(item.problems.map(({ field, message }) => [field, message])),
  );
  expect(problems[0]).toMatchObject({
    'driver.lastName': 'Le nom est obligatoire.',
    'driver.phone': 'Un téléphone ou un e-mail est obligatoire.',
    vehicleId: expect.stringMatching(/^Vous n'avez pas de véhicule « 999-X-99 »/),
    'period.startsAt': expect.stringMatching(/^« 32\/13\/2026 » n'est pas une date valable/),
  });
  expect(problems[1]).toEqual({ 'period.endsAt': 'La date retour doit etre superieur à la date debut' });
  expect(problems[2]).toEqual({ advance: "L'avance ne peut pas dépasser le prix total." });
  expect(problems[3]).toEqual({ status: expect.stringMatching(/^Seules les réservations acceptées/) });
});
