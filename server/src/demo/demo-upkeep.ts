import { ref } from '@mikro-orm/core';
import { Maintenance, MaintenanceNature } from '../modules/upkeep/maintenance/maintenance.entity.js';
import type { ServiceProvider } from '../modules/upkeep/provider/service-provider.entity.js';
import type { Vehicle } from '../modules/fleet/vehicle/vehicle.entity.js';
import { Fuel } from '../modules/fleet/vehicle/vehicle.enums.js';
import { money } from '../kernel/money.js';
import type { DemoClock } from './demo-clock.js';
import { FLEET } from './demo-fleet.js';
import type { Slot } from './demo-timeline.js';
import { trackedKm } from './demo-odometer.js';
import { createDice, type Dice } from './dice.js';
import { make } from './make-entity.js';

/** Maintenance that takes a vehicle out of service, in days from today, with the reason shown to staff. */
const STAYS = [
  {
    model: 'Dacia Sandero',
    from: -1,
    to: 2,
    nature: 'SERVICING',
    cost: 3400,
    reason: 'Révision complète et remplacement de l’embrayage',
  },
  {
    model: 'Volkswagen Polo',
    from: 9,
    to: 10,
    nature: 'TECHNICAL_INSPECTION',
    cost: 450,
    reason: 'Visite technique annuelle',
  },
  {
    model: 'Renault Mégane Sedan',
    from: -61,
    to: -58,
    nature: 'TIMING_BELT',
    cost: 5200,
    reason: 'Remplacement de la chaîne de distribution',
  },
] as const;

/** Time out of service, with the maintenance it is for. */
export interface WorkshopStay {
  readonly slot: Slot;
  readonly maintenance: Maintenance;
  readonly reason: string;
}

const OPENING = 9 * 60;
const CLOSING = 18 * 60;

/** Only the times out of service, around which rentals are planned. */
export const WORKSHOP_SLOTS: readonly Slot[] = STAYS.map(({ model, from, to }) => ({
  vehicle: indexOf(model),
  startDay: from,
  startMinute: OPENING,
  endDay: to,
  endMinute: CLOSING,
}));

function indexOf(model: string): number {
  const index = FLEET.findIndex(({ name }) => name === model);
  if (index < 0) throw new Error(`no ${model} in the demo fleet`);
  return index;
}

/** What is due soon or overdue: by day (from today) or by the odometer (km from its current reading). */
const DUE: ReadonlyArray<readonly [model: string, keyof typeof MaintenanceNature, due: { day?: number; km?: number }]> =
  [
    ['Hyundai i10', 'TECHNICAL_INSPECTION', { day: -6 }],
    ['Renault Clio 5', 'OIL_CHANGE', { km: -740 }],
    ['Dacia Logan', 'FIRE_EXTINGUISHER', { day: -1 }],
    ['Toyota RAV4 Hybride', 'SERVICING', { day: 11 }],
    ['Peugeot 508', 'OIL_CHANGE', { km: 320 }],
    ['Fiat Panda', 'TECHNICAL_INSPECTION', { day: 3 }],
    ['Mercedes-Benz Classe C', 'SERVICING', { km: 480, day: 120 }],
    ['Kia Picanto Automatique', 'REGISTRATION_CARD', { day: 14 }],
  ];

interface Work {
  readonly description: string;
  readonly cost: readonly [from: number, to: number];
  /** Months until it is due again. */
  readonly months: number;
  /** Kilometres until it is due again. */
  readonly km?: number;
  /** Indexes in the list of providers. */
  readonly providers: readonly number[];
}

const WORKS: Readonly<Record<keyof typeof MaintenanceNature, Work>> = {
  REGISTRATION_CARD: {
    description: 'Renouvellement de la carte grise',
    cost: [700, 1200],
    months: 120,
    providers: [4],
  },
  TECHNICAL_INSPECTION: {
    description: 'Visite technique et contrôle antipollution',
    cost: [380, 520],
    months: 12,
    providers: [4],
  },
  OIL_CHANGE: {
    description: 'Vidange, filtres à huile et à air',
    cost: [650, 1400],
    months: 12,
    km: 10_000,
    providers: [0, 1, 2],
  },
  SERVICING: {
    description: 'Révision : freins, niveaux, équilibrage des roues',
    cost: [1200, 4200],
    months: 12,
    km: 20_000,
    providers: [0, 1, 2, 3],
  },
  TIMING_BELT: {
    description: 'Chaîne de distribution et pompe à eau',
    cost: [3800, 6500],
    months: 60,
    km: 80_000,
    providers: [0, 2],
  },
  TACHOGRAPH: { description: 'Étalonnage du mouchard', cost: [500, 900], months: 24, providers: [4] },
  FIRE_EXTINGUISHER: { description: 'Extincteur de 2 kg, pose comprise', cost: [180, 320], months: 12, providers: [5] },
  AUTHORISATION_CARD: {
    description: 'Carte d’autorisation de circulation',
    cost: [400, 800],
    months: 24,
    providers: [4],
  },
};

const USUAL = [
  [MaintenanceNature.OIL_CHANGE, 40],
  [MaintenanceNature.SERVICING, 22],
  [MaintenanceNature.TECHNICAL_INSPECTION, 14],
  [MaintenanceNature.FIRE_EXTINGUISHER, 8],
  [MaintenanceNature.AUTHORISATION_CARD, 6],
  [MaintenanceNature.TACHOGRAPH, 5],
  [MaintenanceNature.TIMING_BELT, 5],
] as const;

