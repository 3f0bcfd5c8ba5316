import { toWallTime } from '../../platform/time/time';
import type { DepositRowFragment } from './DepositList.generated';

const dayMs = 86_400_000;

/** Returns since when a deposit waits to go back: the return, the cancellation or, where nobody came, the promised end; null while the vehicle is out. */
export const waitsSince = ({
  status,
  stage,
  legs,
  cancelledAt,
  endsAt,
}: Pick<DepositRowFragment, 'status' | 'stage' | 'legs' | 'cancelledAt' | 'endsAt'>): string | null => {
  if (status === 'CANCELLED') return cancelledAt;
  if (stage === 'PLANNED' || stage === 'OUT') return null;
  return legs.at(-1)?.endedAt ?? endsAt;
};

/** Returns the calendar days from a day to another, `YYYY-MM-DD`; negative once it has passed. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today.slice(0, 10)}T00:00:00Z`)) / dayMs);

/** Returns the calendar days of the agency since a moment; 0 for the same day. */
export const daysSince = (moment: string, now: string): number =>
  Math.max(0, -daysUntil(toWallTime(moment).slice(0, 10), now));
