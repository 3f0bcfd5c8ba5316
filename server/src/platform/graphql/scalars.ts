import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { money, type Money, parseMoney } from '../../kernel/money.js';
import { parseDay, parseInstant, toAgencyIso } from '../../kernel/time.js';

/** Instants: written with the agency's offset, read with any offset or, without one, as agency time. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description:
    "An instant in ISO 8601 with the agency's offset (2026-11-20T10:00:00.000+00:00). Input may have any offset; without one it is local time at the agency (Africa/Casablanca).",
  serialize(value) {
    const instant = parseInstant(value);
    if (!instant) throw new GraphQLError('DateTime cannot represent this value.');
    return toAgencyIso(instant);
  },
  parseValue: readInstant,
  parseLiteral: (node) => readInstant(textOf(node)),
});

/** Calendar days, which do not depend on a time zone. */
export const LocalDateScalar = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description: 'A calendar day, ISO 8601: 2026-11-20.',
  serialize: readDay,
  parseValue: readDay,
  parseLiteral: (node) => readDay(textOf(node)),
});

/** Amounts in dirhams as exact decimal text (docs/rules/common.md#money). */
export const MoneyScalar = new GraphQLScalarType<string, string>({
  name: 'Money',
  description: 'An amount in dirhams (MAD) as a decimal string with two decimals: "1250.00".',
  // A sum of many amounts may have more digits than one amount.
  serialize: (value) => parseMoney(value) ?? money(value as Money),
  parseValue: readMoney,
  parseLiteral: (node) => readMoney(textOf(node)),
});

function readInstant(value: unknown): Date {
  const instant = parseInstant(value);
  if (!instant)
    throw refusal('DateTime wants a date and time such as 2026-11-20T10:00.', 'Une date et une heure sont attendues.');
  return instant;
}

function readDay(value: unknown): string {
  const day = parseDay(value);
  if (day === undefined) throw refusal('LocalDate wants a day such as 2026-11-20.', 'Une date est attendue.');
  return day;
}

function readMoney(value: unknown): string {
  const amount = parseMoney(value);
  if (amount === undefined)
    throw refusal(
      'Money wants a decimal such as "1250.00".',
      'Un montant en Dh est attendu, de dix chiffres au plus, avec deux décimales au plus.',
    );
  return amount;
}

/** Makes the error of a value that a scalar refuses: `message` is for programs, `wanted` is shown to users at the field. */
function refusal(message: string, wanted: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', wanted } });
}

function textOf(node: ValueNode): unknown {
  return node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined;
}
