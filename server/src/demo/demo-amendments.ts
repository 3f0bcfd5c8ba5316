import { ref } from '@mikro-orm/core';
import { Amendment } from '../modules/booking/amendment/amendment.entity.js';
import { AmendmentKind, ChangePricing } from '../modules/booking/amendment/amendment.enums.js';
import type { Customer } from '../modules/people/account/customer.entity.js';
import type { Employee } from '../modules/people/account/employee.entity.js';
import { CustomerNote } from '../modules/people/customer/customer-note.entity.js';
import { Note } from '../modules/booking/note/note.entity.js';
import { agreedOf } from '../modules/booking/reservation/reservation.events.js';
import { RentalStage } from '../modules/booking/reservation/rental-stage.js';
import type { Reservation } from '../modules/booking/reservation/reservation.entity.js';
import type { Vehicle } from '../modules/fleet/vehicle/vehicle.entity.js';
import { subtractMoney, compareMoney } from '../kernel/money.js';
import { DAY_MS } from '../kernel/time.js';
import type { DemoClock } from './demo-clock.js';
import { createDice } from './dice.js';
import { make } from './make-entity.js';

const HOUR_MS = 3_600_000;
/** Share of rentals that were extended, of those that began. */
const EXTENDED = 0.12;
const NOTED = 0.1;

const REASONS = [
  'Le client prolonge son séjour.',
  'Vol de retour reporté.',
  'Chantier plus long que prévu.',
  null,
] as const;

const NOTES = [
  'Client de longue date : lui proposer le même véhicule.',
  'A demandé une facture au nom de sa société.',
  'Caution rendue en main propre au comptoir.',
  'Prévenir par WhatsApp avant la livraison.',
  'Arrive souvent avec une heure de retard.',
] as const;

/**
 * Amendments of rentals that were extended by a day at the price a day that was quoted: what they are now is what they were extended to.
 * Of those that are still out the first promised end is the former one.
 */
export function createAmendments(clock: DemoClock, reservations: readonly Reservation[]): Amendment[] {
  const dice = createDice(97);
  return reservations.flatMap((rental) => {
    const { stage, startsAt, endsAt, days, total, quotedDailyPrice, advance } = rental;
    const began = stage === RentalStage.OUT || stage === RentalStage.RETURNED || stage === RentalStage.CLOSED;
    if (!began || days < 3 || !dice.chance(EXTENDED)) return [];
    const formerEnd = new Date(endsAt.getTime() - DAY_MS);
    const formerTotal = subtractMoney(total ?? '0', quotedDailyPrice);
    const at = new Date(Math.min(formerEnd.getTime() - dice.int(2, 20) * HOUR_MS, clock.now.getTime() - HOUR_MS));
    // What was not there yet cannot have been agreed before.
    if (at <= startsAt || compareMoney(formerTotal, '0') <= 0 || advance === undefined) return [];
    if (stage === RentalStage.OUT) rental.firstEndsAt = formerEnd;
    const { name, plateNumber } = rental.vehicle.getEntity() as Vehicle;
    const after = { ...agreedOf(rental), vehicleName: name, plateNumber };
    const { firstName, lastName } = rental.driver;
    return [
      make(Amendment, {
        reservation: ref(rental),
        number: 1,
        kind: AmendmentKind.EXTENSION,
        at,
        before: { ...after, endsAt: formerEnd.toISOString(), days: days - 1, total: formerTotal },
        after,
        pricing: ChangePricing.DAILY,
        dailyPrice: quotedDailyPrice,
        reason: dice.pick(REASONS),
        signatory: `${firstName} ${lastName}`,
        employee: rental.handledBy ?? null,
        createdAt: at,
        updatedAt: at,
      }),
    ];
  });
}

/** Names the vehicles of amendments by their ids, which stored vehicles have. */
export function withVehicles(amendments: readonly Amendment[]): readonly Amendment[] {
  for (const amendment of amendments) {
    const vehicleId = amendment.reservation.getEntity().vehicle.id;
    amendment.before = { ...amendment.before, vehicleId };
    amendment.after = { ...amendment.after, vehicleId };
  }
  return amendments;
}

/** Returns the notes of the staff about some of the rentals, not yet stored. */
export function createNotes(clock: DemoClock, reservations: readonly Reservation[]): Note[] {
  const dice = createDice(101);
  return reservations
    .filter(({ stage }) => stage)
    .flatMap((rental) => {
      if (!dice.chance(NOTED)) return [];
      const at = new Date(Math.min((rental.acceptedAt ?? rental.createdAt).getTime() + HOUR_MS, clock.now.getTime()));
      return [
        make(Note, {
          reservation: ref(rental),
          text: dice.pick(NOTES),
          employee: rental.handledBy ?? null,
          createdAt: at,
          updatedAt: at,
        }),
      ];
    });
}

const CUSTOMER_NOTES = [
  'Préfère une boîte automatique.',
  'Appeler plutôt après 18 h.',
  'Voyage avec un siège bébé.',
  'Règle toujours par virement.',
  'Connaît bien la voiture, l’état des lieux va vite.',
];

/** Returns the notes of the staff about some of the customers, not yet stored. */
export function createCustomerNotes(
  clock: DemoClock,
  customers: readonly Customer[],
  staff: readonly Employee[],
): CustomerNote[] {
  const dice = createDice(103);
  return customers.flatMap((customer) => {
    if (!dice.chance(NOTED)) return [];
    const at = new Date(Math.min(customer.createdAt.getTime() + 26 * HOUR_MS, clock.now.getTime()));
    return [
      make(CustomerNote, {
        customer: ref(customer),
        text: dice.pick(CUSTOMER_NOTES),
        employee: ref(dice.pick(staff)),
        createdAt: at,
        updatedAt: at,
      }),
    ];
  });
}
