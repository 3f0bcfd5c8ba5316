import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import pg from 'pg';

/** How the driver reads columns: as the mapper sets it up, days as text for one, but timestamps as Date. */
export const COLUMN_TYPES = new pg.TypeOverrides();
/** The type of `text[]`. */
const TEXT_ARRAY: number = 1009;
const parseArray = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => string[];
for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers(parseArray)))
  COLUMN_TYPES.setTypeParser(Number(oid), parse);
const parseTimestamp = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;
COLUMN_TYPES.setTypeParser(pg.types.builtins.TIMESTAMPTZ, toDate);

/** Parses a timestamp. Connections write them in UTC, and JavaScript parses them far quicker in the form of ISO 8601. */
function toDate(text: string): Date {
  return text.endsWith('+00') && text.length <= 26
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : parseTimestamp(text);
}
