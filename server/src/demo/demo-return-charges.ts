import { ref } from '@mikro-orm/core';
import { timesMoney } from '../kernel/money.js';
import { RentalStage } from '../modules/booking/reservation/rental-stage.js';
import { ReturnCharge } from '../modules/handover/return-charge/return-charge.entity.js';
import type { Leg } from '../modules/booking/reservation/leg.entity.js';
import { make } from './make-entity.js';

/** Dh per missing eighth of a tank, as in the demo's charge rule. */
const EIGHTH = '90.00';
const UNDECIDED = 3;

/** Adds an undecided charge for missing fuel to some returned rentals. */
export function createReturnCharges(legs: readonly Leg[]): ReturnCharge[] {
  return legs
    .flatMap((leg) => {
      const { startFuel, endFuel, endedAt } = leg;
      const rental = leg.reservation.getEntity();
      const missing = (startFuel ?? 0) - (endFuel ?? 0);
      return rental.stage === RentalStage.RETURNED && endedAt && missing > 0 ? [{ leg, rental, missing, endedAt }] : [];
    })
    .slice(0, UNDECIDED)
    .map(({ leg, rental, missing, endedAt }) => {
      rental.openCharges += 1;
      return make(ReturnCharge, {
        reservation: ref(rental),
        ...{ finding: 'FUEL', label: 'Carburant manquant', ruleId: null, vatPercent: '20.00' },
        detail: `${leg.startFuel}/8 au départ, ${leg.endFuel}/8 au retour.`,
        ...{ quantity: missing, unitPrice: EIGHTH, amount: timesMoney(EIGHTH, missing) },
        ...{ createdAt: endedAt, updatedAt: endedAt },
      });
    });
}
