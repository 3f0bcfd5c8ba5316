import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import { sourceOf } from '../../../platform/database/records.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import { Agency } from '../agency/agency.entity.js';
import type { ChargingAgency } from './trip-options.js';

const AGENCIES = sourceOf(Agency, 'a');

/** Returns the fields of all agencies on which charges depend, by id. They are few, and cached until something changes. */
export async function chargingAgencies(
  reader: Reader,
  snapshots: Snapshots,
): Promise<ReadonlyMap<number, ChargingAgency>> {
  const agencies = await snapshots.remember(['charging agencies'], () =>
    reader.list(AGENCIES, { where: [], orderBy: sql`a.id` }),
  );
  return new Map(agencies.map((agency) => [agency.id, agency]));
}
