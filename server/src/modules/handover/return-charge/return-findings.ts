import { formatKm } from '../../../kernel/km.js';
import { type ReturnFinding, ReturnFinding as Found } from '../../fleet/quote/charge.rules.js';
import { MINUTE_MS } from '../../../kernel/time.js';

const HOUR_MS = 60 * MINUTE_MS;

/** The readings of a leg: km, and fuel or charge in eighths. */
export interface LegReadings {
  readonly startKm?: number | null | undefined;
  readonly endKm?: number | null | undefined;
  readonly startFuel?: number | null | undefined;
  readonly endFuel?: number | null | undefined;
}

/** The findings of the inspections of returns. */
export interface ShownReturn {
  readonly dirty: boolean;
  /** Names of accessories that left with the vehicle and are missing. */
  readonly missing: readonly string[];
  /** New damage; without an id before it is stored. */
  readonly damages: readonly { readonly id: number | null; readonly label: string }[];
}

/** The facts of a rental whose vehicle is back. */
export interface SeenReturn extends ShownReturn {
  readonly legs: readonly LegReadings[];
  /** Number of paid days. An early return at an unchanged price does not lower it. */
  readonly days: number;
  /** Included km a day; 0 or null for unlimited. */
  readonly includedKmPerDay: number | null | undefined;
  readonly promisedEnd: Date;
  readonly returnedAt: Date;
  /** A return is late if it is this many minutes after the promised end. */
  readonly lateAfterMinutes: number;
}

/** A finding of a return that the agency may charge. */
export interface FoundAtReturn {
  readonly finding: ReturnFinding;
  /** Km beyond the included ones, missing eighths of fuel, or begun hours of delay; 1 for other findings. */
  readonly quantity: number;
  /** The computation, in French. */
  readonly detail: string;
  /** The accessory or damage, if a return may have several such findings. */
  readonly subject?: string;
  readonly damageId?: number | null;
}

/** Returns the findings of a return: what differs from the agreed terms (docs/rules/rental-life.md#charges-at-the-return). */
export function findingsOf(seen: SeenReturn): FoundAtReturn[] {
  return [...kmFinding(seen), ...fuelFinding(seen), ...delayFinding(seen), ...shownFindings(seen)];
}

/** Returns the findings that come from inspections alone. */
export function shownFindings({ dirty, missing, damages }: ShownReturn): FoundAtReturn[] {
  return [
    ...(dirty ? [{ finding: Found.CLEANING, quantity: 1, detail: 'Véhicule rendu sale.' }] : []),
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

/** Returns the missing fuel per vehicle. More fuel in one vehicle does not offset less in another. */
function fuelFinding({ legs }: SeenReturn): FoundAtReturn[] {
  const short = legs.filter(
    ({ startFuel, endFuel }) => startFuel != null && endFuel != null && endFuel < startFuel,
  ) as readonly { startFuel: number; endFuel: number }[];
  const eighths = sum(short, ({ startFuel, endFuel }) => startFuel - endFuel);
  if (eighths === 0) return [];
  const levels = short.map(({ startFuel, endFuel }) => `${startFuel}/8 au départ, ${endFuel}/8 au retour`);
  return [{ finding: Found.FUEL, quantity: eighths, detail: `${levels.join(' ; ')}.` }];
}

/** Returns the delay in begun hours since the promised end, if the return is late by the settings. */
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
