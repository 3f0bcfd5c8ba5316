import { between, distanceKm } from '../../../platform/tracker/geo.js';
import { LONGEST_GAP_MS } from './track-event.rules.js';
import { PositionState } from './tracking.types.js';

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

export interface TrackStop {
  readonly from: Date;
  readonly to: Date;
  readonly address: string | null;
}

/** What a day's positions add up to. */
export interface TrackFigures {
  readonly distanceKm: number;
  readonly topSpeedKph: number;
  readonly drivingMinutes: number;
  readonly stops: readonly TrackStop[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Shorter halts are traffic. */
const SHORTEST_STOP_MS = 5 * MINUTE_MS;
/** What is further between two positions than a car could go was not driven: the device was wrong, or exchanged. */
const FASTEST_KPH = 250;
/** A car that stands seems to wander that far. */
const STANDING_KM = 0.2;
/** Odometers that count whole kilometres differ by one without a drive. */
const ODOMETER_STEP_KM = 1;

/** Distance, top speed, driving time and stops of points in their order. */
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
 * The points from one moment to another. A drive across either moment is cut there, in proportion, so that what two days in
 * a row add up to is what was driven.
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

/** The point at a moment between two; none where nothing is known of the time between them. */
function moment(a: TrackPoint, b: TrackPoint, at: Date): TrackPoint[] {
  const gap = b.at.getTime() - a.at.getTime();
  if (gap > LONGEST_GAP_MS) return [];
  const share = (at.getTime() - a.at.getTime()) / gap;
  const odometer = odometerKm(a, b);
  const known = odometer === undefined || a.odometerKm === null ? null : a.odometerKm + odometer * share;
  return [{ ...a, ...between(a, b, share), at, odometerKm: known, speedKph: 0 }];
}

/**
 * By the odometer, which knows the bends of the road; as the crow flies where it tells nothing or too little, as one that
 * stands still does: no road is shorter than that.
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

/** Kilometres that the odometer counted between two points; undefined when it cannot be believed. */
function odometerKm(a: TrackPoint, b: TrackPoint): number | undefined {
  if (a.odometerKm === null || b.odometerKm === null) return undefined;
  const km = b.odometerKm - a.odometerKm;
  return km >= 0 && plausible(km, a, b) ? km : undefined;
}

function plausible(km: number, a: TrackPoint, b: TrackPoint): boolean {
  return km <= ((b.at.getTime() - a.at.getTime()) / HOUR_MS) * FASTEST_KPH + ODOMETER_STEP_KM;
}

/** Where it stood, from the first position to the moment it drove off; what is not known of the time between is no stop. */
function stopsOf(points: readonly TrackPoint[]): TrackStop[] {
  const stops: TrackStop[] = [];
  let stand: { first: TrackPoint; last: TrackPoint } | undefined;
  const leave = (to: Date): void => {
    if (stand) stops.push({ from: stand.first.at, to, address: stand.first.address });
    stand = undefined;
  };
  for (const point of points) {
    // Out of reach, it tells where it was last: nothing new.
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

/** Whether it stood all the time between two positions at which it stands. */
function sameStand(a: TrackPoint, b: TrackPoint): boolean {
  return distanceKm(a, b) <= STANDING_KM && (odometerKm(a, b) ?? 0) <= ODOMETER_STEP_KM;
}

function pairsOf(points: readonly TrackPoint[]): [TrackPoint, TrackPoint][] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}
