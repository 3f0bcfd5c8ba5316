import type { RawBuilder } from 'kysely';

/**
 * SQL about the rental of the occupation `o`. Declared for the occupations and provided by the module of reservations, which has a higher
 * rank.
 */
export interface OccupyingRentals {
  /** The stored form of its number; null for time out of service. */
  readonly numberKey: RawBuilder<string | null>;
  /** The condition that it is a rental whose vehicle has not left yet. */
  readonly planned: RawBuilder<boolean>;
}
