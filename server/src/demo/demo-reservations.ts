import { ref } from '@mikro-orm/core';
import type { Employee } from '../modules/people/account/employee.entity.js';
import { PLACES } from '../modules/base/settings/places.js';
import { Driver, Reservation } from '../modules/booking/reservation/reservation.entity.js';
import { ReservationKind, ReservationStatus } from '../modules/booking/reservation/reservation-status.js';
import { PLAIN_PRICES, quotePrice, REGISTERED_DISCOUNT_PERCENT } from '../modules/fleet/quote/price-quote.js';
import type { Vehicle } from '../modules/fleet/vehicle/vehicle.entity.js';
import { addMoney, money, type Money, timesMoney } from '../kernel/money.js';
import type { DemoClock } from './demo-clock.js';
import { AGENCY_PLACES } from './demo-company.js';
import type { DemoCustomer, Person } from './demo-people.js';
import { planHistory, type PlannedReservation } from './demo-history.js';
import type { Slot } from './demo-timeline.js';
import { createDice, type Dice } from './dice.js';
import { make } from './make-entity.js';

/** The alphabet of real numbers, drawn from the demo's own dice. */
const NUMBER_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const NUMBER_LENGTH = 10;

const COMMENTS = [
  'Vol AT 773, arrivée prévue à 9 h 40.',
  'Merci de prévoir un siège enfant.',
  'Je paierai le solde en espèces à la livraison.',
  'Livraison devant la gare Casa Voyageurs, si possible.',
  'Retour possible plus tôt dans la journée.',
  'Besoin d’une facture au nom de la société.',
  'رقم الرحلة AT 641، شكرا',
] as const;

const REFUSALS = [
  'Permis de conduire de moins de deux ans.',
  'Véhicule retenu pour une révision à ces dates.',
  'Lieu de livraison trop éloigné à cette heure.',
  'Documents illisibles, sans réponse à nos relances.',
  'Location trop courte pour cette gamme en haute saison.',
] as const;
const LOST_TO_ANOTHER = 'Le véhicule est déjà réservé sur ces dates.';
const STAFF_CANCELLATIONS = [
  'Annulée à la demande du client.',
  'Le client ne s’est pas présenté.',
  'Véhicule accidenté la veille du départ, client relogé chez un confrère.',
] as const;

const OTHER_PLACES = [
  'Rabat-Sale',
  'Fes',
  'Agadir',
  'Essaouira',
  'Tetouan',
  'Meknes',
  'El Jadida',
  'Kenitra',
  'Chaouen',
  'Nador',
] as const;

/** Dh for a delivery out of town, agreed at acceptance. */
const DELIVERY_FEE = '150.00';

interface Sources {
  readonly vehicles: readonly Vehicle[];
  readonly customers: readonly DemoCustomer[];
  /** Admin first. */
  readonly staff: readonly Employee[];
}

/** Makes fourteen months of reservations, in the order in which they were made. */
export function createReservations(clock: DemoClock, sources: Sources): Reservation[] {
  const dice = createDice(57);
  const numbers = new Set<string>();
  const made = planHistory(clock, sources.customers)
    .map((planned) => toReservation(clock, dice, planned, sources))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const reservation of made) reservation.numberKey = newNumber(dice, numbers);
  return made;
}

function newNumber(dice: Dice, taken: Set<string>): string {
  for (;;) {
    const key = dice.text(NUMBER_ALPHABET, NUMBER_LENGTH);
    if (taken.has(key)) continue;
    taken.add(key);
    return key;
  }
}

/** Returns start and end of a slot. */
export function momentsOf(
  clock: DemoClock,
  { startDay, startMinute, endDay, endMinute }: Slot,
): { startsAt: Date; endsAt: Date } {
  return {
    startsAt: clock.at(startDay, Math.floor(startMinute / 60), startMinute % 60),
    endsAt: clock.at(endDay, Math.floor(endMinute / 60), endMinute % 60),
  };
}

