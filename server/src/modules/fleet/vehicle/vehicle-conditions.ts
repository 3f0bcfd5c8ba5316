import { sql } from 'kysely';
import { containsPlate, containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { byName, orderBy, type Sql } from '../../../platform/database/sql-parts.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import { idOf, parseId } from '../../../kernel/ids.js';
import type { Vehicle, VehicleRecord } from './vehicle.entity.js';
import { type VehicleCriteria, VehicleSearchField, type VehicleSort, VehicleSortField } from './vehicle.input.js';

/** Registrations match with or without their dashes. */
const SEARCHED_BY: SearchedBy<VehicleSearchField> = {
  NAME: (text) => containsText(['v.name'], text),
  PLATE_NUMBER: (text) => containsPlate('v.plate_number', text),
};

/** The columns of each sort field. */
const SORTED_BY: Readonly<Record<VehicleSortField, readonly string[]>> = {
  DAILY_PRICE: ['v.daily_price'],
  NAME: [byName('v.name')],
  PLATE_NUMBER: ['v.plate_number'],
  ADDED: ['v.created_at'],
  NEWEST: ['v.model_date'],
};

/** Tells whether the caller may see a vehicle. */
export function isShownTo(
  actor: Actor,
  { visible, archivedAt }: Pick<Vehicle | VehicleRecord, 'visible' | 'archivedAt'>,
): boolean {
  return isStaff(actor) || (visible && !archivedAt);
}

/**
 * Returns the SQL conditions of a list of vehicles `v`: those that the caller may see and that the filter and the search match. Throws
 * ForbiddenError if a caller other than staff searches registrations.
 */
export function conditionsOf(actor: Actor, filter: VehicleCriteria | undefined): Sql[] {
  const where: Sql[] = [sql`v.archived_at is null`];
  if (!isStaff(actor)) where.push(sql`v.visible`);
  if (!filter) return where;
  const { categories, fuels, transmissions, agencyId, brandId, ids } = filter;
  // An empty list sets no condition.
  if (categories?.length) where.push(sql`v.category = any(${categories})`);
  if (fuels?.length) where.push(sql`v.fuel = any(${fuels})`);
  if (transmissions?.length) where.push(sql`v.transmission = any(${transmissions})`);
  if (agencyId != null) where.push(sql`v.agency_id = ${idOf(agencyId)}`);
  if (brandId != null) where.push(sql`v.brand_id = ${idOf(brandId)}`);
  if (ids) where.push(sql`v.id = any(${ids.map(parseId).filter((id) => id !== undefined)})`);
  return [...where, ...searched(actor, filter)];
}

/** Returns the condition of a search; only staff may search registrations, because only they see them. */
function searched(actor: Actor, { search }: VehicleCriteria): Sql[] {
  if (search?.field === VehicleSearchField.PLATE_NUMBER) requireStaff(actor);
  return searchConditions(SEARCHED_BY, search, isStaff(actor) ? undefined : [VehicleSearchField.NAME]);
}

/** Returns the SQL expression of the price per day for a number of days, by the vehicle's tiers, as `dailyPriceFor` computes it. */
export function priceFor(days: number): Sql {
  return sql`coalesce((select (t->>'dailyPrice')::numeric from jsonb_array_elements(v.tiers) t
    where (t->>'fromDays')::int <= ${days} order by (t->>'fromDays')::int desc limit 1), v.daily_price)`;
}

/** Returns the SQL order of a list of vehicles `v`; the cheapest first if none was requested. */
export function sortedBy(sort: VehicleSort | undefined): Sql {
  const field = sort?.field ?? VehicleSortField.DAILY_PRICE;
  return field === VehicleSortField.DAILY_PRICE
    ? sql`${orderBy(SORTED_BY.DAILY_PRICE, sort?.direction)}, v.id`
    : orderBy([...SORTED_BY[field], 'v.id'], sort?.direction);
}
