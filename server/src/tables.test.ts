import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CamelCasePlugin } from 'kysely';
import ts from 'typescript';
import type { Database } from './platform/database/orm.js';
import { openTestDatabase } from '../test/test-database.js';

const src = dirname(fileURLToPath(import.meta.url));
/** Tables that only libraries and migrations name. */
const UNNAMED = /^(schema_migration|vehicle_position_\d+)$/;

/** Makes `snakeCase` of the queries public, so that names are converted here as they are there. */
class Names extends CamelCasePlugin {
  columnOf(property: string): string {
    return this.snakeCase(property);
  }
}

describe('types of tables', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('have the columns of the database', async () => {
    const rows = await database.orm.em.execute<{ name: string; columns: string[] }[]>(
      `select table_name as name, array_agg(column_name::text || case is_nullable when 'YES' then '?' else '' end order by column_name) as columns
       from information_schema.columns where table_schema = 'public' group by table_name`,
    );
    const stored = new Map(rows.filter(({ name }) => !UNNAMED.test(name)).map(({ name, columns }) => [name, columns]));
    const tables = declared();
    expect(namesOnly(tables)).toEqual(namesOnly(stored));
    const wronglyFull = [...tables].flatMap(([table, columns]) =>
      columns.filter((column) => stored.get(table)?.includes(`${column}?`)).map((column) => `${table}.${column}`),
    );
    expect(wronglyFull, 'may be null in the database only').toEqual([]);
  });
});

/** Returns the columns of every `…Table` interface, by table; a `?` marks those that may be null. */
function declared(): Map<string, string[]> {
  const interfaces = globSync('**/*.{entity,tables}.ts', { cwd: src }).flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/export interface (\w+Table) /g)].map(([, name]) => ({
      file: join(src, file),
      name: name ?? '',
    })),
  );
  const options = ts.getParsedCommandLineOfConfigFile(
    join(src, '../tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  )?.options;
  const program = ts.createProgram([...new Set(interfaces.map(({ file }) => file))], options ?? {});
  const checker = program.getTypeChecker();
  const names = new Names();
  const tables = new Map<string, string[]>();
  for (const { file, name } of interfaces) {
    const source = program.getSourceFile(file);
    const declaration = source?.statements.find(
      (each): each is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(each) && each.name.text === name,
    );
    if (!declaration) throw new Error(`${name} was not found in ${file}`);
    for (const table of checker.getTypeAtLocation(declaration).getProperties()) {
      const columns = checker.getTypeOfSymbol(table).getProperties();
      tables.set(
        names.columnOf(table.name),
        columns
          .map((column) => names.columnOf(column.name) + (mayBeNull(checker.getTypeOfSymbol(column)) ? '?' : ''))
          .sort(),
      );
    }
  }
  return tables;
}

function namesOnly(tables: ReadonlyMap<string, readonly string[]>): Record<string, string[]> {
  return Object.fromEntries(
    [...tables].map(([table, columns]) => [table, columns.map((column) => column.replace('?', '')).sort()]),
  );
}

function mayBeNull(type: ts.Type): boolean {
  return type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0);
}
