import { makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, atAgencyHour, DAY_MS } from '../../../kernel/time.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Period } from '../../../kernel/period.js';
import { firstFreeSlot as firstFreeOf, workingStretches } from './maintenance-slots.js';

/** A Thursday. */
const NOW = new Date('2026-11-19T15:00:00Z');
const from = (day: string, hour = '09:00'): Date => new Date(`${day}T${hour}:00Z`);
const period = (startsAt: string, endsAt: string): Period => ({
  startsAt: from(startsAt),
  endsAt: from(endsAt, '18:00'),
});

const firstFreeSlot = (busy: Period[], days: number, now: Date) => firstFreeOf(workingStretches(days, now), busy);

describe('the first free slot', () => {
  it('is tomorrow, in working hours, if nothing conflicts', () => {
    expect(firstFreeSlot([], 1, NOW)).toEqual(period('2026-11-20', '2026-11-20'));
  });

  it('neither begins nor ends on a Sunday, but may last over one', () => {
    const friday = period('2026-11-20', '2026-11-20');
    expect(firstFreeSlot([friday], 1, NOW)).toEqual(period('2026-11-21', '2026-11-21'));
    expect(firstFreeSlot([friday], 2, NOW)).toEqual(period('2026-11-23', '2026-11-24'));
    expect(firstFreeSlot([friday], 3, NOW)).toEqual(period('2026-11-21', '2026-11-23'));
  });

  it('begins when a rental ends and ends when the next begins', () => {
    const busy = [
      { startsAt: from('2026-11-01'), endsAt: from('2026-11-20', '09:00') },
      { startsAt: from('2026-11-20', '18:00'), endsAt: from('2026-11-25') },
    ];
    expect(firstFreeSlot(busy, 1, NOW)).toEqual(period('2026-11-20', '2026-11-20'));
    expect(firstFreeSlot(busy, 2, NOW)).toEqual(period('2026-11-25', '2026-11-26'));
  });

  it('does not exist if the vehicle is busy for half a year', () => {
    expect(firstFreeSlot([period('2026-11-01', '2027-12-31')], 1, NOW)).toBeUndefined();
  });
});

describe('the proposal for a vehicle', () => {
  let app: TestApp;
  let staff: Actor;
  const now = new Date();

  beforeAll(async () => {
    app = await startTestApp();
    staff = { kind: 'employee', id: (await makeEmployee(app.database)).id, sessionId: 's' };
  });
  afterAll(() => app.close());

  const occupy = (vehicleId: number, startsAt: Date, endsAt: Date): Promise<unknown> =>
    app.database.orm.em
      .fork()
      .execute(`insert into occupation (vehicle_id, period) values (?, tstzrange(?, ?, '[)'))`, [
        vehicleId,
        startsAt,
        endsAt,
      ]);
  const propose = (vehicleId: number, days = 1) =>
    app.inContext(() => app.services.maintenanceSlots.propose(staff, vehicleId, { days }, now));

  it('conflicts with no rental', async () => {
    const vehicle = await makeVehicle(app.database);
    const endsAt = atAgencyHour(now, 12, 8);
    await occupy(vehicle.id, now, endsAt);
    const slot = await propose(vehicle.id, 2);
    expect(slot?.startsAt.getTime()).toBeGreaterThanOrEqual(endsAt.getTime());
    expect(slot).toMatchObject({ pendingRequests: 0, beforeDue: undefined });
  });

  it('avoids pending requests if possible, unless it would then be overdue', async () => {
    const vehicle = await makeVehicle(app.database);
    const asked = { startsAt: atAgencyHour(now, 0, 8), endsAt: atAgencyHour(now, 10, 20) };
    await makeReservation(app.database, { vehicle, ...asked });
    expect((await propose(vehicle.id))?.startsAt.getTime()).toBeGreaterThan(asked.endsAt.getTime());
    await app.database.orm.em.fork().execute(
      `insert into maintenance (created_at, updated_at, vehicle_id, nature, performed_on, next_on)
         values (now(), now(), ?, 'OIL_CHANGE', '2020-01-01', ?)`,
      [vehicle.id, agencyDay(new Date(now.getTime() + 4 * DAY_MS))],
    );
    expect(await propose(vehicle.id)).toMatchObject({ pendingRequests: 1, beforeDue: true });
  });

  it.each([0, 31, 1.5])('refuses %d days', async (days) => {
    const vehicle = await makeVehicle(app.database);
    await expect(propose(vehicle.id, days)).rejects.toMatchObject({ fields: { days: [expect.any(String)] } });
  });

  it('is for staff, over GraphQL too, and refuses an unknown vehicle', async () => {
    const query = 'query ($id: ID!) { maintenanceSlotProposal(vehicleId: $id) { startsAt endsAt pendingRequests } }';
    const vehicle = await makeVehicle(app.database);
    expect((await app.graphql(query, { id: vehicle.id })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    const token = await app.tokenFor(await makeEmployee(app.database));
    expect((await app.graphql(query, { id: vehicle.id }, token)).data).toMatchObject({
      maintenanceSlotProposal: { pendingRequests: 0, startsAt: expect.stringContaining('T09:00') },
    });
    expect((await app.graphql(query, { id: '0' }, token)).errors).toMatchObject([
      { extensions: { fields: { vehicleId: ["Ce véhicule n'existe pas ou n'est plus proposé."] } } },
    ]);
  });
});
