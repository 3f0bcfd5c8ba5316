import { raw, type QueryBuilder } from '@mikro-orm/sql';
import type { Em } from '../../infra/database/orm.js';
import { containsTextOrPhone } from '../../infra/database/search-text.js';
import { requireStaff } from '../../shared/access.js';
import type { Actor } from '../../shared/actor.js';
import { type Page, type PageRequest, toPage } from '../../shared/page.js';
import { SortDirection } from '../../shared/sort-direction.js';
import { Customer } from './customer.entity.js';
import { CustomerHistories, type CustomerHistory } from './customer.history.js';
import { type CustomerFilter, type CustomerSort, CustomerSortField } from './customer-desk.input.js';
import { customerWorkbook } from './customer.workbook.js';

type Query = QueryBuilder<Customer, 'c'>;

const SEARCH_COLUMNS = [
  "c.first_name || ' ' || c.last_name",
  "c.last_name || ' ' || c.first_name",
  'c.email',
  'c.national_id',
];
const RENTALS = `(select count(*) from reservation r where r.customer_id = c.id and r.status = 'ACCEPTED')`;

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
    const total = await this.query(filter).getCount();
    const items = await this.sorted(filter, sort)
      .limit(page.size)
      .offset((page.page - 1) * page.size)
      .getResultList();
    return toPage(items, total, page);
  }

  /** The whole list as a workbook. Staff only. */
  async export(actor: Actor, filter: CustomerFilter | undefined, sort: CustomerSort | undefined): Promise<Buffer> {
    requireStaff(actor);
    const customers = await this.sorted(filter, sort).getResultList();
    const histories = await this.histories.ofAll(customers.map(({ id }) => id));
    return customerWorkbook(customers, histories);
  }

  /** What a customer's reservations tell of them. Staff only. */
  history(actor: Actor, customer: Customer): Promise<CustomerHistory> {
    requireStaff(actor);
    return this.histories.of(customer.id);
  }

  private sorted(filter: CustomerFilter | undefined, sort: CustomerSort | undefined): Query {
    const direction = sort?.direction === SortDirection.ASC ? ('asc' as const) : ('desc' as const);
    const query = this.query(filter);
    switch (sort?.field) {
      case CustomerSortField.NAME:
        return query.orderBy([
          { [raw('unaccent(lower(c.last_name))')]: direction },
          { [raw('unaccent(lower(c.first_name))')]: direction },
          { id: direction },
        ] as never);
      case CustomerSortField.RENTALS:
        return query.orderBy([{ [raw(RENTALS)]: direction }, { id: direction }] as never);
      case CustomerSortField.UPDATED_AT:
        return query.orderBy([{ updatedAt: direction }, { id: direction }]);
      default:
        return query.orderBy([{ createdAt: direction }, { id: direction }]);
    }
  }

  private query(filter: CustomerFilter | undefined): Query {
    const query = this.em.createQueryBuilder(Customer, 'c') as Query;
    query.andWhere({ archivedAt: null });
    const { search, status, rating, verified } = filter ?? {};
    if (status) query.andWhere({ status });
    if (rating) query.andWhere({ rating });
    if (verified != null) query.andWhere({ emailVerifiedAt: verified ? { $ne: null } : null });
    if (search?.trim()) query.andWhere(containsTextOrPhone(SEARCH_COLUMNS, 'c.phone', search));
    return query;
  }
}
