import type { Transaction } from '../../../platform/database/transaction.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { IncludedKm } from '../../fleet/vehicle/price-books.js';
import { ChargeRule } from '../../price/charge/charge.entity.js';
import type { Extras } from './reservation-lines.js';
import type { Reservation } from './reservation.entity.js';

/** Included km a day, 0 for unlimited: `base` by the settings alone, `included` with the rental's extras. */
export type PromisedKm = Required<Pick<Reservation, 'baseKmPerDay' | 'includedKmPerDay'>>;

/** Returns the included km of a new rental by the present settings and its extras. */
export async function promisedKmOf(
  tx: Transaction,
  { category }: Pick<Vehicle, 'category'>,
  includedKm: readonly IncludedKm[],
  extras: Extras,
): Promise<PromisedKm> {
  return withExtras(tx, extras, includedKm.find((entry) => entry.category === category)?.kmPerDay ?? 0);
}

/** Returns the included km with the extras that a rental has now, from the base promised to it; 0 for unlimited. */
export async function withExtras(tx: Transaction, extras: Extras, baseKmPerDay: number): Promise<PromisedKm> {
  const unlimited =
    extras.size > 0 && (await tx.em.count(ChargeRule, { id: { $in: [...extras.keys()] }, unlimitedKm: true })) > 0;
  return { baseKmPerDay, includedKmPerDay: unlimited ? 0 : baseKmPerDay };
}
