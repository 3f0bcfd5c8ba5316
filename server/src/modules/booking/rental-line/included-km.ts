import { assign } from '@mikro-orm/core';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { ChargeRule } from '../../price/charge/charge.entity.js';
import { PriceSettings } from '../../price/season/season.entity.js';
import { promisedKmOf, withExtras } from '../reservation/included-km.js';
import { RentalStage } from '../reservation/rental-stage.js';
import { categoryChanges } from '../reservation/reservation.events.js';
import { extrasWithin } from '../reservation/reservation-lines.js';
import { linesEntered } from './rental-line.events.js';

/**
 * Updates the included km of a rental if its vehicle or extras change; the acceptance sets them first
 * (docs/rules/prices.md#included-kilometres).
 */
export class IncludedKmPromises {
  constructor(private readonly domainEvents: DomainEvents) {}

  /** Listens to edits of rentals and to new lines. The promise changes in their transaction. */
  register(): void {
    const { domainEvents } = this;
    domainEvents.on(categoryChanges, async (tx, { reservation }) => {
      // A swap during the rental does not change the promised km.
      if (reservation.stage !== RentalStage.PLANNED) return;
      const settings = await tx.em.findOne(PriceSettings, { id: 1 });
      const vehicle = await reservation.vehicle.loadOrFail();
      const extras = await extrasWithin(tx, reservation.id);
      assign(reservation, await promisedKmOf(tx, vehicle, settings?.includedKm ?? [], extras));
    });
    domainEvents.on(linesEntered, async (tx, { reservation, lines }) => {
      const ids = lines.flatMap(({ ruleId, pieces }) => (ruleId && pieces ? [ruleId] : []));
      if (ids.length === 0) return;
      const others = await tx.em.count(ChargeRule, { id: { $in: ids }, unlimitedKm: false });
      // An extra whose rule was deleted may have given unlimited km, so the promise is kept.
      if (reservation.baseKmPerDay == null || others === ids.length) return;
      const extras = await extrasWithin(tx, reservation.id);
      assign(reservation, await withExtras(tx, extras, reservation.baseKmPerDay));
      await tx.em.flush();
    });
  }
}