function toReservation(
  clock: DemoClock,
  dice: Dice,
  planned: PlannedReservation,
  { vehicles, customers, staff }: Sources,
): Reservation {
  const vehicle = vehicles[planned.slot.vehicle];
  if (!vehicle) throw new Error(`no vehicle ${planned.slot.vehicle} in the demo fleet`);
  const period = momentsOf(clock, planned.slot);
  const owner = planned.owner === undefined ? undefined : customers[planned.owner];
  const full = dice.chance(0.55);
  const quote = quotePrice({ vehicle, ...period, registered: owner !== undefined }, PLAIN_PRICES);
  const places = pickPlaces(dice, planned.slot.vehicle % AGENCY_PLACES.length);
  const reservation = make(Reservation, {
    kind: full ? ReservationKind.FULL : ReservationKind.QUICK,
    status: planned.status,
    vehicle: ref(vehicle),
    customer: owner && ref(owner.customer),
    driver: full ? fullDriver(dice, planned.person, owner !== undefined) : contactOf(planned.person),
    secondDriver: full && planned.second ? secondDriver(planned.second) : undefined,
    ...period,
    ...places,
    comment: full && dice.chance(0.35) ? dice.pick(COMMENTS) : undefined,
    quotedDailyPrice: quote.dailyPrice,
    quotedTotal: quote.payable,
    discountPercent: quote.discounted ? REGISTERED_DISCOUNT_PERCENT : 0,
    createdAt: planned.createdAt,
    updatedAt: planned.createdAt,
  });
  settle(dice, reservation, planned, staff);
  return reservation;
}

/** Sets the outcome of a request, and who on the staff handled it. */
function settle(dice: Dice, reservation: Reservation, planned: PlannedReservation, staff: readonly Employee[]): void {
  const { answeredAt, cancelledAt } = planned;
  if (answeredAt) {
    reservation.handledBy = ref(pickStaff(dice, staff, answeredAt));
    reservation.updatedAt = cancelledAt ?? answeredAt;
  } else if (cancelledAt) {
    reservation.updatedAt = cancelledAt;
  }
  if (planned.status === ReservationStatus.REFUSED) {
    reservation.refusedAt = answeredAt;
    reservation.reason = planned.outbid ? LOST_TO_ANOTHER : dice.pick(REFUSALS);
  } else if (answeredAt) {
    const total = agreedTotal(dice, reservation);
    reservation.acceptedAt = answeredAt;
    // The demo agency has no limit of km.
    reservation.includedKmPerDay = 0;
    reservation.baseKmPerDay = 0;
    reservation.total = total;
    reservation.advance = advanceOf(dice, total);
  }
  if (planned.status === ReservationStatus.CANCELLED) {
    reservation.cancelledAt = cancelledAt;
    reservation.reason = answeredAt ? dice.pick(STAFF_CANCELLATIONS) : undefined;
  }
}

function pickStaff(dice: Dice, staff: readonly Employee[], at: Date): Employee {
  const present = staff.filter(({ createdAt }) => createdAt < at);
  return dice.weigh(present.map((employee, index) => [employee, index === 0 ? 1 : 3] as const));
}

/** Returns the quoted price, sometimes rounded down or with a delivery fee. */
function agreedTotal(dice: Dice, { quotedTotal, pickupPlace, returnPlace }: Reservation): Money {
  if (pickupPlace !== returnPlace && dice.chance(0.5)) return addMoney(quotedTotal, DELIVERY_FEE);
  return dice.chance(0.12) ? money(Math.floor(Number(quotedTotal) / 50) * 50) : quotedTotal;
}

function advanceOf(dice: Dice, total: Money): Money {
  const tenths = dice.weigh([
    [0, 20],
    [2, 20],
    [3, 30],
    [5, 20],
    [10, 10],
  ]);
  if (tenths === 10) return total;
  return timesMoney('50.00', Math.floor((Number(total) * tenths) / 10 / 50));
}

function pickPlaces(dice: Dice, agency: number): { pickupPlace: string; returnPlace: string } {
  const home = AGENCY_PLACES[agency] ?? AGENCY_PLACES[0];
  const anywhere = (): string => (dice.chance(0.8) ? dice.pick(OTHER_PLACES) : dice.pick(PLACES));
  const pickupPlace = dice.chance(0.72) ? home : anywhere();
  return { pickupPlace, returnPlace: dice.chance(0.8) ? pickupPlace : anywhere() };
}

function contactOf({ driver: { lastName, firstName, phone, email } }: Person): Driver {
  return make(Driver, { lastName, firstName, phone, email });
}

/** Makes a driver with papers; visitors sometimes leave no e-mail address. */
function fullDriver(dice: Dice, { driver }: Person, registered: boolean): Driver {
  return make(Driver, !registered && dice.chance(0.2) ? { ...driver, email: undefined } : { ...driver });
}

/** Makes a second driver, for whom the form has no e-mail address. */
function secondDriver({ driver }: Person): Driver {
  return make(Driver, { ...driver, email: undefined });
}
