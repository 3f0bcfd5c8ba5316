import { randomUUID } from 'node:crypto';
import { makeCustomer, makeEmployee, makeRental, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { createChargeRule } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { REPORT_TEMPLATE, type ReportSheet } from './report-template.js';

let app: TestApp;
let staff: string;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
  const rules = [
    ['Km supplémentaire', 'KM', '2', 'KM'],
    ['Carburant manquant', 'EIGHTH', '90', 'FUEL'],
    ['Nettoyage', 'RENTAL', '250', 'CLEANING'],
    ['Dommage', 'RENTAL', '500', 'DAMAGE'],
    ['Accessoire manquant', 'RENTAL', '200', 'ACCESSORY'],
  ];
  for (const [position, [name, unit, price, finding]] of rules.entries())
    await createChargeRule(app, { kind: 'RETURN', name, unit, price, finding, position }, admin);
});
afterAll(() => app.close());

interface Leg {
  readonly id: string;
  readonly startKm: number | null;
  readonly endKm: number | null;
  readonly vehicle: { readonly id: string };
}
interface Rental {
  readonly number: string;
  readonly version: number;
  readonly stage: string;
  readonly openCharges: number;
  readonly legs: readonly Leg[];
  readonly inspections: readonly {
    readonly clientId: string;
    readonly kind: string;
    readonly status: string;
    readonly legId: string | null;
    readonly at: string | null;
    readonly km: number | null;
    readonly vehicle: { readonly id: string };
  }[];
  readonly returnCharges: readonly { readonly label: string; readonly amount: string; readonly status: string }[];
}

const read = async (number: string): Promise<Rental> => {
  const { data } = await app.graphql<{ reservation: Rental }>(
    `query ($number: String!) { reservation(number: $number) { number version stage openCharges
       legs { id startedAt startKm startFuel endedAt endKm endFuel vehicle { id } }
       inspections { clientId kind status legId at km vehicle { id } } returnCharges { label amount status } } }`,
    { number },
    staff,
  );
  return data?.reservation as Rental;
};
const PAPERS = {
  ...{ driver: 'FIRST', licenceNumber: 'P1', licenceIssuedOn: '2015-03-01', licenceExpiresOn: '2035-03-01' },
  ...{ birthDate: '1990-05-05', nationalId: 'AB1' },
};
const scratch = (more: object = {}) => ({
  ...{ clientId: randomUUID(), view: 'LEFT', x: 300, y: 500, kind: 'SCRATCH', size: 'SMALL' },
  ...more,
});
const THERE = [{ label: 'Cric', present: true }];
const GONE = [{ label: 'Cric', present: false }];

const send = (mutation: 'saveInspection' | 'completeInspection', { number }: { number: string }, content: object) =>
  app.graphql<Record<string, { clientId: string; version: number; status: string; warnings: { code: string }[] }>>(
    `mutation ($input: ${mutation === 'saveInspection' ? 'SaveInspectionInput' : 'CompleteInspectionInput'}!) {
       ${mutation}(input: $input) { clientId version status warnings { code } } }`,
    {
      input: {
        ...{ clientId: randomUUID(), number, cleanliness: 'CLEAN', checklist: THERE },
        ...(mutation === 'completeInspection' && { refusalReason: 'Pressé' }),
        ...content,
      },
    },
    staff,
  );
const inspect = async (rental: { number: string }, content: object): Promise<Rental> => {
  const { errors } = await send('completeInspection', rental, content);
  expect(errors).toBeUndefined();
  return read(rental.number);
};
const refused = async (rental: { number: string }, content: object) =>
  (await send('completeInspection', rental, content)).errors?.[0]?.extensions;

const swap = async (
  { number, version }: Rental,
  vehicle: Vehicle,
  readings: object = { returnedKm: 1400, returnedFuel: 6, km: 5000, fuel: 8 },
): Promise<Rental> => {
  const { errors } = await app.graphql(
    'mutation ($input: ChangeRentalInput!) { changeRental(input: $input) { __typename } }',
    { input: { number, version, swap: { vehicleId: String(vehicle.id), ...readings } } },
    staff,
  );
  expect(errors).toBeUndefined();
  return read(number);
};

