import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindLocks } from '../../../../test/behind-locks.js';
import { makeCustomer, makeEmployee, makeRental, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { RiskCheckService } from './risk-check.service.js';

const HOUR_MS = 3_600_000;
const { PLANNED, OUT } = RentalStage;
const RIVALS = 64;

let app: TestApp;
let customer: Awaited<ReturnType<typeof makeCustomer>>;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp();
  tokens['employee'] = await app.tokenFor(await makeEmployee(app.database));
  customer = await makeCustomer(app.database);
  tokens['customer'] = await app.tokenFor(customer);
});
afterAll(() => app.close());

const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

/** A rental with its promise; times in hours from now. */
const rental = (stage: RentalStage, vehicle: Vehicle, starts: number, ends: number): Promise<Reservation> =>
  makeRental(app.database, {
    ...{ vehicle, stage, acceptedAt: inHours(-100), advance: '200.00' },
    ...{ startsAt: inHours(starts), endsAt: inHours(ends) },
  });

/** A rental three hours over its end, and the next one of its vehicle. */
async function endangered(startsInHours = 5): Promise<{ late: Reservation; next: Reservation; vehicle: Vehicle }> {
  const vehicle = await makeVehicle(app.database);
  const late = await rental(OUT, vehicle, -72, -3);
  const next = await rental(PLANNED, vehicle, startsInHours, startsInHours + 48);
  return { late, next, vehicle };
}

async function look(now?: Date): Promise<void> {
  const { em, reader, domainEvents, events, jobs, workOccupations } = app.services;
  await app.inContext(() =>
    new RiskCheckService({ em, reader, domainEvents, events, jobs, workOccupations }).check(now),
  );
}

interface Risk {
  cause: string;
  since: string;
  message: string;
  late: { number: string } | null;
  maintenanceId: string | null;
}

async function riskOf({ number }: Reservation): Promise<Risk | null | undefined> {
  const { data } = await app.graphql<{ reservation: { risk: Risk | null } }>(
    `{ reservation(number: "${number}") { risk { cause since message late { number } maintenanceId } } }`,
    {},
    tokens['employee'],
  );
  return data?.reservation.risk;
}

async function atRisk(): Promise<string[]> {
  const { data } = await app.graphql<{ reservations: { items: { number: string }[] } }>(
    '{ reservations(filter: { atRisk: true }, page: { size: 100 }) { items { number } } }',
    {},
    tokens['employee'],
  );
  return data?.reservations.items.map(({ number }) => number) ?? [];
}

interface Outcome {
  __typename: string;
  version?: number;
  total?: string;
  vehicle?: { id: string };
  amendments?: { kind: string; reason: string }[];
}

async function rehouse(of: { number: string; version: number }, vehicleId: number, who = 'employee') {
  const { data, errors } = await app.graphql<{ rehouseRental: Outcome }>(
    `mutation ($input: RehouseRentalInput!) { rehouseRental(input: $input) { __typename
       ... on Reservation { version total vehicle { id } amendments { kind reason } } } }`,
    { input: { number: of.number, version: of.version, vehicleId: String(vehicleId) } },
    tokens[who],
  );
  return { outcome: data?.rehouseRental, problem: errors?.[0]?.extensions };
}

