import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { containsText, containsTextOrPhone } from '../../../platform/database/search-text.js';
import { byName, orderBy, type Selection } from '../../../platform/database/sql-parts.js';
import { recordsFound } from '../../../platform/xlsx/exported-rows.js';
import { makeWorkbook, workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { checkInput } from '../../../kernel/check-input.js';
import { assertVersion } from '../../../kernel/domain-error.js';
import { cleanLine, cleanMail, cleanPhone } from '../../../kernel/field-rules.js';
import { parseId } from '../../../kernel/ids.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { agencyDay } from '../../../kernel/time.js';
import { ServiceProviderNotFoundError } from './provider.errors.js';
import {
  CreateServiceProviderInput,
  type ServiceProviderFilter,
  ServiceProviderSearchField,
  type ServiceProviderSort,
  ServiceProviderSortField,
  type UpdateServiceProviderInput,
} from './provider.input.js';
import { ServiceProvider } from './service-provider.entity.js';

const PROVIDERS = sourceOf(ServiceProvider, 'p');

type Changes = Partial<Pick<UpdateServiceProviderInput, 'name' | 'email' | 'phone' | 'address'>>;

/**
 * Keeps the workshops and suppliers that maintain the fleet; all staff may change them
 * (docs/rules/maintenance.md#service-providers).
 */
export class ServiceProviderService {
  constructor(
    private readonly em: Em,
    private readonly reader: Reader,
  ) {}

  /** By name unless `sort` says otherwise. Staff only. */
  async list(
    actor: Actor,
    filter: ServiceProviderFilter | undefined,
    sort: ServiceProviderSort | undefined,
    page: PageRequest,
  ): Promise<Page<RecordOf<ServiceProvider>>> {
    requireStaff(actor);
    return this.reader.page(PROVIDERS, selection(filter, sort), page);
  }

  /** All of them, for the calls that know no pages. Staff only. */
  async all(actor: Actor): Promise<RecordOf<ServiceProvider>[]> {
    requireStaff(actor);
    return this.reader.list(PROVIDERS, selection(undefined, undefined));
  }

  /** One that is not archived. Staff only. Throws ServiceProviderNotFoundError. */
  async get(actor: Actor, id: unknown): Promise<ServiceProvider> {
    requireStaff(actor);
    const provider = await this.em.findOne(ServiceProvider, { id: parseId(id) ?? 0, archivedAt: null });
    if (!provider) throw new ServiceProviderNotFoundError();
    return provider;
  }

  /** Throws ValidationError with every field at fault. */
  async create(actor: Actor, typed: CreateServiceProviderInput): Promise<ServiceProvider> {
    requireStaff(actor);
    const provider = this.em.create(ServiceProvider, checked(typed));
    await this.em.persist(provider).flush();
    return provider;
  }

  /**
   * Changes what is given. A `version` is compared when there is one. Throws ServiceProviderNotFoundError,
   * VersionConflictError, ValidationError with every field at fault.
   */
  async update(actor: Actor, id: unknown, version: number | undefined, changes: Changes): Promise<ServiceProvider> {
    requireStaff(actor);
    return this.em.transactional(async (em) => {
      const provider = await lock(em, id);
      assertVersion(provider, version, 'SERVICE_PROVIDER.VERSION_CONFLICT');
      const { name, email, phone, address } = provider;
      em.assign(provider, checked({ name, email, phone, address, ...given(changes) }));
      await em.flush();
      return provider;
    });
  }

  /** Takes one out of every list and choice; the maintenances it did go on naming it. Throws ServiceProviderNotFoundError. */
  async archive(actor: Actor, id: unknown): Promise<void> {
    requireStaff(actor);
    await this.em.transactional(async (em) => {
      const provider = await lock(em, id);
      provider.archivedAt = new Date();
      await em.flush();
    });
  }

  /** The list under a filter, whole, as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: ServiceProviderFilter | undefined, sort: ServiceProviderSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile(`prestataires-${agencyDay(new Date())}.xlsx`, () =>
      makeWorkbook(
        'Prestataires',
        [
          { title: HEADINGS.name, value: ({ name }: RecordOf<ServiceProvider>) => name, width: 32 },
          { title: HEADINGS.address, value: ({ address }) => address, width: 44 },
          { title: HEADINGS.phone, value: ({ phone }) => phone, width: 18 },
          { title: HEADINGS.email, value: ({ email }) => email, width: 32 },
        ],
        recordsFound(this.reader, PROVIDERS, selection(filter, sort)),
      ),
    );
  }
}

function selection(filter: ServiceProviderFilter | undefined, sort: ServiceProviderSort | undefined): Selection {
  const where = [sql`p.archived_at is null`];
  const { field, text = '' } = filter?.search ?? {};
  if (text.trim()) {
    const byPhone = field === ServiceProviderSearchField.PHONE;
    where.push(byPhone ? containsTextOrPhone(['p.phone'], 'p.phone', text) : containsText(['p.name'], text));
  }
  const by = sort?.field === ServiceProviderSortField.CREATED_AT ? 'p.created_at' : byName('p.name');
  return { where, orderBy: orderBy([by, 'p.id'], sort?.direction) };
}

/** The provider, locked until the transaction ends. Throws ServiceProviderNotFoundError. */
async function lock(em: Em, id: unknown): Promise<ServiceProvider> {
  const provider = await em.findOne(
    ServiceProvider,
    { id: parseId(id) ?? 0, archivedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!provider) throw new ServiceProviderNotFoundError();
  return provider;
}

/** Left out is undefined, and null says no more than that. */
function given(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined && value !== null));
}

function checked(typed: { [Field in keyof CreateServiceProviderInput]: unknown }): CreateServiceProviderInput {
  const input = Object.assign(new CreateServiceProviderInput(), {
    name: cleanLine(typed.name),
    email: cleanMail(typed.email),
    phone: cleanPhone(typed.phone),
    address: cleanLine(typed.address),
  });
  checkInput(input);
  return { ...input };
}
