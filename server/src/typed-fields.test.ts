import { globSync } from 'node:fs';
import { CommandFields, type ValidatedNew } from './kernel/commands.js';
import { unseenSign } from './kernel/signs.js';

/** As it comes from a clipboard: marks of direction, a zero-width space, a no-break space. */
const PASTED = '\u202aAb\u200b12\u00a0\u2009cd\u202c\ufeff';
/** Fields that the commands read as they are sent. */
const AS_SENT = new Set([
  // The signs of a password are the person's own; a token is from a link.
  ...['password', 'currentPassword', 'newPassword', 'token', 'signature'],
  // The services read the number of a reservation as people type it (reservation-number.ts).
  ...['number'],
  // No texts: numbers, instants, days and choices, which GraphQL and the conversions of the REST calls let through as such only.
  ...['version', 'draftVersion', 'customerId', 'at', 'deviceNow', 'endsAt', 'lastDay'],
  ...['grants', 'scope', 'categories', 'events'],
]);
/** Long texts keep their spaces, which may be those of French typography. */
const SPACES = /[\u00a0\u2009]/g;

type Parse = (...sent: unknown[]) => unknown;
const root = new URL('..', import.meta.url);
const parsers = await Promise.all(
  globSync('src/**/*.commands.ts', { cwd: root }).map(async (file) => {
    const module = (await import(new URL(file, root).href)) as Record<string, unknown>;
    return Object.entries(module).flatMap(([name, parse]) =>
      typeof parse === 'function' && name.startsWith('parse') ? [{ name, parse: parse as Parse }] : [],
    );
  }),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Reads every command with `value` in all fields, and returns what it kept of each field that it did not refuse. */
function keptOf(value: unknown): { field: string; texts: string[] }[] {
  const kept: { field: string; texts: string[] }[] = [];
  const sent = new Proxy({}, { get: () => value });
  const { read } = CommandFields.prototype;
  for (const { name, parse } of parsers.flat()) {
    CommandFields.prototype.read = function (this: CommandFields<object>, ...args) {
      const result = read.apply(this, args) as ValidatedNew<object>;
      for (const [field, found] of Object.entries(result.fields)) {
        const refused = Object.keys(result.problems).some((path) => path.split('.')[0] === field);
        if (!refused && !AS_SENT.has(field)) kept.push({ field: `${name}: ${field}`, texts: textsIn(found) });
      }
      return result;
    };
    try {
      parse(sent, sent);
    } catch {
      // The command refuses the values of its choices; what it read of the others is noted.
    } finally {
      CommandFields.prototype.read = read;
    }
  }
  return kept;
}

it.each([
  ['a text', PASTED],
  ['an object', new Proxy({}, { get: () => PASTED })],
  ['a list of texts', [PASTED]],
  ['a list of objects', [new Proxy({}, { get: () => PASTED })]],
])('no command keeps signs that nobody sees in %s', (_, value) => {
  const kept = keptOf(value);
  if (value === PASTED) expect(kept.length).toBeGreaterThan(40);
  expect(kept.filter(({ texts }) => texts.some((text) => unseenSign(text.replace(SPACES, ' '))))).toEqual([]);
});
