import { makeCustomer, makeEmployee, makeRental, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { updateSettings } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { LatenessService } from './lateness.service.js';

const HOUR_MS = 3_600_000;
const { PLANNED, OUT, RETURNED, CLOSED, NO_SHOW } = RentalStage;

let app: TestApp;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp();
  const admin = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
  tokens['admin'] = await app.tokenFor(admin);
  tokens['employee'] = await app.tokenFor(await makeEmployee(app.database, { lastName: 'Bennani' }));
  tokens['customer'] = await app.tokenFor(await makeCustomer(app.database));
  tokens['key'] = await app.keyFor(admin, 'WRITE');
  tokens['reading key'] = await app.keyFor(admin, 'READ');
});
afterAll(() => app.close());

const fromNow = (ms: number): Date => new Date(Date.now() + ms);

/** A rental of 900 Dh that began two hours ago and ends tomorrow, as it stands at a stage; 200 Dh were paid. */
async function rentalAt(
  stage: RentalStage,
  overrides: Parameters<typeof makeReservation>[1] = {},
): Promise<Reservation> {
  const make = stage === NO_SHOW ? makeReservation : makeRental;
  const rental = await make(app.database, {
    status: ReservationStatus.ACCEPTED,
    stage,
    startsAt: fromNow(-2 * HOUR_MS),
    endsAt: fromNow(DAY_MS),
    total: stage === NO_SHOW ? '200.00' : '900.00',
    advance: '200.00',
    acceptedAt: fromNow(-DAY_MS),
    ...overrides,
  });
  if (stage === RETURNED || stage === CLOSED)
    await app.execute(
      `insert into rental_leg (created_at, updated_at, reservation_id, vehicle_id, started_at, start_km, start_fuel, ended_at, end_km, end_fuel)
       values (now(), now(), ?, ?, ?, 1000, 8, now(), 1200, 4)`,
      [rental.id, rental.vehicle.id, rental.startsAt],
    );
  if (stage === NO_SHOW)
    await app.execute(
      `insert into rental_stage_event (created_at, updated_at, reservation_id, stage, at, kept, former_total)
       values (now(), now(), ?, 'NO_SHOW', now(), 200, 900)`,
      [rental.id],
    );
  return rental;
}

const RENTAL = `number version stage late total advance balance firstEndsAt
  legs { startedAt startKm startFuel endedAt endKm endFuel vehicle { id } }
  stageEvents { stage reason kept employee { lastName } }
  stageMoves { to reasonRequired } lastKnownKm`;

interface Rental {
  number: string;
  version: number;
  stage: RentalStage | null;
  late: boolean;
  total: string;
  advance: string;
  balance: string;
  firstEndsAt: string | null;
  legs: { startedAt: string; startKm: number | null; endKm: number | null; endedAt: string | null }[];
  stageEvents: {
    stage: RentalStage;
    reason: string | null;
    kept: string | null;
    employee: { lastName: string } | null;
  }[];
  stageMoves: { to: RentalStage; reasonRequired: boolean }[];
  lastKnownKm: number | null;
}

const MUTATIONS = {
  departRental: 'DepartRentalInput',
  returnRental: 'ReturnRentalInput',
  markRentalNoShow: 'MarkNoShowInput',
  closeRental: 'RentalStepInput',
  reopenRental: 'RentalStepInput',
} as const;
type Step = keyof typeof MUTATIONS;

/** Valid input of each step. */
const SENT: Readonly<Record<Step, object>> = {
  departRental: { km: 2000, fuel: 8 },
  returnRental: { km: 2000, fuel: 4 },
  markRentalNoShow: { kept: '200.00' },
  closeRental: {},
  reopenRental: {},
};

async function step(
  name: Step,
  { number, version }: Pick<Rental, 'number' | 'version'>,
  input: object = {},
  who = 'employee',
) {
  const { data, errors } = await app.graphql<Record<string, Rental>>(
    `mutation ($input: ${MUTATIONS[name]}!) { ${name}(input: $input) { ${RENTAL} } }`,
    { input: { number, version, ...SENT[name], ...input } },
    tokens[who],
  );
  return { rental: data?.[name], problem: errors?.[0] };
}

