import { findRecord, lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { containsPhone, containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { allOf, byName, orderBy } from '../../../platform/database/sql-parts.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { exportedRows } from '../../../platform/xlsx/exported-rows.js';
import { makeWorkbook, workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { agencyDay } from '../../../kernel/time.js';
import type { NewServiceProvider, ServiceProviderEdit } from './provider.commands.js';
import { ServiceProviderNotFoundError } from './provider.errors.js';
import {
  type ServiceProviderCriteria,
  type ServiceProviderSearchField,
  type ServiceProviderSort,
  ServiceProviderSortField,
} from './provider.input.js';
import { ServiceProvider, type ServiceProviderRecord, type ServiceProviderTable } from './service-provider.entity.js';

const SEARCHED_BY: SearchedBy<ServiceProviderSearchField> = {
  NAME: (text) => containsText(['p.name'], text),
  PHONE: (text) => containsPhone('p.phone', text),
};

/** Service providers that are not archived. */
const PROVIDER: RecordKind<ServiceProvider> = {
  entity: ServiceProvider,
  where: { archivedAt: null },
  notFound: () => new ServiceProviderNotFoundError(),
  conflict: 'SERVICE_PROVIDER.VERSION_CONFLICT',
};

/** Manages the workshops and suppliers that maintain the fleet; all staff may change them (docs/rules/maintenance.md#service-providers). */
export class ServiceProviderService {
  constructor(
    private readonly em: Em,
    private readonly reader: Reader,
  ) {}

  /** Lists providers by name unless `sort` says otherwise. Staff only. */
  async list(
    actor: Actor,
    filter: ServiceProviderCriteria | undefined,
    sort: ServiceProviderSort | undefined,
    page: PageRequest,
  ): Promise<Page<ServiceProviderRecord>> {
    requireStaff(actor);
    return readPage(this.listed(filter, sort).selectAll(), page);
  }

  /** Returns all of them, for the calls without pages. Staff only. */
  async all(actor: Actor): Promise<ServiceProviderRecord[]> {
    requireStaff(actor);
    return this.listed(undefined, undefined).selectAll().execute();
  }

  /** Returns one that is not archived. Staff only. Throws ServiceProviderNotFoundError. */
  async get(actor: Actor, id: number): Promise<ServiceProvider> {
    requireStaff(actor);
    return findRecord(this.em, PROVIDER, id);
  }

  /** Adds a service provider. Staff only. */
  async create(actor: Actor, provider: NewServiceProvider): Promise<ServiceProvider> {
    requireStaff(actor);
    return inTransaction(this.em, async ({ em }) => {
      const made = em.create(ServiceProvider, provider);
      await em.persist(made).flush();
      return made;
    });
  }

  /** Changes the fields of an edit. Staff only. Throws ServiceProviderNotFoundError, VersionConflictError. */
  async update(actor: Actor, { id, version, changes }: ServiceProviderEdit): Promise<ServiceProvider> {
    requireStaff(actor);
    return inTransaction(this.em, async (tx) => {
      const provider = await lockRecord(tx, PROVIDER, id, version);
      tx.em.assign(provider, changes);
      await tx.em.flush();
      return provider;
    });
  }

  /** Archives one: it leaves every list and choice, but past maintenance still names it. Throws ServiceProviderNotFoundError. */
  async archive(actor: Actor, id: number): Promise<void> {
    requireStaff(actor);
    await inTransaction(this.em, async (tx) => {
      const provider = await lockRecord(tx, PROVIDER, id);
      provider.archivedAt = new Date();
      await tx.em.flush();
    });
  }

  /** Offers the whole list that matches a filter, as a workbook. Staff only. Throws ExportTooLargeError. */
  export(
    actor: Actor,
    filter: ServiceProviderCriteria | undefined,
    sort: ServiceProviderSort | undefined,
  ): PreparedFile {
    requireStaff(actor);
    return workbookFile(`prestataires-${agencyDay(new Date())}.xlsx`, () =>
      makeWorkbook(
        'Prestataires',
        [
          { title: HEADINGS.name, value: ({ name }: ServiceProviderRecord) => name, width: 32 },
          { title: HEADINGS.address, value: ({ address }) => address, width: 44 },
          { title: HEADINGS.phone, value: ({ phone }) => phone, width: 18 },
          { title: HEADINGS.email, value: ({ email }) => email, width: 32 },
        ],
        exportedRows(this.listed(filter, sort).select('p.id'), (ids) =>
          this.providers().selectAll().where('p.id', 'in', ids).execute(),
        ),
      ),
    );
  }

  private listed(filter: ServiceProviderCriteria | undefined, sort: ServiceProviderSort | undefined) {
    const by = sort?.field === ServiceProviderSortField.CREATED_AT ? 'p.created_at' : byName('p.name');
    return this.providers()
      .where('p.archivedAt', 'is', null)
      .where(allOf(searchConditions(SEARCHED_BY, filter?.search)))
      .orderBy(orderBy([by, 'p.id'], sort?.direction));
  }

  private providers() {
    return this.reader.tables<ServiceProviderTable>().selectFrom('serviceProvider as p');
  }
}
