import type { EmployeeActor } from '../../src/kernel/actor.js';
import { DomainError } from '../../src/kernel/domain-error.js';
import { type Money, money } from '../../src/kernel/money.js';
import type { Vehicle } from '../../src/modules/fleet/vehicle/vehicle.entity.js';
import { PaymentMethod } from '../../src/modules/rental/reservation/payment-method.js';
import type { Reservation } from '../../src/modules/rental/reservation/reservation.entity.js';
import type { TestApp } from '../test-app.js';
import { Dice } from './dice.js';

export const HOUR_MS = 3_600_000;
export const MINUTE_MS = 60_000;

/** What happened: how often each step succeeded or was refused with which code, and what must never happen. */
export interface HistoryReport {
  readonly steps: Map<string, number>;
  readonly refusals: Map<string, number>;
  readonly flaws: string[];
}

/** What a history knows of its rental beside what is stored: every line of money that it was told was made. */
export interface Told {
  readonly number: string;
  readonly payments: Money[];
  readonly deposits: Money[];
  readonly lines: Money[];
  total: Money;
}

export interface World {
  readonly vehicles: readonly Vehicle[];
  readonly staff: readonly EmployeeActor[];
  readonly admin: EmployeeActor;
  readonly seatRuleId: number;
}

/** One step of a history: a name and what it does with the rental as it was last seen. */
export type Step = (seen: Reservation) => Promise<unknown>;

/** What all steps of a history use: who takes them, at which moment, with which readings. */
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

  /** Runs a command as one request. A typed refusal is counted, anything else is a flaw. Gives whether it succeeded. */
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
    return this.app.inContext(() => this.app.services.reservations.get({ actor: this.world.admin, ip: '' }, number));
  }

  /** When a step is entered: mostly now, sometimes later than it happened. */
  protected moment(): Date {
    return new Date(Date.now() - (this.dice.chance(0.3) ? this.dice.between(0, 600) * MINUTE_MS : 0));
  }

  /** An odometer that goes on from what is known, or now and then one that cannot be. */
  protected async odometer(vehicleId: number): Promise<number> {
    const [row] = await this.execute<{ km: number | null }>('select odometer_km as km from vehicle where id = ?', [
      vehicleId,
    ]);
    return (row?.km ?? 0) + (this.dice.chance(0.95) ? this.dice.between(0, 400) : -1);
  }

  protected execute<T extends object>(statement: string, values: unknown[]): Promise<T[]> {
    return this.app.database.orm.em.fork().execute<T[]>(statement, values);
  }

  protected async reading(vehicleId: number): Promise<{ at: Date | null; km: number; fuel: number }> {
    return {
      at: this.dice.chance(0.5) ? null : this.moment(),
      km: await this.odometer(vehicleId),
      fuel: this.dice.between(0, 8),
    };
  }
}

/** A step that the rental has nothing for. */
export class NothingToDo extends Error {}

/** Which of some entries a step is about: the same one where two take it at once. */
export function oneOf<T>(rows: readonly T[], { version }: Reservation): T {
  const row = rows[version % Math.max(1, rows.length)];
  if (!row) throw new NothingToDo();
  return row;
}

export const named = ({ number, version }: Reservation): { number: string; version: number } => ({ number, version });

export const sorted = (amounts: readonly Money[]): string =>
  amounts
    .map((amount) => money(amount))
    .sort()
    .join(' ');