async function read({ number }: Pick<Reservation, 'number'>, who = 'employee'): Promise<Rental> {
  const { data, errors } = await app.graphql<{ reservation: Rental }>(
    `query ($number: String!) { reservation(number: $number) { ${RENTAL} } }`,
    { number },
    tokens[who],
  );
  expect(errors).toBeUndefined();
  return data?.reservation as Rental;
}

const fieldsOf = (problem: { extensions: Record<string, unknown> } | undefined) => problem?.extensions['fields'];
const occupationOf = async (rental: Reservation) =>
  (
    await app.execute<{ from: string; to: string }>(
      'select lower(period) as "from", upper(period) as "to" from occupation where reservation_id = ?',
      [rental.id],
    )
  ).map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));

/** The stage to which each step leads from each stage, or the refusal of an employee, and of an Admin if that differs. */
const NO = 'RENTAL.STAGE';
type Outcome = readonly [employee: string, admin?: string];
const TABLE: Readonly<Record<string, Readonly<Record<RentalStage, Outcome>>>> = {
  departRental: { PLANNED: [OUT], OUT: [NO], RETURNED: [NO], CLOSED: [NO], NO_SHOW: [NO] },
  returnRental: { PLANNED: [NO], OUT: [RETURNED], RETURNED: [NO], CLOSED: [NO], NO_SHOW: [NO] },
  markRentalNoShow: { PLANNED: [NO_SHOW], OUT: [NO], RETURNED: [NO], CLOSED: [NO], NO_SHOW: [NO] },
  closeRental: { PLANNED: [NO], OUT: [NO], RETURNED: ['FORBIDDEN', 'VALIDATION'], CLOSED: [NO], NO_SHOW: [NO] },
  'closeRental with a reason': {
    PLANNED: [NO],
    OUT: [NO],
    RETURNED: ['FORBIDDEN', CLOSED],
    CLOSED: [NO],
    NO_SHOW: [NO],
  },
  reopenRental: {
    PLANNED: [NO],
    OUT: [NO],
    RETURNED: ['FORBIDDEN', 'VALIDATION'],
    CLOSED: ['FORBIDDEN', 'VALIDATION'],
    NO_SHOW: [PLANNED],
  },
  'reopenRental with a reason': {
    PLANNED: [NO],
    OUT: [NO],
    RETURNED: ['FORBIDDEN', OUT],
    CLOSED: ['FORBIDDEN', RETURNED],
    NO_SHOW: [PLANNED],
  },
};

describe('each step from each stage', () => {
  for (const [named, from] of Object.entries(TABLE)) {
    const [name, withReason] = named.split(' with ');
    for (const [stage, [employee, admin = employee]] of Object.entries(from) as [RentalStage, Outcome][]) {
      const outcomes = {
        employee,
        admin,
        key: employee,
        'reading key': 'API_KEY.READ_ONLY',
        customer: 'FORBIDDEN',
        visitor: 'UNAUTHENTICATED',
      };
      it(`${named}: ${stage} → ${employee}, of an Admin ${admin}`, async () => {
        for (const [who, outcome] of Object.entries(outcomes)) {
          const rental = await rentalAt(stage);
          const input = withReason ? { reason: 'Erreur de saisie' } : {};
          const { rental: now, problem } = await step(name as Step, rental, input, who);
          expect([who, now?.stage ?? problem?.extensions.code]).toEqual([who, outcome]);
          const after = await read(rental);
          expect(after.stage).toBe(now?.stage ?? stage);
          if (problem) expect(after.version).toBe(rental.version);
        }
      });
    }
  }

  it('offers exactly what it allows', async () => {
    const offered = async (stage: RentalStage, who: string, overrides = {}) =>
      (await read(await rentalAt(stage, overrides), who)).stageMoves.map(
        ({ to, reasonRequired }) => `${to}${reasonRequired ? '!' : ''}`,
      );
    expect(await offered(PLANNED, 'employee')).toEqual([OUT, NO_SHOW]);
    expect(await offered(OUT, 'admin')).toEqual([RETURNED]);
    expect(await offered(RETURNED, 'employee')).toEqual([]);
    expect(await offered(RETURNED, 'admin')).toEqual([`${OUT}!`, `${CLOSED}!`]);
    expect(await offered(RETURNED, 'employee', { advance: '900.00' })).toEqual([CLOSED]);
    expect(await offered(CLOSED, 'employee')).toEqual([]);
    expect(await offered(NO_SHOW, 'employee')).toEqual([PLANNED]);
  });

  it('is refused for a reservation that is not a rental, and not found for unknown numbers', async () => {
    const request = await makeReservation(app.database);
    expect((await step('departRental', request)).problem?.extensions.code).toBe('RENTAL.STAGE');
    const unknown = { number: '22222-22222', version: 1 };
    expect((await step('departRental', unknown)).problem?.extensions.code).toBe('RESERVATION.NOT_FOUND');
  });
});

