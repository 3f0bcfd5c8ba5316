import { daysBetween, toWallTime } from '../../platform/time/time';
import type { DepositRowFragment } from './DepositList.generated';

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

/** Returns the calendar days of the agency since a moment; 0 for the same day. */
export const daysSince = (moment: string, now: string): number => Math.max(0, daysBetween(toWallTime(moment), now));