/** A rental of three days with 200 km a day that left a moment ago, with an inspection, and goes on in another vehicle. */
async function swapped(departure: object = {}) {
  const [first, second] = [await makeVehicle(app.database), await makeVehicle(app.database)];
  const startedMs = Date.now() - 60_000;
  const made = await makeRental(app.database, {
    ...{ vehicle: first, customer: await makeCustomer(app.database), includedKmPerDay: 200 },
    ...{ startsAt: new Date(startedMs), endsAt: new Date(startedMs + 3 * DAY_MS) },
  });
  const left = { kind: 'DEPARTURE', km: 1000, fuel: 8, papers: [PAPERS], at: new Date(Date.now() - 30_000) };
  const out = await inspect(made, { ...left, ...departure });
  const rental = await swap(out, second);
  const [leg, next] = rental.legs as [Leg, Leg];
  return { rental, first, second, leg, next };
}

const back = (leg: Leg, more: object = {}) => ({ kind: 'RETURN', legId: leg.id, km: 1400, fuel: 6, ...more });
const away = (leg: Leg, more: object = {}) => ({ kind: 'DEPARTURE', legId: leg.id, km: 5000, fuel: 8, ...more });
const home = (more: object = {}) => ({ kind: 'RETURN', km: 5400, fuel: 8, ...more });
const charges = ({ returnCharges }: Rental) => returnCharges.map(({ label, amount }) => `${label} ${amount}`);
const openDamages = async ({ id }: Vehicle) =>
  (await app.execute<{ x: number }>('select x from vehicle_damage where vehicle_id = ?', [id])).map(({ x }) => x);