describe('a rental from its acceptance to its end', () => {
  it('is planned, out, returned and closed once it is paid; each step has who and when', async () => {
    const request = await makeReservation(app.database, { startsAt: fromNow(-HOUR_MS), endsAt: fromNow(DAY_MS) });
    await app.graphql(
      `mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { number } } }`,
      { input: { number: request.number, total: '900.00', advance: '200.00' } },
      tokens['employee'],
    );
    let rental = await read(request);
    expect(rental).toMatchObject({ stage: PLANNED, late: false, firstEndsAt: null, legs: [] });
    rental = (await step('departRental', rental, { km: 12_000, fuel: 7 })).rental as Rental;
    expect(rental).toMatchObject({
      stage: OUT,
      legs: [{ startKm: 12_000, startFuel: 7, endedAt: null }],
      lastKnownKm: 12_000,
    });
    expect(new Date(rental.firstEndsAt ?? 0)).toEqual(request.endsAt);
    rental = (await step('returnRental', rental, { km: 12_345, fuel: 0 })).rental as Rental;
    expect(rental).toMatchObject({ stage: RETURNED, legs: [{ endKm: 12_345, endFuel: 0 }], lastKnownKm: 12_345 });
    const { data } = await app.graphql<{ recordPayment: Rental }>(
      `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { ${RENTAL} } }`,
      {
        input: {
          number: rental.number,
          version: rental.version,
          amount: '700.00',
          method: 'CASH',
          paidOn: new Date().toISOString().slice(0, 10),
        },
      },
      tokens['employee'],
    );
    expect(data?.recordPayment).toMatchObject({ stage: CLOSED, balance: '0.00' });
    expect(data?.recordPayment.stageEvents.map(({ stage, employee }) => [stage, employee?.lastName])).toEqual([
      [PLANNED, 'Bennani'],
      [OUT, 'Bennani'],
      [RETURNED, 'Bennani'],
      [CLOSED, undefined],
    ]);
  });

  it('closes at the return when nothing is left to pay, and the wire keeps its four states', async () => {
    const rental = await rentalAt(OUT, { advance: '900.00' });
    expect((await step('returnRental', rental)).rental?.stage).toBe(CLOSED);
    const wire = (await app.rest('GET', `/reservation/${rental.number}`, undefined, tokens['employee'])).json();
    expect(wire.data).toMatchObject({ etat_reservation: 'Accepter' });
    expect(JSON.stringify(wire)).not.toMatch(/stage|CLOSED/);
  });

  it('stays returned when an Admin opened it again, until somebody closes it', async () => {
    const rental = await rentalAt(CLOSED, { advance: '900.00' });
    const opened = (await step('reopenRental', rental, { reason: 'Dommage oublié' }, 'admin')).rental as Rental;
    expect(opened).toMatchObject({ stage: RETURNED, stageEvents: [{ stage: RETURNED, reason: 'Dommage oublié' }] });
    expect((await step('closeRental', opened)).rental?.stage).toBe(CLOSED);
  });

  it('is back again where a payment of a closed rental is void or given back, and closes once it is paid anew', async () => {
    const rental = await rentalAt(OUT, { advance: '0.00' });
    await app.execute(`update reservation set advance = 0 where id = ?`, [rental.id]);
    const pay = (seen: Pick<Rental, 'number' | 'version'>, more: object = {}) =>
      app.graphql<{ recordPayment: Rental & { payments: { id: string }[] } }>(
        `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { ${RENTAL} payments { id } } }`,
        {
          input: {
            number: seen.number,
            version: seen.version,
            amount: '900.00',
            method: 'CARD',
            paidOn: agencyDay(new Date()),
            ...more,
          },
        },
        tokens['employee'],
      );
    const back = (await step('returnRental', rental)).rental as Rental;
    const paid = (await pay(back)).data?.recordPayment;
    expect(paid).toMatchObject({ stage: CLOSED });
    const { data } = await app.graphql<{ correctPayment: Rental }>(
      `mutation ($input: CorrectPaymentInput!) { correctPayment(input: $input) { ${RENTAL} } }`,
      { input: { paymentId: paid?.payments.at(-1)?.id, reason: 'Carte refusée' } },
      tokens['employee'],
    );
    expect(data?.correctPayment).toMatchObject({ stage: RETURNED, balance: '900.00' });
    expect(data?.correctPayment.stageEvents.at(-1)).toMatchObject({
      ...{ stage: RETURNED, reason: 'Paiement annulé : Carte refusée', employee: { lastName: 'Bennani' } },
    });
    const again = (await pay(data?.correctPayment as Rental)).data?.recordPayment as Rental;
    expect(again).toMatchObject({ stage: CLOSED, balance: '0.00' });
    const refunded = (await pay(again, { amount: '100.00', refund: true })).data?.recordPayment;
    expect(refunded).toMatchObject({ stage: RETURNED, balance: '100.00' });
    expect(refunded?.stageEvents.at(-1)).toMatchObject({ reason: 'Remboursement' });
  });

  it('says that a step was taken already, as a second device learns when it sends its departure', async () => {
    const out = await rentalAt(OUT);
    const { problem } = await step('departRental', out);
    expect(problem?.message).toBe("Cette location est déjà à l'étape « En cours ».");
  });

  it('cannot be cancelled once the vehicle left, nor moved to another vehicle or start', async () => {
    const out = await rentalAt(OUT);
    const cancelled = await app.graphql(
      `mutation ($input: CancelReservationInput!) { cancelReservation(input: $input) { number } }`,
      { input: { number: out.number, version: out.version } },
      tokens['employee'],
    );
    expect(cancelled.errors?.[0]).toMatchObject({
      message: "Cette location est à l'étape « En cours » : elle ne peut pas passer à « Annuler ».",
      extensions: { code: 'RENTAL.STAGE', from: 'OUT', to: 'CANCELLED' },
    });
    const edit = (rental: Reservation, input: object) =>
      app.graphql(
        `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { stage } } }`,
        { input: { number: rental.number, version: rental.version, ...input } },
        tokens['employee'],
      );
    const other = await makeVehicle(app.database);
    expect(fieldsOf((await edit(out, { vehicleId: String(other.id) })).errors?.[0])).toHaveProperty('vehicleId');
    const { startsAt, endsAt } = out;
    const moved = await edit(out, { period: { startsAt: fromNow(HOUR_MS), endsAt } });
    expect(fieldsOf(moved.errors?.[0])).toHaveProperty(['period.startsAt']);
    expect((await edit(out, { period: { startsAt, endsAt: fromNow(2 * DAY_MS) } })).data).toMatchObject({
      updateReservation: { stage: OUT },
    });
    const closed = await rentalAt(CLOSED);
    const stretched = await edit(closed, { period: { startsAt: closed.startsAt, endsAt: fromNow(2 * DAY_MS) } });
    expect(fieldsOf(stretched.errors?.[0])).toHaveProperty(['period.endsAt']);
  });

  it('keeps its total once it is closed', async () => {
    const closed = await rentalAt(CLOSED);
    const edit = (input: object) =>
      app.graphql(
        `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { stage total } } }`,
        { input: { number: closed.number, version: closed.version, ...input } },
        tokens['employee'],
      );
    const dearer = await edit({ total: '9999.00' });
    expect(fieldsOf(dearer.errors?.[0])).toEqual({
      total: ["Le prix total ne peut plus changer : la location est à l'étape « Clôturée »."],
    });
    expect((await edit({ total: closed.total, comment: 'Rendue propre' })).data).toMatchObject({
      updateReservation: { stage: CLOSED },
    });
  });

  it('has no stage any more once it is cancelled', async () => {
    const rental = await rentalAt(PLANNED);
    const { data } = await app.graphql(
      `mutation ($input: CancelReservationInput!) { cancelReservation(input: $input) { status stage } }`,
      { input: { number: rental.number, version: rental.version } },
      tokens['employee'],
    );
    expect(data).toEqual({ cancelReservation: { status: 'CANCELLED', stage: null } });
  });
});

