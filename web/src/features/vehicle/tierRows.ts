/** A row of a vehicle's price table: a range of days, up to and including `toDays` (null: no upper end). */
export interface TierRow {
  fromDays: number;
  toDays: number | null;
  dailyPrice: string;
}

/** Returns the vehicle's price table (docs/rules/fleet.md#price): the daily price up to the first tier, then each tier up to the next. */
export const tierRows = (dailyPrice: string, tiers: { fromDays: number; dailyPrice: string }[]): TierRow[] => {
  const sorted = [...tiers].sort((a, b) => a.fromDays - b.fromDays);
  const starts = sorted[0]?.fromDays === 1 ? sorted : [{ fromDays: 1, dailyPrice }, ...sorted];
  return starts.map((tier, index) => {
    const next = starts[index + 1];
    return { fromDays: tier.fromDays, toDays: next ? next.fromDays - 1 : null, dailyPrice: tier.dailyPrice };
  });
};
