/**
 * What one recorded position means for a rule: broken, kept, or unsure, because the device was out of reach or the position is too near to
 * a border.
 */
export type Verdict = 'BROKEN' | 'KEPT' | 'UNSURE';

/** A recorded position with its verdict. */
export interface Judged {
  readonly at: Date;
  readonly verdict: Verdict;
  /** Tells whether the device was in reach, so that its position was new. */
  readonly heard: boolean;
}

/** An event that continues. */
export interface GoingOn {
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
}

/** The outcome for a rule: nothing new, a start, a continuation, or an end. Times are those of positions. */
export type Development =
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'BEGINS'; readonly startedAt: Date; readonly lastSeenAt: Date }
  | { readonly kind: 'GOES_ON'; readonly lastSeenAt: Date }
  | { readonly kind: 'ENDS'; readonly endedAt: Date };

/** If two positions are further apart than this, the time between them is unknown. */
export const LONGEST_GAP_MS = 10 * 60_000;
/** A single position may be wrong, and two of the same moment count as one. */
const SHORTEST_STREAK_MS = 30_000;

/**
 * Determines the outcome from the judged positions of one vehicle, oldest first. It takes two in a row to start or to end an event, so that
 * a single wrong position changes nothing; a longer gap ends the event at the last record.
 */
export function developmentOf(positions: readonly Judged[], goingOn: GoingOn | undefined): Development {
  const heard = positions.filter((position) => position.heard);
  const last = heard.at(-1);
  if (!last) return { kind: 'NOTHING' };
  if (goingOn && gapAfter(goingOn.lastSeenAt, heard)) return { kind: 'ENDS', endedAt: goingOn.lastSeenAt };
  const first = streakStart(heard);
  if (goingOn) {
    if (first?.verdict === 'KEPT') return { kind: 'ENDS', endedAt: later(first.at, goingOn.startedAt) };
    return { kind: 'GOES_ON', lastSeenAt: later(last.at, goingOn.lastSeenAt) };
  }
  if (first?.verdict === 'BROKEN') return { kind: 'BEGINS', startedAt: first.at, lastSeenAt: last.at };
  return { kind: 'NOTHING' };
}

/**
 * Returns the first of the latest positions that agree and are enough to be sure; undefined if there are too few. Unsure ones between them
 * are skipped. Earlier positions are ignored, because the rule may have been changed since.
 */
function streakStart(heard: readonly Judged[]): Judged | undefined {
  let next: Judged | undefined;
  let latest: Judged | undefined;
  for (const position of [...heard].reverse()) {
    if (next && next.at.getTime() - position.at.getTime() > LONGEST_GAP_MS) return undefined;
    next = position;
    if (position.verdict === 'UNSURE') continue;
    if (latest && latest.verdict !== position.verdict) return undefined;
    if (latest && latest.at.getTime() - position.at.getTime() >= SHORTEST_STREAK_MS) return position;
    latest ??= position;
  }
  return undefined;
}

function gapAfter(lastSeenAt: Date, heard: readonly Judged[]): boolean {
  const next = heard.find(({ at }) => at > lastSeenAt);
  return next !== undefined && next.at.getTime() - lastSeenAt.getTime() > LONGEST_GAP_MS;
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