/** Maintenance that a vehicle without an engine never needs. */
const OF_ENGINES: ReadonlySet<MaintenanceNature> = new Set([
  MaintenanceNature.OIL_CHANGE,
  MaintenanceNature.TIMING_BELT,
]);

/** Maintenance of the last twelve months beside what is due or keeps a vehicle in the workshop. */
const HISTORY = 62;
const MONTH = 30;
const KM_A_DAY = 70;

interface Upkept {
  readonly vehicles: readonly Vehicle[];
  readonly providers: readonly ServiceProvider[];
  /** In the store; every maintenance that is done has one. */
  readonly invoiceFile: string;
}

/** Makes the fleet's maintenance over twelve months, oldest first, in every alert state. */
export function createUpkeep(
  clock: DemoClock,
  { vehicles, providers, invoiceFile }: Upkept,
): { maintenances: Maintenance[]; stays: WorkshopStay[] } {
  const dice = createDice(41);
  const known = new Set<string>();
  const work = (
    vehicle: Vehicle,
    nature: keyof typeof MaintenanceNature,
    day: number,
    rest: Partial<Maintenance>,
  ): Maintenance => {
    known.add(`${vehicle.plateNumber} ${nature}`);
    return record(clock, dice, { vehicle, providers, nature, day }, { ...(day < 0 && { invoiceFile }), ...rest });
  };
  const due = DUE.map(([model, nature, { day, km }]) => {
    const vehicle = vehicleOf(vehicles, indexOf(model));
    const performed = day === undefined ? -dice.int(150, 220) : day - WORKS[nature].months * MONTH;
    // Never before the vehicle was bought.
    const bought = 5 - (FLEET[indexOf(model)]?.age ?? 0) * MONTH;
    return work(vehicle, nature, Math.max(performed, bought, -360), {
      nextOn: day === undefined ? undefined : clock.day(day),
      nextOdometerKm: km === undefined ? undefined : (vehicle.odometerKm ?? 0) + km,
    });
  });
  const stays = STAYS.map(({ model, nature, from, cost, reason }, index): WorkshopStay => {
    const vehicle = vehicleOf(vehicles, indexOf(model));
    const maintenance = work(vehicle, nature, from, {
      ...nextOf(clock, vehicle, nature, from),
      cost: money(cost),
      description: reason,
    });
    return { slot: WORKSHOP_SLOTS[index] as Slot, maintenance, reason };
  });
  // Due maintenance must not have been done since, or it would no longer be due.
  const awaited = new Set(known);
  const history = Array.from({ length: HISTORY }, (_, index) => {
    // Spread over the year up to today, so that every month has charges.
    const day = Math.round(((index + 1) / HISTORY) * 358) - 359;
    const at = clock.at(day, 0);
    const vehicle = dice.pick(
      vehicles.filter(({ createdAt, archivedAt }) => createdAt < at && (!archivedAt || at < archivedAt)),
    );
    const usual = dice.weigh(USUAL.filter(([nature]) => !awaited.has(`${vehicle.plateNumber} ${nature}`)));
    const nature = vehicle.fuel === Fuel.ELECTRIC && OF_ENGINES.has(usual) ? MaintenanceNature.SERVICING : usual;
    // Only the last one of a nature says when it is due again, because it replaces the earlier ones.
    const next = known.has(`${vehicle.plateNumber} ${nature}`) || day < -240 ? {} : nextOf(clock, vehicle, nature, day);
    return work(vehicle, nature, day, next);
  });
  const maintenances = [...due, ...stays.map(({ maintenance }) => maintenance), ...history];
  maintenances.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return { maintenances, stays };
}

/** Returns when it is due again after its usual interval, never soon. */
function nextOf(
  clock: DemoClock,
  vehicle: Vehicle,
  nature: keyof typeof MaintenanceNature,
  day: number,
): Partial<Maintenance> {
  const { months, km } = WORKS[nature];
  return {
    nextOn: clock.day(Math.max(day + months * MONTH, 40)),
    nextOdometerKm:
      km === undefined ? undefined : Math.max(odometerOn(clock, vehicle, day) + km, (vehicle.odometerKm ?? 0) + 1500),
  };
}

function odometerOn(clock: DemoClock, vehicle: Vehicle, day: number): number {
  const tracked = day < 0 ? trackedKm(vehicle, clock.at(day, 12)) : undefined;
  return tracked ?? Math.max(500, (vehicle.odometerKm ?? 0) + Math.min(day, 0) * KM_A_DAY);
}

function record(
  clock: DemoClock,
  dice: Dice,
  on: { vehicle: Vehicle; providers: readonly ServiceProvider[]; nature: keyof typeof MaintenanceNature; day: number },
  rest: Partial<Maintenance>,
): Maintenance {
  const { description, cost, providers } = WORKS[on.nature];
  const provider = on.providers[dice.pick(providers)];
  // Entered on the same evening, or when it was planned.
  const createdAt = on.day < 0 ? clock.at(on.day, dice.int(15, 19), dice.int(0, 59)) : clock.at(-2, 16, 45);
  return make(Maintenance, {
    vehicle: ref(on.vehicle),
    provider: provider ? ref(provider) : undefined,
    nature: MaintenanceNature[on.nature],
    odometerKm: odometerOn(clock, on.vehicle, on.day),
    performedOn: clock.day(on.day),
    description,
    cost: money(dice.int(cost[0] / 10, cost[1] / 10) * 10),
    createdAt,
    updatedAt: createdAt,
    ...rest,
  });
}

function vehicleOf(vehicles: readonly Vehicle[], index: number): Vehicle {
  const vehicle = vehicles[index];
  if (!vehicle) throw new Error(`no vehicle ${index} in the demo fleet`);
  return vehicle;
}
