import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { agencyDay, atAgencyHour, DAY_MS } from '../../../kernel/time.js';
import type { Period } from '../../../kernel/period.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import { UNKNOWN_VEHICLE } from '../../fleet/vehicle/vehicle.errors.js';
import type { OccupationTable } from '../../fleet/occupation/occupation.tables.js';
import { dueWorks } from './maintenance-due.js';

/** A slot in which a vehicle can be maintained without conflicting with a rental. */
export interface MaintenanceSlot extends Period {
  /** How many pending requests ask for the vehicle in that time. */
  readonly pendingRequests: number;
  /** Tells whether it ends before something is overdue; undefined if nothing is due on a day. */
  readonly beforeDue: boolean | undefined;
}

interface Wish {
  readonly days: number;
  /** A maintenance whose own time out of service is ignored. */
  readonly exceptMaintenanceId?: number | undefined;
}

/** A period in the life of a vehicle. */
export interface VehiclePeriod extends Period {
  readonly vehicleId: number;
}

/** Reads the periods of the pending requests for vehicles that touch a window. Provided by the module of reservations. */
export type PendingRequests = (vehicleIds: readonly number[], window: Period) => Promise<VehiclePeriod[]>;

/** The hour at which workshops open. */
const OPENS = 9;
/** The hour at which workshops close. */
const CLOSES = 18;
const SUNDAY = 0;
/** How many days ahead slots are searched. */
const HORIZON = 180;
/** The longest slot, in days. */
const MAX_DAYS = 30;

/** Lists all periods of so many working days, from tomorrow on, that neither begin nor end on a Sunday. */
export function workingStretches(days: number, now: Date): Period[] {
  const stretches = Array.from({ length: HORIZON }, (_, day) => ({
    startsAt: atAgencyHour(now, day + 1, OPENS),
    endsAt: atAgencyHour(now, day + days, CLOSES),
  }));
  return stretches.filter(({ startsAt, endsAt }) => !isSunday(startsAt) && !isSunday(endsAt));
}

/** Returns the first period that nothing overlaps; undefined if there is none. */
export function firstFreeSlot(stretches: readonly Period[], busy: readonly Period[]): Period | undefined {
  return stretches.find((stretch) => !busy.some((period) => overlap(period, stretch)));
}

/** Finds slots in which a vehicle can be maintained. */
export class MaintenanceSlotService {
  /** Returns a one-day slot for a vehicle; calls of one tick share their statements. The caller checks that it answers staff. */
  readonly nextFor: (vehicleId: number) => Promise<MaintenanceSlot | undefined>;

  constructor(
    private readonly em: Em,
    private readonly reader: Reader,
    private readonly vehicleReader: VehicleReader,
    private readonly pendingRequests: PendingRequests,
  ) {
    this.nextFor = batched((ids) => this.slotsFor(ids, { days: 1 }, new Date()));
  }

  /**
   * Returns the next slot of `days` days for a vehicle; undefined if the next half year has none. Throws ValidationError under `vehicleId`
   * and `days`. Staff only.
   */
  async propose(
    actor: Actor,
    vehicleId: number,
    { days, exceptMaintenanceId }: Wish,
    now = new Date(),
  ): Promise<MaintenanceSlot | undefined> {
    requireStaff(actor);
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
      throw new ValidationError({ days: [`La durée va de 1 à ${MAX_DAYS} jours.`] });
    }
    const vehicle = await this.vehicleReader.find(actor, vehicleId);
    if (!vehicle) throw new ValidationError({ vehicleId: [UNKNOWN_VEHICLE] });
    const [slot] = await this.slotsFor([vehicle.id], { days, exceptMaintenanceId }, now);
    return slot;
  }

  /** Returns the next free period as long as a refused one, for the error. */
  async insteadOf(
    vehicleId: number,
    { startsAt, endsAt }: Period,
    exceptMaintenanceId: number | undefined,
  ): Promise<MaintenanceSlot | undefined> {
    const days = 1 + Math.round((Date.parse(agencyDay(endsAt)) - Date.parse(agencyDay(startsAt))) / DAY_MS);
    const [slot] = await this.slotsFor([vehicleId], { days, exceptMaintenanceId }, new Date());
    return slot;
  }

  private async slotsFor(
    ids: readonly number[],
    { days, exceptMaintenanceId }: Wish,
    now: Date,
  ): Promise<(MaintenanceSlot | undefined)[]> {
    const until = new Date(now.getTime() + (HORIZON + days) * DAY_MS);
    const taken = await this.reader
      .tables<OccupationTable>()
      .selectFrom('occupation as o')
      .select(['o.vehicleId', sql<Date>`lower(o.period)`.as('startsAt'), sql<Date>`upper(o.period)`.as('endsAt')])
      .where('o.vehicleId', 'in', ids)
      .where(sql<boolean>`o.period && tstzrange(${now}, ${until}, '[)')`)
      .where('o.maintenanceId', 'is distinct from', exceptMaintenanceId ?? 0)
      .execute();
    const asked = await this.pendingRequests(ids, { startsAt: now, endsAt: until });
    const due = await dueWorks(this.em, agencyDay(now), ids);
    // Agency hours are slow to compute, and the same for every vehicle.
    const stretches = workingStretches(days, now);
    return ids.map((id) => {
      const dueOn = due.flatMap((work) => (work.vehicleId === id && work.nextOn ? [work.nextOn] : [])).sort()[0];
      return bestSlot(stretches, periodsOf(taken, id), periodsOf(asked, id), dueOn);
    });
  }
}

/** Prefers a slot that avoids pending requests, unless it would come too late. */
function bestSlot(
  stretches: readonly Period[],
  taken: readonly Period[],
  asked: readonly Period[],
  dueOn: string | undefined,
): MaintenanceSlot | undefined {
  const inTime = (slot: Period | undefined): boolean =>
    slot !== undefined && (!dueOn || agencyDay(slot.endsAt) <= dueOn);
  const clear = firstFreeSlot(stretches, [...taken, ...asked]);
  const slot = inTime(clear) ? clear : firstFreeSlot(stretches, taken);
  const best = clear && !inTime(slot) ? clear : slot;
  return (
    best && {
      ...best,
      pendingRequests: asked.filter((period) => overlap(period, best)).length,
      beforeDue: dueOn === undefined ? undefined : inTime(best),
    }
  );
}

function periodsOf(busy: readonly VehiclePeriod[], vehicleId: number): Period[] {
  return busy.filter((each) => each.vehicleId === vehicleId);
}

function overlap(a: Period, b: Period): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

function isSunday(instant: Date): boolean {
  return new Date(agencyDay(instant)).getUTCDay() === SUNDAY;
}
