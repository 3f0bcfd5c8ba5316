import { AuditedRecord } from './audit-entry.entity.js';

/** How an entity's changes stand in the trail. */
export interface Audited {
  readonly record: AuditedRecord;
  /** The property that names the record the change belongs to; the entity's own id when left out. */
  readonly owner?: string;
  /** The one record it belongs to, whichever it is itself. */
  readonly recordId?: number;
  /** What stands in the trail as a part of another record. */
  readonly part?: string;
  /** That they changed is kept, what they hold is not. */
  readonly secrets?: readonly string[];
  /** Of many fields those that stand in the trail; all of them when left out. */
  readonly only?: readonly string[];
}

/** Which entities leave a trail, by class name (docs/rules/accounts.md#who-may-change-what for those of people). */
export const AUDITED: Readonly<Record<string, Audited>> = {
  ApiKey: { record: AuditedRecord.API_KEY, secrets: ['hash'] },
  Customer: { record: AuditedRecord.CUSTOMER, secrets: ['passwordHash'] },
  Employee: { record: AuditedRecord.EMPLOYEE, secrets: ['passwordHash'] },
  SecondFactor: {
    record: AuditedRecord.EMPLOYEE,
    owner: 'employee',
    part: 'SecondFactor',
    secrets: ['sealedSecret', 'recoveryHashes'],
  },
  SecuritySettings: { record: AuditedRecord.SETTINGS, recordId: 1, part: 'Security' },
  Invoice: {
    record: AuditedRecord.RESERVATION,
    owner: 'reservation',
    part: 'Invoice',
    only: ['number', 'issuedOn', 'total', 'reason'],
  },
  Leg: { record: AuditedRecord.RESERVATION, owner: 'reservation', part: 'Leg' },
  Reservation: { record: AuditedRecord.RESERVATION },
  Payment: { record: AuditedRecord.RESERVATION, owner: 'reservation', part: 'Payment' },
  StageEvent: { record: AuditedRecord.RESERVATION, owner: 'reservation', part: 'Stage' },
  Signature: { record: AuditedRecord.RESERVATION, owner: 'reservation', part: 'Signature', secrets: ['imageFile'] },
  Settings: { record: AuditedRecord.SETTINGS },
  Vehicle: { record: AuditedRecord.VEHICLE },
  Webhook: {
    record: AuditedRecord.SETTINGS,
    recordId: 1,
    part: 'Webhook',
    secrets: ['sealedSecret', 'previousSealedSecret'],
  },
  Zone: { record: AuditedRecord.SETTINGS, recordId: 1, part: 'Zone' },
};

/** Bookkeeping that says nothing to a reader. */
export const UNTOLD: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'version',
  'period',
  'idempotencyHash',
  'requestHash',
  'numberKey',
  'lastStep',
  // Who did it stands beside.
  'createdBy',
  'revokedBy',
]);
