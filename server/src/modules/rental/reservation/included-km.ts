import type { Transaction } from '../../../platform/database/transaction.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { ChargeRule } from '../../price/charge/charge.entity.js';
import { PriceSettings } from '../../price/season/season.entity.js';
import { keptExtras } from './reservation-lines.js';
import type { Reservation } from './reservation.entity.js';

/** What a rental is promised a day, in km, 0 for unlimited: by the settings alone, and with its extras. */
export type PromisedKm = Required<Pick<Reservation, 'baseKmPerDay' | 'includedKmPerDay'>>;

/** Returns what a rental of a vehicle is promised by the settings of today and its extras. */
export async function promisedKmOf(
  tx: Transaction,
  rental: Pick<Reservation, 'id'>,
  { category }: Pick<Vehicle, 'category'>,
): Promise<PromisedKm> {
  const settings = await tx.em.findOne(PriceSettings, { id: 1 });
  const base = settings?.includedKm.find((entry) => entry.category === category)?.kmPerDay ?? 0;
  return withExtras(tx, rental, base);
}

/** Returns the same with the extras that a rental has now, on the base that it was promised; 0 for unlimited. */
export async function withExtras(
  tx: Transaction,
  { id }: Pick<Reservation, 'id'>,
  baseKmPerDay: number,
): Promise<PromisedKm> {
  const ruleIds = (await keptExtras(tx.em, id)).map(({ rule }) => rule.id);
  const unlimited =
    ruleIds.length > 0 && (await tx.em.count(ChargeRule, { id: { $in: ruleIds }, unlimitedKm: true })) > 0;
  return { baseKmPerDay, includedKmPerDay: unlimited ? 0 : baseKmPerDay };
}
