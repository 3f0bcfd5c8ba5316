import { ARCHIVED_MODEL, FLEET, HIDDEN_MODELS } from './demo-fleet.js';
import type { Dice } from './dice.js';

/** A period of a vehicle, in agency days from today and minutes of the day. */
export interface Slot {
  /** Index in the fleet. */
  readonly vehicle: number;
  readonly startDay: number;
  readonly startMinute: number;
  readonly endDay: number;
  readonly endMinute: number;
}

/** The first day of the demo, in days from today. */
const FIRST_DAY = -365;
/** The day until which the demo plans rentals, in days from today. */
const LAST_DAY = 58;
/** The longest rental, in days. */
const LONGEST = 20;

/**
 * Current rentals: begun so many days ago, for so many days. They are current at any time of day, except the one that ends this evening.
 */
const RENTED_NOW: Readonly<Record<string, readonly [since: number, until: number]>> = {
  'Hyundai i10': [2, 3],
  'Renault Clio 5': [4, 2],
  'Dacia Logan': [6, 8],
  'Volkswagen Passat': [1, 0],
  'Audi A4': [2, 4],
  'Dacia Duster': [5, 5],
  'Kia Sportage': [3, 6],
};

/** The minute of the day at which the last rental of today ends. */
const EVENING = 18 * 60 + 30;

/** Departing soon: on that day, for so many days. */
const LEAVING_SOON: Readonly<Record<string, readonly [on: number, days: number]>> = {
  'Peugeot 208': [0, 4],
  'BMW Série 3': [0, 3],
  'Kia Picanto': [1, 5],
  'Peugeot 3008': [3, 7],
  'Citroën C3': [4, 3],
};

/** First day, from today, of the days on which only the vehicles above are rented, so that every category has a choice for tomorrow. */
const CLEAR_FROM = -1;
/** Last day, from today, of the days on which only the vehicles above are rented. */
const CLEAR_UNTIL = 5;

/** The day from which an archived vehicle is no longer rented. */
const LAST_DAY_OF_ARCHIVED = -115;

/** Weighted lengths of a rental in days: from, to. */
const LENGTHS = [
  [[1, 3], 45],
  [[4, 7], 33],
  [[8, 14], 16],
  [[15, LONGEST], 6],
] as const;

/** Draws a random length of a rental in days; short ones are the most frequent. */
export function rentalLength(dice: Dice): number {
  const [from, to] = dice.weigh<readonly [number, number]>(LENGTHS);
  return dice.int(from, to);
}

/** Returns the days until a vehicle's next rental, fewer from season to season. */
function waiting(dice: Dice, day: number): number {
  if (day < -240) return dice.int(40, 110);
  if (day < -90) return dice.int(26, 76);
  if (day < CLEAR_FROM) return dice.int(10, 38);
  return dice.int(12, 40);
}

const HALF_HOUR = 30;

/** A slot within the agency's hours, 8:00 to 19:30, of `days` started periods of 24 h as long as the clocks don't change. */
export function slotOf(dice: Dice, vehicle: number, startDay: number, days: number): Slot {
  const startMinute = dice.int(16, 38) * HALF_HOUR;
  const late = startMinute >= 17 * HALF_HOUR && dice.chance(0.3);
  const endMinute = late ? dice.int(16, startMinute / HALF_HOUR) * HALF_HOUR : startMinute;
  return { vehicle, startDay, startMinute, endDay: startDay + days, endMinute };
}

/** Returns the first day a vehicle is rented: some weeks after it was bought, so that requests can precede it. */
export function firstRentalDay(vehicle: number): number {
  return Math.max(FIRST_DAY, 50 - (FLEET[vehicle]?.age ?? 0) * 30);
}

/** Tells whether two slots share a day; stricter than the database's rule. */
export function meet(a: Slot, b: Slot): boolean {
  return a.vehicle === b.vehicle && a.startDay <= b.endDay && b.startDay <= a.endDay;
}

/** Plans every rental of the fleet, never two on one vehicle at a time and none within `blocked`. */
export function planRentals(dice: Dice, blocked: readonly Slot[]): Slot[] {
  return FLEET.flatMap(({ name }, vehicle) => {
    const slots: Slot[] = [];
    const add = (startDay: number, days: number): void => {
      const drawn = slotOf(dice, vehicle, startDay, days);
      const slot = drawn.endDay === 0 ? { ...drawn, endMinute: EVENING } : drawn;
      if (![...slots, ...blocked].some((other) => meet(slot, other))) slots.push(slot);
    };
    const rented = RENTED_NOW[name];
    const leaving = LEAVING_SOON[name];
    if (rented) add(-rented[0], rented[0] + rented[1]);
    if (leaving) add(...leaving);
    const pastEnd = name === ARCHIVED_MODEL ? LAST_DAY_OF_ARCHIVED : CLEAR_FROM;
    fill(dice, firstRentalDay(vehicle) + dice.int(0, 85), pastEnd, add);
    if (name !== ARCHIVED_MODEL) fill(dice, CLEAR_UNTIL + dice.int(1, 22), LAST_DAY, add);
    return slots;
  });
}

function fill(dice: Dice, from: number, to: number, add: (startDay: number, days: number) => void): void {
  for (let day = from; ;) {
    const days = rentalLength(dice);
    if (day + days > to) return;
    add(day, days);
    day += days + waiting(dice, day);
  }
}

/** Returns a slot on any visible vehicle that shares no day with the others. */
export function freeSlot(dice: Dice, from: number, to: number, others: readonly Slot[]): Slot {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const vehicle = dice.int(0, FLEET.length - 1);
    const slot = slotOf(dice, vehicle, dice.int(from, to), rentalLength(dice));
    const name = FLEET[vehicle]?.name ?? ARCHIVED_MODEL;
    const offered =
      name !== ARCHIVED_MODEL && !HIDDEN_MODELS.includes(name) && slot.startDay >= firstRentalDay(vehicle);
    if (offered && !others.some((other) => meet(slot, other))) return slot;
  }
  throw new Error('the demo fleet is booked out');
}
