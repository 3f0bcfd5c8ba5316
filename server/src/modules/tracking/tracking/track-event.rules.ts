/**
 * What one recorded position says of a rule: broken, kept, or neither, because the device was out of reach or the place is
 * too near to a border to tell.
 */
export type Verdict = 'BROKEN' | 'KEPT' | 'UNSURE';

/** A recorded position, judged. */
export interface Judged {
  readonly at: Date;
  readonly verdict: Verdict;
  /** Whether the device was in reach: what it then says is new. */
  readonly heard: boolean;
}

/** An event that goes on. */
export interface GoingOn {
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
}

/** What the positions make of a rule: nothing new, a beginning, news of what goes on, or its end. Times are those of positions. */
export type Development =
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'BEGINS'; readonly startedAt: Date; readonly lastSeenAt: Date }
  | { readonly kind: 'GOES_ON'; readonly lastSeenAt: Date }
  | { readonly kind: 'ENDS'; readonly endedAt: Date };

/** Between two positions further apart nothing is known. */
export const LONGEST_GAP_MS = 10 * 60_000;
/** One position alone may be a fault, and two of the same moment are one. */
const SHORTEST_STREAK_MS = 30_000;

/**
 * What judged positions of one vehicle, oldest first, make of a rule. It takes two in a row to begin and two to end, so that
 * a single wrong position changes nothing, and a gap in what is heard ends what goes on where it was last seen.
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
 * The first of the latest positions that agree and are enough to be sure; undefined while there are too few. What is unsure
 * between them neither counts nor divides them. No more are looked at: what was before a rule was changed was right then.
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
