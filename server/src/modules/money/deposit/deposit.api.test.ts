import { makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { INVOICE_TEMPLATE } from '../invoice/invoice-template.js';
import { DEPOSIT_STATEMENT_TEMPLATE } from '../receipt/deposit-statement-template.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { depositSettled } from './deposit.events.js';
import { ImprintCheckService } from './imprint-check.service.js';

interface Entry {
  id: string;
  kind: string;
  amount: string;
  method: string | null;
  reason: string | null;
  corrected: boolean;
}
interface Rental {
  number: string;
  version: number;
  stage: string;
  total: string;
  advance: string;
  balance: string;
  depositAmount: string;
  depositHeld: string;
  depositExpiresOn: string | null;
  depositState: string;
  depositEntries: Entry[];
}

const RENTAL = `number version stage total advance balance depositAmount depositHeld depositExpiresOn depositState
  depositEntries { id kind amount method reason corrected }`;
const day = (days: number): string => agencyDay(new Date(Date.now() + days * DAY_MS));

let app: TestApp;
let admin: string;
let staff: string;
let owner: Customer;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
  owner = await makeCustomer(app.database);
});
afterAll(() => app.close());

const paidRental = (stage = RentalStage.OUT, values: Partial<Reservation> = {}): Promise<Reservation> =>
  makeReservation(app.database, {
    customer: owner,
    status: ReservationStatus.ACCEPTED,
    stage,
    total: '900.00',
    advance: '0.00',
    acceptedAt: new Date(),
    ...values,
  } as never);

