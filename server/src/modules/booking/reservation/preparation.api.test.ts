import { makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { updateSettings } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS, toReadableTime, toWireTime } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: TestApp;
let admin: string;
let staff: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

/** Ten days from now, at a full hour. */
const BASE = Math.ceil((Date.now() + 10 * DAY_MS) / HOUR_MS) * HOUR_MS;
const at = (hours: number): Date => new Date(BASE + hours * HOUR_MS);

async function prepare(minutes: number): Promise<void> {
  const { errors } = await updateSettings(app, { preparationMinutes: minutes }, admin);
  expect(errors).toBeUndefined();
}
beforeEach(() => prepare(60));

interface Booked {
  readonly number: string;
  readonly version: number;
  readonly quotedTotal: string;
  readonly days: number;
}

/** Why nothing was made or moved: the vehicle is taken. */
interface Taken {
  readonly message: string;
  readonly alternatives: readonly { readonly vehicle: { readonly id: string } }[];
}

const BOOK = `mutation ($input: BookReservationInput!) { bookReservation(input: $input) {
  ... on Reservation { number version quotedTotal days } ... on VehicleTaken { message alternatives { vehicle { id } } } } }`;
const MOVE = `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) {
  ... on Reservation { number version } ... on VehicleTaken { message } } }`;
const trip = (vehicle: Vehicle, from: number, to: number) => ({
  vehicleId: String(vehicle.id),
  period: { startsAt: at(from).toISOString(), endsAt: at(to).toISOString() },
  pickupPlace: 'Casablanca',
  returnPlace: 'Casablanca',
});
const driver = { lastName: 'Idrissi', firstName: 'Omar', phone: '0612345678', email: 'omar@exemple.ma' };

/** A booking at the desk, a rental at once unless said. */
async function book(vehicle: Vehicle, from: number, to: number, accept = true) {
  const { data, errors } = await app.graphql<{ bookReservation: Booked & Partial<Taken> }>(
    BOOK,
    { input: { ...trip(vehicle, from, to), kind: 'QUICK', driver, accept } },
    staff,
  );
  expect(errors).toBeUndefined();
  const outcome = data?.bookReservation;
  return { booked: outcome as Booked, taken: outcome?.message, alternatives: outcome?.alternatives };
}

async function rental(vehicle: Vehicle, from: number, to: number): Promise<Booked> {
  const { booked, taken } = await book(vehicle, from, to);
  expect(taken).toBeUndefined();
  return booked;
}

