import type { Reader } from '../../../platform/database/reader.js';
import { RowsById } from '../../../platform/database/rows-by-id.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { BrandRecord, BrandTable } from './brand.entity.js';

/** Brands, archived ones too, for what references them. They are few: all of them are cached until something changes. */
export type BrandsById = RowsById<BrandRecord>;

export function brandsById(reader: Reader, snapshots: Snapshots): BrandsById {
  return new RowsById(async (id) => {
    const brands = await snapshots.remember(['brands by id'], async () => {
      const rows = await reader.tables<BrandTable>().selectFrom('brand').selectAll().execute();
      return new Map(rows.map((row) => [row.id, row]));
    });
    return brands.get(id);
  });
}
