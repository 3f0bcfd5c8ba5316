import {
  type EntityClass,
  type EntityMetadata,
  type EntityProperty,
  type MetadataStorage,
  type Ref,
  ReferenceKind,
} from '@mikro-orm/core';
import { type RawBuilder, sql } from 'kysely';

/** The properties of an entity that reference others. */
export type RelatedKeys<E> = {
  [K in keyof E]-?: NonNullable<E[K]> extends { unwrap(): unknown } ? K : never;
}[keyof E];

type TargetOf<R> = NonNullable<R> extends Ref<infer T> ? T : never;

/** A record that another one references: the id is there at once; the record costs one more statement unless it was joined. */
export interface Related<E> {
  readonly id: number;
  /** Returns null if the record no longer exists. */
  load(): Promise<RecordOf<E> | null> | RecordOf<E> | null;
  /** Throws if the record no longer exists. */
  loadOrFail(): Promise<RecordOf<E>> | RecordOf<E>;
  /** Returns the record once it has been loaded; throws before. */
  getEntity(): RecordOf<E>;
}

/**
 * What an entity and the plain record that a reader makes of its row have in common: properties, including computed ones, and references.
 */
export type RecordOf<E> = {
  readonly [K in keyof E as K extends RelatedKeys<E> ? never : K]: E[K];
} & {
  readonly [K in keyof E as K extends RelatedKeys<E> ? K : never]:
    Related<TargetOf<E[K]>> | Extract<E[K], null | undefined>;
};

/** Which referenced records are joined, and which of their references in turn. */
export type Along<E> = { readonly [K in RelatedKeys<E>]?: true | Along<TargetOf<E[K]>> };

/** A table to read, under its alias for conditions and orders, with the tables to join. */
export interface RecordSource<E> {
  readonly entity: EntityClass<E>;
  readonly alias: string;
  readonly along: Along<E>;
}

/** Describes a table for readers: `sourceOf(Vehicle, 'v', { brand: true })` has the columns of `v` and of `v_brand`. */
export function sourceOf<E>(entity: EntityClass<E>, alias: string, along: Along<E> = {}): RecordSource<E> {
  return { entity, alias, along };
}

/** A source resolved against the actual tables: what to select, and how to make records of it. */
export interface RecordPlan<E> {
  /** Columns to select, under the names that `toRecord` reads. */
  readonly columns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly toRecord: (row: Row) => RecordOf<E>;
}

/** Loads a referenced record by id; null if there is none. */
export type LoadRelated = (entity: EntityClass<unknown>, id: number) => Promise<RecordOf<unknown> | null>;

/** Plans how a source is read. */
export function planOf<E>(source: RecordSource<E>, metadata: MetadataStorage, load: LoadRelated): RecordPlan<E> {
  const columns: string[] = [];
  const joins: string[] = [];
  const make = planTable(source.entity as EntityClass<unknown>, source.alias, source.along, {
    metadata,
    load,
    columns,
    joins,
  });
  const { tableName } = metadata.get(source.entity);
  return {
    columns: sql.raw(columns.join(', ')),
    from: sql.raw([`"${tableName}" as ${source.alias}`, ...joins].join(' ')),
    toRecord: (row) => make(row) as RecordOf<E>,
  };
}

/** A row of the statement, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

interface Planning {
  readonly metadata: MetadataStorage;
  readonly load: LoadRelated;
  readonly columns: string[];
  readonly joins: string[];
}

type MakeRecord = (row: Row) => object;
type Put = (record: Record<string, unknown>, row: Row) => void;

function planTable(entity: EntityClass<unknown>, alias: string, along: object, planning: Planning): MakeRecord {
  const meta = planning.metadata.get(entity) as EntityMetadata;
  const puts: Put[] = [];
  for (const property of meta.props) {
    if (property.embedded || property.lazy || property.persist === false) continue;
    if (property.kind === ReferenceKind.EMBEDDED) puts.push(planEmbedded(property, alias, planning));
    else if (property.kind === ReferenceKind.MANY_TO_ONE) puts.push(planRelation(property, alias, along, planning));
    else if (property.kind === ReferenceKind.SCALAR) puts.push(planScalar(property, alias, planning));
  }
  const prototype = computedOf(meta);
  return (row) => {
    const record = Object.create(prototype) as Record<string, unknown>;
    for (const put of puts) put(record, row);
    return record;
  };
}

/** The getters of entities, by their metadata. */
const computed = new WeakMap<EntityMetadata, object>();

