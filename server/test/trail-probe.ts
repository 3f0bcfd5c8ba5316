import type { EntityMetadata } from '@mikro-orm/core';
import { AUDITED, type Audited, UNTOLD } from '../src/modules/base/audit/audited.js';
import type { Database } from '../src/platform/database/orm.js';

/** Columns that are written past the trail on purpose, with the reason. */
const WRITTEN_BESIDE: Readonly<Record<string, string>> = {
  'api_key.last_used_at': 'is written at uses, not by a command',
  'vehicle.odometer_km': 'follows readings and the tracker; the leg or the maintenance has the reading',
};

/** The single row of settings begins with the defaults that were valid before. */
const FIRST_ROW = /^\w+_settings$/;

interface Change {
  readonly tx: string;
  readonly op: string;
  readonly name: string;
  readonly columns: string[];
}

/**
 * Makes triggers note every change of an audited table, and every entry of the trail, each with its transaction. Call it before the first
 * command.
 */
export async function probeTrail({ orm }: Database): Promise<void> {
  const em = orm.em.fork();
  await em.execute(
    `create table trail_probe (tx text not null, op text not null, name text not null, columns text[] not null)`,
  );
  await em.execute(`create function trail_probe_note() returns trigger language plpgsql as $$
    begin
      insert into trail_probe select pg_current_xact_id()::text, tg_op, tg_table_name, case
        when tg_table_name = 'audit_entry' then array[to_jsonb(new)->>'record', coalesce(to_jsonb(new)->>'part', '')]
        when tg_op = 'UPDATE' then array(select n.key from jsonb_each(to_jsonb(new)) n
          join jsonb_each(to_jsonb(old)) o on o.key = n.key and o.value is distinct from n.value)
        else array(select jsonb_object_keys(to_jsonb(case tg_op when 'INSERT' then new else old end))) end;
      return null;
    end $$`);
  for (const { tableName } of auditedEntities({ orm }))
    await em.execute(
      `create trigger trail_probe after insert or update or delete on "${tableName}" for each row execute function trail_probe_note()`,
    );
  await em.execute(
    `create trigger trail_probe after insert on audit_entry for each row execute function trail_probe_note()`,
  );
}

/** Returns the changes since `probeTrail` that have no entry in the trail of their transaction, each table and its columns once. */
export async function untoldChanges(database: Database): Promise<string[]> {
  const rows = await database.orm.em.fork().execute<Change[]>('select distinct tx, op, name, columns from trail_probe');
  const told = new Set(
    rows.filter(({ name }) => name === 'audit_entry').map(({ tx, columns }) => [tx, ...columns].join()),
  );
  const entities = new Map(auditedEntities(database).map((meta) => [meta.tableName, meta]));
  const untold = rows.flatMap(({ tx, op, name, columns }) => {
    if (op === 'INSERT' && FIRST_ROW.test(name)) return [];
    const meta = entities.get(name);
    const audited = meta && AUDITED[meta.className];
    if (!audited || told.has([tx, audited.record, audited.part ?? ''].join())) return [];
    const missed = columns.filter((column) => toBeTold(meta, audited, column) && !WRITTEN_BESIDE[`${name}.${column}`]);
    return missed.length > 0 ? [`${name}: ${missed.sort().join(', ')}`] : [];
  });
  return [...new Set(untold)].sort();
}

function auditedEntities({ orm }: Pick<Database, 'orm'>): EntityMetadata[] {
  return [...orm.getMetadata().getAll().values()].filter(({ className }) => AUDITED[className]);
}

function toBeTold(meta: EntityMetadata, { only }: Audited, column: string): boolean {
  const property = meta.props.find(({ fieldNames }) => fieldNames?.includes(column));
  const name = property?.embedded?.[0] ?? property?.name ?? '';
  return only ? only.includes(name) : name !== '' && !UNTOLD.has(name);
}
