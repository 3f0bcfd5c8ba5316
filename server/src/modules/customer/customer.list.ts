import type { Em } from '../../infra/database/orm.js';
import type { PreparedFile } from '../../infra/documents/prepared-file.js';
import { containsTextOrPhone } from '../../infra/database/search-text.js';
import { inBatches, MAX_EXPORTED_ROWS } from '../../infra/xlsx/exported-rows.js';
import { workbookFile } from '../../infra/xlsx/workbook.js';
import { requireStaff } from '../../shared/access.js';
import type { Actor } from '../../shared/actor.js';
import { type Page, type PageRequest, toPage } from '../../shared/page.js';
import { SortDirection } from '../../shared/sort-direction.js';
import { type CustomerFilter, type CustomerSort, CustomerSortField } from './customer-desk.input.js';
import { Customer } from './customer.entity.js';
import { CustomerHistories, type CustomerHistory } from './customer.history.js';
import { type CustomerSheetRow, customerWorkbook } from './customer.workbook.js';

const SEARCH_COLUMNS = [
  "c.first_name || ' ' || c.last_name",
  "c.last_name || ' ' || c.first_name",
  'c.email',
  'c.national_id',
];

/** All reservations gone through once: asked for customer by customer, ten thousand took 20 s to sort. */
const withHistory = (of: string): string => `left join (
    select customer_id,
      count(*) filter (where status = 'ACCEPTED')::int as rentals,
      count(*) filter (where status = 'CANCELLED')::int as cancellations,
      count(*) filter (where status = 'REFUSED')::int as refusals,
      coalesce(sum(total) filter (where status = 'ACCEPTED'), 0)::numeric(14,2)::text as revenue,
      max(starts_at) filter (where status = 'ACCEPTED' and starts_at <= now()) as last_rental_at
    from reservation where ${of} group by customer_id
  ) h on h.customer_id = c.id`;
const EVERYONES_HISTORY = withHistory('customer_id is not null');

const SHEET_COLUMNS = `c.id, c.national_id, c.title, c.last_name, c.first_name, c.email, c.phone, c.address, c.status, c.rating,
    c.comment, h.rentals, h.cancellations, h.refusals, h.revenue,
    (extract(epoch from h.last_rental_at) * 1000)::float8 as last_rental_at,
    (extract(epoch from c.email_verified_at) * 1000)::float8 as email_verified_at,
    (extract(epoch from c.created_at) * 1000)::float8 as created_at`;

interface Condition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Lists of customers for the staff, and the histories their rows ask for. */
export class CustomerListService {
  private readonly histories: CustomerHistories;

  constructor(private readonly em: Em) {
    this.histories = new CustomerHistories(em);
  }

  /** Newest first unless sorted otherwise. Staff only. */
  async list(
    actor: Actor,
    filter: CustomerFilter | undefined,
    sort: CustomerSort | undefined,
    page: PageRequest,
  ): Promise<Page<Customer>> {
    requireStaff(actor);
    const { sql, params } = conditionOf(filter);
    const [counted] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from customer c where ${sql}`,
      [...params],
    );
    const ids = await this.idsFound(filter, sort, page.size, (page.page - 1) * page.size);
    const found = await this.em.find(Customer, { id: { $in: ids } });
    const byId = new Map(found.map((customer) => [customer.id, customer]));
    const items = ids.flatMap((id) => byId.get(id) ?? []);
    return toPage(items, counted?.count ?? 0, page);
  }

  /** The whole list as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: CustomerFilter | undefined, sort: CustomerSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile('clients.xlsx', async () => {
      const ids = await this.idsFound(filter, sort, MAX_EXPORTED_ROWS + 1, 0);
      return customerWorkbook(inBatches(ids, (batch) => this.sheetRows(batch)));
    });
  }

  /** What a customer's reservations tell of them. Staff only. */
  history(actor: Actor, customer: Customer): Promise<CustomerHistory> {
    requireStaff(actor);
    return this.histories.of(customer.id);
  }

  private async idsFound(
    filter: CustomerFilter | undefined,
    sort: CustomerSort | undefined,
    limit: number,
    offset: number,
  ): Promise<number[]> {
    const { sql, params } = conditionOf(filter);
    const join = sort?.field === CustomerSortField.RENTALS ? EVERYONES_HISTORY : '';
    const rows = await this.em.execute<{ id: number }[]>(
      `select c.id from customer c ${join} where ${sql} order by ${orderOf(sort)} limit ? offset ?`,
      [...params, limit, offset],
    );
    return rows.map(({ id }) => id);
  }

  private async sheetRows(ids: readonly number[]): Promise<CustomerSheetRow[]> {
    const rows = await this.em.execute<CustomerSheetRow[]>(
      `select ${SHEET_COLUMNS} from customer c ${withHistory('customer_id in (?)')} where c.id in (?)`,
      [[...ids], [...ids]],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

function conditionOf(filter: CustomerFilter | undefined): Condition {
  const { search, status, rating, verified } = filter ?? {};
  const conditions: Condition[] = [{ sql: 'c.archived_at is null', params: [] }];
  if (status) conditions.push({ sql: 'c.status = ?', params: [status] });
  if (rating) conditions.push({ sql: 'c.rating = ?', params: [rating] });
  if (verified != null) conditions.push({ sql: `c.email_verified_at is ${verified ? 'not ' : ''}null`, params: [] });
  if (search?.trim()) conditions.push(containsTextOrPhone(SEARCH_COLUMNS, 'c.phone', search));
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    params: conditions.flatMap(({ params }) => params),
  };
}

function orderOf(sort: CustomerSort | undefined): string {
  const direction = sort?.direction === SortDirection.ASC ? 'asc' : 'desc';
  const by: Readonly<Record<CustomerSortField, readonly string[]>> = {
    CREATED_AT: ['c.created_at'],
    UPDATED_AT: ['c.updated_at'],
    NAME: ['unaccent(lower(c.last_name))', 'unaccent(lower(c.first_name))'],
    RENTALS: ['coalesce(h.rentals, 0)'],
  };
  return [...by[sort?.field ?? CustomerSortField.CREATED_AT], 'c.id']
    .map((column) => `${column} ${direction}`)
    .join(', ');
}
