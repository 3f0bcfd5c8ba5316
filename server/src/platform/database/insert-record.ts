import {
  type ChangeSet,
  ChangeSetType,
  type EntityClass,
  type EntityMetadata,
  type EntityProperty,
  EventType,
  ReferenceKind,
  type RequiredEntityData,
} from '@mikro-orm/core';
import { atEnd, type Statement } from './closing-statements.js';
import { recordOf, type RecordOf, type RelatedKeys } from './records.js';
import type { Em } from './orm.js';
import type { Transaction } from './transaction.js';

type Values = Readonly<Record<string, unknown>>;

/** The values of a new record. Its references are those of records or of the mapper. */
export type NewRecord<E> = Omit<RequiredEntityData<E>, RelatedKeys<E>> & {
  readonly [K in keyof Pick<E, RelatedKeys<E>>]: Reference | Extract<E[K], null | undefined>;
};

interface Reference {
  readonly id: number;
  readonly load: () => unknown;
}

/** Records that are inserted together with another one and reference it, e.g. the lines of a reservation. */
export interface Parts {
  readonly entity: EntityClass<object>;
  /** The property that references it. */
  readonly reference: string;
  readonly rows: readonly object[];
}

/** A reference of a new record to one that may be deleted or archived at the same time. */
export interface HeldReference<E> {
  readonly property: RelatedKeys<E>;
  /** A condition in SQL on the row of the other record, e.g. `archived_at is null`. */
  readonly where: string;
  /** The error if there is no such record any more. */
  readonly gone: () => Error;
}

/**
 * Inserts a record, with the parts that belong to it, in one statement, and returns it as a reader would. For commands that run often,
 * because the mapper needs several times as long. The trail has an entry as for the mapper's own inserts; snapshots are not dropped. The
 * entities may have scalars, embedded objects and references. The statement waits for whoever is deleting the record of `held`, and keeps
 * it from being deleted until the transaction ends.
 */
export async function insertRecord<E extends { id: number }>(
  { em }: Transaction,
  entity: EntityClass<E>,
  given: NewRecord<E>,
  parts: Parts,
  held?: HeldReference<E>,
): Promise<RecordOf<E>> {
  const meta = em.getMetadata().get(entity) as EntityMetadata;
  const values = withDefaults(entity, given);
  const columns = columnsOf(meta, values);
  const holder = held && holderOf(meta, held);
  const record = insertOf(meta, [columns], {}, holder?.places);
  const inner = partsOf(em.getMetadata().get(parts.entity) as EntityMetadata, parts);
  const [row] = await em.execute<{ id: number; version: number; held?: number | null }[]>(
    `with made as (${record.sql} returning id, version${holder ? `, ${holder.column} as held` : ''})
     ${inner ? `, parts as (${inner.sql})` : ''} select * from made`,
    [...record.values, ...(inner?.values ?? [])],
  );
  if (held && row?.held == null) throw held.gone();
  const made = recordOf(meta, { ...values, id: row?.id, version: row?.version });
  await report(em, meta, made, columns);
  return made as RecordOf<E>;
}

/** Inserts a record that nothing in the transaction reads: at its end, in one message with others. Otherwise as `insertRecord`. */
export async function insertAtEnd<E extends { id: number }>(
  { em }: Transaction,
  entity: EntityClass<E>,
  given: NewRecord<E>,
): Promise<void> {
  const meta = em.getMetadata().get(entity) as EntityMetadata;
  const values = withDefaults(entity, given);
  const columns = columnsOf(meta, values);
  atEnd(em, () => [insertOf(meta, [columns])]);
  await report(em, meta, values, columns);
}

/** Dispatches the mapper's event of a new entity, so that the audit trail records the insert. */
async function report(em: Em, meta: EntityMetadata, entity: object, columns: readonly Column[]): Promise<void> {
  const payload = Object.fromEntries(columns.map(([{ name }, value]) => [name, value]));
  const changeSet = { type: ChangeSetType.CREATE, meta, entity, payload } as unknown as ChangeSet<object>;
  await em.getEventManager().dispatchEvent(EventType.afterCreate, { em, entity, meta, changeSet }, meta);
}

/** Adds what the entity's class sets in a new instance. */
function withDefaults(entity: EntityClass<object>, given: object): Values {
  const Entity = entity as new () => object;
  return { ...new Entity(), ...given };
}

type Column = readonly [property: EntityProperty, value: unknown];

/** Returns the columns that have a value, each with its value. */
function columnsOf(meta: EntityMetadata, values: Values): Column[] {
  return meta.props.flatMap((property): Column[] => {
    const value = values[property.name];
    if (value === undefined || property.persist === false || property.embedded) return [];
    if (property.kind === ReferenceKind.EMBEDDED)
      return Object.entries(property.embeddedProps).flatMap(([key, inner]): Column[] => {
        const held = (value as Values | null)?.[key];
        return held === undefined ? [] : [[inner, held]];
      });
    if (property.kind === ReferenceKind.SCALAR) return [[property, value]];
    return [[property, (value as { readonly id: number } | null)?.id ?? null]];
  });
}

/** Returns the column of a held reference, and the SQL that locks its record and is null if there is none. */
function holderOf<E>(meta: EntityMetadata, { property, where }: HeldReference<E>): { column: string; places: Places } {
  const { fieldNames, targetMeta } = meta.properties[property as string] as EntityProperty;
  const [column = ''] = fieldNames;
  const sql = `(select id from "${targetMeta?.tableName}" where id = ? and ${where} for key share)`;
  return { column: `"${column}"`, places: { [column]: sql } };
}

/** SQL that stands for the value of a column and contains its placeholder `?`, by the name of the column. */
type Places = Readonly<Record<string, string>>;

/** Returns the INSERT of rows. `before` gives SQL for columns that have the same value in all rows. */
function insertOf(
  { tableName }: EntityMetadata,
  rows: ReadonlyArray<readonly Column[]>,
  before: Before = {},
  special: Places = {},
): Statement {
  const byName = rows.map((row) => new Map(row.map(([{ fieldNames }, value]) => [fieldNames[0], value])));
  const names = [...new Set(byName.flatMap((row) => [...row.keys()]))];
  const places = byName.map((row) => [
    ...Object.values(before),
    ...names.map((name) => (row.has(name) ? (special[name ?? ''] ?? '?') : 'default')),
  ]);
  const columns = [...Object.keys(before), ...names].map((name) => `"${name}"`);
  return {
    sql: `insert into "${tableName}" (${columns.join(', ')}) values ${places.map((row) => `(${row.join(', ')})`).join(', ')}`,
    values: byName.flatMap((row) => names.filter((name) => row.has(name)).map((name) => row.get(name))),
  };
}

type Before = Readonly<Record<string, string>>;

function partsOf(meta: EntityMetadata, { entity, reference, rows }: Parts): Statement | undefined {
  if (rows.length === 0) return undefined;
  const [column = ''] = (meta.properties[reference] as EntityProperty).fieldNames;
  const columns = rows.map((row) => columnsOf(meta, withDefaults(entity, row)));
  // The id is known only within the statement.
  return insertOf(meta, columns, { [column]: '(select id from made)' });
}
