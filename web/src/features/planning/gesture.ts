import type { Gesture as TimelineGesture } from '../../kit/timeline/gestures';
import { overlaps, type Span } from '../../kit/timeline/spans';
import { dayMinutes, startOfDay } from '../../kit/timeline/wallMinutes';
import { blocks, conflictIn, heldBy, requestsIn, type Bar } from './bars';

/** A gesture on the calendar. */
export type Gesture = TimelineGesture<Bar>;

/** Why it cannot be done, if it cannot. What is too close does not overlap it: only the preparation has no room. */
export type Obstacle =
  { why: 'occupied'; by: Bar; tooClose?: true } | { why: 'past' } | { why: 'short' } | { why: 'long' };

/** What would come of it. */
export interface Proposal extends Span {
  vehicleId: string;
  obstacle: Obstacle | null;
  /** Other requests for the vehicle in the same time: allowed, but worth knowing. */
  rivals: readonly Bar[];
  /** Whether anything would change at all. */
  changed: boolean;
}

/** Rentals last at most so many days (docs/rules/reservations.md#dates). */
const maxDays = 90;
/** When cars usually leave and come back. */
const usualTime = 10 * 60;
const halfHour = 30;

/** What of a bar may be changed by hand: a car that has left comes back another day, nothing else; the past stays. */
export const freedomOf = (bar: Bar, now: number): { move: boolean; start: boolean; end: boolean } => {
  if (bar.state === 'OUT_OF_SERVICE' || bar.leg) return { move: false, start: false, end: false };
  const left = bar.state === 'ACCEPTED' && bar.start <= now;
  const back = bar.state === 'ACCEPTED' && bar.end <= now;
  return { move: !left, start: !left, end: !back };
};

/**
 * The times of a new reservation from one day to another: at the usual time, but not before now, not before what
 * occupies the vehicle that morning has ended and it is prepared, and back early enough to be prepared for the next one. One day
 * alone means until the next.
 */
export const timesFor = (first: number, last: number, bars: readonly Bar[], now: number): Span => {
  const busy = bars.filter(blocks).map(heldBy);
  let start = first + usualTime;
  if (start < now && now < first + dayMinutes) start = Math.ceil(now / halfHour) * halfHour;
  for (const held of busy) {
    if (held.start <= start && start < held.end && held.end < first + dayMinutes) start = held.end;
  }
  let end = (last > first ? last : first + dayMinutes) + usualTime;
  for (const held of busy) {
    if (held.start > start && startOfDay(held.start) === startOfDay(end) && held.start < end) end = held.start;
  }
  return { start, end: Math.max(end, start + halfHour) };
};

const spanOf = (gesture: Gesture, bars: ReadonlyMap<string, readonly Bar[]>, now: number): Span => {
  if (gesture.kind === 'create') {
    const { anchor, focus, rowId } = gesture;
    return timesFor(Math.min(anchor, focus), Math.max(anchor, focus), bars.get(rowId) ?? [], now);
  }
  const { bar, days } = gesture;
  const shift = days * dayMinutes;
  const moves = gesture.kind === 'move';
  return {
    start: bar.start + (moves || gesture.edge === 'start' ? shift : 0),
    end: bar.end + (moves || gesture.edge === 'end' ? shift : 0),
  };
};

/** Whether a rental is on its vehicle still and ends no later. */
const staysBesideNext = (gesture: Exclude<Gesture, { kind: 'create' }>, span: Span): boolean =>
  gesture.bar.state === 'ACCEPTED' &&
  (gesture.kind === 'resize' || gesture.rowId === gesture.bar.vehicleId) &&
  span.end <= gesture.bar.end;

const obstacleTo = (gesture: Gesture, span: Span, bars: readonly Bar[] | undefined, now: number): Obstacle | null => {
  if (span.end - span.start < halfHour) return { why: 'short' };
  if (span.end - span.start > maxDays * dayMinutes) return { why: 'long' };
  const startChanges = gesture.kind === 'create' || span.start !== gesture.bar.start;
  if (startChanges && span.start < startOfDay(now)) return { why: 'past' };
  if (gesture.kind !== 'create' && gesture.bar.state === 'ACCEPTED' && span.end <= now) return { why: 'past' };
  const stays = gesture.kind !== 'create' && staysBesideNext(gesture, span);
  const by = conflictIn(bars, span, gesture.kind === 'create' ? undefined : gesture.bar.key, stays);
  if (!by) return null;
  return { why: 'occupied', by, ...(!overlaps(by, span) && { tooClose: true }) };
};

/** What would come of a gesture if it ended now. `now` in wall minutes. */
export const proposalOf = (gesture: Gesture, bars: ReadonlyMap<string, readonly Bar[]>, now: number): Proposal => {
  const vehicleId = gesture.kind === 'resize' ? gesture.bar.vehicleId : gesture.rowId;
  const span = spanOf(gesture, bars, now);
  const own = bars.get(vehicleId);
  const changed =
    gesture.kind === 'create' ||
    vehicleId !== gesture.bar.vehicleId ||
    span.start !== gesture.bar.start ||
    span.end !== gesture.bar.end;
  return {
    ...span,
    vehicleId,
    obstacle: changed ? obstacleTo(gesture, span, own, now) : null,
    rivals: requestsIn(own, span, gesture.kind === 'create' ? undefined : gesture.bar.key),
    changed,
  };
};
