import { formatKm } from '../../../kernel/km.js';
import { type ReturnFinding, ReturnFinding as Found } from '../../fleet/quote/charge.rules.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The readings of a leg; km, and fuel or charge in eighths. */
export interface LegReadings {
  readonly startKm?: number | null | undefined;
  readonly endKm?: number | null | undefined;
  readonly startFuel?: number | null | undefined;
  readonly endFuel?: number | null | undefined;
}

/** What the inspections of returns showed. */
export interface ShownReturn {
  readonly dirty: boolean;
  /** Names of what left with a vehicle and is missing. */
  readonly missing: readonly string[];
  /** Damage that was not known before. */
  readonly damages: readonly { readonly id: number; readonly label: string }[];
}

/** What is known of a rental once its vehicle is back. */
export interface SeenReturn extends ShownReturn {
  readonly legs: readonly LegReadings[];
  /** Days that are paid, which an early return at an unchanged price leaves as they were. */
  readonly days: number;
  /** Km a day that were promised; 0 or null for unlimited. */
  readonly includedKmPerDay: number | null | undefined;
  readonly promisedEnd: Date;
  readonly returnedAt: Date;
  /** From how many minutes after the promised end on a return is late. */
  readonly lateAfterMinutes: number;
}

/** Something that a return shows, for which the agency may charge. */
export interface FoundAtReturn {
  readonly finding: ReturnFinding;
  /** Km beyond the included ones, eighths, begun hours; 1 for everything else. */
  readonly quantity: number;
  /** How it was computed, in French. */
  readonly detail: string;
  /** What exactly, where a return may show several: the thing, the damage. */
  readonly subject?: string;
  readonly damageId?: number;
}

/** Computes what a return shows beyond what was agreed (docs/rules/rental-life.md#charges-at-the-return). */
export function findingsOf(seen: SeenReturn): FoundAtReturn[] {
  return [...kmFinding(seen), ...fuelFinding(seen), ...delayFinding(seen), ...shownFindings(seen)];
}

/** What the inspections of returns alone show. */
export function shownFindings({ dirty, missing, damages }: ShownReturn): FoundAtReturn[] {
  return [
    ...(dirty
      ? [{ finding: Found.CLEANING, quantity: 1, detail: 'Véhicule rendu sale, plus sale qu’au départ.' }]
      : []),
    ...missing.map((subject) => ({
      finding: Found.ACCESSORY,
      quantity: 1,
      detail: 'Présent au départ, absent au retour.',
      subject,
    })),
    ...damages.map(({ id, label }) => ({
      finding: Found.DAMAGE,
      quantity: 1,
      detail: 'Relevé au retour, inconnu auparavant.',
      subject: label,
      damageId: id,
    })),
  ];
}

function kmFinding({ legs, days, includedKmPerDay }: SeenReturn): FoundAtReturn[] {
  if (!includedKmPerDay) return [];
  const driven = sum(legs, ({ startKm, endKm }) => (startKm == null || endKm == null ? 0 : endKm - startKm));
  const included = includedKmPerDay * days;
  if (driven <= included) return [];
  const detail = `${formatKm(driven)} parcourus, ${formatKm(included)} inclus (${formatKm(includedKmPerDay)} par jour).`;
  return [{ finding: Found.KM, quantity: driven - included, detail }];
}

/** What is missing of each vehicle; more fuel in one does not make up for less in another. */
function fuelFinding({ legs }: SeenReturn): FoundAtReturn[] {
  const short = legs.filter(
    ({ startFuel, endFuel }) => startFuel != null && endFuel != null && endFuel < startFuel,
  ) as readonly { startFuel: number; endFuel: number }[];
  const eighths = sum(short, ({ startFuel, endFuel }) => startFuel - endFuel);
  if (eighths === 0) return [];
  const levels = short.map(({ startFuel, endFuel }) => `${startFuel}/8 au départ, ${endFuel}/8 au retour`);
  return [{ finding: Found.FUEL, quantity: eighths, detail: `${levels.join(' ; ')}.` }];
}

/** Hours count from the promised end on, each that has begun, once the return is late by the settings. */
function delayFinding({ promisedEnd, returnedAt, lateAfterMinutes }: SeenReturn): FoundAtReturn[] {
  const delay = returnedAt.getTime() - promisedEnd.getTime();
  if (delay <= lateAfterMinutes * MINUTE_MS) return [];
  const minutes = Math.ceil(delay / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const detail = `Rentré ${hours > 0 ? `${hours} h ` : ''}${rest > 0 || hours === 0 ? `${rest} min ` : ''}après le retour promis.`;
  return [{ finding: Found.DELAY, quantity: Math.ceil(delay / HOUR_MS), detail }];
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
