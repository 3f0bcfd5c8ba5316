import { createHash } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import type { Vehicle } from '../modules/fleet/vehicle/vehicle.entity.js';
import { Damage } from '../modules/handover/inspection/damage.entity.js';
import { Inspection, InspectionPhoto, type NotedDamage } from '../modules/handover/inspection/inspection.entity.js';
import {
  Cleanliness,
  DamageKind,
  DamageSize,
  DamageView,
  InspectedDriver,
  InspectionKind,
  InspectionStatus,
  InspectionView,
} from '../modules/handover/inspection/inspection.enums.js';
import { CHECKLIST } from '../modules/handover/inspection/inspection-settings.entity.js';
import { manifestSha256 } from '../modules/handover/inspection/manifest.js';
import { Leg } from '../modules/booking/reservation/leg.entity.js';
import type { Driver } from '../modules/booking/reservation/reservation.entity.js';
import { fullName } from '../kernel/full-name.js';
import { DAY_MS } from '../kernel/time.js';
import type { DemoClock } from './demo-clock.js';
import type { DemoPictures, DemoSignature } from './demo-pictures.js';
import { createDice, type Dice } from './dice.js';
import { make } from './make-entity.js';

/** Days back to which rentals have inspections. */
const INSPECTED_DAYS = 30;
const DAMAGED = 0.4;

type DemoInspectionRow = Inspection | InspectionPhoto | Damage;

/**
 * Makes the inspections of vehicles that have pictures for them, in the rentals of the last weeks: departures of all, returns of those that
 * came back, with a scratch now and then.
 */
export function createInspections(
  clock: DemoClock,
  legs: readonly Leg[],
  vehicles: readonly Vehicle[],
  pictures: DemoPictures,
): DemoInspectionRow[] {
  const dice = createDice(103);
  const since = clock.now.getTime() - INSPECTED_DAYS * DAY_MS;
  const known = new Map<Vehicle, NotedDamage[]>();
  const recent = [...legs]
    .filter(({ startedAt, startKm }) => startedAt.getTime() > since && startKm != null)
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  return recent.flatMap((leg, index) => {
    const vehicle = leg.vehicle.getEntity() as Vehicle;
    const views = pictures.inspections[vehicles.indexOf(vehicle)];
    const signature = pictures.signatures[index % pictures.signatures.length];
    if (!views || !signature) return [];
    const inspect = (kind: InspectionKind, found: NotedDamage[]): DemoInspectionRow[] => {
      const before = known.get(vehicle) ?? [];
      const rows = inspectionOf(dice, { leg, vehicle, kind, before, found, views, signature });
      known.set(vehicle, [...before, ...found]);
      return rows;
    };
    const departure = inspect(InspectionKind.DEPARTURE, []);
    if (!leg.endedAt) return departure;
    return [...departure, ...inspect(InspectionKind.RETURN, dice.chance(DAMAGED) ? [damage(dice)] : [])];
  });
}

interface Seen {
  readonly leg: Leg;
  readonly vehicle: Vehicle;
  readonly kind: InspectionKind;
  readonly before: readonly NotedDamage[];
  readonly found: readonly NotedDamage[];
  readonly views: readonly DemoSignature[];
  readonly signature: DemoSignature;
}

const VIEWS = [InspectionView.LEFT, InspectionView.FRONT, InspectionView.INTERIOR] as const;

function inspectionOf(dice: Dice, { leg, vehicle, kind, before, found, views, signature }: Seen): DemoInspectionRow[] {
  const rental = leg.reservation.getEntity();
  const departure = kind === InspectionKind.DEPARTURE;
  const at = (departure ? leg.startedAt : leg.endedAt) as Date;
  const inspection = make(Inspection, {
    clientId: uuid(dice),
    reservation: ref(rental),
    vehicle: ref(vehicle),
    leg: ref(leg),
    kind,
    status: InspectionStatus.COMPLETED,
    at,
    km: departure ? leg.startKm : leg.endKm,
    fuel: departure ? leg.startFuel : leg.endFuel,
    cleanliness: departure ? Cleanliness.CLEAN : dice.pick([Cleanliness.CLEAN, Cleanliness.ACCEPTABLE]),
    checklist: CHECKLIST.map((label) => ({ label, present: true })),
    papers: departure ? [papersOf(dice, rental.driver)] : [],
    foundDamages: [...found],
    knownDamages: [...before],
    signatory: fullName(rental.driver),
    signatureFile: signature.file,
    signatureSha256: signature.sha256,
    manifestSha256: manifestSha256(views),
    contentSha256: createHash('sha256').update(`${rental.numberKey} ${kind}`).digest('hex'),
    completedAt: at,
    employee: rental.handledBy ?? null,
    createdAt: at,
    updatedAt: at,
  });
  const photos = views.map(({ file, sha256 }, index) =>
    make(InspectionPhoto, {
      inspection: ref(inspection),
      sha256,
      view: VIEWS[index] ?? InspectionView.OTHER,
      // The first picture shows the most characteristic side.
      damageClientId: index === 0 ? (found[0]?.clientId ?? null) : null,
      takenAt: at,
      imageFile: file,
      uploadedAt: at,
      createdAt: at,
      updatedAt: at,
    }),
  );
  const damages = found.map((noted) =>
    make(Damage, {
      ...noted,
      immobilising: noted.immobilising ?? false,
      vehicle: ref(vehicle),
      inspection: ref(inspection),
      foundAt: at,
      createdAt: at,
      updatedAt: at,
    }),
  );
  return [inspection, ...photos, ...damages];
}

function papersOf(dice: Dice, driver: Pick<Driver, 'licenceNumber' | 'nationalId'>) {
  const year = dice.int(1965, 1998);
  return {
    driver: InspectedDriver.FIRST,
    licenceNumber: driver.licenceNumber ?? `P${dice.int(100_000, 999_999)}`,
    licenceCategory: 'B',
    licenceIssuedOn: `${year + 20}-04-12`,
    licenceExpiresOn: '2032-04-12',
    birthDate: `${year}-06-30`,
    nationalId: driver.nationalId ?? `AB${dice.int(100_000, 999_999)}`,
    passportNumber: null,
  };
}

function damage(dice: Dice): NotedDamage {
  return {
    clientId: uuid(dice),
    view: dice.pick([DamageView.LEFT, DamageView.RIGHT, DamageView.REAR]),
    x: dice.int(150, 850),
    y: dice.int(450, 700),
    kind: dice.pick([DamageKind.SCRATCH, DamageKind.DENT]),
    size: dice.pick([DamageSize.SMALL, DamageSize.MEDIUM]),
    note: null,
  };
}

/** The same for the same dice, unlike a random one. */
function uuid(dice: Dice): string {
  const hex = Array.from({ length: 32 }, () => dice.int(0, 15).toString(16)).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
