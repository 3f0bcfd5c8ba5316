import type { Gesture as TimelineGesture } from '../../kit/timeline/gestures';
import { overlaps, type Span } from '../../kit/timeline/spans';
import { dayMinutes, startOfDay } from '../../kit/timeline/wallMinutes';
import { blocks, conflictIn, occupiedBy, promisedEndOf, requestsIn, usualTime, type Bar } from './bars';

/** A gesture on the calendar. */
export type Gesture = TimelineGesture<Bar>;

/** Why the gesture is refused, if it is. What is `tooClose` overlaps nothing, but leaves no room for the preparation. */
export type Obstacle =
  { why: 'occupied'; by: Bar; tooClose?: true } | { why: 'past' } | { why: 'short' } | { why: 'long' };

/** The result of a gesture if it ended now. */
export interface Proposal extends Span {
  vehicleId: string;
  obstacle: Obstacle | null;
  /** Other requests for the vehicle in the same period, which are allowed but shown. */
  rivals: readonly Bar[];
  /** Whether it would change anything. */
  changed: boolean;
}

/** Maximum length of a rental in days (docs/rules/reservations.md#dates). */
const maxDays = 90;
const halfHour = 30;

/** Returns which parts of a bar may be dragged: only the end of a rental that is out, late or not, and nothing of one that is back. */
export const freedomOf = (bar: Bar, now: number): { move: boolean; start: boolean; end: boolean } => {
  const over = bar.returned || bar.stage === 'RETURNED' || bar.stage === 'CLOSED';
  if (bar.state === 'OUT_OF_SERVICE' || bar.leg || over) return { move: false, start: false, end: false };
  // A vehicle may leave before the promised start.
  const left = bar.state === 'ACCEPTED' && (bar.start <= now || bar.stage === 'OUT');
  // The bar of a late rental ends now, but its customer still has the vehicle.
  const back = bar.state === 'ACCEPTED' && bar.end <= now && bar.alarm !== 'LATE';
  return { move: !left, start: !left, end: !back };
};

/**
 * Returns the period of a new reservation between two days: at the usual times, but not before now, not before the vehicle is back and
 * prepared, and early enough to be prepared for the next rental. A single day means until the next day.
 */
export const timesFor = (first: number, last: number, bars: readonly Bar[], now: number): Span => {
  const busy = bars.filter(blocks).map(occupiedBy);
  let start = first + usualTime;
  if (start < now && now < first + dayMinutes) start = Math.ceil(now / halfHour) * halfHour;
  for (const span of busy) {
    if (span.start <= start && start < span.end && span.end < first + dayMinutes) start = span.end;
  }
  let end = (last > first ? last : first + dayMinutes) + usualTime;
  for (const span of busy) {
    if (span.start > start && startOfDay(span.start) === startOfDay(end) && span.start < end) end = span.start;
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
    end: promisedEndOf(bar) + (moves || gesture.edge === 'end' ? shift : 0),
  };
};

/** Tells whether a rental keeps its vehicle and ends no later. */
const staysBesideNext = (gesture: Exclude<Gesture, { kind: 'create' }>, span: Span): boolean =>
  gesture.bar.state === 'ACCEPTED' &&
  (gesture.kind === 'resize' || gesture.rowId === gesture.bar.vehicleId) &&
  span.end <= promisedEndOf(gesture.bar);

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

/** Returns the result of a gesture if it ended now. `now` in wall minutes. */
export const proposalOf = (gesture: Gesture, bars: ReadonlyMap<string, readonly Bar[]>, now: number): Proposal => {
  const vehicleId = gesture.kind === 'resize' ? gesture.bar.vehicleId : gesture.rowId;
  const span = spanOf(gesture, bars, now);
  const own = bars.get(vehicleId);
  const changed =
    gesture.kind === 'create' ||
    vehicleId !== gesture.bar.vehicleId ||
    span.start !== gesture.bar.start ||
    span.end !== promisedEndOf(gesture.bar);
  return {
    ...span,
    vehicleId,
    obstacle: changed ? obstacleTo(gesture, span, own, now) : null,
    rivals: requestsIn(own, span, gesture.kind === 'create' ? undefined : gesture.bar.key),
    changed,
  };
};