describe('what is read at a departure and a return', () => {
  it('is refused at its field, and nothing changes', async () => {
    const vehicle = await makeVehicle(app.database, { odometerKm: 50_000 });
    const planned = await rentalAt(PLANNED, { vehicle });
    const refused = async (name: Step, rental: Reservation, input: object) => {
      const { problem } = await step(name, rental, input);
      expect(problem?.extensions.code).toBe('VALIDATION');
      expect((await read(rental)).version).toBe(rental.version);
      return fieldsOf(problem);
    };
    expect(await refused('departRental', planned, { km: 49_999 })).toEqual({
      km: [`Le kilométrage ne peut pas être inférieur au dernier connu : ${(50_000).toLocaleString('fr-FR')}\u00a0km.`],
    });
    for (const fuel of [-1, 9])
      expect(await refused('departRental', planned, { km: 50_000, fuel })).toEqual({
        fuel: ['Le niveau de carburant va de 0 à 8 huitièmes.'],
      });
    expect(await refused('departRental', planned, { km: -1 })).toHaveProperty('km');
    expect(await refused('departRental', planned, { km: 3_000_000 })).toHaveProperty('km');
    expect(await refused('departRental', planned, { km: 50_000, at: fromNow(HOUR_MS) })).toEqual({
      at: ["L'heure ne peut pas être dans le futur."],
    });
    expect(await refused('departRental', planned, { km: 50_000, at: fromNow(-2 * DAY_MS) })).toHaveProperty('at');
    const out = await rentalAt(OUT);
    expect(await refused('returnRental', out, { at: fromNow(-3 * HOUR_MS) })).toHaveProperty('at');
    expect(await refused('returnRental', out, { km: 999 })).toHaveProperty('km');
  });

  it('a vehicle that another customer still has cannot leave', async () => {
    const vehicle = await makeVehicle(app.database);
    const late = await rentalAt(OUT, { vehicle, startsAt: fromNow(-2 * DAY_MS), endsAt: fromNow(-2 * HOUR_MS) });
    const next = await rentalAt(PLANNED, { vehicle, startsAt: fromNow(-HOUR_MS) });
    const { problem } = await step('departRental', next);
    expect(fieldsOf(problem)).toEqual({
      vehicleId: [`Ce véhicule n'est pas encore rentré de la location ${late.number}.`],
    });
  });

  it('a vehicle does not leave at a moment at which another customer still had it', async () => {
    const vehicle = await makeVehicle(app.database);
    const late = await rentalAt(OUT, { vehicle, startsAt: fromNow(-2 * DAY_MS), endsAt: fromNow(-5 * HOUR_MS) });
    const next = await rentalAt(PLANNED, { vehicle, startsAt: fromNow(-4 * HOUR_MS) });
    const back = fromNow(-HOUR_MS);
    await step('returnRental', late, { at: back.toISOString() });
    const { problem } = await step('departRental', next, { at: fromNow(-2 * HOUR_MS).toISOString() });
    expect(fieldsOf(problem)).toEqual({
      at: [expect.stringContaining(`Ce véhicule n'est rentré de la location ${late.number} que le `)],
    });
    expect((await step('departRental', next, { at: back.toISOString() })).rental?.stage).toBe(OUT);
  });

  it('a return is not taken back once the vehicle was out with somebody else', async () => {
    const vehicle = await makeVehicle(app.database);
    const first = await rentalAt(OUT, { vehicle, startsAt: fromNow(-2 * DAY_MS), endsAt: fromNow(-5 * HOUR_MS) });
    const returned = await step('returnRental', first, { at: fromNow(-4 * HOUR_MS).toISOString() });
    const next = await rentalAt(PLANNED, { vehicle, startsAt: fromNow(-3 * HOUR_MS), endsAt: fromNow(HOUR_MS) });
    const out = await step('departRental', next, { at: fromNow(-3 * HOUR_MS).toISOString() });
    await step('returnRental', out.rental as Rental, { at: fromNow(-HOUR_MS).toISOString(), km: 2100 });
    const { problem } = await step('reopenRental', returned.rental as Rental, { reason: 'Erreur' }, 'admin');
    expect(fieldsOf(problem)).toEqual({
      vehicleId: [`Ce véhicule est reparti entre-temps avec la location ${next.number}.`],
    });
  });

  it('a departure before the start takes the vehicle from then on, unless it is promised', async () => {
    const vehicle = await makeVehicle(app.database);
    const before = await rentalAt(PLANNED, { vehicle, startsAt: fromNow(-HOUR_MS), endsAt: fromNow(HOUR_MS) });
    const next = await rentalAt(PLANNED, { vehicle, startsAt: fromNow(2 * HOUR_MS) });
    expect((await step('departRental', next)).problem?.extensions.code).toBe('RESERVATION.VEHICLE_TAKEN');
    await step('markRentalNoShow', before);
    await app.execute('delete from occupation where reservation_id = ?', [before.id]);
    expect((await step('departRental', next)).rental?.stage).toBe(OUT);
    const [promise] = await occupationOf(next);
    expect(promise?.from.getTime()).toBeLessThanOrEqual(Date.now());
    expect(promise?.to).toEqual(next.endsAt);
  });

  it('a return frees the rest at once; taken back, it needs the vehicle to be free still', async () => {
    const rental = await rentalAt(OUT);
    const back = (await step('returnRental', rental)).rental as Rental;
    const [promise] = await occupationOf(rental);
    expect(promise?.to.getTime()).toBeLessThanOrEqual(Date.now());
    const vehicle = { id: rental.vehicle.id } as Vehicle;
    const next = await rentalAt(PLANNED, { vehicle, startsAt: fromNow(HOUR_MS), endsAt: fromNow(3 * HOUR_MS) });
    const refused = await step('reopenRental', back, { reason: 'Erreur' }, 'admin');
    expect(refused.problem?.extensions.code).toBe('RESERVATION.VEHICLE_TAKEN');
    await app.execute('delete from occupation where reservation_id = ?', [next.id]);
    const out = (await step('reopenRental', back, { reason: 'Erreur' }, 'admin')).rental as Rental;
    // The reading of the mistaken return counts no more.
    expect(out).toMatchObject({ stage: OUT, legs: [{ startKm: 1000, endKm: null, endedAt: null }], lastKnownKm: 1000 });
    expect((await occupationOf(rental))[0]?.to).toEqual(rental.endsAt);
  });
});

