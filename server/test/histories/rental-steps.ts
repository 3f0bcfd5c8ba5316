import { addMoney, compareMoney, type Money, money, subtractMoney } from '../../src/kernel/money.js';
import { formatNumber } from '../../src/kernel/reservation-number.js';
import { ChangePricing } from '../../src/modules/booking/amendment/amendment.enums.js';
import type { Move, RentalChange } from '../../src/modules/booking/amendment/change.commands.js';
import { RehousingService } from '../../src/modules/handover/rental-risk/rehousing.service.js';
import { RentalStage } from '../../src/modules/booking/reservation/rental-stage.js';
import { ReservationStatus } from '../../src/modules/booking/reservation/reservation-status.js';
import { readReservationEdit } from '../../src/modules/booking/reservation/reservation.commands.js';
import type { Reservation } from '../../src/modules/booking/reservation/reservation.entity.js';
import { HOUR_MS, NothingToDo, type Told, named } from './life.js';
import { MoneySteps } from './money-steps.js';

/** Steps that change a rental and its terms. */
export abstract class RentalSteps extends MoneySteps {
  protected async accept(seen: Reservation): Promise<void> {
    const { dice, method } = this;
    const total = money(dice.between(300, 1500));
    const advance = dice.chance(0.5) ? money(dice.between(1, 300)) : '0.00';
    await this.app.services.reservations.accept(this.actor, {
      ...named(seen),
      vehicleId: dice.chance(0.3) ? this.vehicle.id : null,
      ...{ total, advance, advanceMethod: method },
    });
    const told = this.told as Told;
    told.total = total;
    if (advance !== '0.00') told.payments.push(advance);
  }

  protected async depart(seen: Reservation): Promise<void> {
    await this.app.services.rentalStages.depart(this.actor, {
      ...named(seen),
      ...(await this.reading(seen.vehicle.id)),
      overrideReason: null,
      moneyReason: null,
    });
  }

  protected async giveBack(seen: Reservation): Promise<void> {
    await this.app.services.rentalStages.giveBack(this.actor, {
      ...named(seen),
      ...(await this.reading(seen.vehicle.id)),
    });
  }

  protected async noShow(seen: Reservation): Promise<void> {
    const kept = money(Math.floor(Number(seen.advance ?? '0') * this.dice.roll()));
    await this.app.services.rentalStages.noShow(this.actor, { ...named(seen), kept, refundMethod: this.method });
    const refund = subtractMoney(seen.advance ?? '0', kept);
    const told = this.told as Told;
    if (compareMoney(refund, '0') > 0) told.payments.push(subtractMoney('0', refund));
    told.total = kept;
  }

  protected async reopen(seen: Reservation): Promise<void> {
    const reopened = await this.app.services.rentalStages.reopen(this.world.admin, {
      ...named(seen),
      reason: 'Erreur de saisie',
    });
    if (seen.stage === RentalStage.NO_SHOW) (this.told as Told).total = money(reopened.total ?? '0');
  }

  protected async extend(seen: Reservation): Promise<void> {
    const endsAt = new Date(seen.endsAt.getTime() + this.dice.between(1, 48) * HOUR_MS);
    const moves: Move[] = [];
    if (this.dice.chance(0.7)) {
      const preview = await this.app.services.rentalChangePreviews.of(this.world.admin, {
        ...{ number: seen.number, endsAt, returnedAt: null, vehicleId: null },
        ...{ pricing: null, dailyPrice: null, difference: null },
      });
      for (const { reservation, equivalents } of preview.conflicts) {
        const [free] = equivalents;
        if (reservation && free)
          moves.push({
            number: formatNumber(reservation.numberKey),
            version: reservation.version,
            vehicleId: free.vehicle.id,
          });
      }
    }
    await this.change(seen, { endsAt, moves });
  }

  protected async earlyReturn(seen: Reservation): Promise<void> {
    await this.change(seen, { returned: await this.reading(seen.vehicle.id) });
  }

