import {
  type ChangeSet,
  ChangeSetType,
  type EventArgs,
  type EventSubscriber,
  type RequiredEntityData,
  type TransactionEventArgs,
} from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { inBatches } from '../../../kernel/in-batches.js';
import { actingActor } from '../../../kernel/acting.js';
import { employeeIdOf, isStaff } from '../../../kernel/actor.js';
import { AuditAction, AuditEntry, type AuditedRecord, type FieldChange } from './audit-entry.entity.js';
import { AUDITED, type Audited, UNTOLD } from './audited.js';

const ACTIONS: Readonly<Partial<Record<ChangeSetType, AuditAction>>> = {
  [ChangeSetType.CREATE]: AuditAction.CREATED,
  [ChangeSetType.UPDATE]: AuditAction.UPDATED,
  [ChangeSetType.DELETE]: AuditAction.DELETED,
};

/** Entries of one statement, so that it does not grow with a long import. */
const BATCH = 500;

type Values = Readonly<Record<string, unknown>>;
type Entry = RequiredEntityData<AuditEntry>;

/** The entries of running transactions that are not written yet, in their order, by the EntityManager of the transaction. */
const unwritten = new WeakMap<object, Entry[]>();

/**
 * Writes an entry for every change of an audited entity, in the transaction of the change, so that both happen or neither: all entries of a
 * transaction in one statement, immediately before its commit.
 */
class AuditSubscriber implements EventSubscriber {
  afterCreate(args: EventArgs<object>): void {
    record(args);
  }

  afterUpdate(args: EventArgs<object>): void {
    record(args);
  }

  afterDelete(args: EventArgs<object>): void {
    record(args);
  }

  async beforeTransactionCommit({ em }: TransactionEventArgs): Promise<void> {
    await writeTrail(em as Em);
  }

  // Not after the rollback: if the connection is lost it fails, and no event follows.
  beforeTransactionRollback({ em }: TransactionEventArgs): void {
    unwritten.delete(em);
  }
}

/** One for the whole process, because the mapper registers each subscriber once. */
export const auditSubscriber: EventSubscriber = new AuditSubscriber();

function record({ em, changeSet }: EventArgs<object>): void {
  const audited = changeSet && AUDITED[changeSet.meta.className];
  const action = changeSet && ACTIONS[changeSet.type];
  if (!audited || !action) return;
  // The change set of a deletion has no old values.
  const was =
    action === AuditAction.DELETED ? em.getComparator().prepareEntity(changeSet.entity) : changeSet.originalEntity;
  const changes = changesOf(changeSet, action, was ?? {}, audited);
  if (changes.length === 0) return;
  const entity = changeSet.entity as Values & { readonly id: number };
  const owner = audited.owner ? (entity[audited.owner] as { readonly id: number }).id : (audited.recordId ?? entity.id);
  noteInTrail(em as Em, { record: audited.record, recordId: owner, part: audited.part, action, changes });
}

/** The content of an entry, without its author and time. */
export interface TrailNote {
  readonly record: AuditedRecord;
  readonly recordId: number;
  readonly part?: string | undefined;
  readonly action: AuditAction;
  readonly changes: readonly FieldChange[];
}

/**
 * Adds an entry for an event that is not a change of an audited record, with the current actor as its author. Call it within the
 * transaction of the event, which writes it before its commit.
 */
export function noteInTrail(em: Em, { record: about, recordId, part, action, changes }: TrailNote): void {
  const actor = actingActor();
  const entry: Entry = {
    at: new Date(),
    record: about,
    recordId,
    part: part ?? null,
    action,
    changes: [...changes],
    employeeId: actor && isStaff(actor) ? employeeIdOf(actor) : null,
    customerId: actor?.kind === 'customer' ? actor.id : null,
    apiKeyId: actor?.kind === 'key' ? actor.keyId : null,
  };
  const entries = unwritten.get(em);
  if (entries) entries.push(entry);
  else unwritten.set(em, [entry]);
}

/** Returns the number of entries of a transaction that are not written yet, to return to it by `cutTrail`. */
export function trailLength(em: Em): number {
  return unwritten.get(em)?.length ?? 0;
}

/** Drops the entries of a transaction after the first `length`, because what they tell was undone. */
export function cutTrail(em: Em, length: number): void {
  unwritten.get(em)?.splice(length);
}

/** Writes the entries of a transaction so far, which otherwise happens before its commit. For whoever changes them within it. */
export async function writeTrail(em: Em): Promise<void> {
  const entries = unwritten.get(em) ?? [];
  unwritten.delete(em);
  for (const batch of inBatches(entries, BATCH)) await em.insertMany(AuditEntry, batch);
}

function changesOf(
  changeSet: ChangeSet<object>,
  action: AuditAction,
  was: Values,
  { secrets = [], only }: Audited,
): FieldChange[] {
  const before = flat(was);
  const after = action === AuditAction.DELETED ? {} : flat(changeSet.payload as Values);
  const fields = action === AuditAction.DELETED ? Object.keys(before) : Object.keys(after);
  return fields
    .filter((field) => !UNTOLD.has(field) && (!only || only.includes(field)))
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after)
    .map((change) => (secrets.includes(change.field) ? { field: change.field, before: null, after: null } : change));
}

/** Flattens embedded objects to fields named like `driver.lastName`, in whichever form the mapper reports them. */
function flat(values: Values): Values {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isPart(value)) for (const [inner, held] of Object.entries(value)) fields[`${name}.${inner}`] = held;
    else fields[name.replace('~', '.')] = value;
  }
  return fields;
}

function isPart(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