describe('nobody came', () => {
  it('frees the vehicle, makes the kept sum the total and refunds the rest; planned again, all of it is restored', async () => {
    const rental = await rentalAt(PLANNED);
    const missing = await step('markRentalNoShow', rental, { kept: '50.00' });
    expect(fieldsOf(missing.problem)).toEqual({ refundMethod: ['Le mode de remboursement est obligatoire.'] });
    const tooMuch = await step('markRentalNoShow', rental, { kept: '200.01' });
    expect(fieldsOf(tooMuch.problem)).toHaveProperty('kept');
    expect(fieldsOf((await step('markRentalNoShow', rental, { kept: '-1.00' })).problem)).toHaveProperty('kept');
    const missed = (await step('markRentalNoShow', rental, { kept: '50.00', refundMethod: 'CASH' })).rental as Rental;
    expect(missed).toMatchObject({
      stage: NO_SHOW,
      total: '50.00',
      advance: '50.00',
      balance: '0.00',
      stageEvents: [{ kept: '50.00' }],
    });
    expect(await occupationOf(rental)).toEqual([]);
    const edit = await app.graphql(
      'mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { id } } }',
      { input: { number: rental.number, version: missed.version, total: '2000.00', advance: '2000.00' } },
      tokens['employee'],
    );
    expect(Object.keys((edit.errors?.[0]?.extensions['fields'] as object | undefined) ?? {}).sort()).toEqual([
      'advance',
      'total',
    ]);
    const planned = (await step('reopenRental', missed)).rental as Rental;
    expect(planned).toMatchObject({ stage: PLANNED, total: '900.00', advance: '50.00', balance: '850.00' });
    expect(await occupationOf(rental)).toHaveLength(1);
  });

  it('is refused before the start and the minutes of the settings have passed', async () => {
    const early = await rentalAt(PLANNED, { startsAt: fromNow(-59 * 60_000) });
    expect((await step('markRentalNoShow', early)).problem?.extensions.code).toBe('RENTAL.NO_SHOW_EARLY');
  });

  it('cannot be planned again when the vehicle was promised meanwhile', async () => {
    const missed = await rentalAt(NO_SHOW);
    await rentalAt(PLANNED, { vehicle: { id: missed.vehicle.id } });
    expect((await step('reopenRental', missed)).problem?.extensions.code).toBe('RESERVATION.VEHICLE_TAKEN');
    expect(await read(missed)).toMatchObject({ stage: NO_SHOW, total: '200.00' });
  });
});

