/** An entry that may reverse another one of its kind. */
interface Correctable {
  readonly id: number;
  readonly corrects?: { readonly id: number } | null;
  corrected: boolean;
}

/** Sets `corrected` of each entry that another one in the list reverses; returns the list. It must contain all entries of an owner. */
export function markCorrected<R extends Correctable>(records: R[]): R[] {
  const corrected = new Set(records.map(({ corrects }) => corrects?.id));
  for (const record of records) record.corrected = corrected.has(record.id);
  return records;
}
