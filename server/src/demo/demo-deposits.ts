import { ref } from '@mikro-orm/core';
import { DepositEntry } from '../modules/money/deposit/deposit-entry.entity.js';
import { DepositEntryKind, DepositMethod } from '../modules/money/deposit/deposit.enums.js';
import { DepositSettings } from '../modules/money/deposit/deposit-settings.entity.js';
import { RentalStage } from '../modules/booking/reservation/rental-stage.js';
import type { Reservation } from '../modules/booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../modules/booking/reservation/reservation-status.js';
import { VehicleCategory } from '../modules/fleet/vehicle/vehicle.enums.js';
import { type Money, subtractMoney } from '../kernel/money.js';
import { agencyDay, DAY_MS } from '../kernel/time.js';
import type { DemoClock } from './demo-clock.js';
import { createDice, type Dice } from './dice.js';
import { make } from './make-entity.js';

/** The demo agency's deposit by category, in Dh. */
const AMOUNTS: Readonly<Record<VehicleCategory, Money>> = {
  SMALL_CITY_CAR: '3000.00',
  CITY_CAR: '4000.00',
  FAMILY_SEDAN: '5000.00',
  COMPACT_SUV: '6000.00',
  LUXURY_SEDAN: '15000.00',
};
/** Days of the past for which the demo has deposits; the agency took none before. */
const SINCE_DAYS = 60;
/** Days after the return within which some deposits wait to go back. */
const WAITING_DAYS = 14;
const WAITING = 0.4;
const DAMAGED = 0.12;
const REASONS = ['Rayure sur la portière avant droite', 'Rétroviseur gauche cassé', 'Jante voilée', 'Clé perdue'];

/** The demo agency asks for its excess as the deposit. */
function excessOf(category: VehicleCategory): Money {
  return AMOUNTS[category];
}

/** Returns the demo agency's settings for deposits, not yet stored. */
export function createDepositSettings(): DepositSettings {
  return make(DepositSettings, {
    id: 1,
    amounts: Object.values(VehicleCategory).map((category) => ({ category, amount: AMOUNTS[category] })),
    excesses: Object.values(VehicleCategory).map((category) => ({ category, amount: excessOf(category) })),
    imprintWarningDays: 3,
  });
}

/** Sets what recent rentals ask for as a deposit, and what is held: before their stages, which depend on it. */
export function askDeposits(clock: DemoClock, reservations: readonly Reservation[]): void {
  const dice = createDice(97);
  for (const rental of recentOf(clock, reservations)) {
    rental.depositAmount = AMOUNTS[rental.vehicle.getEntity().category];
    rental.excessAmount = excessOf(rental.vehicle.getEntity().category);
    const ended = clock.now.getTime() - rental.endsAt.getTime();
    const waits = ended > 0 && ended < WAITING_DAYS * DAY_MS && dice.chance(WAITING);
    if (waits || (rental.startsAt < clock.midnight && ended <= 0)) rental.depositHeld = rental.depositAmount;
  }
}

/** Makes the entries of these deposits, from the stages that their rentals have by now. */
export function createDeposits(clock: DemoClock, reservations: readonly Reservation[]): DepositEntry[] {
  const dice = createDice(101);
  return recentOf(clock, reservations).flatMap((rental) => entriesOf(clock, dice, rental));
}

function recentOf(clock: DemoClock, reservations: readonly Reservation[]): Reservation[] {
  const since = clock.now.getTime() - SINCE_DAYS * DAY_MS;
  return reservations.filter(
    ({ status, startsAt }) => status === ReservationStatus.ACCEPTED && startsAt.getTime() > since,
  );
}

function entriesOf(clock: DemoClock, dice: Dice, rental: Reservation): DepositEntry[] {
  const { stage, startsAt, endsAt, depositAmount: amount } = rental;
  if (stage === RentalStage.PLANNED) return [];
  const entries: DepositEntry[] = [];
  const add = (values: Partial<DepositEntry>, at: Date): void => {
    entries.push(
      make(DepositEntry, {
        reservation: ref(rental),
        agency: rental.vehicle.getEntity().agency,
        recordedBy: rental.handledBy,
        createdAt: at,
        updatedAt: at,
        ...values,
      } as DepositEntry),
    );
  };
  const method = dice.weigh([
    [DepositMethod.CARD_IMPRINT, 60],
    [DepositMethod.CASH, 34],
    [DepositMethod.TRANSFER, 6],
  ]);
  const imprint = method === DepositMethod.CARD_IMPRINT;
  const expiry = new Date(Math.max(endsAt.getTime(), clock.now.getTime()) + dice.int(2, 13) * DAY_MS);
  add(
    {
      kind: DepositEntryKind.HELD,
      amount,
      method,
      ...(imprint && { reference: `AUT ${dice.int(100_000, 999_999)}`, expiresOn: agencyDay(expiry) }),
    },
    startsAt,
  );
  // A rental that is late keeps its deposit, too.
  if (stage === RentalStage.OUT || rental.depositHeld !== '0.00') {
    rental.depositHeld = amount;
    if (imprint) rental.depositExpiresOn = agencyDay(expiry);
    return entries;
  }
  const kept = dice.chance(DAMAGED) ? '800.00' : '0.00';
  if (kept !== '0.00')
    add({ kind: DepositEntryKind.KEPT, amount: subtractMoney('0', kept), reason: dice.pick(REASONS) }, endsAt);
  add({ kind: DepositEntryKind.RETURNED, amount: subtractMoney(kept, amount), method }, endsAt);
  return entries;
}