/** Calls a mutation that gives the rental; its name is the first word of `field`. */
async function change(mutation: string, input: object, token = staff) {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await app.graphql<Record<string, Rental>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ... on Reservation { ${RENTAL} } } }`,
    { input },
    token,
  );
  return { rental: data?.[mutation] as Rental, problem: errors?.[0] };
}
type Seen = Pick<Rental, 'number' | 'version'>;
const hold = ({ number, version }: Seen, input: object = {}) =>
  change('holdDeposit', { number, version, amount: '3000.00', method: 'CASH', ...input });
const giveBack = ({ number, version }: Seen, amount: string, method = 'CASH') =>
  change('returnDeposit', { number, version, amount, method });
const keep = ({ number, version }: Seen, amount: string, reason = 'Rayure portière droite') =>
  change('keepDeposit', { number, version, charges: [{ label: reason, amount }] });

describe('the deposit of a rental', () => {
  it('is held, kept in part for a charge and returned; only the charge is paid', async () => {
    const made = await paidRental();
    let { rental } = await hold(made);
    expect(rental).toMatchObject({ depositHeld: '3000.00', depositState: 'HELD' });
    ({ rental } = await keep(rental, '450.50'));
    ({ rental } = await giveBack(rental, '2549.50'));
    expect(rental).toMatchObject({
      depositHeld: '0.00',
      depositState: 'SETTLED',
      total: '1350.50',
      advance: '450.50',
      balance: '900.00',
      depositEntries: [
        { kind: 'HELD', amount: '3000.00', method: 'CASH' },
        { kind: 'KEPT', amount: '-450.50', method: null, reason: 'Rayure portière droite' },
        { kind: 'RETURNED', amount: '-2549.50', method: 'CASH' },
      ],
    });
    const { data } = await app.graphql<{ reservation: { payments: object[] } }>(
      'query ($number: String!) { reservation(number: $number) { payments { method amount } } }',
      { number: made.number },
      staff,
    );
    expect(data?.reservation.payments).toMatchObject([{ method: 'DEPOSIT', amount: '450.50' }]);
  });

  it('is never returned or kept beyond what is held, by 64 rivals at once', async () => {
    const { rental } = await hold(await paidRental());
    const rivals = await Promise.all(
      Array.from({ length: 64 }, (_, index) => (index % 2 ? giveBack(rental, '2000.00') : keep(rental, '2000.00'))),
    );
    expect(rivals.filter((each) => each.rental)).toHaveLength(1);
    const winner = rivals.find((each) => each.rental)?.rental as Rental;
    expect(winner.depositHeld).toBe('1000.00');
    const { problem } = await giveBack(winner, '1000.01');
    expect(problem?.extensions).toMatchObject({
      code: 'DEPOSIT.SUM',
      fields: { amount: ['Seuls 1 000\u00a0Dh sont détenus.'.replace('1 000', '1\u202f000')] },
    });
    const em = app.database.orm.em.fork();
    await expect(
      em.execute('update reservation set deposit_held = -1 where number_key = ?', [winner.number.replace('-', '')]),
    ).rejects.toThrow(/reservation_deposit_check/);
  });

  it('takes a wrong entry back once, with a reason, while enough is held', async () => {
    let { rental } = await hold(await paidRental());
    const [held] = rental.depositEntries;
    ({ rental } = await giveBack(rental, '1000.00'));
    const soon = await change('correctDeposit', { entryId: held?.id, reason: 'Erreur' });
    expect(soon.problem?.extensions.code).toBe('DEPOSIT.SUM');
    ({ rental } = await change('correctDeposit', { entryId: rental.depositEntries[1]?.id, reason: 'Erreur' }));
    expect(rental.depositHeld).toBe('3000.00');
    const again = await change('correctDeposit', { entryId: rental.depositEntries[1]?.id, reason: 'Erreur' });
    expect(again.problem?.extensions.code).toBe('DEPOSIT.ALREADY_CORRECTED');
    const ofVoid = await change('correctDeposit', { entryId: rental.depositEntries[2]?.id, reason: 'Erreur' });
    expect(ofVoid.problem?.extensions.code).toBe('DEPOSIT.ALREADY_CORRECTED');
    expect((await change('correctDeposit', { entryId: held?.id, reason: ' ' })).problem?.extensions).toMatchObject({
      fields: { reason: ['Le motif est obligatoire.'] },
    });
    ({ rental } = await change('correctDeposit', { entryId: held?.id, reason: 'Erreur' }));
    expect(rental).toMatchObject({ depositHeld: '0.00', depositState: 'NONE' });
    await expect(app.database.orm.em.fork().execute('delete from deposit_entry')).rejects.toThrow(/neither changed/);
  });

  it.each([
    [{ amount: '0.00' }, 'amount'],
    [{ method: 'CARD_IMPRINT', expiresOn: day(9) }, 'reference'],
    [{ method: 'CARD_IMPRINT', reference: 'AUT 1234' }, 'expiresOn'],
    [{ method: 'CARD_IMPRINT', reference: 'AUT 1234', expiresOn: day(-1) }, 'expiresOn'],
    [{ method: 'CARD_IMPRINT', reference: '4111 1111 1111 1111', expiresOn: day(9) }, 'reference'],
    [{ method: 'CARD_IMPRINT', reference: 'AUT 4111-1111/1111.1111', expiresOn: day(9) }, 'reference'],
    [{ method: 'CARD_IMPRINT', reference: '４１１１１１１１１１１１１１１１', expiresOn: day(9) }, 'reference'],
    [{ method: 'CARD_IMPRINT', reference: '٤١١١ ١١١١ ١١١١ ١١١١', expiresOn: day(9) }, 'reference'],
    [{ expiresOn: day(9) }, 'expiresOn'],
    [{ agencyId: '999999' }, 'agencyId'],
  ])('is refused by field: %j', async (input, field) => {
    const { problem } = await hold(await paidRental(), input);
    expect(problem?.extensions).toMatchObject({ code: 'VALIDATION', fields: { [field]: [expect.any(String)] } });
  });

  it('goes back in the way it was left: no cash for an imprint, no imprint for cash', async () => {
    let { rental } = await hold(await paidRental());
    const early = await giveBack(rental, '3000.00', 'CARD_IMPRINT');
    expect(early.problem?.extensions).toMatchObject({ code: 'VALIDATION', fields: { method: [expect.any(String)] } });
    const imprint = { amount: '1000.00', method: 'CARD_IMPRINT', reference: 'AUT 7781', expiresOn: day(2) };
    ({ rental } = await hold(rental, imprint));
    const both = await giveBack(rental, '4000.00');
    expect(both.problem?.extensions).toMatchObject({
      fields: {
        amount: [expect.stringMatching(/^Seuls 3\s000\sDh ont été laissés en espèces .* les 1\s000\sDh restants/)],
      },
    });
    ({ rental } = await keep(rental, '400.00'));
    ({ rental } = await giveBack(rental, '1000.00', 'CARD_IMPRINT'));
    // There is no warning about a released imprint.
    expect(rental).toMatchObject({ depositHeld: '2600.00', depositExpiresOn: null });
    ({ rental } = await giveBack(rental, '2600.00', 'TRANSFER'));
    expect(rental).toMatchObject({ depositHeld: '0.00', depositState: 'SETTLED' });

    let { rental: other } = await hold(await paidRental(), imprint);
    const cash = await giveBack(other, '1000.00');
    expect(cash.problem?.extensions).toMatchObject({ code: 'VALIDATION', fields: { method: [expect.any(String)] } });

    // An entry of cash cannot be reversed once a part of it was returned, even if an imprint would cover the sum.
    ({ rental: other } = await hold(other));
    ({ rental: other } = await giveBack(other, '500.00'));
    const [, held, returned] = other.depositEntries;
    const soon = await change('correctDeposit', { entryId: held?.id, reason: 'Erreur' });
    expect(soon.problem).toMatchObject({
      message: expect.stringMatching(/^500\sDh ont déjà été rendus par ce mode/),
      extensions: { code: 'DEPOSIT.SUM' },
    });
    await change('correctDeposit', { entryId: returned?.id, reason: 'Erreur' });
    ({ rental: other } = await change('correctDeposit', { entryId: held?.id, reason: 'Erreur' }));
    expect(other).toMatchObject({ depositHeld: '1000.00', depositExpiresOn: day(2) });
  });

  it('lets a return in the wrong way, as earlier releases recorded them, be taken back', async () => {
    const imprint = { amount: '1000.00', method: 'CARD_IMPRINT', reference: 'AUT 7781', expiresOn: day(2) };
    const { rental } = await hold(await paidRental(), imprint);
    const [held] = rental.depositEntries;
    for (const amount of ['-400.00', '-600.00'])
      await app.execute(
        `insert into deposit_entry (created_at, updated_at, reservation_id, kind, amount, method, recorded_by_id, agency_id)
         select now(), now(), reservation_id, 'RETURNED', ?, 'CASH', recorded_by_id, agency_id from deposit_entry where id = ?`,
        [amount, held?.id],
      );
    const [first] = await app.execute<{ id: number }>(
      `update reservation set deposit_held = 0 where number_key = ? returning
         (select id from deposit_entry where reservation_id = reservation.id and amount = -400) as id`,
      [rental.number.replace('-', '')],
    );
    const { rental: mended } = await change('correctDeposit', { entryId: String(first?.id), reason: 'Erreur' });
    expect(mended.depositHeld).toBe('400.00');
  });

  it.each([
    [RentalStage.OUT, 'DUE'],
    [RentalStage.RETURNED, 'DUE'],
    [RentalStage.CLOSED, 'NONE'],
    [RentalStage.NO_SHOW, 'NONE'],
  ])('is due as long as it can be taken: %s', async (stage, depositState) => {
    const { number } = await paidRental(stage, { depositAmount: '3000.00' });
    const { data } = await app.graphql<{ reservation: Partial<Rental> }>(
      'query ($number: String!) { reservation(number: $number) { depositState } }',
      { number },
      staff,
    );
    expect(data?.reservation).toEqual({ depositState });
  });

  it('is taken for rentals that are to come, out or back alone', async () => {
    const pending = await makeReservation(app.database);
    expect((await hold(pending)).problem?.extensions.code).toBe('DEPOSIT.CLOSED');
    expect((await hold(await paidRental(RentalStage.CLOSED))).problem?.extensions.code).toBe('DEPOSIT.CLOSED');
    const { number, version } = await paidRental();
    expect((await keep({ number, version }, '1.00')).problem?.extensions).toMatchObject({
      fields: { 'charges.0.amount': ["Aucune caution n'est détenue."] },
    });
  });
});

describe('what a part of a deposit pays', () => {
  interface Owing extends Rental {
    lines: { id: string | null; label: string; amount: string }[];
    unpaidItems: { lineId: string | null; label: string; open: string }[];
  }
  const OWING = `${RENTAL} lines { id label amount } unpaidItems { lineId label amount open }`;
  const run = async (mutation: string, input: object) => {
    const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
    const { data, errors } = await app.graphql<Record<string, Owing>>(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${OWING} } }`,
      { input },
      staff,
    );
    return {
      rental: data?.[mutation] as Owing,
      fields: errors?.[0]?.extensions.fields,
      problem: errors?.[0]?.extensions,
    };
  };
  const line = async ({ number, version }: Seen, label: string, unitPrice: string) =>
    (await run('addRentalLine', { number, version, label, unitPrice, quantity: 1, reason: 'Constat' })).rental;
  const retain = ({ number, version }: Seen, input: object) => run('keepDeposit', { number, version, ...input });
  const idOf = ({ lines }: Owing, label: string) => lines.find((one) => one.label === label)?.id;

  /** A rental of 900 Dh with two charges of 1000 and 500 Dh, and 3000 Dh of deposit. */
  async function charged(values: Partial<Reservation> = {}): Promise<Owing> {
    const { rental } = await hold(await paidRental(RentalStage.RETURNED, values));
    return line(await line(rental, 'Rayure', '1000'), 'Nettoyage', '500');
  }

  it('has to be named, and the balance falls by it, so that a charge is never paid twice', async () => {
    const owing = await charged({ advance: '900.00' });
    expect(owing).toMatchObject({
      balance: '1500.00',
      unpaidItems: [
        { label: 'Rayure', amount: '1000.00', open: '1000.00' },
        { label: 'Nettoyage', amount: '500.00', open: '500.00' },
        { lineId: null, label: 'Location', amount: '900.00', open: '900.00' },
      ],
    });
    const unnamed = await retain(owing, { reason: 'Dommages' });
    expect(unnamed.fields).toEqual({ lines: [expect.stringContaining('Indiquez ce que cette retenue paie')] });
    const lines = [
      { lineId: idOf(owing, 'Rayure'), amount: '1000' },
      { lineId: idOf(owing, 'Nettoyage'), amount: '500' },
    ];
    const { rental } = await retain(owing, { lines });
    expect(rental).toMatchObject({ balance: '0.00', depositHeld: '1500.00', unpaidItems: [] });
    const again = await retain(rental, { lines: lines.slice(0, 1) });
    expect(again.fields).toEqual({ 'lines.0.amount': ['Il ne reste que 0\u00a0Dh à payer.'] });
  });

  it('is at most what is unpaid of the charge, of the rental and what is held, and all or nothing', async () => {
    const owing = await charged();
    const [scratch, cleaning] = [idOf(owing, 'Rayure'), idOf(owing, 'Nettoyage')];
    const fields = async (lines: object[]) => (await retain(owing, { lines })).fields;
    expect(await fields([{ lineId: scratch, amount: '1000.01' }])).toEqual({
      'lines.0.amount': ['Il ne reste que 1\u202f000\u00a0Dh à retenir pour ce frais.'],
    });
    expect(
      await fields([
        { lineId: scratch, amount: '800' },
        { lineId: cleaning, amount: '501' },
      ]),
    ).toEqual({
      'lines.1.amount': ['Il ne reste que 500\u00a0Dh à retenir pour ce frais.'],
    });
    expect(
      await fields([
        { lineId: scratch, amount: '1' },
        { lineId: scratch, amount: '1' },
      ]),
    ).toEqual({
      'lines.1.amount': ['Ce frais est indiqué deux fois.'],
    });
    expect(await fields([{ lineId: null, amount: '900.01' }])).toEqual({
      'lines.0.amount': ['Il ne reste que 900\u00a0Dh à retenir pour ce frais.'],
    });
    expect(await fields([{ lineId: '999999', amount: '1' }])).toHaveProperty(['lines.0.lineId']);
    expect(await fields([{ lineId: scratch, amount: '0' }])).toHaveProperty(['lines.0.amount']);
    const { rental } = await retain(owing, {
      lines: [
        { lineId: null, amount: '900' },
        { lineId: scratch, amount: '400' },
      ],
    });
    expect(rental).toMatchObject({ depositHeld: '1700.00', balance: '1100.00', total: '2400.00' });
    expect(rental.unpaidItems).toMatchObject([{ open: '600.00' }, { open: '500.00' }]);
  });

  it('may be a charge that is made in the same act, and its line stays when the retention was wrong', async () => {
    const { rental: held } = await hold(await paidRental(RentalStage.RETURNED));
    const charge = { label: 'Jante voilée', amount: '750.50' };
    const { rental } = await retain(held, { charges: [charge] });
    expect(rental).toMatchObject({ total: '1650.50', balance: '900.00', depositHeld: '2249.50' });
    expect(rental.lines.at(-1)).toMatchObject(charge);
    const { rental: wrong } = await run('correctDeposit', {
      entryId: rental.depositEntries.at(-1)?.id,
      reason: 'Erreur',
    });
    expect(wrong).toMatchObject({ total: '1650.50', balance: '1650.50', depositHeld: '3000.00' });
    await app.execute("update reservation set stage = 'CLOSED' where number_key = ?", [held.number.replace('-', '')]);
    expect((await retain(wrong, { charges: [charge] })).problem?.code).toBe('RENTAL_LINE.CLOSED');
  });

  it('is paid once by 32 who keep it at the same time', async () => {
    const owing = await charged();
    const lines = [{ lineId: idOf(owing, 'Rayure'), amount: '600' }];
    const rivals = await Promise.all(Array.from({ length: 32 }, () => retain(owing, { lines })));
    expect(rivals.filter(({ problem }) => !problem)).toHaveLength(1);
  });

  it('is bounded by the database, whoever writes: by the line and by what is held', async () => {
    const owing = await charged();
    const lines = [{ lineId: idOf(owing, 'Rayure'), amount: '600' }];
    await retain(owing, { lines });
    const insert = (amount: string, payment: string, lineId: string) =>
      app.execute(
        `insert into deposit_entry (created_at, updated_at, reservation_id, kind, amount, reason, agency_id, line_id, payment_id)
         select now(), now(), reservation_id, 'KEPT', ${amount}, 'x', agency_id, ${lineId}, ${payment} from deposit_entry
         where line_id = ?`,
        [Number(lines[0]?.lineId)],
      );
    const other =
      '(select min(id) from payment p where not exists (select from deposit_entry d where d.payment_id = p.id))';
    await app.execute(
      `insert into payment (created_at, updated_at, reservation_id, kind, amount, method, paid_on, agency_id)
       select now(), now(), reservation_id, 'CORRECTION', 1, 'OTHER', current_date, agency_id from deposit_entry where line_id = ?`,
      [Number(lines[0]?.lineId)],
    );
    await expect(insert('-400.01', other, 'line_id')).rejects.toThrow(/more of a deposit is kept for a line/);
    await expect(insert('-2400.01', 'null', 'null')).rejects.toThrow(/more of a deposit is given back or kept/);
  });
});