describe('a rental at risk', () => {
  it('is the one that starts within a day after a late one on its vehicle', async () => {
    const { late, next, vehicle } = await endangered();
    const far = await rental(PLANNED, vehicle, 80, 90);
    const safe = await rental(PLANNED, await makeVehicle(app.database), 5, 50);
    await look();
    const risk = await riskOf(next);
    expect(risk).toMatchObject({ late: { number: late.number } });
    expect(risk?.message).toContain(`la location ${late.number} devait finir le`);
    expect(await riskOf(far)).toBeNull();
    expect(await riskOf(safe)).toBeNull();
    expect(await atRisk()).toEqual([next.number]);
  });

  it('is so within the minutes of tolerance, too, once its own start has come', async () => {
    const vehicle = await makeVehicle(app.database);
    await rental(OUT, vehicle, -48, -0.5);
    const next = await rental(PLANNED, vehicle, -0.25, 48);
    await look();
    expect(await riskOf(next)).not.toBeNull();
  });

  it('is not made: the vehicle of a late customer is neither offered nor promised to a request for what starts within a day', async () => {
    const vehicle = await makeVehicle(app.database);
    const late = await rental(OUT, vehicle, -72, -3);
    const asked = async (starts: number) => {
      const period = { startsAt: inHours(starts).toISOString(), endsAt: inHours(starts + 48).toISOString() };
      const free = await app.graphql<{ availableVehicles: { items: object[] } }>(
        'query ($period: PeriodInput!, $ids: [ID!]) { availableVehicles(period: $period, filter: { ids: $ids }) { items { id } } }',
        { period, ids: [String(vehicle.id)] },
      );
      const { data } = await app.graphql<{ createReservation: { message?: string } }>(
        'mutation ($input: CreateReservationInput!) { createReservation(input: $input) { ... on VehicleTaken { message } } }',
        {
          input: {
            ...{ vehicleId: String(vehicle.id), kind: 'QUICK', period, pickupPlace: 'Agadir', returnPlace: 'Agadir' },
            driver: { lastName: 'Alaoui', firstName: 'Nadia', phone: '0612345678', email: 'nadia@exemple.ma' },
          },
        },
      );
      return [free.data?.availableVehicles.items.length, data?.createReservation.message];
    };
    const sentence = `${vehicle.name} n'est pas encore rentré et ne peut pas être réservé sur cette période.`;
    expect(await asked(2)).toEqual([0, expect.stringContaining(sentence)]);
    expect(await asked(26)).toEqual([1, undefined]);
    await app.graphql(
      'mutation ($input: ReturnRentalInput!) { returnRental(input: $input) { stage } }',
      { input: { number: late.number, version: late.version, km: 2000, fuel: 8 } },
      tokens['employee'],
    );
    expect(await asked(2)).toEqual([1, undefined]);
  });

  it('stores since when, notifies the staff once, and ends as soon as the vehicle is back', async () => {
    const { late, next } = await endangered();
    await look(inHours(-0.1));
    const first = await riskOf(next);
    await look();
    expect(await riskOf(next)).toEqual(first);
    const notices = await app.execute<{ title: string; description: string }>(
      `select title, description from notification where reservation_id = ?`,
      [next.id],
    );
    expect(notices).toEqual([
      {
        title: 'Location menacée',
        description: expect.stringContaining(`la location ${late.number} n'est pas rentrée`),
      },
    ]);
    const { data } = await app.graphql<{ returnRental: { stage: string } }>(
      'mutation ($input: ReturnRentalInput!) { returnRental(input: $input) { stage } }',
      { input: { number: late.number, version: late.version, km: 2000, fuel: 8 } },
      tokens['employee'],
    );
    expect(data?.returnRental.stage).toBe('RETURNED');
    expect(await riskOf(next)).toBeNull();
    await look();
    expect(await app.execute('select 1 from rental_risk where reservation_id = ?', [next.id])).toEqual([]);
  });

  it('is the staff’s knowledge alone', async () => {
    const { next } = await endangered();
    await app.execute('update reservation set customer_id = ? where id = ?', [customer.id, next.id]);
    const own = `reservation(number: "${next.number}")`;
    const shown = await app.graphql(`{ ${own} { stage } }`, {}, tokens['customer']);
    expect(shown.data).toEqual({ reservation: { stage: PLANNED } });
    const { errors } = await app.graphql(`{ ${own} { risk { message } } }`, {}, tokens['customer']);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await rehouse(next, 1, 'customer')).problem?.code).toBe('FORBIDDEN');
  });
});