describe('lateness', () => {
  it('is derived from the promised end and the minutes of the settings, in the record as in the filter', async () => {
    const vehicle = await makeVehicle(app.database);
    const at = (stage: RentalStage, endedMinutesAgo: number) =>
      rentalAt(stage, {
        vehicle: undefined,
        startsAt: fromNow(-2 * DAY_MS),
        endsAt: fromNow(-endedMinutesAgo * 60_000),
      });
    const late = await at(OUT, 61);
    const others = [
      await at(OUT, 59),
      await at(RETURNED, 120),
      await at(PLANNED, 120),
      await rentalAt(OUT, { vehicle }),
    ];
    const filtered = async (filter: string) => {
      const { data } = await app.graphql<{ reservations: { items: { number: string; late: boolean }[] } }>(
        `{ reservations(filter: { ${filter} }, page: { size: 100 }) { items { number late } } }`,
        {},
        tokens['employee'],
      );
      return data?.reservations.items ?? [];
    };
    const found = await filtered('late: true');
    expect(found.map(({ number }) => number)).toContain(late.number);
    expect(found.every((row) => row.late)).toBe(true);
    for (const other of others) {
      expect(found.map(({ number }) => number)).not.toContain(other.number);
      expect((await read(other)).late).toBe(false);
    }
    const out = (await filtered('stages: [OUT, RETURNED]')).map(({ number }) => number);
    expect(out).toEqual(expect.arrayContaining([late.number, others[0]?.number, others[1]?.number]));
    expect(out).not.toContain(others[2]?.number);
  });

  it('is told once for each promised end', async () => {
    const rental = await rentalAt(OUT, { startsAt: fromNow(-2 * DAY_MS), endsAt: fromNow(-2 * HOUR_MS) });
    const { em, reader, domainEvents, events, jobs } = app.services;
    const lateness = new LatenessService({ em, reader, domainEvents, events, jobs });
    const notices = async () => {
      await app.inContext(() => lateness.check());
      return app.execute(`select id from notification where title = 'Retour en retard' and reservation_id = ?`, [
        rental.id,
      ]);
    };
    expect(await notices()).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
    await app.execute(`update reservation set ends_at = ends_at + interval '5 minutes' where id = ?`, [rental.id]);
    expect(await notices()).toHaveLength(2);
  });

  it('follows the minutes that the agency chose', async () => {
    const rental = await rentalAt(OUT, { startsAt: fromNow(-2 * DAY_MS), endsAt: fromNow(-30 * 60_000) });
    expect((await read(rental)).late).toBe(false);
    const { errors } = await updateSettings(app, { lateAfterMinutes: 15 }, tokens['admin'] ?? '');
    expect(errors).toBeUndefined();
    expect((await read(rental)).late).toBe(true);
    const { data } = await app.graphql('{ rentalSettings { lateAfterMinutes } }', {}, tokens['employee']);
    expect(data).toEqual({ rentalSettings: { lateAfterMinutes: 15 } });
  });
});

