/** One line of a vehicle's price table: from so many days on, up to and including `toDays` (null: no upper end). */
export interface TierRow {
  fromDays: number;
  toDays: number | null;
  dailyPrice: string;
}

/**
 * Gives the vehicle's own price table (docs/rules/fleet.md#price): the daily price until the first tier begins, then each tier
 * until the next.
 */
export const tierRows = (dailyPrice: string, tiers: { fromDays: number; dailyPrice: string }[]): TierRow[] => {
  const sorted = [...tiers].sort((a, b) => a.fromDays - b.fromDays);
  const starts = sorted[0]?.fromDays === 1 ? sorted : [{ fromDays: 1, dailyPrice }, ...sorted];
  return starts.map((tier, index) => {
    const next = starts[index + 1];
    return { fromDays: tier.fromDays, toDays: next ? next.fromDays - 1 : null, dailyPrice: tier.dailyPrice };
  });
};