/** Sends a vehicle to the workshop; times in hours from now. */
async function work(vehicle: Vehicle, starts: number, ends: number, more: object = {}) {
  const outOfService = { startsAt: inHours(starts).toISOString(), endsAt: inHours(ends).toISOString() };
  const { data, errors } = await app.graphql<{ createMaintenance: { id: string } & Record<string, unknown> }>(
    `mutation ($input: CreateMaintenanceInput!) { createMaintenance(input: $input) {
      id version overPromises outOfService { startsAt endsAt } } }`,
    {
      input: {
        ...{
          vehicleId: String(vehicle.id),
          nature: 'SERVICING',
          performedOn: agencyDay(inHours(starts)),
          outOfService,
        },
        ...more,
      },
    },
    tokens['employee'],
  );
  return {
    made: data?.createMaintenance,
    problem: errors?.[0]?.extensions,
    message: errors?.[0]?.message,
    outOfService,
  };
}

const keptBy = (maintenanceId: string) =>
  app.execute<{ hours: number }>(
    `select round(extract(epoch from sum(upper(period) - lower(period))) / 3600)::int as hours
     from occupation where maintenance_id = ?`,
    [maintenanceId],
  );

describe('a vehicle that is sent to the workshop', () => {
  it('endangers the rentals to come in that time, if the staff say so, and takes what they leave free', async () => {
    const vehicle = await makeVehicle(app.database);
    const next = await rental(PLANNED, vehicle, 50, 60);
    const after = await rental(PLANNED, vehicle, 100, 110);
    expect((await work(vehicle, 40, 70)).problem?.code).toBe('MAINTENANCE.VEHICLE_TAKEN');
    const { made, outOfService } = await work(vehicle, 40, 70, { overPromises: true });
    expect(made).toMatchObject({ overPromises: true, outOfService: expect.objectContaining({}) });
    const minute = new Date(outOfService.startsAt).setSeconds(0, 0);
    expect(Date.parse((made!['outOfService'] as { startsAt: string }).startsAt)).toBe(minute);
    expect(await keptBy(made?.id ?? '')).toEqual([{ hours: 20 }]);
    await look();
    expect(await riskOf(next)).toMatchObject({ cause: 'WORK', late: null, maintenanceId: made?.id });
    expect((await riskOf(next))?.message).toMatch(/^Le véhicule est immobilisé du .+ au .+ \(révision\)\.$/);
    expect(await riskOf(after)).toBeNull();
    expect(await atRisk()).toContain(next.number);
    const notices = await app.execute<{ description: string }>(
      'select description from notification where reservation_id = ?',
      [next.id],
    );
    expect(notices).toEqual([{ description: expect.stringContaining('véhicule immobilisé du ') }]);

    const { outcome } = await rehouse(next, (await makeVehicle(app.database)).id);
    expect(outcome).toMatchObject({ amendments: [{ kind: 'REHOUSING', reason: 'Le véhicule prévu est à l’atelier' }] });
    expect(await keptBy(made?.id ?? '')).toEqual([{ hours: 30 }]);
    expect(await riskOf(next)).toBeNull();
  });

  it('is refused where a customer has the vehicle, or another work does', async () => {
    const vehicle = await makeVehicle(app.database);
    await rental(OUT, vehicle, -10, 10);
    expect((await work(vehicle, 5, 20, { overPromises: true })).problem?.code).toBe('MAINTENANCE.VEHICLE_TAKEN');
    await work(vehicle, 30, 40);
    expect((await work(vehicle, 35, 50, { overPromises: true })).problem?.code).toBe('MAINTENANCE.VEHICLE_TAKEN');
  });

  it('is refused another work over one that a rental leaves no time', async () => {
    const vehicle = await makeVehicle(app.database);
    await rental(PLANNED, vehicle, 30, 60);
    const { made, outOfService } = await work(vehicle, 40, 50, { overPromises: true });
    expect(await keptBy(made?.id ?? '')).toEqual([{ hours: null }]);
    const { problem, message } = await work(vehicle, 45, 70, { overPromises: true });
    expect(problem?.code).toBe('MAINTENANCE.VEHICLE_TAKEN');
    expect(message).toMatch(/ est en maintenance du /);
    const { errors } = await app.graphql(
      'mutation ($input: UpdateMaintenanceInput!) { updateMaintenance(input: $input) { id } }',
      {
        input: {
          ...{ id: made?.id, version: made?.['version'], overPromises: true },
          outOfService: { ...outOfService, endsAt: inHours(55).toISOString() },
        },
      },
      tokens['employee'],
    );
    expect(errors).toBeUndefined();
  });

  it('is out of service for a work once the other one, which lay over it, has another time or is deleted', async () => {
    const vehicle = await makeVehicle(app.database);
    const [over, under] = [await work(vehicle, 40, 50), await work(vehicle, 60, 70)];
    await app.execute('update maintenance set immobilised_from = ?, immobilised_until = ? where id = ?', [
      ...[inHours(40), inHours(70), under.made?.id],
    ]);
    const admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
    const change = 'mutation ($input: UpdateMaintenanceInput!) { updateMaintenance(input: $input) { version } }';
    const { id, version } = over.made as { id: string; version?: number };
    const outOfService = { startsAt: inHours(45).toISOString(), endsAt: inHours(50).toISOString() };
    await app.graphql(change, { input: { id, version, outOfService } }, admin);
    expect(await keptBy(under.made?.id ?? '')).toEqual([{ hours: 25 }]);
    await app.graphql(
      'mutation ($input: DeleteMaintenanceInput!) { deleteMaintenance(input: $input) }',
      { input: { id } },
      admin,
    );
    expect(await keptBy(under.made?.id ?? '')).toEqual([{ hours: 30 }]);
  });

  it('lets a rental be cancelled while the work is deleted', async () => {
    const vehicle = await makeVehicle(app.database);
    const next = await rental(PLANNED, vehicle, 50, 60);
    const { made } = await work(vehicle, 40, 70, { overPromises: true });
    const [{ errors }] = await behindLocks(app.database, [['delete from maintenance where id = ?', made?.id]], () =>
      app.graphql(
        'mutation ($input: CancelReservationInput!) { cancelReservation(input: $input) { status } }',
        { input: { number: next.number, version: next.version } },
        tokens['employee'],
      ),
    );
    expect(errors).toBeUndefined();
  });

  it('leaves a return and a missed customer that were recorded by mistake their promise', async () => {
    const vehicle = await makeVehicle(app.database);
    const out = await rental(PLANNED, vehicle, -20, 30);
    const { made } = await work(vehicle, 10, 40, { overPromises: true });
    expect(await keptBy(made?.id ?? '')).toEqual([{ hours: 10 }]);
    const admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
    const step = async (name: string, type: string, input: object) => {
      const { data, errors } = await app.graphql<Record<string, { version: number; stage: string }>>(
        `mutation ($input: ${type}!) { ${name}(input: $input) { version stage } }`,
        { input: { number: out.number, version: out.version, ...input } },
        admin,
      );
      expect(errors).toBeUndefined();
      Object.assign(out, { version: data?.[name]?.version });
      return data?.[name]?.stage;
    };
    const again = () => step('reopenRental', 'RentalStepInput', { reason: 'Erreur de saisie' });
    await step('markRentalNoShow', 'MarkNoShowInput', { kept: '0.00', refundMethod: 'CASH' });
    expect(await keptBy(made?.id ?? '')).toEqual([{ hours: 30 }]);
    expect(await again()).toBe('PLANNED');
    expect(await keptBy(made?.id ?? '')).toEqual([{ hours: 10 }]);
    await step('departRental', 'DepartRentalInput', { km: 1000, fuel: 8, overrideReason: 'Client connu' });
    await step('returnRental', 'ReturnRentalInput', { km: 1100, fuel: 8 });
    expect(await keptBy(made?.id ?? '')).toEqual([{ hours: 30 }]);
    expect(await again()).toBe('OUT');
    expect(await keptBy(made?.id ?? '')).toEqual([{ hours: 10 }]);
    expect(await app.execute('select 1 from occupation where reservation_id = ?', [out.id])).toHaveLength(1);
  });

  it('endangers nobody any more once its time is another or it is deleted', async () => {
    const vehicle = await makeVehicle(app.database);
    const next = await rental(PLANNED, vehicle, 50, 60);
    const { made } = await work(vehicle, 40, 55, { overPromises: true });
    await look();
    expect(await riskOf(next)).not.toBeNull();
    const { errors } = await app.graphql(
      'mutation ($input: UpdateMaintenanceInput!) { updateMaintenance(input: $input) { id } }',
      {
        input: {
          ...{ id: made?.id, version: made?.['version'] },
          outOfService: { startsAt: inHours(40).toISOString(), endsAt: inHours(49).toISOString() },
        },
      },
      tokens['employee'],
    );
    expect(errors).toBeUndefined();
    expect(await riskOf(next)).toBeNull();
  });
});