it('a vehicle names who drives it now, and a customer what they drive', async () => {
  const customer = await makeCustomer(app.database);
  const rental = await rentalAt(PLANNED);
  await app.execute('update reservation set renter_id = ? where id = ?', [customer.id, rental.id]);
  const current = async () => {
    const { data } = await app.graphql(
      `query ($vehicle: ID!, $customer: ID!) {
        vehicle(id: $vehicle) { currentRental { number } } customer(id: $customer) { currentRental { number } } }`,
      { vehicle: String(rental.vehicle.id), customer: String(customer.id) },
      tokens['employee'],
    );
    return data;
  };
  const none = { vehicle: { currentRental: null }, customer: { currentRental: null } };
  expect(await current()).toEqual(none);
  const { rental: out } = await step('departRental', await read(rental));
  const { number } = rental;
  expect(await current()).toEqual({ vehicle: { currentRental: { number } }, customer: { currentRental: { number } } });
  await step('returnRental', out ?? rental);
  expect(await current()).toEqual(none);
});

describe('rivals', () => {
  it('have one winner; the others get a conflict', async () => {
    const rental = await rentalAt(PLANNED);
    const answers = await Promise.all(Array.from({ length: 8 }, () => step('departRental', rental)));
    const codes = answers.map(({ rental: won, problem }) => won?.stage ?? problem?.extensions.code);
    expect(codes.filter((code) => code === OUT)).toHaveLength(1);
    expect(codes.filter((code) => code === 'RESERVATION.VERSION_CONFLICT')).toHaveLength(7);
    expect((await read(rental)).legs).toHaveLength(1);
  });
});

