import { registerEnumType } from 'type-graphql';
import type { Sql } from '../../../platform/database/sql-parts.js';

/** The urgency of an alert, least urgent first (`alert` in REST calls: good, bad, expire). */
export enum AlertLevel {
  GOOD = 'GOOD',
  BAD = 'BAD',
  EXPIRED = 'EXPIRED',
}

/** An alert about something due, such as a maintenance: its urgency, a French sentence, and the days or km that are left. */
export interface Alert {
  readonly level: AlertLevel;
  /** What is due and when, in French; empty if nothing is. */
  readonly note: string;
  /**
   * Days until the due day, negative once it has passed; undefined without a due day, or if only the odometer makes it urgent, because the
   * number would suggest that time is left.
   */
  readonly daysLeft: number | undefined;
  /** Km until the odometer at which it is due, negative once it has passed; undefined unless the odometer makes it urgent. */
  readonly kmLeft?: number | undefined;
}

/** Computes the alerts of vehicles. Declared here, because the fleet shows and filters by them; implemented by the maintenance module. */
export interface VehicleAlerts {
  /** Returns the alert of a vehicle; calls of one tick are batched. The caller checks that it answers staff. */
  readonly alertOf: (vehicleId: number) => Promise<Alert>;
  /** Returns the alerts of many vehicles, in the order of their ids. */
  alertsOf(vehicleIds: readonly number[]): Promise<Alert[]>;
  /** Returns the condition that the vehicle `v` has an alert of one of these levels today. */
  having(levels: readonly AlertLevel[]): Sql;
}

registerEnumType(AlertLevel, {
  name: 'AlertLevel',
  description: 'How urgent something is.',
  valuesConfig: {
    GOOD: { description: 'Nothing is due.' },
    BAD: { description: 'Due within 15 days or 500 km.' },
    EXPIRED: { description: 'Overdue by day or by odometer.' },
  },
});
