import { type SelectQueryBuilder, sql } from 'kysely';
import { type Page, type PageRequest, toPage } from '../../kernel/page.js';

/** Reads one page of a query and the number of all its rows, in one statement unless the page is behind the last one. */
export async function readPage<T, From extends keyof T, Row>(
  query: SelectQueryBuilder<T, From, Row>,
  page: PageRequest,
): Promise<Page<Row>> {
  const offset = (page.page - 1) * page.size;
  const rows = (await query
    .select(sql<number>`count(*) over ()::int`.as('totalCount'))
    .limit(page.size)
    .offset(offset)
    .execute()) as (Row & { readonly totalCount: number })[];
  const total = rows[0]?.totalCount ?? (offset > 0 ? await countOf(query) : 0);
  return toPage(
    rows.map(({ totalCount: _total, ...row }) => row as Row),
    total,
    page,
  );
}

async function countOf<T, From extends keyof T, Row>(query: SelectQueryBuilder<T, From, Row>): Promise<number> {
  const { count } = (await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()) as { count: number };
  return count;
}
