import { CustomerStatus } from '../modules/people/account/customer.entity.js';
import { ReservationStatus } from '../modules/booking/reservation/reservation-status.js';
import type { DemoClock } from './demo-clock.js';
import { createPeople, type DemoCustomer, type Person } from './demo-people.js';
import { freeSlot, meet, planRentals, rentalLength, type Slot, slotOf } from './demo-timeline.js';
import { WORKSHOP_SLOTS } from './demo-upkeep.js';
import { createDice, type Dice } from './dice.js';

/** A planned reservation: what happened, when and to whom. */
export interface PlannedReservation {
  readonly slot: Slot;
  readonly status: ReservationStatus;
  readonly createdAt: Date;
  /** When the staff accepted or refused it; undefined while pending, or if the customer withdrew it first. */
  readonly answeredAt?: Date;
  readonly cancelledAt?: Date;
  /** Refused because another request for the vehicle was accepted. */
  readonly outbid?: boolean;
  /** Index in the list of customers; undefined for a visitor without an account. */
  readonly owner?: number;
  readonly person: Person;
  readonly second?: Person;
}

type Draft = Omit<PlannedReservation, 'person' | 'second' | 'owner'> & { readonly owner?: number };

/** Index, in the list of customers, of the demo account that can log in. */
const VERIFIED_ACCOUNT = 0;
/** Index of the demo account whose e-mail address is not verified yet. */
const WAITING_ACCOUNT = 1;
/** Index of the demo account that is blocked. */
const BLOCKED_ACCOUNT = 2;
/** The number of demo accounts, with which the list of customers begins. */
const ACCOUNTS = 3;

const REFUSED = 26;
const OUTBID = 22;
const CANCELLED_BY_OWNER = 24;
const CANCELLED_BY_STAFF = 24;
const DAY_MINUTES = 1440;

/** Ages in minutes of the pending requests of today and yesterday. */
const FRESH = [18, 75, 160, 290, 410, 700, 1150, 1500, 2300, 3100] as const;
/** Ages in minutes of the other pending requests. */
const OLDER = [4, 5, 5, 6, 8, 9, 11, 13].map((days) => days * DAY_MINUTES + days * 7);

/** Plans the agency's whole history: rentals that never overlap, and the requests around them. */
export function planHistory(clock: DemoClock, customers: readonly DemoCustomer[]): PlannedReservation[] {
  const dice = createDice(67);
  const slots = planRentals(dice, WORKSHOP_SLOTS).sort((a, b) => a.startDay - b.startDay);
  const rentals = withAccounts(slots.map((slot) => rental(clock, dice, slot)));
  const taken = [...slots, ...WORKSHOP_SLOTS];
  const drafts = [
    ...rentals,
    ...outbid(clock, dice, rentals),
    ...refused(clock, dice, taken),
    ...cancelledByStaff(clock, dice, taken),
    ...cancelledByOwner(clock, dice, taken, customers),
    ...pending(clock, dice, taken, rentals),
  ];
  return assignPeople(clock, dice, drafts, customers);
}

/** Returns a booking time some days ahead, at a plausible hour, always before today. */
function bookedAt(clock: DemoClock, dice: Dice, startDay: number): Date {
  const [from, to] = dice.weigh([
    [[1, 3], 35],
    [[4, 10], 35],
    [[11, 30], 22],
    [[31, 45], 8],
  ] as const);
  const day = Math.min(startDay - dice.int(from, to), -1 - dice.int(0, 9));
  return clock.at(day, dice.int(8, 21), dice.int(0, 59));
}

function later(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}

function rental(clock: DemoClock, dice: Dice, slot: Slot): Draft {
  const createdAt = bookedAt(clock, dice, slot.startDay);
  return { slot, status: ReservationStatus.ACCEPTED, createdAt, answeredAt: later(createdAt, dice.int(12, 100)) };
}

/** Assigns rentals to the demo accounts: to the verified one a year of rentals and a planned one, to the blocked one two old ones. */
function withAccounts(rentals: Draft[]): Draft[] {
  const past = rentals.filter(({ slot }) => slot.endDay < -5).length;
  const coming = rentals.findIndex(({ slot }) => slot.startDay >= 6);
  const owners = new Map([
    ...[0.12, 0.37, 0.63, 0.9].map((share) => [Math.floor(past * share), VERIFIED_ACCOUNT] as const),
    [coming, VERIFIED_ACCOUNT],
    ...[0.3, 0.5].map((share) => [Math.floor(past * share) + 1, BLOCKED_ACCOUNT] as const),
  ]);
  return rentals.map((draft, index) => ({ ...draft, owner: owners.get(index) }));
}

/** Plans requests that lost their vehicle to another one. */
function outbid(clock: DemoClock, dice: Dice, rentals: readonly Draft[]): Draft[] {
  return Array.from({ length: OUTBID }, (_, index): Draft => {
    const winner = rentals[Math.floor(((index + 0.5) / OUTBID) * rentals.length)] as Draft;
    const answeredAt = winner.answeredAt as Date;
    const length = rentalLength(dice);
    return {
      slot: slotOf(dice, winner.slot.vehicle, Math.max(winner.slot.startDay, winner.slot.endDay - length), length),
      status: ReservationStatus.REFUSED,
      createdAt: later(answeredAt, -dice.int(2, 10)),
      answeredAt: later(answeredAt, dice.int(3, 18)),
      outbid: true,
      owner: index === 9 ? VERIFIED_ACCOUNT : undefined,
    };
  });
}

