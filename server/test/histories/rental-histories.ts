import type { EmployeeActor } from '../../src/kernel/actor.js';
import { money } from '../../src/kernel/money.js';
import { agencyDay } from '../../src/kernel/time.js';
import { Agency } from '../../src/modules/fleet/agency/agency.entity.js';
import type { Vehicle } from '../../src/modules/fleet/vehicle/vehicle.entity.js';
import { VehicleCategory } from '../../src/modules/fleet/vehicle/vehicle.enums.js';
import { EmployeeRole } from '../../src/modules/people/account/employee.entity.js';
import { ChargeRule } from '../../src/modules/price/charge/charge.entity.js';
import { RiskCheckService } from '../../src/modules/handover/rental-risk/risk-check.service.js';
import { LatenessService } from '../../src/modules/handover/stage/lateness.service.js';
import { readNewMaintenance } from '../../src/modules/upkeep/maintenance/maintenance.commands.js';
import { MaintenanceNature } from '../../src/modules/upkeep/maintenance/maintenance.entity.js';
import { MaintenanceSlotTakenError } from '../../src/modules/upkeep/maintenance/maintenance.errors.js';
import { makeAgency, makeBrand, makeEmployee, makeVehicle } from '../factories.js';
import { updateSettings } from '../set-up.js';
import type { TestApp } from '../test-app.js';
import { Dice } from './dice.js';
import { History } from './history.js';
import type { HistoryReport, World } from './life.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Histories that run at the same time. */
export const AT_ONCE = 64;
/** The number of vehicles: so few that histories conflict with each other. */
const VEHICLES = 56;
/** The stock of the extra that all histories share: so small that histories conflict over it. */
const SEATS = 6;
const PREPARATION_MINUTES = 30;
/** Once per this number of steps, a vehicle gets a maintenance that overlaps its rentals. */
const STEPS_BETWEEN_WORKS = 150;
/** Once per this number of steps, the checks run that jobs make every minute. */
const STEPS_BETWEEN_CHECKS = 40;

/** The number of histories to run, and the seed of their random numbers; the same seed gives the same numbers. */
export interface Histories {
  readonly seed: number;
  readonly count: number;
  /** Moves the clock, which starts at the present and is the same for all histories. */
  readonly setClock: (now: Date) => void;
}

/**
 * Runs `count` generated histories of rentals, 64 at a time on one small fleet, through the services of the application. They book, accept,
 * depart, extend, swap, move, return, miss, cancel and reopen rentals, and enter payments, deposits and price lines, sometimes twice at
 * once or at a wrong stage. Returns the counts; `rentalFlaws` checks the stored data.
 */
export async function liveHistories(app: TestApp, { seed, count, setClock }: Histories): Promise<HistoryReport> {
  const report: HistoryReport = { steps: new Map(), refusals: new Map(), flaws: [] };
  const world = await makeWorld(app);
  let clock = Date.now();
  let steps = 0;
  const dice = new Dice(seed);
  const tick = async (minutes: number): Promise<void> => {
    clock += minutes * MINUTE_MS;
    setClock(new Date(clock));
    if (++steps % STEPS_BETWEEN_CHECKS === 0) await runChecks(app, report);
    if (steps % STEPS_BETWEEN_WORKS === 0) await sendToWork(app, world, dice, report);
  };
  const numbers = Array.from({ length: count }, (_, index) => index);
  const live = async (): Promise<void> => {
    for (let index = numbers.shift(); index !== undefined; index = numbers.shift())
      await new History(app, world, report, new Dice(dice.between(1, 2 ** 31)), tick).live();
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, live));
  await runChecks(app, report);
  return report;
}

async function makeWorld(app: TestApp): Promise<World> {
  const { database } = app;
  const em = database.orm.em.fork();
  const agencies = [await makeAgency(database), await makeAgency(database)];
  const brand = await makeBrand(database);
  const categories = [VehicleCategory.CITY_CAR, VehicleCategory.CITY_CAR, VehicleCategory.COMPACT_SUV];
  const vehicles: Vehicle[] = [];
  for (let index = 0; index < VEHICLES; index++) {
    const category = categories[index % categories.length] as VehicleCategory;
    const dailyPrice = money(250 + (index % 5) * 25);
    vehicles.push(
      await makeVehicle(database, {
        agency: agencies[index % 2] as Agency,
        brand,
        category,
        dailyPrice,
        odometerKm: 1000,
      }),
    );
  }
  const owner = await makeEmployee(database, { role: EmployeeRole.ADMIN });
  const admin: EmployeeActor = { kind: 'admin', id: owner.id, sessionId: '' };
  const staff: EmployeeActor[] = [admin];
  for (let index = 0; index < 6; index++)
    staff.push({ kind: 'employee', id: (await makeEmployee(database)).id, sessionId: '' });
  const settings = await updateSettings(app, { preparationMinutes: PREPARATION_MINUTES }, await app.tokenFor(owner));
  if (settings.errors) throw new Error(settings.errors[0]?.message);
  const rule = em.create(ChargeRule, {
    ...{ kind: 'EXTRA', unit: 'DAY', name: 'Siège bébé', price: '40.00', outsideHours: false, categories: [] },
    ...{ nameEn: null, nameAr: null, hint: null, hintEn: null, hintAr: null, cap: null, vatPercent: null },
    ...{ pickupPlace: null, returnPlace: null, places: null, minAge: null, maxAge: null, seasonId: null },
    ...{ fromDays: null, toDays: null, finding: null, unlimitedKm: false },
    ...{ depositReduction: null, depositReductionPercent: null },
    ...{ stock: SEATS, maxQuantity: 3, active: true, shownOnSite: true, position: 0 },
  });
  await em.persist(rule).flush();
  for (const actor of staff)
    await app.inContext(() =>
      app.services.tills.open(actor, { agencyId: (agencies[actor.id % 2] as Agency).id, openingAmount: '500.00' }),
    );
  return { vehicles, staff, admin, seatRuleId: rule.id };
}

/** Sends a vehicle to the workshop for some hours, whoever has booked it. */
async function sendToWork(app: TestApp, { vehicles, admin }: World, dice: Dice, report: HistoryReport): Promise<void> {
  const startsAt = new Date(Date.now() + dice.between(0, 10) * HOUR_MS);
  const outOfService = { startsAt, endsAt: new Date(startsAt.getTime() + dice.between(4, 40) * HOUR_MS) };
  const entry = readNewMaintenance({
    ...{ vehicleId: dice.of(vehicles).id, nature: MaintenanceNature.SERVICING, performedOn: agencyDay(startsAt) },
    ...{ outOfService, overPromises: true },
  });
  await app
    .inContext(() => app.services.maintenances.create(admin, entry))
    .catch((error: unknown) => {
      if (!(error instanceof MaintenanceSlotTakenError)) report.flaws.push(`work: ${String(error)}`);
    });
}

/** Runs the jobs of each minute while the histories run. */
async function runChecks(app: TestApp, report: HistoryReport): Promise<void> {
  const { em, reader, domainEvents, events, jobs, workOccupations } = app.services;
  const deps = { em, reader, domainEvents, events, jobs, workOccupations };
  for (const check of [new LatenessService(deps), new RiskCheckService(deps)])
    await app
      .inContext(() => check.check(new Date()))
      .catch((error: unknown) => report.flaws.push(`${check.constructor.name}: ${String(error)}`));
}
