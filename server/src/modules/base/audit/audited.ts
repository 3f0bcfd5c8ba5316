import { AuditedRecord } from './audit-entry.entity.js';

/** How changes of an entity are recorded in the trail. */
export interface Audited {
  readonly record: AuditedRecord;
  /** The property that names the record to which the change belongs; by default the entity's own id. */
  readonly owner?: string;
  /** The id of the single record to which all changes belong. */
  readonly recordId?: number;
  /** The name of the entity as a part of another record. */
  readonly part?: string;
  /** Fields whose changes are recorded without their values. */
  readonly secrets?: readonly string[];
  /** The only recorded fields; all fields if left out. */
  readonly only?: readonly string[];
}

/** The audited entities, by class name (docs/rules/accounts.md#who-may-change-what for those of people). */
export const AUDITED: Readonly<Record<string, Audited>> = {
  Amendment: {
    record: AuditedRecord.RESERVATION,
    owner: 'reservation',
    part: 'Amendment',
    only: ['number', 'kind', 'reason', 'signedAt'],
  },
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
  Damage: {
    record: AuditedRecord.VEHICLE,
    owner: 'vehicle',
    part: 'Damage',
    only: ['view', 'kind', 'size', 'note', 'repair'],
  },
  ExtensionRequest: {
    record: AuditedRecord.RESERVATION,
    owner: 'reservation',
    part: 'Extension',
    only: ['endsAt', 'status', 'reason'],
  },
  Inspection: {
    record: AuditedRecord.RESERVATION,
    owner: 'reservation',
    part: 'Inspection',
    only: ['kind', 'status', 'refusalReason', 'overrideReason'],
  },
  InspectionSettings: { record: AuditedRecord.SETTINGS, recordId: 1, part: 'Inspections' },
  DepositEntry: {
    record: AuditedRecord.RESERVATION,
    owner: 'reservation',
    part: 'Deposit',
    only: ['kind', 'amount', 'method', 'reference', 'expiresOn', 'reason', 'agency', 'recordedBy', 'corrects'],
  },
  DepositSettings: { record: AuditedRecord.SETTINGS, recordId: 1, part: 'Deposits' },
  Leg: { record: AuditedRecord.RESERVATION, owner: 'reservation', part: 'Leg' },
  Reservation: { record: AuditedRecord.RESERVATION },
  Payment: {
    record: AuditedRecord.RESERVATION,
    owner: 'reservation',
    part: 'Payment',
    only: ['kind', 'amount', 'method', 'paidOn', 'note', 'recordedBy', 'corrects', 'agency', 'receiptNumber'],
  },
  StageEvent: { record: AuditedRecord.RESERVATION, owner: 'reservation', part: 'Stage' },
  // `drivers` is left out, because the erasure of a customer would leave their names and papers in the trail.
  Signature: {
    record: AuditedRecord.RESERVATION,
    owner: 'reservation',
    part: 'Signature',
    only: ['imageFile', 'ipAddress', 'sha256'],
    secrets: ['imageFile'],
  },
  Season: { record: AuditedRecord.SETTINGS, recordId: 1, part: 'Season' },
  ChargeRule: { record: AuditedRecord.SETTINGS, recordId: 1, part: 'Charge' },
  Promotion: { record: AuditedRecord.SETTINGS, recordId: 1, part: 'Promotion' },
  PriceSettings: { record: AuditedRecord.SETTINGS, recordId: 1, part: 'Prices' },
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

/** Internal fields that mean nothing to a reader. */
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
  'quotedVehicle',
  // Entries have their own author.
  'createdBy',
  'revokedBy',
]);
