import { sql } from 'kysely';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import { countsOf, type FilterCount } from '../../../platform/database/filter-counts.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { containsIdentityNumber, containsPhone, containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { allOf, byName, orderBy, type Sql } from '../../../platform/database/sql-parts.js';
import { exportedRows } from '../../../platform/xlsx/exported-rows.js';
import { workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { idOf } from '../../../kernel/ids.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import {
  type CustomerCriteria,
  type CustomerSearchField,
  type CustomerSort,
  CustomerSortField,
} from './customer-desk.input.js';
import type { CustomerRecord, CustomerTable } from '../account/customer.entity.js';
import type { CustomerHistories, CustomerHistory } from './customer-history.js';
import { type CustomerSheetRow, customerWorkbook } from './customer.workbook.js';

const SEARCHED_BY: SearchedBy<CustomerSearchField> = {
  NAME: (text) => containsText(["c.last_name || ' ' || c.first_name || ' ' || c.last_name"], text),
  EMAIL: (text) => containsText(['c.email'], text),
  NATIONAL_ID: (text) => containsIdentityNumber('c.national_id', text),
  PHONE: (text) => containsPhone('c.phone', text),
  LICENCE_NUMBER: (text) => containsIdentityNumber('c.licence_number', text),
  PASSPORT_NUMBER: (text) => containsIdentityNumber('c.passport_number', text),
};

const SORTED_BY: Readonly<Record<CustomerSortField, readonly string[]>> = {
  CREATED_AT: ['c.created_at'],
  UPDATED_AT: ['c.updated_at'],
  NAME: [byName('c.last_name'), byName('c.first_name')],
  RENTALS: ['coalesce(h.rentals, 0)'],
};

const SHEET_COLUMNS = [
  'c.id',
  'c.nationalId',
  'c.title',
  'c.lastName',
  'c.firstName',
  'c.email',
  'c.phone',
  'c.address',
  'c.status',
  'c.rating',
  'c.comment',
  'c.emailVerifiedAt',
  'c.createdAt',
  'h.rentals',
  'h.cancellations',
  'h.refusals',
  'h.revenue',
  'h.lastRentalAt',
] as const;

/** Lists customers for the staff, with their figures. */
export class CustomerListService {
  constructor(
    private readonly reader: Reader,
    private readonly histories: CustomerHistories,
  ) {}

  /** Returns a page, accounts first and the newest of each first unless sorted otherwise. Staff only. */
  async list(
    actor: Actor,
    filter: CustomerCriteria | undefined,
    sort: CustomerSort | undefined,
    page: PageRequest,
  ): Promise<Page<CustomerRecord>> {
    requireStaff(actor);
    return readPage(this.listed(filter, sort).selectAll('c'), page);
  }

  /** Counts what each value of a filter would show beside the other filters. Staff only. */
  async filterCounts(actor: Actor, filter: CustomerCriteria | undefined): Promise<FilterCount[]> {
    requireStaff(actor);
    const values = {
      registered: sql`c.registered`,
      status: sql`c.status`,
      rating: sql`c.rating`,
      verified: sql`c.email_verified_at is not null`,
    };
    return countsOf(
      this.reader,
      sql`customer c`,
      Object.entries(values).map(([name, value]) => ({
        filter: name,
        value,
        where: conditionsOf({ ...filter, [name]: null }),
      })),
    );
  }

  /** Offers the whole list as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: CustomerCriteria | undefined, sort: CustomerSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile('clients.xlsx', () =>
      customerWorkbook(exportedRows(this.listed(filter, sort).select('c.id'), (ids) => this.sheetRows(ids))),
    );
  }

  /** Returns the figures of a customer's reservations. Staff only. */
  history(actor: Actor, customerId: number): Promise<CustomerHistory> {
    requireStaff(actor);
    return this.histories.of(customerId);
  }

  private listed(filter: CustomerCriteria | undefined, sort: CustomerSort | undefined) {
    const direction = sort?.direction === SortDirection.ASC ? SortDirection.ASC : SortDirection.DESC;
    const field = sort?.field ?? CustomerSortField.CREATED_AT;
    return this.reader
      .tables<CustomerTable>()
      .selectFrom('customer as c')
      .$if(field === CustomerSortField.RENTALS, (query) =>
        query.leftJoin(this.histories.table().as('h'), 'h.customerId', 'c.id'),
      )
      .where(allOf(conditionsOf(filter)))
      .$if(sort === undefined, (query) => query.orderBy('c.registered', 'desc'))
      .orderBy(orderBy([...SORTED_BY[field], 'c.id'], direction));
  }

  private sheetRows(ids: readonly number[]): Promise<CustomerSheetRow[]> {
    return this.reader
      .tables<CustomerTable>()
      .selectFrom('customer as c')
      .leftJoin(this.histories.table(ids).as('h'), 'h.customerId', 'c.id')
      .select(SHEET_COLUMNS)
      .where('c.id', 'in', ids)
      .execute();
  }
}

function conditionsOf(filter: CustomerCriteria | undefined): Sql[] {
  const { ids, search, registered, status, rating, verified } = filter ?? {};
  const where: Sql[] = [sql`c.archived_at is null`, ...searchConditions(SEARCHED_BY, search)];
  if (ids) where.push(sql`c.id = any(${ids.map(idOf)})`);
  if (registered != null) where.push(sql`c.registered = ${registered}`);
  if (status) where.push(sql`c.status = ${status}`);
  if (rating) where.push(sql`c.rating = ${rating}`);
  if (verified != null) where.push(sql`(c.email_verified_at is not null) = ${verified}`);
  return where;
}
