import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { ChargeRule } from '../../price/charge/charge.entity.js';
import { changedCategory } from '../reservation/changed-category.js';
import { promisedKmOf, withExtras } from '../reservation/included-km.js';
import { RentalStage } from '../reservation/rental-stage.js';
import { RESERVATION_EVENTS } from '../reservation/reservation.events.js';
import { linesEntered } from './line.events.js';

/** Promises other km where the vehicle or an extra changes; the acceptance made the first promise (docs/rules/prices.md#included-kilometres). */
export class IncludedKmPromises {
  constructor(private readonly domainEvents: DomainEvents) {}

  register(): void {
    const { domainEvents } = this;
    domainEvents.on(RESERVATION_EVENTS.changed, async (tx, { reservation, before }) => {
      // Who gets another vehicle during the rental keeps what was promised.
      if (!before || reservation.stage !== RentalStage.PLANNED) return;
      if (!(await changedCategory(tx, reservation, before))) return;
      Object.assign(reservation, await promisedKmOf(tx, reservation, await reservation.vehicle.loadOrFail()));
      await tx.em.flush();
    });
    domainEvents.on(linesEntered, async (tx, { reservation, lines }) => {
      const ids = lines.flatMap(({ ruleId, pieces }) => (ruleId && pieces ? [ruleId] : []));
      const others = await tx.em.count(ChargeRule, { id: { $in: ids }, unlimitedKm: false });
      // An extra whose rule was deleted may have been one of them.
      if (reservation.baseKmPerDay == null || others === ids.length) return;
      Object.assign(reservation, await withExtras(tx, reservation, reservation.baseKmPerDay));
      await tx.em.flush();
    });
  }
}
