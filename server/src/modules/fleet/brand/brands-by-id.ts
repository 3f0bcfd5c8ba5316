import type { Reader } from '../../../platform/database/reader.js';
import type { RowsById } from '../../../platform/database/rows-by-id.js';
import { cachedRows } from '../../../platform/events/cached-rows.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { BrandRecord, BrandTable } from './brand.entity.js';

/** Brands, archived ones too, for what references them; from memory. */
export type BrandsById = RowsById<BrandRecord>;

export function brandsById(reader: Reader, snapshots: Snapshots): BrandsById {
  return cachedRows(snapshots, 'brands by id', () => reader.tables<BrandTable>().selectFrom('brand').selectAll());
}
