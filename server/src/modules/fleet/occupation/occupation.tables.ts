import type { Generated } from 'kysely';

/** The table of the periods in which vehicles are taken; of `reservation_id`, `maintenance_id` and `reason` one says why. */
export interface OccupationTable {
  readonly occupation: {
    readonly id: Generated<number>;
    readonly vehicleId: number;
    /** A `tstzrange`. */
    readonly period: string;
    readonly reservationId: number | null;
    readonly maintenanceId: number | null;
    readonly reason: string | null;
    /** A generated `tstzrange`: the period with the preparation after it. */
    readonly held: Generated<string>;
    readonly preparedUntil: Date | null;
  };
}