describe('a rental that is back', () => {
  it('closes by itself once it is paid and its deposit is settled, and not before', async () => {
    const made = await paidRental(RentalStage.RETURNED, { advance: '900.00' });
    let { rental } = await hold(made);
    expect(rental.stage).toBe('RETURNED');
    const { number, version } = rental;
    expect((await change('closeRental', { number, version })).problem).toBeDefined();
    ({ rental } = await giveBack(rental, '1000.00'));
    expect(rental.stage).toBe('RETURNED');
    ({ rental } = await keep(rental, '2000.00'));
    expect(rental).toMatchObject({ stage: 'CLOSED', depositState: 'SETTLED' });
  });

  it('is back again once a wrong entry of a settled deposit is taken back, and closes when it is settled anew', async () => {
    let { rental } = await hold(await paidRental(RentalStage.RETURNED, { advance: '900.00' }));
    ({ rental } = await giveBack(rental, '3000.00'));
    expect(rental.stage).toBe('CLOSED');
    const returned = rental.depositEntries.at(-1);
    ({ rental } = await change('correctDeposit', { entryId: returned?.id, reason: 'Jamais rendue' }));
    expect(rental).toMatchObject({ stage: 'RETURNED', depositHeld: '3000.00' });
    const steps = await app.database.orm.em.fork().execute<{ stage: string; reason: string | null }[]>(
      `select e.stage, e.reason from rental_stage_event e join reservation r on r.id = e.reservation_id
       where r.number_key = ? order by e.id desc limit 1`,
      [rental.number.replace('-', '')],
    );
    expect(steps).toEqual([{ stage: 'RETURNED', reason: 'Écriture de caution annulée : Jamais rendue' }]);
    ({ rental } = await giveBack(rental, '3000.00'));
    expect(rental.stage).toBe('CLOSED');
  });

  it('can be closed by anyone only without a deposit that is held', async () => {
    const { rental } = await hold(await paidRental(RentalStage.RETURNED, { advance: '900.00' }));
    const close = async (token: string, reason?: string) =>
      (
        await app.graphql<{ closeRental: { stage: string } }>(
          'mutation ($input: RentalStepInput!) { closeRental(input: $input) { stage } }',
          { input: { number: rental.number, version: rental.version, reason } },
          token,
        )
      ).errors?.[0]?.extensions.code ?? 'closed';
    expect(await close(staff)).toBe('FORBIDDEN');
    expect(await close(admin, 'Caution remise au siège')).toBe('closed');
  });
});

