import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { toAgencyIso } from '../../../kernel/time.js';
import { type FieldChange, AuditAction, AuditedRecord } from '../../base/audit/audit-entry.entity.js';
import { DRIVER_HEADINGS, type Sheet } from './personal-data-sheets.js';

/** An entry of the history about a customer or one of their reservations. */
export interface TrailRow {
  readonly at: Date;
  readonly record: AuditedRecord;
  /** The reservation's number without its dash; null for the account. */
  readonly number: string | null;
  readonly part: string | null;
  readonly action: AuditAction;
  readonly changes: readonly FieldChange[];
  readonly byCustomer: number | null;
  readonly byStaff: boolean;
}

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  CREATED: 'Création',
  UPDATED: 'Modification',
  DELETED: 'Suppression',
};

const driverFields = (name: string, label: string): [string, string][] =>
  Object.entries(DRIVER_HEADINGS).map(([field, heading]) => [`${name}.${field}`, `${label} : ${heading}`]);

/**
 * Fields whose values customers see, by part. Other fields are hidden from them: the staff's rating and remarks, who handled a reservation,
 * internal ones.
 */
const SHOWN_FIELDS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  CUSTOMER: new Map([
    ['title', HEADINGS.title],
    ['lastName', HEADINGS.lastName],
    ['firstName', HEADINGS.firstName],
    ['address', HEADINGS.address],
    ['phone', HEADINGS.phone],
    ['email', HEADINGS.email],
    ['nationalId', HEADINGS.nationalId],
    ['status', HEADINGS.accountStatus],
    ['emailVerifiedAt', HEADINGS.verifiedAt],
  ]),
  RESERVATION: new Map([
    ...driverFields('driver', 'Conducteur'),
    ...driverFields('secondDriver', 'Second conducteur'),
    ['startsAt', HEADINGS.startsAt],
    ['endsAt', HEADINGS.endsAt],
    ['pickupPlace', HEADINGS.pickupPlace],
    ['returnPlace', HEADINGS.returnPlace],
    ['comment', HEADINGS.comment],
    ['status', HEADINGS.status],
    ['quotedTotal', HEADINGS.quote],
    ['total', HEADINGS.total],
    ['advance', HEADINGS.advance],
    ['reason', HEADINGS.reason],
  ]),
  'RESERVATION/Payment': new Map([
    ['amount', 'Montant'],
    ['paidOn', HEADINGS.date],
  ]),
  'RESERVATION/Signature': new Map([
    ['ipAddress', 'Adresse IP'],
    ['sha256', 'SHA-256'],
  ]),
};

/** Returns an entry as the customer sees it; its author is only 'you', the agency or the site. */
export function trailSheet(row: TrailRow, customerId: number): Sheet {
  const labels = SHOWN_FIELDS[row.part ? `${row.record}/${row.part}` : row.record];
  const changes = row.changes.flatMap(({ field, before, after }) => {
    const label = labels?.get(field);
    return label === undefined ? [] : [{ Champ: label, Avant: before, Après: after }];
  });
  return {
    [HEADINGS.date]: toAgencyIso(row.at),
    Objet: row.record === AuditedRecord.CUSTOMER ? 'Compte' : `Réservation ${row.number ?? ''}`,
    Action: ACTIONS[row.action],
    Par: authorOf(row, customerId),
    Changements: changes,
  };
}

function authorOf({ byCustomer, byStaff }: TrailRow, customerId: number): string {
  if (byCustomer === customerId) return 'Vous';
  return byStaff ? "L'agence" : 'Le site';
}