const run = async (name: string, type: string, input: object, token = staff) => {
  const { data, errors } = await app.graphql<Record<string, Booked>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { number version } }`,
    { input },
    token,
  );
  return { done: data?.[name] as Booked, problem: errors?.[0] };
};
async function move({ number, version }: Pick<Booked, 'number' | 'version'>, from: number, to: number) {
  const period = { startsAt: at(from).toISOString(), endsAt: at(to).toISOString() };
  const { data, errors } = await app.graphql<{ updateReservation: Booked & Partial<Taken> }>(
    MOVE,
    { input: { number, version, period } },
    staff,
  );
  expect(errors).toBeUndefined();
  return { done: data?.updateReservation as Booked, taken: data?.updateReservation.message };
}
async function promised(number: string) {
  const rows = await app.execute<Record<'from' | 'to' | 'ready', string>>(
    `select lower(o.period) as "from", upper(o.period) as "to", upper(o.held) as ready from occupation o
     join reservation r on r.id = o.reservation_id where r.number_key = ?`,
    [number.replace('-', '')],
  );
  return rows.map(({ from, to, ready }) => ({ from: new Date(from), to: new Date(to), ready: new Date(ready) }));
}
const isOffered = async (vehicle: Vehicle, from: number, to: number): Promise<boolean> => {
  const { data } = await app.graphql<{ availableVehicles: { items: { id: string }[] } }>(
    `query ($period: PeriodInput!) { availableVehicles(period: $period, page: { size: 100 }) { items { id } } }`,
    { period: trip(vehicle, from, to).period },
  );
  return data?.availableVehicles.items.some(({ id }) => id === String(vehicle.id)) ?? false;
};

describe('two rentals of a vehicle', () => {
  it('stand as far apart as the preparation at least, on either side, and the refusal says until when or from when', async () => {
    const vehicle = await makeVehicle(app.database, { name: 'Préparée' });
    const first = await rental(vehicle, 24, 48);
    const after = await book(vehicle, 48.5, 60);
    expect(after.taken).toContain(
      `Préparée est déjà loué du ${toReadableTime(at(24))} au ${toReadableTime(at(48))} (réservation ${first.number}), ` +
        `puis en préparation : il peut partir à partir du ${toReadableTime(at(49))}.`,
    );
    const before = await book(vehicle, 12, 23.5);
    expect(before.taken).toContain(
      `Préparée est déjà loué du ${toReadableTime(at(24))} au ${toReadableTime(at(48))} (réservation ${first.number}) : ` +
        `pour être préparé avant, il doit être rendu au plus tard le ${toReadableTime(at(23))}.`,
    );
    await rental(vehicle, 49, 60);
    await rental(vehicle, 12, 23);
  });

  it('cost what they cost without preparation', async () => {
    const [one, other] = [await makeVehicle(app.database), await makeVehicle(app.database)];
    const prepared = await rental(one, 0, 24);
    await prepare(0);
    const plain = await rental(other, 0, 24);
    expect([prepared.quotedTotal, prepared.days]).toEqual([plain.quotedTotal, plain.days]);
    expect(prepared.days).toBe(1);
  });

  it('are refused too close by the database itself', async () => {
    const vehicle = await makeVehicle(app.database);
    await rental(vehicle, 0, 24);
    const other = await rental(await makeVehicle(app.database), 24.5, 30);
    await expect(
      app.execute(
        'update occupation set vehicle_id = ? where reservation_id = (select id from reservation where number_key = ?)',
        [vehicle.id, other.number.replace('-', '')],
      ),
    ).rejects.toThrow('occupation_prepared');
  });

  it('that 64 rivals want at less than the preparation from each other have one winner', async () => {
    await prepare(1440);
    const vehicle = await makeVehicle(app.database, { name: 'Convoitée' });
    // The rentals last ten minutes each and are five minutes apart, so that none overlaps another.
    const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => book(vehicle, n / 4, n / 4 + 10 / 60)));
    expect(answers.filter(({ booked }) => booked.number)).toHaveLength(1);
    const taken = answers.flatMap((answer) => answer.taken ?? []);
    expect(taken).toEqual(Array.from({ length: 63 }, () => expect.stringContaining('Convoitée')));
    expect(await app.execute('select 1 from occupation where vehicle_id = ?', [vehicle.id])).toHaveLength(1);
  });
});

describe('what asks for a vehicle', () => {
  it('a search offers it once it is prepared', async () => {
    const vehicle = await makeVehicle(app.database);
    await rental(vehicle, 24, 48);
    expect(await isOffered(vehicle, 48.5, 60)).toBe(false);
    expect(await isOffered(vehicle, 12, 23.5)).toBe(false);
    expect(await isOffered(vehicle, 49, 60)).toBe(true);
    expect(await isOffered(vehicle, 12, 23)).toBe(true);
  });

  it('a request of the site is refused without a name, at REST as in a search', async () => {
    const vehicle = await makeVehicle(app.database, { name: 'Demandée' });
    const booked = await rental(vehicle, 24, 48);
    const reply = await app.rest('POST', '/reservationVisiteur', {
      id_vehicule: vehicle.id,
      type_reservation: 'reservation rapid',
      nom_client: 'Idrissi',
      prenom_client: 'Omar',
      telephone_client: '0612345678',
      email_client: 'omar@exemple.ma',
      date_debut: toWireTime(at(48.5)),
      date_fin: toWireTime(at(60)),
      lieu_livraison: 'Casablanca',
      lieu_retour: 'Casablanca',
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Demandée est déjà réservé');
    expect(reply.body).toContain(`à partir du ${toReadableTime(at(49))}`);
    expect(reply.body).not.toContain(booked.number);
    const search = await app.rest('POST', '/vehiculesParcChercher', {
      date_debut: toWireTime(at(48.5)),
      date_fin: toWireTime(at(60)),
      gamme: 'all',
    });
    expect(search.body).not.toContain('Demandée');
  });

  it('a request that came first is told of the rental beside it, and competes with requests beside it', async () => {
    const vehicle = await makeVehicle(app.database);
    const { booked: asked } = await book(vehicle, 48.5, 60, false);
    const { booked: rival } = await book(vehicle, 60.5, 70, false);
    const first = await rental(vehicle, 24, 47.5);
    expect((await move(first, 24, 48)).taken).toBeUndefined();
    const { data } = await app.graphql<{ reservation: { conflict: { message: string } | null; competing: Booked[] } }>(
      `{ reservation(number: "${asked.number}") { conflict { message } competing { number } } }`,
      {},
      staff,
    );
    expect(data?.reservation.conflict?.message).toContain('puis en préparation');
    expect(data?.reservation.competing.map(({ number }) => number)).toEqual([rival.number]);
    const accepted = await app.graphql(
      'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { __typename } }',
      { input: { number: asked.number, total: '300', advance: '0' } },
      staff,
    );
    expect(accepted.data).toEqual({ acceptReservation: { __typename: 'VehicleTaken' } });
  });

  it('an alternative is one that will be prepared', async () => {
    const [wanted, beside] = [await makeVehicle(app.database), await makeVehicle(app.database)];
    await rental(wanted, 24, 48);
    await rental(beside, 12, 23.5);
    const { taken, alternatives } = await book(wanted, 24, 48);
    expect(taken).toBeDefined();
    expect(alternatives?.map(({ vehicle }) => vehicle.id)).not.toContain(String(beside.id));
  });

  it('a work may begin as soon as the vehicle is back', async () => {
    const vehicle = await makeVehicle(app.database);
    await rental(vehicle, 24, 48);
    const input = {
      vehicleId: String(vehicle.id),
      nature: 'SERVICING',
      performedOn: at(48).toISOString().slice(0, 10),
      cost: '0',
      outOfService: { startsAt: at(48).toISOString(), endsAt: at(48.5).toISOString() },
    };
    const { errors } = await app.graphql(
      'mutation ($input: CreateMaintenanceInput!) { createMaintenance(input: $input) { id } }',
      { input },
      staff,
    );
    expect(errors).toBeUndefined();
    expect((await book(vehicle, 48.5, 60)).taken).toContain('puis en préparation');
  });
});

describe('a rental that moves', () => {
  it('moves its preparation along, or is refused whole', async () => {
    const vehicle = await makeVehicle(app.database);
    const first = await rental(vehicle, 0, 10);
    await rental(vehicle, 24, 48);
    expect((await move(first, 0, 23.5)).taken).toBeDefined();
    expect(await promised(first.number)).toEqual([{ from: at(0), to: at(10), ready: at(11) }]);
    expect((await move(first, 0, 23)).taken).toBeUndefined();
    expect(await promised(first.number)).toEqual([{ from: at(0), to: at(23), ready: at(24) }]);
  });

  it('that comes back early is prepared from then on', async () => {
    const vehicle = await makeVehicle(app.database);
    const booked = await rental(vehicle, 0, 24);
    await app.execute(`update reservation set starts_at = now() - interval '5 hours' where number_key = ?`, [
      booked.number.replace('-', ''),
    ]);
    const back = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 10 * MINUTE_MS);
    const reading = { number: booked.number, km: 1000, fuel: 8 };
    const left = await run('departRental', 'DepartRentalInput', {
      ...reading,
      version: booked.version,
      at: new Date(back.getTime() - HOUR_MS).toISOString(),
    });
    expect(left.problem).toBeUndefined();
    await app.execute(
      `update occupation set period = tstzrange(now() - interval '5 hours', upper(period)) where vehicle_id = ?`,
      [vehicle.id],
    );
    const returned = await run('returnRental', 'ReturnRentalInput', {
      ...reading,
      version: left.done.version,
      at: back.toISOString(),
    });
    expect(returned.problem).toBeUndefined();
    const [row] = await promised(booked.number);
    expect([row?.to, row?.ready]).toEqual([back, new Date(back.getTime() + HOUR_MS)]);
    // The vehicle is free then, and not a minute earlier.
    const hours = (instant: number): number => (instant - BASE) / HOUR_MS;
    const ready = hours(back.getTime() + HOUR_MS);
    expect(await isOffered(vehicle, ready - 1 / 60, ready + 5)).toBe(false);
    expect(await isOffered(vehicle, ready, ready + 5)).toBe(true);
  });

  it('that is planned again after nobody came needs its preparation free', async () => {
    const vehicle = await makeVehicle(app.database);
    const booked = await rental(vehicle, 0, 24);
    await app.execute(`update reservation set starts_at = now() - interval '5 hours' where number_key = ?`, [
      booked.number.replace('-', ''),
    ]);
    const missed = await run('markRentalNoShow', 'MarkNoShowInput', {
      number: booked.number,
      version: booked.version,
      kept: '0',
    });
    expect(missed.problem).toBeUndefined();
    const next = await rental(vehicle, 24.5, 48);
    const again = { number: booked.number, version: missed.done.version };
    const refused = await run('reopenRental', 'RentalStepInput', again);
    expect(refused.problem?.message).toContain('pour être préparé avant');
    await run('cancelReservation', 'CancelReservationInput', {
      number: next.number,
      version: next.version,
      reason: 'Test',
    });
    expect((await run('reopenRental', 'RentalStepInput', again)).problem).toBeUndefined();
  });
});

describe('a change of the setting', () => {
  it('leaves rentals that stand closer as they are, and holds for all that is promised after it', async () => {
    await prepare(0);
    const vehicle = await makeVehicle(app.database);
    const first = await rental(vehicle, 0, 10);
    const second = await rental(vehicle, 10.25, 20);
    await prepare(60);
    expect((await promised(first.number))[0]?.ready).toEqual(at(10.25));
    expect((await promised(second.number))[0]?.ready).toEqual(at(21));
    // They were promised before the change, but no new rental may come as close.
    expect((await book(vehicle, 20.5, 30)).taken).toContain('puis en préparation');
    // If one of the two ends earlier, it keeps its distance; if it ends later, it needs the whole preparation.
    const earlier = await move(first, 0, 9.75);
    expect(earlier.taken).toBeUndefined();
    expect((await promised(first.number))[0]?.ready).toEqual(at(10.25));
    expect((await move(earlier.done, 0, 10)).taken).toContain('pour être préparé avant');
    // The second may start later and end as it did.
    expect((await move(second, 10.5, 20)).taken).toBeUndefined();
    await prepare(0);
    await rental(vehicle, 20, 30);
  });

  it('and a promise made at the same time never end closer than one of the two settings', async () => {
    const vehicles = await Promise.all(Array.from({ length: 8 }, () => makeVehicle(app.database)));
    await prepare(0);
    await Promise.all([prepare(90), ...vehicles.flatMap((vehicle) => [book(vehicle, 0, 10), book(vehicle, 11, 20)])]);
    for (const vehicle of vehicles) {
      const rows = await app.execute<{ pad: number }>(
        `select (extract(epoch from upper(held) - upper(period)) / 60)::int as pad from occupation where vehicle_id = ? order by lower(period)`,
        [vehicle.id],
      );
      // Two where both came before the change: the first then keeps the hour it has.
      expect(rows.map(({ pad }) => pad)).toEqual(rows.length === 2 ? [60, 90] : [90]);
    }
  });

  it.each([-1, 1441, 1.5])('refuses %s minutes at both doors', async (minutes) => {
    const { errors } = await updateSettings(app, { preparationMinutes: minutes }, admin);
    if (Number.isInteger(minutes)) {
      expect(errors?.[0]?.extensions['fields']).toEqual({ preparationMinutes: [expect.stringContaining('1440')] });
    } else expect(errors).toBeDefined();
    const reply = await app.rest('POST', '/editParametres', { minutes_preparation: minutes }, admin);
    expect(reply.json()).toMatchObject({ errors: { minutes_preparation: [expect.stringContaining('1440')] } });
    const { data } = await app.graphql('{ rentalSettings { preparationMinutes } }', {}, staff);
    expect(data).toEqual({ rentalSettings: { preparationMinutes: 60 } });
  });
});

it('the calendar keeps the promise and says when the vehicle is prepared', async () => {
  const vehicle = await makeVehicle(app.database, { name: 'Calendrier' });
  const booked = await rental(vehicle, 0, 24);
  const day = at(0).toISOString().slice(0, 10);
  const { data } = await app.graphql<{
    planning: { preparationMinutes: number; reservations: { number: string; endsAt: string; readyAt: string }[] };
  }>(
    `{ planning(from: "${day}", to: "${day}") { preparationMinutes reservations { number endsAt readyAt } } }`,
    {},
    staff,
  );
  expect(data?.planning.preparationMinutes).toBe(60);
  const bar = data?.planning.reservations.find(({ number }) => number === booked.number);
  expect(new Date(bar?.endsAt ?? 0)).toEqual(at(24));
  expect(new Date(bar?.readyAt ?? 0)).toEqual(at(25));
});
