import { batched } from './batched.js';

/** Rows of a table by their ids, for records that reference them: `vehicles.get(reservation.vehicleId)`. */
export class RowsById<Row> {
  constructor(private readonly read: (id: number) => Promise<Row | undefined>) {}

  /** Returns a row; null without an id, or if there is no such row. */
  async find(id: number | null): Promise<Row | null> {
    return (id === null ? undefined : await this.read(id)) ?? null;
  }

  /** Returns the row of an id that a foreign key guarantees. Throws if there is none. */
  async get(id: number): Promise<Row> {
    const row = await this.read(id);
    if (row === undefined) throw new Error(`No row has the id ${id}`);
    return row;
  }
}

/** Sorts the rows of some ids as the ids are. Ids without a row are left out. */
export function inOrderOf<Row extends { readonly id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Collects the ids of one tick into one call of `load`, which returns the existing rows in any order. */
export function batchedRows<Row extends { readonly id: number }>(
  load: (ids: readonly number[]) => Promise<Row[]>,
): RowsById<Row> {
  return new RowsById(
    batched(async (ids: readonly number[]) => {
      const rows = new Map((await load(ids)).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id));
    }),
  );
}
