import { blocks, occupiedBy, isMissing, promisedEndOf, usualTime, type Bar } from './bars';
import { dayMinutes } from '../../kit/timeline/wallMinutes';
import { overlaps } from '../../kit/timeline/spans';

/** An agency's day for a phone, each list in the order of time. */
interface Agenda<Vehicle> {
  departures: Bar[];
  returns: Bar[];
  /** Vehicles that are rented all day, or late since an earlier day. */
  running: Bar[];
  requests: Bar[];
  outOfService: Bar[];
  /** Vehicles that can leave on this day, prepared, and stay out over night, with the time from which they can; none that a late customer has. */
  free: { vehicle: Vehicle; from: number }[];
}

interface VehicleData {
  id: string;
}

/** Returns the events of a day and the free vehicles. `now` in wall minutes: no vehicle can leave in the past. */
export const agendaOf = <Vehicle extends VehicleData>(
  vehicles: readonly Vehicle[],
  bars: ReadonlyMap<string, readonly Bar[]>,
  day: number,
  now: number,
): Agenda<Vehicle> => {
  const end = day + dayMinutes;
  const on = (minute: number): boolean => minute >= day && minute < end;
  const touching = vehicles
    .flatMap(({ id }) => bars.get(id) ?? [])
    .filter((bar) => overlaps(bar, { start: day, end }) || on(bar.end));
  const rentals = touching.filter(({ state }) => state === 'ACCEPTED');
  const byStart = (one: Bar, other: Bar): number => one.start - other.start;
  const byEnd = (one: Bar, other: Bar): number => promisedEndOf(one) - promisedEndOf(other);
  const free = vehicles.flatMap((vehicle) => {
    const busy = (bars.get(vehicle.id) ?? []).filter(blocks).map(occupiedBy);
    const today = busy.filter((span) => span.start < end && span.end > day);
    const from = Math.max(day + usualTime, ...today.map((span) => span.end));
    return from < end && end > now && !isMissing(bars.get(vehicle.id), Math.max(day, now)) ? [{ vehicle, from }] : [];
  });
  return {
    departures: rentals.filter((bar) => on(bar.start)).sort(byStart),
    returns: rentals.filter((bar) => on(promisedEndOf(bar))).sort(byEnd),
    running: rentals
      .filter((bar) => bar.start < day && (promisedEndOf(bar) >= end || promisedEndOf(bar) < day))
      .sort(byEnd),
    requests: touching.filter(({ state }) => state === 'PENDING').sort(byStart),
    outOfService: touching.filter(({ state }) => state === 'OUT_OF_SERVICE').sort(byStart),
    free: free.sort((one, other) => one.from - other.from),
  };
};
