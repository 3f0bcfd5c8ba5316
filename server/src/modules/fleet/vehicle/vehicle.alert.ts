import { registerEnumType } from 'type-graphql';
import type { Sql } from '../../../platform/database/sql-parts.js';

/** How urgent something is, best first (`alert` on the wire: good, bad, expire). */
export enum AlertLevel {
  GOOD = 'GOOD',
  BAD = 'BAD',
  EXPIRED = 'EXPIRED',
}

export interface Alert {
  readonly level: AlertLevel;
  /** Which and when, in French; empty when all is well. */
  readonly note: string;
  /**
   * To the day it is due, negative once that has passed; undefined when no day is set, or when the odometer alone is why it is urgent:
   * the days would read as time that is left.
   */
  readonly daysLeft: number | undefined;
}

/** Tells the alerts of vehicles. The fleet shows and filters by them, who looks after its upkeep computes them. */
export interface VehicleAlerts {
  /** Gives the alert of a vehicle; all that a list asks for come together. The caller checks that it answers staff. */
  readonly alertOf: (vehicleId: number) => Promise<Alert>;
  /** Gives the alerts of many vehicles, in the order of their ids. */
  alertsOf(vehicleIds: readonly number[]): Promise<Alert[]>;
  /** Gives the condition that the vehicle `v` has an alert of one of these levels today. */
  having(levels: readonly AlertLevel[]): Sql;
}

registerEnumType(AlertLevel, {
  name: 'AlertLevel',
  description: 'How urgent something is.',
  valuesConfig: {
    GOOD: { description: 'Nothing to do.' },
    BAD: { description: 'Within 15 days or 500 km.' },
    EXPIRED: { description: 'The day has passed, or the odometer.' },
  },
});