  protected async swap(seen: Reservation): Promise<void> {
    const { vehicle, dice } = this;
    const readings = {
      at: dice.chance(0.5) ? null : this.moment(),
      returnedKm: await this.odometer(seen.vehicle.id),
      returnedFuel: dice.between(0, 8),
      km: await this.odometer(vehicle.id),
      fuel: dice.between(0, 8),
    };
    const endsAt = dice.chance(0.3) ? new Date(seen.endsAt.getTime() + dice.between(1, 20) * HOUR_MS) : null;
    await this.change(seen, { endsAt, swap: { vehicleId: vehicle.id, ...readings } });
  }

  protected async change(seen: Reservation, change: Partial<RentalChange>): Promise<void> {
    const { dice } = this;
    const pricing = dice.of([null, null, ChangePricing.AGREED, ChangePricing.DAILY, ChangePricing.UNCHANGED]);
    const difference = pricing === ChangePricing.AGREED ? money(dice.between(-300, 300)) : null;
    const changed = await this.app.services.rentalChanges.change(this.actor, {
      ...{
        ...named(seen),
        endsAt: null,
        returned: null,
        swap: null,
        moves: [],
        reason: null,
        refundMethod: this.method,
      },
      ...{ pricing, difference, dailyPrice: pricing === ChangePricing.DAILY ? '250.00' : null },
      ...change,
    });
    const told = this.told as Told;
    const total = money(changed.total ?? '0');
    if (difference && addMoney(seen.total ?? '0', difference) !== total)
      this.report.flaws.push(`change of ${seen.number}: ${seen.total} and ${difference} made ${total}`);
    const refund = subtractMoney(seen.advance ?? '0', total);
    if (compareMoney(refund, '0') > 0) told.payments.push(subtractMoney('0', refund));
    told.total = total;
  }

  protected async rehouse(seen: Reservation): Promise<void> {
    const { em, rehousing, reservations } = this.app.services;
    const { swaps } = await this.app.services.rentalChangePreviews.of(this.world.admin, {
      ...{ number: seen.number, endsAt: null, returnedAt: null, vehicleId: null },
      ...{ pricing: null, dailyPrice: null, difference: null },
    });
    const { id } = swaps[0]?.vehicle ?? this.vehicle;
    await new RehousingService({ em, rehousing, reservations }).rehouse(this.actor, { ...named(seen), vehicleId: id });
  }

  protected async edit(seen: Reservation): Promise<void> {
    const { dice } = this;
    const told = this.told as Told;
    const { total, advance } = seen;
    const wish = dice.of(['total', 'advance', 'vehicle', 'period'] as const);
    const rental = seen.status === ReservationStatus.ACCEPTED;
    const newTotal = addMoney(total ?? '0', money(dice.between(-50, 200)));
    const newAdvance = money(dice.between(0, 400));
    const moved = dice.between(-3, 8) * HOUR_MS;
    const startsAt = new Date(seen.startsAt.getTime() + (seen.stage === RentalStage.OUT ? 0 : moved));
    const edited = await this.app.services.reservations.update(
      this.actor,
      readReservationEdit({
        ...named(seen),
        ...(wish === 'total' && rental ? { total: newTotal } : {}),
        ...(wish === 'advance' && rental ? { advance: newAdvance } : {}),
        ...(wish === 'vehicle' ? { vehicleId: String(this.vehicle.id) } : {}),
        ...(wish === 'period' ? { period: { startsAt, endsAt: new Date(seen.endsAt.getTime() + moved) } } : {}),
      } as never),
    );
    // An edit that changes nothing does not raise the version.
    if (edited.version === seen.version) throw new NothingToDo();
    if (wish === 'total' && rental) told.total = newTotal;
    const entered = subtractMoney(newAdvance, advance ?? '0');
    if (wish === 'advance' && rental && compareMoney(entered, '0') !== 0) {
      // Which entries an edit takes back and enters anew is for its own tests; here they have to come to the difference.
      const stored = await this.execute<{ amount: Money }>(
        'select amount::text as amount from payment where reservation_id = ? order by id',
        [seen.id],
      );
      const made = stored.slice(told.payments.length).map(({ amount }) => amount);
      told.payments.push(...(compareMoney(addMoney('0', ...made), entered) === 0 ? made : [entered]));
    }
  }
}
