import { bookingInput, bookingProblems, newBooking, type BookingDraft } from '../../domain/booking/bookingDraft';
import type { FieldErrors } from '../../kit/form/useServerForm';
import { minutesOf, wallOf } from '../../kit/timeline/wallMinutes';
import { randomId } from '../../platform/device/randomId';
import type { BookReservationInput } from '../../platform/graphql/types.generated';
import { session } from '../../platform/session/session';
import { addToWallTime } from '../../platform/time/time';

export const walkInSteps = ['when', 'car', 'client', 'price'] as const;
export type WalkInStep = (typeof walkInSteps)[number];

/** What is entered for an immediate departure. */
export interface WalkInDraft extends BookingDraft {
  step: number;
  /** Whether it leaves now; else at `period.startsAt`. */
  now: boolean;
  /** Length in days of 24 hours; null if `period.endsAt` was chosen. */
  days: number | null;
  /** The same key sent twice makes one reservation. */
  key: string;
}

/** Lengths that are one tap away, in days. */
export const lengths = [1, 2, 3, 5, 7, 14, 30] as const;

/** A departure now is rounded up to this many minutes, because the papers and the inspection come first. */
const slot = 5;

export const emptyWalkIn = (): WalkInDraft => ({
  ...newBooking('', '', ''),
  ...{ step: 0, now: true, days: null, key: randomId() },
});

/** Returns the period that a draft stands for at the agency's time `now`; empty texts for what is not chosen. */
export const periodAt = ({ now: atOnce, days, period }: WalkInDraft, now: string): WalkInDraft['period'] => {
  const startsAt = atOnce ? wallOf(Math.ceil(minutesOf(now) / slot) * slot) : period.startsAt;
  return { startsAt, endsAt: days !== null && startsAt !== '' ? addToWallTime(startsAt, { days }) : period.endsAt };
};

/** Returns the step at which a field is entered. */
export const stepOfField = (field: string): number => {
  const steps: readonly [RegExp, WalkInStep][] = [
    [/^period/, 'when'],
    [/^vehicleId/, 'car'],
    [/^(driver\.|customerId)/, 'client'],
  ];
  return walkInSteps.indexOf(steps.find(([pattern]) => pattern.test(field))?.[1] ?? 'price');
};

/** Returns the problems that the browser can find up to the draft's step, by field. */
export const walkInProblems = (draft: WalkInDraft): FieldErrors =>
  Object.fromEntries(Object.entries(bookingProblems(draft)).filter(([field]) => stepOfField(field) <= draft.step));

export const walkInInput = (draft: WalkInDraft): BookReservationInput => bookingInput(draft, draft.key);

const storageKey = 'walk-in';

/**
 * The departure that is being entered, so that a reload or a call on the phone loses nothing. In the session storage of the tab, because it
 * names people and computers are shared; nobody but its author sees it.
 */
export const storedWalkIn = {
  load: (): WalkInDraft => {
    const empty = emptyWalkIn();
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<WalkInDraft> & {
        owner?: string;
      };
      if (stored.owner !== session.owner()) return empty;
      const { owner: _, ...draft } = stored;
      return { ...empty, ...draft };
    } catch {
      return empty;
    }
  },
  keep: (draft: WalkInDraft): void => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ ...draft, owner: session.owner() }));
    } catch {
      // If the storage is full or forbidden, only the draft is lost.
    }
  },
  forget: (): void => sessionStorage.removeItem(storageKey),
};
