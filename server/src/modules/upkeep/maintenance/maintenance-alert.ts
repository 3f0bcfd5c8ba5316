import { formatKm } from '../../../kernel/km.js';
import { DAY_MS } from '../../../kernel/time.js';
import { type Alert, AlertLevel } from '../../fleet/vehicle/vehicle-alert.js';

/** When a maintenance is due again: on a day, at an odometer reading, whichever comes first. */
export interface Due {
  /** What is due, as the note begins: 'Vidange'. */
  readonly subject: string;
  /** `YYYY-MM-DD`. */
  readonly nextOn?: string | null | undefined;
  /** Km. */
  readonly nextOdometerKm?: number | null | undefined;
}

/**
 * Days before the due day from which the alert of a maintenance is BAD. After that day it is EXPIRED (docs/rules/maintenance.md#alerts).
 */
export const DAYS_BEFORE = 15;
/**
 * Km before the due odometer reading from which the alert of a maintenance is BAD. After it the alert is EXPIRED
 * (docs/rules/maintenance.md#alerts).
 */
export const KM_BEFORE = 500;

const ORDER = [AlertLevel.GOOD, AlertLevel.BAD, AlertLevel.EXPIRED];
const FINE: Alert = { level: AlertLevel.GOOD, note: '', daysLeft: undefined };

/** Computes the alert of a maintenance on an agency day, at the vehicle's last known odometer (km). */
export function maintenanceAlert(
  { subject, nextOn, nextOdometerKm }: Due,
  odometerKm: number | null | undefined,
  today: string,
): Alert {
  const daysLeft = nextOn ? daysBetween(today, nextOn) : undefined;
  const kmLeft = nextOdometerKm == null || odometerKm == null ? undefined : nextOdometerKm - odometerKm;
  const [byDay, byOdometer] = [levelOf(daysLeft, DAYS_BEFORE), levelOf(kmLeft, KM_BEFORE)];
  const level = worse(byDay, byOdometer);
  const reasons = [
    ...(level === byDay && nextOn && daysLeft !== undefined ? [dayReason(nextOn, daysLeft)] : []),
    ...(level === byOdometer && kmLeft !== undefined ? [kmReason(kmLeft)] : []),
  ];
  const note = level === AlertLevel.GOOD ? '' : `${subject} : ${reasons.join(', ')}.`;
  return {
    level,
    note,
    daysLeft: level === byDay ? daysLeft : undefined,
    kmLeft: level === byOdometer && level !== AlertLevel.GOOD ? kmLeft : undefined,
  };
}

/** Computes the alert of an insurance that ends on a day (`YYYY-MM-DD`). */
export function insuranceAlert(endsOn: string | null | undefined, today: string): Alert {
  if (!endsOn) return FINE;
  const daysLeft = daysBetween(today, endsOn);
  const level = levelOf(daysLeft, DAYS_BEFORE);
  const verb = level === AlertLevel.EXPIRED ? 'expirée depuis le' : 'expire le';
  return { level, note: level === AlertLevel.GOOD ? '' : `Assurance : ${verb} ${readableDay(endsOn)}.`, daysLeft };
}

/** Combines the alerts of a vehicle: the most urgent level, with the notes of all that need attention. */
export function vehicleAlert(alerts: readonly Alert[]): Alert {
  const worst = [...alerts].sort(byUrgency)[0] ?? FINE;
  const notes = [...alerts].sort(byUrgency).flatMap(({ note }) => (note ? [note] : []));
  return { ...worst, note: notes.join(' ') };
}

/** Compares alerts for sorting, the most urgent first. */
export function byUrgency(a: Alert, b: Alert): number {
  return ORDER.indexOf(b.level) - ORDER.indexOf(a.level) || (a.daysLeft ?? 0) - (b.daysLeft ?? 0);
}

function levelOf(left: number | undefined, near: number): AlertLevel {
  if (left === undefined || left > near) return AlertLevel.GOOD;
  return left < 0 ? AlertLevel.EXPIRED : AlertLevel.BAD;
}

function worse(a: AlertLevel, b: AlertLevel): AlertLevel {
  return ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b;
}

function dayReason(day: string, daysLeft: number): string {
  return daysLeft < 0 ? `en retard depuis le ${readableDay(day)}` : `à faire avant le ${readableDay(day)}`;
}

function kmReason(kmLeft: number): string {
  return kmLeft < 0 ? `dépassée de ${formatKm(-kmLeft)}` : `à faire dans ${formatKm(kmLeft)}`;
}

/** Counts calendar days, which time zones and clock changes do not affect. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function readableDay(day: string): string {
  return day.split('-').reverse().join('-');
}
