import { HEADINGS } from '../../../platform/xlsx/headings.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor, StaffActor } from '../../../kernel/actor.js';
import type { Sent } from '../../../kernel/commands.js';
import { DomainError, type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { compareMoney } from '../../../kernel/money.js';
import type { Period } from '../../../kernel/period.js';
import { PLACES } from '../../base/settings/places.js';
import type { CarriedKey, CarriedRental, CarriedRentals } from '../../booking/reservation/carried-rentals.js';
import { rentalMoved } from '../../booking/reservation/rental.events.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import {
  type NewBooking,
  readCarriedRental,
  readReservationEdit,
  type ReservationEdit,
} from '../../booking/reservation/reservation.commands.js';
import { driverOf } from '../../booking/reservation/reservation-drivers.js';
import { type Driver, Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { contactOnly, samePeriod } from '../../booking/reservation/reservation.rules.js';
import type { DriverInput } from '../../booking/reservation/reservation.input.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import { ReservationKind } from '../../booking/reservation/reservation-status.js';
import type { AgencyService } from '../../fleet/agency/agency.service.js';
import type { CarriedVehicles } from '../../fleet/vehicle/carried-vehicles.js';
import type { PriceBooks } from '../../fleet/vehicle/price-books.js';
import type { VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import { cleanPlate } from '../../fleet/vehicle/vehicle-identifiers.js';
import { catchUp } from '../../handover/stage/carried-stage.js';
import { elsewhere } from '../../handover/stage/leg-problems.js';
import { personFields } from './customer-import.js';
import {
  amountField,
  choiceField,
  type ImportField,
  momentField,
  plainForm,
  textField,
  UnreadableCell,
} from './import-field.js';
import {
  type ImportedLine,
  type ImportRules,
  LineOutcome,
  type LineWriter,
  nested,
  withNames,
  type WrittenLine,
} from './import-kind.js';
import { inSavepoint } from './savepoint.js';

const required = true;
/** How the towns are also written. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  Tangier: ['Tanger'],
  'Rabat-Sale': ['Rabat', 'Salé', 'Rabat Salé'],
  Chaouen: ['Chefchaouen'],
  Casablanca: ['Casa'],
  Marrakech: ['Marrakesh'],
  'Er Rachidia': ['Errachidia'],
};
const PLACE_CHOICES = PLACES.map((place) => ({ value: place, label: place, synonyms: SPELLINGS[place] ?? [] }));
/** States of a reservation that is a rental, in exports and elsewhere. */
const RENTAL_STATES = [
  'acceptée',
  'accepter',
  'acceptee',
  'confirmée',
  'validée',
  'en cours',
  'à venir',
  'terminée',
  'clôturée',
  'rentrée',
].map(plainForm);

const FIELDS: readonly ImportField[] = [
  textField({
    ...{ name: 'reference', heading: HEADINGS.number, example: 'LOC-2024-001' },
    synonyms: [
      'référence',
      'réf',
      'n° réservation',
      'n° de réservation',
      'numéro de réservation',
      'n° contrat',
      'n° de contrat',
      'numéro de contrat',
      'contrat',
      'dossier',
      'n° dossier',
    ],
    note: 'Numéro de la réservation, ici ou dans votre ancien programme : un deuxième import la met à jour',
  }),
  ...personFields('driver.'),
  textField({
    ...{ name: 'vehicleId', heading: HEADINGS.plateNumber, required, example: '12345-A-15' },
    synonyms: [
      'matricule',
      'plaque',
      'immat',
      "plaque d'immatriculation",
      'n° immatriculation',
      "numéro d'immatriculation",
    ],
    note: "Immatriculation d'un de vos véhicules",
  }),
  momentField({
    ...{ name: 'period.startsAt', heading: HEADINGS.startsAt, required, example: '10/03/2024 10:00' },
    synonyms: ['début', 'départ', 'date départ', 'date de départ', 'du', 'sortie', 'date de sortie', 'date début'],
  }),
  momentField({
    ...{ name: 'period.endsAt', heading: HEADINGS.endsAt, required, example: '15/03/2024 10:00' },
    synonyms: ['fin', 'retour', 'date retour', 'date de retour', 'au', 'date fin'],
  }),
  choiceField(
    {
      name: 'pickupPlace',
      heading: HEADINGS.pickupPlace,
      example: 'Casablanca',
      synonyms: ['lieu de départ', 'livraison', 'lieu départ', 'ville de départ'],
    },
    PLACE_CHOICES,
  ),
  choiceField(
    {
      name: 'returnPlace',
      heading: HEADINGS.returnPlace,
      example: 'Casablanca',
      synonyms: ['lieu retour', 'ville de retour'],
    },
    PLACE_CHOICES,
  ),
  amountField({
    name: 'total',
    heading: HEADINGS.total,
    example: '1500',
    synonyms: ['prix total', 'montant', 'montant total', 'total ttc', 'prix'],
  }),
  amountField({
    ...{ name: 'advance', heading: HEADINGS.advance, example: '1500' },
    synonyms: ['payé', 'montant payé', 'acompte', 'versé', 'réglé', 'encaissé'],
    note: 'Payé avant la reprise, en Dh ; vide : tout pour une location terminée, rien pour les autres',
  }),
  textField({
    name: 'comment',
    heading: HEADINGS.comment,
    synonyms: ['remarque', 'remarques', 'observation', 'observations', 'notes'],
  }),
  textField({
    ...{ name: 'status', heading: HEADINGS.status, synonyms: ['statut', 'état de la réservation'] },
    note: 'Seules les réservations acceptées sont importées',
    read: (text) => {
      if (RENTAL_STATES.includes(plainForm(text))) return text;
      throw new UnreadableCell(`Seules les réservations acceptées sont importées : retirez cette ligne (« ${text} »).`);
    },
  }),
];

interface Services {
  readonly agencies: AgencyService;
  readonly carriedRentals: CarriedRentals;
  readonly carriedVehicles: CarriedVehicles;
  readonly domainEvents: DomainEvents;
  readonly prices: PriceBooks;
  readonly reservations: ReservationService;
}

/** Rentals of the past and to come, found again by their number (docs/rules/import.md#reservations). */
export function reservationImport(services: Services): ImportRules {
  return {
    sheetName: 'Réservations',
    fileName: 'reservations',
    recordName: 'réservation',
    tables: ['reservation', 'customer', 'occupation'],
    fields: FIELDS,
    writer: (actor) => reservationWriter(services, actor),
  };
}

/** A line as it is read, before it is known whether its rental was entered before. */
interface ReadLine {
  readonly line: ImportedLine;
  readonly reference: string | undefined;
  readonly vehicle: VehicleRecord | undefined;
  readonly driver: Record<string, unknown>;
  readonly sent: Sent<NewBooking>;
  readonly unreadable: FieldErrors;
}

async function reservationWriter(services: Services, actor: Actor): Promise<LineWriter> {
  requireStaff(actor);
  const { agencies, carriedRentals, carriedVehicles, domainEvents, prices } = services;
  const towns = new Map((await agencies.all(actor)).map(({ id, town }) => [id, town ?? undefined]));
  // Read once before the transaction, in which nothing is cached.
  await prices.current();
  await prices.includedKm();

  return async (tx, lines) => {
    const now = new Date();
    const plates = lines.map(({ values }) => cleanPlate(values['vehicleId']) ?? '');
    const inUse = await carriedVehicles.withPlates(actor, plates);
    const read = lines.map((line, index) => readLine(line, inUse.get(plates[index] ?? '')?.vehicle));
    const known = await carriedRentals.find(actor, read.map(keyOf));
    const results = new Map<ReadLine, WrittenLine | DomainError | undefined>();
    const fresh: ReadLine[] = [];
    const references = new Set<string>();
    for (const [index, one] of read.entries()) {
      const rental = known[index];
      if (rental) results.set(one, await update(services, tx, actor, rental, one));
      else if (one.reference === undefined || !references.has(one.reference)) fresh.push(one);
      if (one.reference !== undefined) references.add(one.reference);
    }
    const carried: CarriedRental[] = [];
    for (const one of fresh) carried.push(newRental(one, towns, await stillOut(tx, one, now)));
    const entered = await carriedRentals.enter(tx, actor, carried, now);
    const rentals = entered.filter((rental) => rental instanceof Reservation);
    for (const rental of rentals) catchUp(tx, actor, rental, now);
    await carriedRentals.promise(tx, rentals, now);
    for (const rental of rentals.filter(({ stage }) => stage === RentalStage.OUT)) {
      const step = { from: RentalStage.PLANNED, to: RentalStage.OUT };
      await domainEvents.happened(tx, rentalMoved, { reservation: rental, ...step, by: actor });
    }
    for (const [index, one] of fresh.entries()) {
      const rental = entered[index];
      results.set(one, rental instanceof Reservation ? { record: rental, outcome: LineOutcome.NEW } : rental);
    }
    return read.map((one) => results.get(one));
  };
}

function keyOf({ reference, vehicle, sent }: ReadLine): CarriedKey {
  return { reference, vehicleId: vehicle?.id, startsAt: (sent.period as Partial<Period> | undefined)?.startsAt };
}

function readLine(line: ImportedLine, vehicle: VehicleRecord | undefined): ReadLine {
  const { reference, vehicleId: plate, status: _, driver = {}, ...sent } = nested(line.values);
  const unknown = typeof plate === 'string' && !vehicle;
  return {
    ...{ line, vehicle, sent, driver: withNames(driver as Record<string, unknown>) },
    reference: reference as string | undefined,
    unreadable: {
      ...line.unreadable,
      ...(unknown && {
        vehicleId: [`Vous n'avez pas de véhicule « ${plate} » : importez d'abord vos véhicules.`],
      }),
    },
  };
}

/** Returns the problem that the vehicle of a rental that has begun is still out with another one. */
async function stillOut(tx: Transaction, { vehicle, sent }: ReadLine, now: Date): Promise<FieldErrors> {
  const { startsAt, endsAt } = (sent.period ?? {}) as Partial<Period>;
  const running = startsAt !== undefined && endsAt !== undefined && startsAt <= now && endsAt > now;
  return vehicle && running ? elsewhere(tx, vehicle.id) : {};
}

function newRental(
  { reference, vehicle, driver, sent, unreadable }: ReadLine,
  towns: ReadonlyMap<number, string | undefined>,
  wrong: FieldErrors,
): CarriedRental {
  const town = vehicle && towns.get(vehicle.agencyId);
  const places = { pickupPlace: town, returnPlace: sent.pickupPlace ?? town };
  const booking = readCarriedRental({ ...places, kind: kindOf(driver), ...sent, vehicleId: vehicle?.id, driver });
  return { booking, reference, vehicle, unreadable: { ...wrong, ...unreadable } };
}

/**
 * Changes a rental that was entered before, by the rules of any edit, unless the line says what is known. What was paid is left out: it
 * changes by payments once the rental is here.
 */
async function update(
  { reservations }: Services,
  tx: Transaction,
  actor: StaffActor,
  rental: ReservationRecord,
  { line, vehicle, driver, sent: { advance: _, ...sent }, unreadable }: ReadLine,
): Promise<WrittenLine | DomainError> {
  const wrong = { ...unreadable, ...line.repeats(rental.id) };
  if (Object.keys(wrong).length > 0) return new ValidationError(wrong);
  const whole = { ...driverOf(rental), ...driver } as DriverInput;
  const edit = readReservationEdit({
    ...sent,
    number: rental.numberKey,
    ...(vehicle && { vehicleId: vehicle.id }),
    ...(Object.keys(driver).length > 0 && {
      driver: rental.kind === ReservationKind.QUICK ? contactOnly(whole) : whole,
    }),
  });
  if (Object.keys(edit.problems).length === 0 && saysTheSame(rental, edit.changes))
    return { record: rental, outcome: LineOutcome.UNCHANGED };
  try {
    await reservations.orTaken(inSavepoint(tx, () => reservations.updateWithin(tx, actor, edit)));
    return { record: rental, outcome: LineOutcome.UPDATED };
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

type PlainField = 'vehicleId' | 'pickupPlace' | 'returnPlace' | 'comment';

/** Tells whether an edit would leave a rental as it is. */
function saysTheSame(rental: ReservationRecord, changes: ReservationEdit['changes']): boolean {
  const { driver, period, total, vehicleId, pickupPlace, returnPlace, comment } = changes;
  const plain = Object.entries({ vehicleId, pickupPlace, returnPlace, comment });
  const known = driverOf(rental);
  return (
    plain.every(([field, value]) => value === undefined || rental[field as PlainField] === value) &&
    (!period || samePeriod(period, rental)) &&
    (total === undefined || (rental.total !== null && compareMoney(total, rental.total) === 0)) &&
    (!driver ||
      Object.entries(driver).every(([field, value]) => (known[field as keyof Driver] ?? null) === (value ?? null)))
  );
}

/** A rental is complete with the papers of its driver, and quick with the contact alone. */
function kindOf({ licenceNumber, nationality, nationalId, passportNumber }: Record<string, unknown>): ReservationKind {
  const complete = licenceNumber && nationality && (nationalId ?? passportNumber);
  return complete ? ReservationKind.FULL : ReservationKind.QUICK;
}
