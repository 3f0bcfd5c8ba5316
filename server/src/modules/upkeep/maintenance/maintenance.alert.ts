import { DAY_MS } from '../../../kernel/time.js';
import { type Alert, AlertLevel } from '../../fleet/vehicle/vehicle.alert.js';

/** When a work is due again: on a day, at an odometer, whichever comes first. */
export interface Due {
  /** What is due, as the note opens: 'Vidange'. */
  readonly subject: string;
  /** `YYYY-MM-DD`. */
  readonly nextOn?: string | null | undefined;
  /** Km. */
  readonly nextOdometerKm?: number | null | undefined;
}

/** The bounds of the alerts: this near a work is 'bad', past its time it is 'expire' (docs/rules/maintenance.md#alerts). */
export const DAYS_BEFORE = 15;
export const KM_BEFORE = 500;

const ORDER = [AlertLevel.GOOD, AlertLevel.BAD, AlertLevel.EXPIRED];
const FINE: Alert = { level: AlertLevel.GOOD, note: '', daysLeft: undefined };

/** The alert of a work, on an agency day and at the vehicle's last known odometer (km). */
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
  return { level, note, daysLeft: level === byDay ? daysLeft : undefined };
}

/** The alert of an insurance that ends on a day (`YYYY-MM-DD`). */
export function insuranceAlert(endsOn: string | null | undefined, today: string): Alert {
  if (!endsOn) return FINE;
  const daysLeft = daysBetween(today, endsOn);
  const level = levelOf(daysLeft, DAYS_BEFORE);
  const verb = level === AlertLevel.EXPIRED ? 'expirée depuis le' : 'expire le';
  return { level, note: level === AlertLevel.GOOD ? '' : `Assurance : ${verb} ${readableDay(endsOn)}.`, daysLeft };
}

/** A vehicle's alert: the worst of its own, with the notes of all that are as bad or nearly. */
export function vehicleAlert(alerts: readonly Alert[]): Alert {
  const worst = [...alerts].sort(byUrgency)[0] ?? FINE;
  const notes = [...alerts].sort(byUrgency).flatMap(({ note }) => (note ? [note] : []));
  return { ...worst, note: notes.join(' ') };
}

/** For sorting: the most urgent first. */
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
  return kmLeft < 0 ? `dépassée de ${-kmLeft} km` : `à faire dans ${kmLeft} km`;
}

/** Calendar days, so no time zone and no summer time comes in between. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function readableDay(day: string): string {
  return day.split('-').reverse().join('-');
}