function refused(clock: DemoClock, dice: Dice, taken: readonly Slot[]): Draft[] {
  return Array.from({ length: REFUSED }, (_, index): Draft => {
    const slot = freeSlot(dice, -350, 30, taken);
    const createdAt = bookedAt(clock, dice, slot.startDay);
    return {
      slot,
      status: ReservationStatus.REFUSED,
      createdAt,
      answeredAt: later(createdAt, dice.int(15, 100)),
      owner: index === 4 ? VERIFIED_ACCOUNT : undefined,
    };
  });
}

/** Plans rentals that the staff cancelled; the vehicle was occupied until then. */
function cancelledByStaff(clock: DemoClock, dice: Dice, taken: Slot[]): Draft[] {
  return Array.from({ length: CANCELLED_BY_STAFF }, (_, index): Draft => {
    const slot = freeSlot(dice, -350, 25, taken);
    taken.push(slot);
    const createdAt = bookedAt(clock, dice, slot.startDay);
    const owner = new Map([
      [3, VERIFIED_ACCOUNT],
      [8, BLOCKED_ACCOUNT],
    ]).get(index);
    const answeredAt = later(createdAt, dice.int(12, 100));
    return {
      slot,
      status: ReservationStatus.CANCELLED,
      createdAt,
      answeredAt,
      cancelledAt: later(answeredAt, dice.int(20, 130)),
      owner,
    };
  });
}

/** Plans requests that customers withdrew before an answer, which needs an account. */
function cancelledByOwner(
  clock: DemoClock,
  dice: Dice,
  taken: readonly Slot[],
  customers: readonly DemoCustomer[],
): Draft[] {
  return Array.from({ length: CANCELLED_BY_OWNER }, (_, index): Draft => {
    const slot = freeSlot(dice, -330, 30, taken);
    const createdAt = bookedAt(clock, dice, slot.startDay);
    const owner = index === 2 || index === 11 ? VERIFIED_ACCOUNT : anyRegistered(dice, customers, createdAt);
    return {
      slot,
      status: ReservationStatus.CANCELLED,
      createdAt,
      cancelledAt: later(createdAt, dice.int(4, 110)),
      owner: owner ?? VERIFIED_ACCOUNT,
    };
  });
}

/** Plans pending requests: single ones, competing ones, and some whose vehicle was given to another. */
function pending(clock: DemoClock, dice: Dice, taken: readonly Slot[], rentals: readonly Draft[]): Draft[] {
  const waiting = (slot: Slot, minutesAgo: number, owner?: number): Draft => ({
    slot,
    status: ReservationStatus.PENDING,
    createdAt: clock.ago(minutesAgo),
    owner,
  });
  const owners = new Map<number, number>([
    [2, WAITING_ACCOUNT],
    [3, VERIFIED_ACCOUNT],
    [FRESH.length + 4, VERIFIED_ACCOUNT],
  ]);
  const singles = [...FRESH, ...OLDER].map((minutesAgo, index) =>
    waiting(
      freeSlot(dice, index < FRESH.length ? 1 : 7, index < FRESH.length ? 26 : 45, taken),
      minutesAgo,
      owners.get(index),
    ),
  );
  const rivals = [1, 1, 4].map((rival, index) => {
    const { slot } = singles[rival] as Draft;
    return waiting(slotOf(dice, slot.vehicle, slot.startDay, slot.endDay - slot.startDay), 47 + index * 410);
  });
  const overtaken = rentals
    .filter(({ slot }) => slot.startDay >= 8)
    .slice(0, 3)
    .map(({ slot, answeredAt }): Draft => ({
      slot: slotOf(dice, slot.vehicle, slot.startDay, 1 + (slot.endDay - slot.startDay)),
      status: ReservationStatus.PENDING,
      createdAt: later(answeredAt as Date, -dice.int(3, 11)),
    }));
  return [...singles, ...rivals, ...overtaken];
}

const REGISTERED_SHARE = 0.4;
const MOST_LOYAL = 13;

/** Picks a customer, weighted towards a few loyal ones. */
function anyRegistered(dice: Dice, customers: readonly DemoCustomer[], at: Date): number | undefined {
  const eligible = customers.flatMap(({ customer }, index) =>
    index >= ACCOUNTS &&
    customer.emailVerifiedAt &&
    customer.emailVerifiedAt < at &&
    customer.status === CustomerStatus.ACTIVE
      ? [index]
      : [],
  );
  return eligible[Math.floor(eligible.length * (dice.int(0, 999) / 1000) ** 1.8)];
}

function assignPeople(
  clock: DemoClock,
  dice: Dice,
  drafts: readonly Draft[],
  customers: readonly DemoCustomer[],
): PlannedReservation[] {
  const nextPerson = createPeople(dice);
  const slotsOf = new Map<number, Slot[]>();
  const busy = (owner: number, slot: Slot): boolean =>
    (slotsOf.get(owner) ?? []).some((other) => meet({ ...other, vehicle: slot.vehicle }, slot));
  for (const { owner, slot } of drafts)
    if (owner !== undefined) slotsOf.set(owner, [...(slotsOf.get(owner) ?? []), slot]);
  return drafts.map((draft) => {
    let owner = draft.owner;
    if (owner === undefined && dice.chance(REGISTERED_SHARE)) {
      const found = anyRegistered(dice, customers, draft.createdAt);
      // Nobody drives two vehicles at once, or rents too often.
      if (found !== undefined && !busy(found, draft.slot) && (slotsOf.get(found)?.length ?? 0) < MOST_LOYAL) {
        owner = found;
        slotsOf.set(found, [...(slotsOf.get(found) ?? []), draft.slot]);
      }
    }
    return {
      ...draft,
      owner,
      person: (owner === undefined ? undefined : customers[owner]?.person) ?? nextPerson(),
      second: dice.chance(0.25) ? nextPerson() : undefined,
    };
  });
}