describe('the inspections of a swap', () => {
  it('look at the vehicle that came back and the one that left, and leave stage and legs as they are', async () => {
    const { rental, first, second, leg, next } = await swapped();
    await inspect(rental, back(leg, { damages: [scratch({ x: 111 })] }));
    const seen = await inspect(rental, away(next, { damages: [scratch({ x: 222 })] }));
    expect(seen.stage).toBe('OUT');
    expect(seen.legs).toEqual(rental.legs);
    const [, returned, departed] = seen.inspections;
    expect(returned).toMatchObject({
      ...{ kind: 'RETURN', status: 'COMPLETED', legId: leg.id, km: 1400, vehicle: { id: String(first.id) } },
      at: (leg as unknown as { endedAt: string }).endedAt,
    });
    expect(departed).toMatchObject({
      ...{ kind: 'DEPARTURE', legId: next.id, km: 5000, vehicle: { id: String(second.id) } },
      at: (next as unknown as { startedAt: string }).startedAt,
    });
    expect(await openDamages(first)).toEqual([111]);
    expect(await openDamages(second)).toEqual([222]);
  });

  it('ask for no papers, since the drivers stay the same', async () => {
    const { rental, next } = await swapped();
    const { data } = await send('saveInspection', rental, away(next));
    expect(data?.['saveInspection']?.warnings).toEqual([]);
    expect(await refused(rental, away(next))).toBeUndefined();
  });

  it('correct what the swap recorded by mistake while the rental is out, within what was read before and after', async () => {
    const { rental, first, second, leg, next } = await swapped();
    const odometers = async () =>
      (
        await app.execute<{ km: number }>('select odometer_km as km from vehicle where id in (?) order by id', [
          [first.id, second.id],
        ])
      ).map(({ km }) => km);
    expect(await odometers()).toEqual([1400, 5000]);
    expect(await refused(rental, back(leg, { km: 999 }))).toMatchObject({
      fields: { km: [expect.stringMatching(/inférieur au dernier connu avant l'échange : 1\s000\skm/)] },
    });
    // The vehicle left again with somebody else since.
    const other = await makeReservation(app.database, {
      vehicle: first,
      status: ReservationStatus.ACCEPTED,
      stage: RentalStage.OUT,
      acceptedAt: new Date(),
      total: '900.00',
      advance: '0.00',
    });
    await app.execute(
      `insert into rental_leg (created_at, updated_at, reservation_id, vehicle_id, started_at, start_km, start_fuel)
       values (now(), now(), ?, ?, now(), 1450, 8)`,
      [other.id, first.id],
    );
    expect(await refused(rental, back(leg, { km: 1451 }))).toMatchObject({
      fields: { km: [expect.stringMatching(/dépasser celui qui a été relevé ensuite : 1\s450\skm/)] },
    });
    expect(await read(rental.number)).toMatchObject({ legs: rental.legs, inspections: [{ kind: 'DEPARTURE' }] });
    await inspect(rental, back(leg, { km: 1350, fuel: 5 }));
    const seen = await inspect(rental, away(next, { km: 4990, fuel: 7 }));
    expect(seen.stage).toBe('OUT');
    expect(seen.legs).toMatchObject([
      { endKm: 1350, endFuel: 5 },
      { startKm: 4990, startFuel: 7 },
    ]);
    // The corrected reading of the swap does not count any more.
    expect((await odometers())[1]).toBe(4990);
    const [{ trail } = { trail: 0 }] = await app.execute<{ trail: number }>(
      `select count(*)::int as trail from audit_entry a join reservation r on r.id = a.record_id
       where a.record = 'RESERVATION' and a.part = 'Leg' and a.action = 'UPDATED' and r.number_key = ? and a.changes::text like '%4990%'`,
      [rental.number.replace('-', '')],
    );
    expect(trail).toBe(1);
  });

  it('keep the readings of the swap once the rental is back: others are refused', async () => {
    const { rental, leg, next } = await swapped();
    const { errors } = await app.graphql(
      'mutation ($input: ReturnRentalInput!) { returnRental(input: $input) { number } }',
      { input: { number: rental.number, version: rental.version, km: 5400, fuel: 8 } },
      staff,
    );
    expect(errors).toBeUndefined();
    expect(await refused(rental, back(leg, { km: 1401 }))).toMatchObject({
      fields: { km: [expect.stringMatching(/relevé à l'échange est de 1\s400\skm/)] },
    });
    expect(await refused(rental, away(next, { fuel: 7 }))).toMatchObject({
      fields: { fuel: ["Le niveau relevé à l'échange est de 8/8."] },
    });
    expect((await read(rental.number)).inspections).toHaveLength(1);
  });

  it('exist for what a swap ended or began alone, each once', async () => {
    const { rental, leg, next } = await swapped();
    const other = await swapped();
    for (const content of [
      away(leg),
      back(next),
      back(other.leg),
      back({ ...leg, id: '0' }),
      back({ ...leg, id: 'x' }),
    ])
      expect(await refused(rental, content)).toMatchObject({
        code: 'VALIDATION',
        fields: { legId: ["Cet échange de véhicules n'existe pas."] },
      });
    const content = back(leg, { clientId: randomUUID() });
    await inspect(rental, content);
    // The same content sent again returns the same inspection.
    await inspect(rental, content);
    expect(await refused(rental, back(leg))).toMatchObject({ code: 'INSPECTION.COMPLETED' });
    expect((await send('saveInspection', rental, back(leg))).errors?.[0]?.extensions).toMatchObject({
      code: 'INSPECTION.COMPLETED',
    });
    expect((await read(rental.number)).inspections).toHaveLength(2);
  });

  it('are asked for by a filter as long as one of both ends has none', async () => {
    const { rental, leg, next } = await swapped();
    const waiting = async (): Promise<boolean> => {
      const { data, errors } = await app.graphql<{ reservations: { items: { number: string }[] } }>(
        `{ reservations(filter: { swapUninspected: true }, page: { size: 100 }) { items { number } } }`,
        {},
        staff,
      );
      expect(errors).toBeUndefined();
      return (data?.reservations.items ?? []).some(({ number }) => number === rental.number);
    };
    expect(await waiting()).toBe(true);
    await inspect(rental, away(next));
    expect(await waiting()).toBe(true);
    const { errors } = await send('saveInspection', rental, back(leg));
    expect(errors).toBeUndefined();
    // A draft does not count as an inspection.
    expect(await waiting()).toBe(true);
    await inspect(rental, back(leg));
    expect(await waiting()).toBe(false);
  });

  it('are asked for after the return, too, until the file is closed', async () => {
    const { rental } = await swapped();
    const { errors } = await app.graphql(
      'mutation ($input: ReturnRentalInput!) { returnRental(input: $input) { number } }',
      { input: { number: rental.number, version: rental.version, km: 5400, fuel: 8 } },
      staff,
    );
    expect(errors).toBeUndefined();
    const counted = async (): Promise<unknown[]> =>
      (
        await app.graphql<{ reservations: { items: { number: string }[] } }>(
          `{ reservations(filter: { swapUninspected: true }, page: { size: 100 }) { items { number } } }`,
          {},
          staff,
        )
      ).data?.reservations.items.filter(({ number }) => number === rental.number) ?? [];
    expect(await counted()).toHaveLength(1);
    await app.execute(`update reservation set stage = 'CLOSED' where number_key = ?`, [rental.number.replace('-', '')]);
    expect(await counted()).toHaveLength(0);
  });

  it('have drafts of their own, beside that of the return', async () => {
    const { rental, leg, next } = await swapped();
    const drafts = [back(leg), away(next), { kind: 'RETURN', km: null }].map((draft) => ({
      ...{ clientId: randomUUID(), draftVersion: 0 },
      ...draft,
    }));
    for (const draft of drafts) expect((await send('saveInspection', rental, draft)).errors).toBeUndefined();
    const [first] = drafts;
    // The identifier of an inspection cannot be used for another end.
    const mixed = await send('saveInspection', rental, { ...away(next), clientId: first?.clientId });
    expect(mixed.errors?.[0]?.extensions).toMatchObject({ code: 'INSPECTION.NOT_FOUND' });
    const onReturn = await send('saveInspection', rental, { kind: 'RETURN', clientId: first?.clientId });
    expect(onReturn.errors?.[0]?.extensions).toMatchObject({ code: 'INSPECTION.NOT_FOUND' });
    const seen = await inspect(rental, { ...first, draftVersion: null });
    expect(seen.inspections.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED', 'DRAFT', 'DRAFT']);
  });

  it('of several devices at once, one counts', async () => {
    const { rental, leg } = await swapped();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send('completeInspection', rental, back(leg, { damages: [scratch()] }))),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions['code']);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([undefined, 'INSPECTION.COMPLETED']));
    const found = (await read(rental.number)).inspections.filter(({ kind }) => kind === 'RETURN');
    expect(found).toHaveLength(1);
  });

  it('are taken also when damage keeps the vehicle from leaving, because it has left', async () => {
    const { rental, next } = await swapped();
    const seen = await inspect(rental, away(next, { damages: [scratch({ immobilising: true })] }));
    expect(seen.inspections.at(-1)).toMatchObject({ kind: 'DEPARTURE', status: 'COMPLETED' });
  });
});

describe('the return after a swap', () => {
  it('is compared with the departure of its own leg, and charges what all legs show', async () => {
    // The first vehicle left dirty and without its jack, the second one clean and with it.
    const { rental, first, second, leg, next } = await swapped({ cleanliness: 'DIRTY', checklist: GONE });
    await inspect(rental, back(leg, { cleanliness: 'DIRTY', checklist: GONE, damages: [scratch()] }));
    await inspect(rental, away(next));
    const seen = await inspect(rental, home({ cleanliness: 'DIRTY', checklist: GONE, damages: [scratch()] }));
    expect(seen.stage).toBe('RETURNED');
    expect(charges(seen)).toEqual([
      // 400 km in each vehicle, 600 included.
      'Km supplémentaire 400.00',
      // Two eighths of the first vehicle.
      'Carburant manquant 180.00',
      'Nettoyage 250.00',
      `Accessoire manquant : Cric, ${second.plateNumber} 200.00`,
      `Dommage : rayure, côté gauche, moins de 3 cm, ${first.plateNumber} 500.00`,
      `Dommage : rayure, côté gauche, moins de 3 cm, ${second.plateNumber} 500.00`,
    ]);
  });

  it('charges what was missing of the vehicle that a swap brought back', async () => {
    const { rental, first, leg } = await swapped();
    await inspect(rental, back(leg, { cleanliness: 'DIRTY', checklist: GONE }));
    const seen = await inspect(rental, home({ km: 5100, fuel: 8 }));
    expect(charges(seen)).toEqual([
      'Carburant manquant 180.00',
      'Nettoyage 250.00',
      `Accessoire manquant : Cric, ${first.plateNumber} 200.00`,
    ]);
  });

  it('made before the inspection of the swap arrives: what that one shows is proposed then, and no cleaning twice', async () => {
    const { rental, first, leg } = await swapped();
    const returned = await inspect(rental, home({ km: 5100, cleanliness: 'CLEAN' }));
    expect(charges(returned)).toEqual(['Carburant manquant 180.00']);
    const late = await inspect(rental, back(leg, { cleanliness: 'DIRTY', damages: [scratch()] }));
    expect(charges(late)).toEqual([
      'Carburant manquant 180.00',
      'Nettoyage 250.00',
      `Dommage : rayure, côté gauche, moins de 3 cm, ${first.plateNumber} 500.00`,
    ]);
    expect(late).toMatchObject({ stage: 'RETURNED', openCharges: 3 });
  });

  it('that was recorded by mistake becomes void alone, and the next one proposes everything anew', async () => {
    const { rental, leg } = await swapped();
    await inspect(rental, back(leg, { damages: [scratch()] }));
    const returned = await inspect(rental, home({ km: 5100, damages: [scratch()] }));
    expect(returned.openCharges).toBe(3);
    const { errors } = await app.graphql(
      'mutation ($input: RentalStepInput!) { reopenRental(input: $input) { version } }',
      { input: { number: rental.number, version: returned.version, reason: 'Erreur' } },
      admin,
    );
    expect(errors).toBeUndefined();
    const statuses = (await read(rental.number)).inspections.map(({ kind, status }) => `${kind} ${status}`);
    expect(statuses).toEqual(['DEPARTURE COMPLETED', 'RETURN COMPLETED', 'RETURN VOID']);
    const again = await inspect(rental, home({ km: 5100 }));
    expect(again.returnCharges.filter(({ status }) => status === 'PROPOSED')).toHaveLength(2);
  });
});

/** The vehicles and odometers of the report, and who signed which end. */
async function reported({ number }: Rental) {
  const printing = vi.spyOn(app.services.pdf, 'render');
  const { data } = await app.graphql<{ inspectionReport: { url: string } }>(
    'query ($number: String!) { inspectionReport(number: $number) { url } }',
    { number },
    staff,
  );
  const pdf = await app.inject({ method: 'GET', url: data?.inspectionReport.url ?? '' });
  expect(pdf.statusCode).toBe(200);
  const [template, sheet] = printing.mock.lastCall as unknown as [unknown, ReportSheet];
  printing.mockRestore();
  expect(template).toBe(REPORT_TEMPLATE);
  return sheet.legs.map(({ vehicle, facts, signatures }) => {
    const km = facts.find(({ label }) => label === 'Kilométrage');
    const cells = [vehicle, km?.departure ?? null, km?.return ?? null].map((cell) => cell?.replace(/\s/g, ' '));
    return [...cells, signatures.map(({ title }) => title).join(' ')];
  });
}

describe('the report', () => {
  it('prints a pair of inspections for each leg, in the order they were driven', async () => {
    const { rental, first, second, leg, next } = await swapped();
    await inspect(rental, away(next));
    await inspect(rental, home());
    await inspect(rental, back(leg));
    expect(await reported(rental)).toEqual([
      [`${first.name}, ${first.plateNumber}`, '1 000 km', '1 400 km', 'Départ Retour'],
      [`${second.name}, ${second.plateNumber}`, '5 000 km', '5 400 km', 'Départ Retour'],
    ]);
  });

  it('tells the readings of the legs where a swap had no inspection', async () => {
    const { rental, first, second } = await swapped();
    expect(await reported(rental)).toEqual([
      [`${first.name}, ${first.plateNumber}`, '1 000 km', '1 400 km', 'Départ'],
      [`${second.name}, ${second.plateNumber}`, '5 000 km', undefined, ''],
    ]);
  });
});