describe('the amount', () => {
  const accept = async () => {
    const vehicle = await makeVehicle(app.database, { category: VehicleCategory.LUXURY_SEDAN });
    const request = await makeReservation(app.database, { vehicle });
    return change('acceptReservation', { number: request.number, total: '900.00', advance: '0.00' });
  };

  it('is that of the category from the settings on, and can be set for one rental', async () => {
    expect((await accept()).rental).toMatchObject({ depositAmount: '0.00', depositState: 'NONE' });
    const update = (input: object, token = admin) =>
      app.graphql<{ updateDepositSettings: { version: number } }>(
        'mutation ($input: UpdateDepositSettingsInput!) { updateDepositSettings(input: $input) { version amounts { category amount } imprintWarningDays } }',
        { input },
        token,
      );
    expect((await update({ version: 1 }, staff)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const twice = { category: 'LUXURY_SEDAN', amount: '1.00' };
    expect((await update({ version: 1, amounts: [twice, twice] })).errors?.[0]?.extensions).toMatchObject({
      fields: { 'amounts.1.category': [expect.any(String)] },
    });
    const { data } = await update({ version: 1, amounts: [{ category: 'LUXURY_SEDAN', amount: '10000.00' }] });
    expect(data?.updateDepositSettings).toEqual({
      version: 2,
      amounts: [{ category: 'LUXURY_SEDAN', amount: '10000.00' }],
      imprintWarningDays: 3,
    });
    expect((await update({ version: 1, imprintWarningDays: 5 })).errors?.[0]?.extensions.code).toBe(
      'DEPOSIT_SETTINGS.VERSION_CONFLICT',
    );
    let { rental } = await accept();
    expect(rental).toMatchObject({ depositAmount: '10000.00', depositState: 'DUE', balance: '900.00' });
    const { number, version } = rental;
    // The acceptance and its deposit are one change of the request.
    expect(version).toBe(2);
    ({ rental } = await change('setDepositAmount', { number, version, amount: '5000.00' }));
    expect(rental.depositAmount).toBe('5000.00');
  });
});

describe('another vehicle', () => {
  const settings = async (amounts: object[]) => {
    const { data } = await app.graphql<{ depositSettings: { version: number } }>(
      '{ depositSettings { version } }',
      {},
      admin,
    );
    await app.graphql(
      'mutation ($input: UpdateDepositSettingsInput!) { updateDepositSettings(input: $input) { version } }',
      { input: { version: data?.depositSettings.version, amounts } },
      admin,
    );
  };
  const changeTo = async ({ number, version }: Seen, vehicle: Vehicle, swap: object = {}) =>
    app.graphql<{ changeRental: Rental }>(
      `mutation ($input: ChangeRentalInput!) { changeRental(input: $input) { ... on Reservation { ${RENTAL} } } }`,
      { input: { number, version, reason: 'Panne', swap: { vehicleId: String(vehicle.id), ...swap } } },
      staff,
    );

  it('of another category asks for its deposit, before the departure and during the rental', async () => {
    await settings([
      { category: 'CITY_CAR', amount: '3000.00' },
      { category: 'LUXURY_SEDAN', amount: '10000.00' },
    ]);
    const [small, large] = [
      await makeVehicle(app.database),
      await makeVehicle(app.database, { category: VehicleCategory.LUXURY_SEDAN }),
    ];
    const request = await makeReservation(app.database, { vehicle: small });
    let { rental } = await change('acceptReservation', { number: request.number, total: '900.00', advance: '0.00' });
    ({ rental } = await change('setDepositAmount', { number: rental.number, version: rental.version, amount: '2500' }));
    const same = await changeTo(rental, await makeVehicle(app.database));
    expect(same.errors).toBeUndefined();
    expect(same.data?.changeRental.depositAmount).toBe('2500.00');
    const planned = await changeTo(same.data?.changeRental as Rental, large);
    expect(planned.data?.changeRental).toMatchObject({ depositAmount: '10000.00', depositState: 'DUE' });
    ({ rental } = await hold(planned.data?.changeRental as Rental, { amount: '10000.00' }));
    const startsAt = new Date(Date.now() - DAY_MS);
    const em = app.database.orm.em.fork();
    await em.execute('update reservation set starts_at = ? where number_key = ?', [
      startsAt,
      rental.number.replace('-', ''),
    ]);
    await em.execute(
      `update occupation o set period = tstzrange(?, upper(o.period)) from reservation r
       where r.id = reservation_id and r.number_key = ?`,
      [startsAt, rental.number.replace('-', '')],
    );
    const out = await change('departRental', { number: rental.number, version: rental.version, km: 1000, fuel: 8 });
    expect(out.problem).toBeUndefined();
    const back = await changeTo(out.rental, small, { returnedKm: 1100, returnedFuel: 8, km: 500, fuel: 8 });
    expect(back.errors).toBeUndefined();
    expect(back.data?.changeRental).toMatchObject({ depositAmount: '3000.00', depositHeld: '10000.00' });
    await settings([]);
  });
});

test('taking back the only entry of a deposit settles nothing', async () => {
  const settled: string[] = [];
  app.services.domainEvents.on(depositSettled, async (_tx, { reservation }) => {
    settled.push(reservation.number);
  });
  const { rental } = await hold(await paidRental());
  await change('correctDeposit', { entryId: rental.depositEntries[0]?.id, reason: 'Saisie en double' });
  const { rental: other } = await hold(await paidRental());
  await giveBack(other, '3000.00');
  expect(settled).toEqual([other.number]);
});

describe('card imprints', () => {
  it('are warned of once, some days before they expire, and can be listed', async () => {
    const imprint = { method: 'CARD_IMPRINT', reference: 'AUT 7781' };
    const { rental: soon } = await hold(await paidRental(), { ...imprint, expiresOn: day(3) });
    const { rental: later } = await hold(await paidRental(), { ...imprint, expiresOn: day(4) });
    expect(soon.depositExpiresOn).toBe(day(3));
    const { em, reader, domainEvents, jobs } = app.services;
    const check = new ImprintCheckService({ em, reader, domainEvents, jobs });
    await Promise.all([check.check(), check.check()]);
    await check.check();
    const told = await em
      .fork()
      .execute<{ description: string }[]>(
        "select n.description from notification n join reservation r on r.id = n.reservation_id where n.title = 'Empreinte de carte bientôt expirée' and r.number_key in (?)",
        [[soon, later].map(({ number }) => number.replace('-', ''))],
      );
    expect(told).toHaveLength(1);
    expect(told[0]?.description).toContain(day(3).split('-').reverse().join('-'));
    const { data } = await app.graphql<{ reservations: { items: { number: string }[] } }>(
      '{ reservations(filter: { deposit: EXPIRING }) { items { number } } }',
      {},
      staff,
    );
    const numbers = data?.reservations.items.map(({ number }) => number);
    expect(numbers).toContain(soon.number);
    expect(numbers).not.toContain(later.number);
    const { rental } = await giveBack(soon, '3000.00', 'CARD_IMPRINT');
    expect(rental.depositExpiresOn).toBeNull();
  });
});

describe('the list of deposits to give back', () => {
  it('has what is held although the vehicle is back, the rental missed or cancelled', async () => {
    const listed = async (deposit: string) => {
      const { data } = await app.graphql<{ reservations: { items: { number: string }[] } }>(
        `{ reservations(filter: { deposit: ${deposit} }, sort: { field: ENDED_AT, direction: ASC }, page: { size: 100 }) { items { number } } }`,
        {},
        staff,
      );
      return data?.reservations.items.map(({ number }) => number) ?? [];
    };
    const { rental: out } = await hold(await paidRental());
    const { rental: back } = await hold(await paidRental(RentalStage.RETURNED));
    expect(await listed('HELD')).toEqual(expect.arrayContaining([out.number, back.number]));
    expect(await listed('TO_RETURN')).toContain(back.number);
    expect(await listed('TO_RETURN')).not.toContain(out.number);
    await giveBack(back, '3000.00');
    expect(await listed('TO_RETURN')).not.toContain(back.number);
  });

  it('has the oldest return first, whatever end was promised', async () => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    const returned = async (endsAt: Date, endedAt: Date, stage = RentalStage.RETURNED) => {
      const { rental } = await hold(await paidRental(stage, { startsAt: at(-9), endsAt }));
      await app.database.orm.em.fork().execute(
        `insert into rental_leg (created_at, updated_at, reservation_id, vehicle_id, started_at, ended_at)
         select now(), now(), id, vehicle_id, starts_at, ? from reservation where number_key = ?`,
        [endedAt, rental.number.replace('-', '')],
      );
      return rental.number;
    };
    const late = await returned(at(-6), at(-1));
    const early = await returned(at(5), at(-3));
    // What a swap ended is no return: the rental is still out.
    const swapped = await returned(at(4), at(-8), RentalStage.OUT);
    const { data } = await app.graphql<{ reservations: { items: object[] } }>(
      `query ($numbers: [String!]) { reservations(filter: { numbers: $numbers }, sort: { field: ENDED_AT, direction: ASC }) { items { number endedAt } } }`,
      { numbers: [late, early, swapped] },
      staff,
    );
    expect(data?.reservations.items).toEqual([
      { number: early, endedAt: expect.stringContaining(at(-3).toISOString().slice(0, 16)) },
      { number: late, endedAt: expect.stringContaining(at(-1).toISOString().slice(0, 16)) },
      { number: swapped, endedAt: null },
    ]);
  });
});

describe('documents', () => {
  const open = async (query: string, token: string) => {
    const { data, errors } = await app.graphql<Record<string, { url: string }>>(query, {}, token);
    const url = Object.values(data ?? {})[0]?.url;
    if (url) await app.inject({ method: 'GET', url });
    return errors?.[0]?.extensions.code;
  };

  it('name what is kept where nobody came below the total of the invoice, and tell the customer all of it', async () => {
    const { rental: held } = await hold(await paidRental());
    await app.execute("update reservation set stage = 'NO_SHOW' where number_key = ?", [held.number.replace('-', '')]);
    const { rental } = await keep(held, '450.50');
    const { number } = rental;
    const printing = vi.spyOn(app.services.pdf, 'render');
    await open(`{ invoiceDocument(number: "${number}", proForma: true) { url } }`, staff);
    expect(printing).toHaveBeenCalledWith(
      INVOICE_TEMPLATE,
      expect.objectContaining({
        total: '900\u00a0Dh',
        retentions: [{ label: 'Retenue sur caution : Rayure portière droite', amount: '450,50\u00a0Dh' }],
      }),
    );
    const statement = `{ depositStatement(number: "${number}") { url } }`;
    expect(await open(statement, await app.tokenFor(owner))).toBeUndefined();
    expect(printing).toHaveBeenLastCalledWith(
      DEPOSIT_STATEMENT_TEMPLATE,
      expect.objectContaining({
        entries: [
          expect.objectContaining({ label: 'Caution reçue, espèces' }),
          expect.objectContaining({ label: 'Caution retenue', reason: 'Rayure portière droite' }),
        ],
      }),
    );
    printing.mockRestore();
    expect(await open(statement, await app.tokenFor(await makeCustomer(app.database)))).toBe('RESERVATION.NOT_FOUND');
    const none = await paidRental();
    expect(await open(`{ depositStatement(number: "${none.number}") { url } }`, staff)).toBe('DEPOSIT.NONE');
  });
});

test('customers see their deposit, but who entered it is for the staff', async () => {
  const { rental } = await hold(await paidRental());
  const token = await app.tokenFor(owner);
  const ask = (fields: string) => app.graphql(`{ reservation(number: "${rental.number}") { ${fields} } }`, {}, token);
  expect((await ask('depositHeld depositState depositEntries { amount reason }')).errors).toBeUndefined();
  expect((await ask('depositEntries { recordedBy { lastName } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(
    (await change('holdDeposit', { number: 'x', version: 1, amount: '1.00', method: 'CASH' }, token)).problem
      ?.extensions.code,
  ).toBe('FORBIDDEN');
});
