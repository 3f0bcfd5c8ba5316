import { assign } from '@mikro-orm/core';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { ChargeRule } from '../../price/charge/charge.entity.js';
import { PriceSettings } from '../../price/season/season.entity.js';
import { changedCategory } from '../reservation/changed-category.js';
import { promisedKmOf, withExtras } from '../reservation/included-km.js';
import { RentalStage } from '../reservation/rental-stage.js';
import { RESERVATION_EVENTS } from '../reservation/reservation.events.js';
import { extrasWithin } from '../reservation/reservation-lines.js';
import { linesEntered } from './line.events.js';

/**
 * Updates the included km of a rental if its vehicle or extras change; the acceptance sets them first
 * (docs/rules/prices.md#included-kilometres).
 */
export class IncludedKmPromises {
  constructor(private readonly domainEvents: DomainEvents) {}

  /** Listens to edits of rentals and to new lines. The promise changes in their transaction. */
  register(): void {
    const { domainEvents } = this;
    domainEvents.on(RESERVATION_EVENTS.changed, async (tx, { reservation, before }) => {
      // A swap during the rental does not change the promised km.
      if (!before || reservation.stage !== RentalStage.PLANNED) return;
      if (!(await changedCategory(tx, reservation, before))) return;
      const settings = await tx.em.findOne(PriceSettings, { id: 1 });
      const vehicle = await reservation.vehicle.loadOrFail();
      const extras = await extrasWithin(tx, reservation.id);
      assign(reservation, await promisedKmOf(tx, vehicle, settings?.includedKm ?? [], extras));
      await tx.em.flush();
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