/** Returns the getters of an entity's class, which compute values from other properties. */
function computedOf(meta: EntityMetadata): object {
  const known = computed.get(meta);
  if (known) return known;
  const { class: entity, props } = meta;
  const prototype = {};
  computed.set(meta, prototype);
  for (const { name, persist } of props) {
    const getter = persist === false && Object.getOwnPropertyDescriptor(entity.prototype, name);
    if (getter) Object.defineProperty(prototype, name, getter);
  }
  return prototype;
}

function planScalar({ name, fieldNames }: EntityProperty, alias: string, { columns }: Planning): Put {
  const at = place(columns, alias, fieldNames);
  return (record, row) => {
    record[name] = row[at] ?? undefined;
  };
}

/** Plans an embedded object. A nullable one without values is left out. */
function planEmbedded(property: EntityProperty, alias: string, { columns }: Planning): Put {
  const { name, nullable } = property;
  const parts = Object.entries(property.embeddedProps).map(
    ([key, { fieldNames }]) => [key, place(columns, alias, fieldNames)] as const,
  );
  return (record, row) => {
    if (nullable && parts.every(([, at]) => row[at] === null)) return;
    const embedded: Record<string, unknown> = {};
    for (const [key, at] of parts) embedded[key] = row[at] ?? undefined;
    record[name] = embedded;
  };
}

function planRelation(property: EntityProperty, alias: string, along: object, planning: Planning): Put {
  const { name, fieldNames, nullable } = property;
  const target = property.targetMeta?.class as EntityClass<unknown>;
  const further = (along as Record<string, true | object | undefined>)[name];
  const at = place(planning.columns, alias, fieldNames);
  if (further === undefined) {
    return (record, row) => {
      const id = row[at] as number | null;
      if (id !== null) record[name] = new RelatedKey(id, target, planning.load);
    };
  }
  const joined = `${alias}_${fieldNames[0]?.replace(/_id$/, '')}`;
  planning.joins.push(
    `${nullable ? 'left ' : ''}join "${property.targetMeta?.tableName}" as ${joined} on ${joined}.id = ${alias}.${fieldNames[0]}`,
  );
  const make = planTable(target, joined, further === true ? {} : further, planning);
  return (record, row) => {
    const id = row[at] as number | null;
    if (id !== null) record[name] = new RelatedRecord(id, make(row));
  };
}

/** Adds a column to those selected; returns its name in a row. */
function place(columns: string[], alias: string, fieldNames: readonly string[]): string {
  const name = `${alias}.${fieldNames[0]}`;
  columns.push(`${alias}."${fieldNames[0]}" as "${name}"`);
  return name;
}

class RelatedKey {
  private loaded: RecordOf<unknown> | null | undefined;

  constructor(
    readonly id: number,
    private readonly entity: EntityClass<unknown>,
    private readonly find: LoadRelated,
  ) {}

  async load() {
    this.loaded ??= await this.find(this.entity, this.id);
    return this.loaded;
  }

  async loadOrFail() {
    await this.load();
    return this.getEntity();
  }

  getEntity() {
    if (!this.loaded) throw new Error(`${this.entity.name} ${this.id} has not been read`);
    return this.loaded;
  }
}

class RelatedRecord {
  constructor(
    readonly id: number,
    private readonly record: object,
  ) {}

  load() {
    return this.record;
  }

  loadOrFail() {
    return this.record;
  }

  getEntity() {
    return this.record;
  }
}
