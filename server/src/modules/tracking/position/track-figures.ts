import { between, distanceKm } from '../../../platform/tracker/geo.js';
import { LONGEST_GAP_MS } from './track-event.rules.js';
import { PositionState } from './position.types.js';
import { MINUTE_MS } from '../../../kernel/time.js';

/** A recorded position. */
export interface TrackPoint {
  readonly at: Date;
  readonly latitude: number;
  readonly longitude: number;
  readonly speedKph: number;
  readonly odometerKm: number | null;
  readonly state: PositionState;
  readonly address: string | null;
}

/** A stay of at least five minutes at one place; the address is null if it is unknown. */
export interface TrackStop {
  readonly from: Date;
  readonly to: Date;
  readonly address: string | null;
}

/** The figures of a day's positions. */
export interface TrackFigures {
  readonly distanceKm: number;
  readonly topSpeedKph: number;
  readonly drivingMinutes: number;
  readonly stops: readonly TrackStop[];
}

const HOUR_MS = 60 * MINUTE_MS;
/** Shorter halts are counted as traffic. */
const SHORTEST_STOP_MS = 5 * MINUTE_MS;
/** If two positions are further apart than a car could drive, the device was wrong or replaced, and nothing is counted. */
const FASTEST_KPH = 250;
/** The distance by which positions of a parked car may vary. */
const STANDING_KM = 0.2;
/** Odometers that count whole kilometres may differ by one without a drive. */
const ODOMETER_STEP_KM = 1;

/** Computes distance, top speed, driving time and stops of points in order. */
export function figuresOf(points: readonly TrackPoint[]): TrackFigures {
  let drivingMs = 0;
  for (const [a, b] of pairsOf(points)) {
    const gap = b.at.getTime() - a.at.getTime();
    if (a.state === PositionState.MOVING && gap <= LONGEST_GAP_MS) drivingMs += gap;
  }
  return {
    distanceKm: Math.round(drivenKm(points) * 10) / 10,
    topSpeedKph: Math.round(Math.max(0, ...points.map(({ speedKph }) => speedKph))),
    drivingMinutes: Math.round(drivingMs / MINUTE_MS),
    stops: stopsOf(points),
  };
}

/**
 * Returns the points of a period. A drive across its start or end is cut there, in proportion, so that the figures of two days in a row add
 * up.
 */
export function cutAt(points: readonly TrackPoint[], from: Date, to: Date): TrackPoint[] {
  const within = points.filter(({ at }) => at >= from && at < to);
  const before = points.filter(({ at }) => at < from).at(-1);
  const after = points.find(({ at }) => at >= to);
  const [first, last] = [within[0], within.at(-1)];
  return [
    ...(before && first && first.at > from ? moment(before, first, from) : []),
    ...within,
    ...(last && after ? moment(last, after, to) : []),
  ];
}

/** Returns the interpolated point at a moment between two points; none if the time between them is unknown. */
function moment(a: TrackPoint, b: TrackPoint, at: Date): TrackPoint[] {
  const gap = b.at.getTime() - a.at.getTime();
  if (gap > LONGEST_GAP_MS) return [];
  const share = (at.getTime() - a.at.getTime()) / gap;
  const odometer = odometerKm(a, b);
  const known = odometer === undefined || a.odometerKm === null ? null : a.odometerKm + odometer * share;
  return [{ ...a, ...between(a, b, share), at, odometerKm: known, speedKph: 0 }];
}

/**
 * Computes the distance by the odometer, which includes bends; by the straight line where the odometer is missing or shows less, because no
 * road is shorter.
 */
function drivenKm(points: readonly TrackPoint[]): number {
  let byOdometer = 0;
  let byPlace = 0;
  for (const [a, b] of pairsOf(points)) {
    const straight = straightKm(a, b);
    byPlace += straight;
    byOdometer += odometerKm(a, b) ?? straight;
  }
  return Math.max(byOdometer, byPlace);
}

function straightKm(a: TrackPoint, b: TrackPoint): number {
  const km = distanceKm(a, b);
  const stands = a.state !== PositionState.MOVING && b.state !== PositionState.MOVING && km <= STANDING_KM;
  return !stands && plausible(km, a, b) ? km : 0;
}

/** Returns the kilometres between two points by odometer; undefined if they are implausible. */
function odometerKm(a: TrackPoint, b: TrackPoint): number | undefined {
  if (a.odometerKm === null || b.odometerKm === null) return undefined;
  const km = b.odometerKm - a.odometerKm;
  return km >= 0 && plausible(km, a, b) ? km : undefined;
}

function plausible(km: number, a: TrackPoint, b: TrackPoint): boolean {
  return km <= ((b.at.getTime() - a.at.getTime()) / HOUR_MS) * FASTEST_KPH + ODOMETER_STEP_KM;
}

/** Finds the stops, from the first parked position to driving off; gaps in the records are not stops. */
function stopsOf(points: readonly TrackPoint[]): TrackStop[] {
  const stops: TrackStop[] = [];
  let stand: { first: TrackPoint; last: TrackPoint } | undefined;
  const leave = (to: Date): void => {
    if (stand) stops.push({ from: stand.first.at, to, address: stand.first.address });
    stand = undefined;
  };
  for (const point of points) {
    // While out of reach, a device repeats its last position.
    if (point.state === PositionState.DISCONNECTED) continue;
    if (point.state === PositionState.MOVING) {
      if (stand) leave(point.at.getTime() - stand.last.at.getTime() > LONGEST_GAP_MS ? stand.last.at : point.at);
      continue;
    }
    if (stand && !sameStand(stand.last, point)) leave(stand.last.at);
    stand = { first: stand?.first ?? point, last: point };
  }
  if (stand) leave(stand.last.at);
  return stops.filter(({ from, to }) => to.getTime() - from.getTime() >= SHORTEST_STOP_MS);
}

/** Tells whether two positions of a parked vehicle belong to the same stop: it has not moved from one to the other. */
function sameStand(a: TrackPoint, b: TrackPoint): boolean {
  return distanceKm(a, b) <= STANDING_KM && (odometerKm(a, b) ?? 0) <= ODOMETER_STEP_KM;
}

function pairsOf(points: readonly TrackPoint[]): [TrackPoint, TrackPoint][] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}
