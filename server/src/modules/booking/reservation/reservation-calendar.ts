import { RESERVATION_STATUS_LABELS } from './reservation.labels.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import type { ReservationRecord } from './reservation.entity.js';
import type { ReservationStatus } from './reservation-status.js';

const EVENT_STATUS: Readonly<Record<ReservationStatus, string>> = {
  PENDING: 'TENTATIVE',
  ACCEPTED: 'CONFIRMED',
  REFUSED: 'CANCELLED',
  CANCELLED: 'CANCELLED',
};
/** Maximum length of a line in bytes, without its end (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/**
 * Formats a rental as a calendar file (RFC 5545). Times are in UTC, so that no time-zone data is needed; the file contains no personal
 * data.
 */
export function reservationCalendar(reservation: ReservationRecord, vehicle: VehicleRecord): string {
  const { numberKey, startsAt, endsAt, pickupPlace, returnPlace, status, updatedAt, version } = reservation;
  const description = [
    `Réservation N° ${formatNumber(numberKey)}`,
    `État : ${RESERVATION_STATUS_LABELS[status]}`,
    `Départ : ${pickupPlace}`,
    `Retour : ${returnPlace}`,
  ].join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Location de voitures//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${numberKey}@location-voitures`,
    `DTSTAMP:${utc(updatedAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `STATUS:${EVENT_STATUS[status]}`,
    `SUMMARY:${escaped(`Location ${vehicle.name}`)}`,
    `LOCATION:${escaped(pickupPlace)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** Folds a line after 75 bytes, never within a character. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
