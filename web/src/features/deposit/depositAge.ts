import { daysBetween, toWallTime } from '../../platform/time/time';
import type { DepositRowFragment } from './DepositList.generated';

/** Returns since when a deposit waits to go back: the end of its rental or, where nobody came, the promised end; null while the vehicle is out. */
export const waitsSince = ({
  stage,
  endedAt,
  endsAt,
}: Pick<DepositRowFragment, 'stage' | 'endedAt' | 'endsAt'>): string | null =>
  stage === 'PLANNED' || stage === 'OUT' ? null : (endedAt ?? endsAt);

/** Returns the calendar days of the agency since a moment; 0 for the same day. */
export const daysSince = (moment: string, now: string): number => Math.max(0, daysBetween(toWallTime(moment), now));