it('customers see the stage of their own, and neither steps nor legs', async () => {
  const customer = await makeCustomer(app.database);
  const rental = await rentalAt(OUT, { customer });
  const token = await app.tokenFor(customer);
  const { data } = await app.graphql(`{ reservation(number: "${rental.number}") { stage late } }`, {}, token);
  expect(data).toEqual({ reservation: { stage: OUT, late: false } });
  const { errors } = await app.graphql(`{ reservation(number: "${rental.number}") { legs { startKm } } }`, {}, token);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

it('tells webhooks of departures, returns and the end', async () => {
  await app.execute(
    `insert into webhook (created_at, updated_at, name, url, events, active, sealed_secret)
     values (now(), now(), 'w', 'https://exemple.ma/', '{RENTAL_DEPARTED,RENTAL_RETURNED,RENTAL_CLOSED,RENTAL_LATE}', true, '-')`,
  );
  const rental = await rentalAt(PLANNED, { advance: '900.00' });
  const out = (await step('departRental', rental)).rental as Rental;
  await step('returnRental', out, { km: 2100 });
  const all = await app.execute<{ event_type: string; body: string }>(
    'select event_type, body from webhook_delivery order by id',
  );
  // The check of each minute may tell of other rentals meanwhile.
  const told = all.map(({ body, event_type: event }) => ({ event, ...JSON.parse(body).data.reservation }));
  const ofRental = told.filter(({ number }) => number === rental.number);
  expect(ofRental.map(({ event }) => event)).toEqual(['rental.departed', 'rental.returned', 'rental.closed']);
  expect(ofRental.map(({ stage }) => stage)).toEqual([OUT, RETURNED, CLOSED]);
});
