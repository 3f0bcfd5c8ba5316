import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../kernel/time.js';
import { between, distanceKm, type Point } from './geo.js';
import { SIMULATED_ROUTES, type SimulatedRoute } from './simulator-routes.js';
import type { TrackerState, WirePosition } from './tracker-position.js';

/** The position of a simulated car, and its state. */
export interface SimulatedPosition extends Point {
  readonly address: string;
  readonly speedKph: number;
  readonly odometerKm: number;
  readonly state: TrackerState;
  /** Minutes in this state. */
  readonly sinceMinutes: number;
}

/** A device's day: it drives its route out and back several times, and parks between, before and after. */
interface Habit {
  readonly route: MeasuredRoute;
  readonly tours: number;
  /** Start of the first drive, in ms of the UTC day. */
  readonly startMs: number;
  readonly pauseMs: number;
  /** Multiplies the speed of this driver. */
  readonly haste: number;
  /** When the device is out of reach for a while every day, in ms of the day; undefined for most. */
  readonly silentFromMs: number | undefined;
  readonly baseOdometerKm: number;
}

interface MeasuredRoute {
  readonly legs: readonly {
    readonly from: Point;
    readonly to: Point;
    readonly km: number;
    readonly speedKph: number;
    readonly address: string;
  }[];
  readonly km: number;
}

const HOUR_MS = 3_600_000;
const SILENCE_MS = 25 * MINUTE_MS;
/** Odometers start here; before this day a car has not moved. */
const FIRST_DAY = Date.UTC(2026, 0, 1);
const MEASURED = SIMULATED_ROUTES.map(measure);

/**
 * Returns the position of a device at a moment. The answer is always the same, so that histories can be recomputed. Devices drive by day
 * along a drawn road, park, and some are out of reach for a while.
 */
export function simulate(deviceId: string, at: Date): SimulatedPosition {
  const habit = habitOf(deviceId);
  const days = Math.max(0, Math.floor((at.getTime() - FIRST_DAY) / DAY_MS));
  const time = Math.max(0, (at.getTime() - FIRST_DAY) % DAY_MS);
  const before = habit.baseOdometerKm + days * habit.tours * 2 * habit.route.km;
  const silentFor = habit.silentFromMs === undefined ? -1 : time - habit.silentFromMs;
  if (habit.silentFromMs !== undefined && silentFor >= 0 && silentFor < SILENCE_MS) {
    const last = drive(habit, habit.silentFromMs, before);
    return { ...last, speedKph: 0, state: 'DISCONNECTED', sinceMinutes: Math.floor(silentFor / MINUTE_MS) };
  }
  return drive(habit, time, before);
}

/** Returns the same in the format of the GPS service. */
export function simulateWire(deviceId: string, at: Date): WirePosition {
  const { latitude, longitude, address, speedKph, odometerKm, state, sinceMinutes } = simulate(deviceId, at);
  return {
    address,
    odometerOffsetKM: Math.round(odometerKm * 100) / 100,
    activityTime: `${sinceMinutes} min,${state.toLowerCase()}`,
    latitude,
    longitude,
    speedKPH: Math.round(speedKph * 10) / 10,
  };
}

/** Returns the kilometres that a device drives on a full day. */
export function simulatedKmPerDay(deviceId: string): number {
  const { tours, route } = habitOf(deviceId);
  return tours * 2 * route.km;
}

function drive(habit: Habit, time: number, before: number): SimulatedPosition {
  const { route, tours, startMs, pauseMs } = habit;
  const oneWayMs = route.legs.reduce((sum, leg) => sum + legMs(leg, habit.haste), 0);
  let clock = startMs;
  let driven = 0;
  let parkedSince = 0;
  for (let way = 0; way < tours * 2; way++) {
    if (time < clock) break;
    if (time < clock + oneWayMs) return moving(habit, time - clock, way % 2 === 1, before + driven);
    driven += route.km;
    clock += oneWayMs;
    parkedSince = clock;
    clock += pauseMs;
  }
  const away = Math.round(driven / route.km) % 2 === 1;
  const last = route.legs[away ? route.legs.length - 1 : 0];
  const place = away ? last?.to : last?.from;
  return {
    latitude: place?.latitude ?? 0,
    longitude: place?.longitude ?? 0,
    address: (away ? last?.address : SIMULATED_ROUTES[MEASURED.indexOf(route)]?.waypoints[0]?.address) ?? '',
    speedKph: 0,
    odometerKm: before + driven,
    state: 'PARKED',
    sinceMinutes: Math.floor((time - parkedSince) / MINUTE_MS),
  };
}

function moving(habit: Habit, elapsed: number, back: boolean, before: number): SimulatedPosition {
  const { legs } = habit.route;
  const way = back ? [...legs].reverse() : legs;
  let rest = elapsed;
  let km = 0;
  for (const [index, leg] of way.entries()) {
    const ms = legMs(leg, habit.haste);
    // Rounding errors may leave a moment beyond the last leg, which counts as its end.
    if (rest < ms || index === way.length - 1) {
      const share = Math.min(1, rest / ms);
      const [from, to] = back ? [leg.to, leg.from] : [leg.from, leg.to];
      return {
        ...between(from, to, share),
        address: leg.address,
        speedKph: leg.speedKph * habit.haste,
        odometerKm: before + km + leg.km * share,
        state: 'MOVING',
        sinceMinutes: Math.floor(elapsed / MINUTE_MS),
      };
    }
    rest -= ms;
    km += leg.km;
  }
  throw new Error('A drive has legs.');
}

function legMs(leg: { readonly km: number; readonly speedKph: number }, haste: number): number {
  return (leg.km / (leg.speedKph * haste)) * HOUR_MS;
}

function measure({ waypoints }: SimulatedRoute): MeasuredRoute {
  const legs = waypoints.slice(1).map((to, index) => {
    const from = waypoints[index] ?? to;
    return { from, to, km: distanceKm(from, to), speedKph: to.speedKph, address: to.address };
  });
  return { legs, km: legs.reduce((sum, { km }) => sum + km, 0) };
}

/** Derives a device's habit from its name alone. */
function habitOf(deviceId: string): Habit {
  const dice = createHash('sha256').update(deviceId).digest();
  const roll = (index: number, sides: number): number => (dice[index] ?? 0) % sides;
  const route = MEASURED[roll(0, MEASURED.length)] ?? (MEASURED[0] as MeasuredRoute);
  return {
    route,
    tours: route.km > 40 ? 1 : 3,
    startMs: 7 * HOUR_MS + roll(1, 12) * 10 * MINUTE_MS,
    pauseMs: (40 + roll(2, 6) * 10) * MINUTE_MS,
    haste: roll(3, 5) === 0 ? 1.12 : 1,
    silentFromMs: roll(4, 6) === 0 ? 13 * HOUR_MS + roll(5, 6) * 10 * MINUTE_MS : undefined,
    baseOdometerKm: 4_000 + roll(6, 200) * 150,
  };
}