describe('rehousing', () => {
  it('gives another vehicle at the same price, by an amendment, and mails the customer', async () => {
    const { late, next } = await endangered();
    await look();
    const other = await makeVehicle(app.database);
    const { outcome } = await rehouse(next, other.id);
    expect(outcome).toMatchObject({
      __typename: 'Reservation',
      total: '900.00',
      vehicle: { id: String(other.id) },
      amendments: [{ kind: 'REHOUSING', reason: 'Le véhicule prévu n’est pas rentré' }],
    });
    expect(await riskOf(next)).toBeNull();
    const mails = await app.execute('select 1 from pgboss.job where data @> ?::jsonb', [
      JSON.stringify({ reservationId: next.id, occasion: 'changed', to: 'customer' }),
    ]);
    expect(mails).toHaveLength(1);
    const promised = await app.execute<{ vehicle_id: number }>(
      'select vehicle_id from occupation where reservation_id in (?) order by vehicle_id',
      [[late.id, next.id]],
    );
    expect(promised.map((row) => row.vehicle_id)).toEqual([late.vehicle.id, other.id]);
  });

  it('is refused where nothing endangers the rental, for its own vehicle and for one that is unknown', async () => {
    const safe = await rental(PLANNED, await makeVehicle(app.database), 5, 50);
    const other = await makeVehicle(app.database);
    expect((await rehouse(safe, other.id)).problem).toMatchObject({ code: 'RENTAL.NOT_AT_RISK' });
    const { next, vehicle } = await endangered();
    await look();
    expect((await rehouse(next, vehicle.id)).problem?.fields).toHaveProperty('vehicleId');
    expect((await rehouse(next, 999_999)).problem?.fields).toHaveProperty('vehicleId');
    expect(
      (await rehouse({ ...next, number: next.number, version: next.version + 1 }, other.id)).outcome,
    ).toMatchObject({ __typename: 'VersionConflict' });
  });

  it(`gives a vehicle to one of ${RIVALS} rentals that ask for it at once`, async () => {
    const rivals = await Promise.all(Array.from({ length: RIVALS }, () => endangered()));
    await look();
    const other = await makeVehicle(app.database);
    const answers = await Promise.all(rivals.map(({ next }) => rehouse(next, other.id)));
    const kinds = answers.map(({ outcome, problem }) => outcome?.__typename ?? String(problem?.code));
    expect(kinds.filter((kind) => kind === 'Reservation')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'VehicleTaken')).toHaveLength(RIVALS - 1);
    const promises = await app.execute<{ count: number }>(
      'select count(*)::int as count from occupation where vehicle_id = ?',
      [other.id],
    );
    expect(promises).toEqual([{ count: 1 }]);
    const still = await app.execute<{ count: number }>(
      'select count(*)::int as count from occupation where reservation_id in (?)',
      [rivals.map(({ next }) => next.id)],
    );
    expect(still).toEqual([{ count: RIVALS }]);
  });
});
