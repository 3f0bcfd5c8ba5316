import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const dir = mkdtempSync(join(tmpdir(), 'schema-check-'));
const released = join(ROOT, 'docs/schema-released.graphql');
const schema = readFileSync(released, 'utf8');
afterAll(() => rmSync(dir, { recursive: true }));

/** Runs `npm run schema:check` on a schema and a changelog. */
function check(current: string, changelog: string) {
  const files = { 'schema.graphql': current, 'changelog.md': changelog };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/schema-check.mjs'), released, ...Object.keys(files).map((name) => join(dir, name))],
    { encoding: 'utf8' },
  );
  return { status, stdout };
}

function withoutField(type: string, field: string): string {
  const start = schema.indexOf(`\ntype ${type} {`);
  const end = schema.indexOf('\n}', start);
  const fields = schema.slice(start, end);
  const fewer = fields.replace(new RegExp(`\\n  """[^"]*"""\\n  ${field}: .*`), '');
  expect(fewer.length).toBeLessThan(fields.length);
  return schema.slice(0, start) + fewer + schema.slice(end);
}

describe('a change of the schema', () => {
  it('that adds something passes', () => {
    const more = schema.replace('\ntype Agency {', '\ntype Agency {\n  """New."""\n  motto: String\n');
    expect(check(more, '## Unreleased\n')).toEqual({ status: 0, stdout: '' });
    const option = schema.replace('\n  agencyNow: ', '\n  agencyNow(seconds: Boolean): ');
    expect(option).not.toBe(schema);
    expect(check(option, '## Unreleased\n')).toEqual({ status: 0, stdout: '' });
  });

  it('that removes a field is refused by name until the changelog has it under Unreleased', () => {
    const less = withoutField('Vehicle', 'seats');
    const refused = check(less, '## Unreleased\n\n## 2026-01-01\n\n- `Vehicle.seats` is gone.\n');
    expect(refused.status).toBe(1);
    expect(refused.stdout).toContain("`Vehicle.seats`: Field 'seats' was removed from object type 'Vehicle'");
    const explained = check(less, '## Unreleased\n\n- `Vehicle.seats` is gone: read `Vehicle.places`.\n');
    expect(explained.status).toBe(0);
    expect(explained.stdout).toContain('as the changelog says');
  });

  it('that may surprise programs is reported and passes', () => {
    const wider = schema.replace('\nenum Fuel {', '\nenum Fuel {\n  HYDROGEN');
    const { status, stdout } = check(wider, '## Unreleased\n');
    expect(status).toBe(0);
    expect(stdout).toContain('`Fuel.HYDROGEN`');
  });
});
