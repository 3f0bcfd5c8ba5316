import type { EmployeeActor } from '../../src/kernel/actor.js';
import { DomainError } from '../../src/kernel/domain-error.js';
import { type Money, money } from '../../src/kernel/money.js';
import type { Vehicle } from '../../src/modules/fleet/vehicle/vehicle.entity.js';
import { parseNumber } from '../../src/kernel/reservation-number.js';
import { PaymentMethod } from '../../src/kernel/payment-method.js';
import { Reservation } from '../../src/modules/booking/reservation/reservation.entity.js';
import type { TestApp } from '../test-app.js';
import { Dice } from './dice.js';

/** The number of milliseconds of an hour. */
export const HOUR_MS = 3_600_000;
/** The number of milliseconds of a minute. */
export const MINUTE_MS = 60_000;

/** Counts of succeeded and refused steps by code, and the flaws, of which there must be none. */
export interface HistoryReport {
  readonly steps: Map<string, number>;
  readonly refusals: Map<string, number>;
  readonly flaws: string[];
}

/** What a history knows of its rental in addition to the stored data: each entry of money that a command reported. */
export interface Told {
  readonly number: string;
  readonly payments: Money[];
  readonly deposits: Money[];
  readonly lines: Money[];
  total: Money;
}

/** The records that all histories share: the vehicles, the staff, and an extra with a limited stock (child seats). */
export interface World {
  readonly vehicles: readonly Vehicle[];
  readonly staff: readonly EmployeeActor[];
  readonly admin: EmployeeActor;
  readonly seatRuleId: number;
}

/** A step of a history: its name, and what it does with the rental as last read. */
export type Step = (seen: Reservation) => Promise<unknown>;

/** What all steps have in common: the employee, the time and the readings. */
export abstract class Life {
  protected told: Told | undefined;

  constructor(
    protected readonly app: TestApp,
    protected readonly world: World,
    protected readonly report: HistoryReport,
    protected readonly dice: Dice,
    protected readonly tick: (minutes: number) => Promise<void>,
  ) {}

  protected get actor(): EmployeeActor {
    return this.dice.of(this.world.staff);
  }

  protected get method(): PaymentMethod {
    return this.dice.of([PaymentMethod.CASH, PaymentMethod.CARD, PaymentMethod.TRANSFER]);
  }

  protected get vehicle(): Vehicle {
    return this.dice.of(this.world.vehicles);
  }

  protected count(counts: Map<string, number>, name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  /** Runs a command as a request; returns whether it succeeded. A typed refusal is counted; any other error is a flaw. */
  protected async attempt<T>(name: string, run: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await this.app.inContext(run);
      this.count(this.report.steps, name);
      return result;
    } catch (error) {
      if (error instanceof NothingToDo) return undefined;
      if (error instanceof DomainError && error.kind !== 'unavailable' && error.message !== '')
        this.count(
          this.report.refusals,
          `${name}: ${error.code}${error.kind === 'invalid' ? ` ${Object.keys(error.fields).join(' ')}` : ''}`,
        );
      else
        this.report.flaws.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return undefined;
    }
  }

  protected look(number: string): Promise<Reservation> {
    return this.app.inContext(() =>
      this.app.services.em.findOneOrFail(
        Reservation,
        { numberKey: parseNumber(number) ?? '' },
        { populate: ['vehicle'] },
      ),
    );
  }

  /** Returns the time of a step: mostly now, sometimes before it is entered. */
  protected moment(): Date {
    return new Date(Date.now() - (this.dice.chance(0.3) ? this.dice.between(0, 600) * MINUTE_MS : 0));
  }

  /** Returns an odometer reading above the known one, or sometimes an impossible one. */
  protected async odometer(vehicleId: number): Promise<number> {
    const [row] = await this.execute<{ km: number | null }>('select odometer_km as km from vehicle where id = ?', [
      vehicleId,
    ]);
    return (row?.km ?? 0) + (this.dice.chance(0.95) ? this.dice.between(0, 400) : -1);
  }

  protected execute<T extends object>(statement: string, values: unknown[]): Promise<T[]> {
    return this.app.execute<T>(statement, values);
  }

  protected async reading(vehicleId: number): Promise<{ at: Date | null; km: number; fuel: number }> {
    return {
      at: this.dice.chance(0.5) ? null : this.moment(),
      km: await this.odometer(vehicleId),
      fuel: this.dice.between(0, 8),
    };
  }
}

/** Marks that the rental has nothing to which the step applies. */
export class NothingToDo extends Error {}

/** Chooses the entry of a step; both of two simultaneous steps get the same. */
export function oneOf<T>(rows: readonly T[], { version }: Reservation): T {
  const row = rows[version % Math.max(1, rows.length)];
  if (!row) throw new NothingToDo();
  return row;
}

/** Returns the number and the version of a rental, by which a command names the rental as it was read. */
export const named = ({ number, version }: Reservation): { number: string; version: number } => ({ number, version });

/** Joins amounts to one text that is the same in whatever order they are, to compare two lists. */
export const sorted = (amounts: readonly Money[]): string =>
  amounts
    .map((amount) => money(amount))
    .sort()
    .join(' ');
