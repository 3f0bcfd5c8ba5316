import pg from 'pg';

const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = pg.types.builtins;
/** The types of arrays, which the driver does not name: `text[]`, and those of dates, timestamps and intervals. */
const TEXT_ARRAY: number = 1009;
const TIME_ARRAYS: readonly number[] = [1182, 1115, 1185, 1187];

/** How the driver reads columns. The mapper expects times as text, as it sets up the driver itself, but takes a Date for a timestamp too. */
export const COLUMN_TYPES = new pg.TypeOverrides();
const parseArray = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => string[];
const parseTimestamp = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
for (const type of [DATE, TIMESTAMP, INTERVAL]) COLUMN_TYPES.setTypeParser(type, (text: string) => text);
for (const type of TIME_ARRAYS) COLUMN_TYPES.setTypeParser(type, parseArray);
COLUMN_TYPES.setTypeParser(TIMESTAMPTZ, toDate);

/** Parses a timestamp. Connections write them in UTC, and JavaScript parses them far quicker in the form of ISO 8601. */
function toDate(text: string): Date {
  return text[10] === ' ' && text.endsWith('+00') && text.length <= 26
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : parseTimestamp(text);
}
