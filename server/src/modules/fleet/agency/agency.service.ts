import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { containsTextOrPhone } from '../../../platform/database/search-text.js';
import { byName, orderBy, type Selection } from '../../../platform/database/sql-parts.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { recognisePicture } from '../../../platform/files/recognise-upload.js';
import { recordsFound } from '../../../platform/xlsx/exported-rows.js';
import { makeWorkbook, workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import { inputProblems } from '../../../kernel/check-input.js';
import { assertVersion, ValidationError } from '../../../kernel/domain-error.js';
import { cleanLine, cleanMail, cleanPhone } from '../../../kernel/field-rules.js';
import { parseId } from '../../../kernel/ids.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { CONTRACT_LABELS } from './agency.labels.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { agencyDay } from '../../../kernel/time.js';
import { rentalAheadAmong } from '../occupation/rental-ahead.js';
import { Agency, ContractTheme } from './agency.entity.js';
import { AgencyNotFoundError, AgencyRentedError } from './agency.errors.js';
import {
  type AgencyFields,
  type AgencyFilter,
  type AgencySort,
  AgencySortField,
  CreateAgencyInput,
} from './agency.input.js';

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly snapshots: Snapshots;
  readonly files: FileStore;
}

/** What an edit brings; what is undefined stays as it is. */
export type AgencyChanges = { readonly [Field in keyof AgencyFields]?: unknown };

const AGENCIES = sourceOf(Agency, 'a');

/** Keeps the branches of the company; only an Admin changes them (docs/rules/fleet.md#agencies). */
export class AgencyService {
  constructor(private readonly deps: Deps) {}

  /** By name unless `sort` says otherwise. Legal identifiers are shown to staff alone, by the fields' own permission. */
  async list(
    actor: Actor,
    filter: AgencyFilter | undefined,
    sort: AgencySort | undefined,
    page: PageRequest,
  ): Promise<Page<RecordOf<Agency>>> {
    const read = (): Promise<Page<RecordOf<Agency>>> =>
      this.deps.reader.page(AGENCIES, selection(actor, filter, sort), page);
    return isStaff(actor) ? read() : this.deps.snapshots.remember(['agencies', filter, sort, page], read);
  }

  /** All of them, for the call that knows no pages. Staff only. */
  async all(actor: Actor): Promise<RecordOf<Agency>[]> {
    requireStaff(actor);
    return this.deps.reader.list(AGENCIES, selection(actor, undefined, undefined));
  }

  /** One that is not archived. Staff only. Throws AgencyNotFoundError. */
  async get(actor: Actor, id: unknown): Promise<Agency> {
    requireStaff(actor);
    const agency = await this.deps.em.findOne(Agency, { id: parseId(id) ?? 0, archivedAt: null });
    if (!agency) throw new AgencyNotFoundError();
    return agency;
  }

  /** Opens an agency. Admin only. Throws ValidationError with every field at fault, UPLOAD errors. */
  async create(actor: Actor, typed: AgencyChanges, image?: Buffer): Promise<Agency> {
    requireAdmin(actor);
    const fields = checked({ ...typed, contractTheme: typed.contractTheme ?? ContractTheme.MODEL_1 });
    const imageFile = await this.store(image);
    const { em } = this.deps;
    const agency = em.create(Agency, { ...fields, ...(imageFile && { imageFile }) });
    await em.persist(agency).flush();
    return agency;
  }

  /**
   * Changes what is given. Admin only. A `version` is compared when there is one. Throws AgencyNotFoundError,
   * VersionConflictError, ValidationError with every field at fault, UPLOAD errors.
   */
  async update(
    actor: Actor,
    id: unknown,
    version: number | undefined,
    changes: AgencyChanges,
    image?: Buffer,
  ): Promise<Agency> {
    requireAdmin(actor);
    const current = await this.get(actor, id);
    assertVersion(current, version, 'AGENCY.VERSION_CONFLICT');
    checked(merged(current, changes));
    const imageFile = await this.store(image);
    return this.deps.em.transactional(async (em) => {
      const agency = await lock(em, current.id);
      assertVersion(agency, version, 'AGENCY.VERSION_CONFLICT');
      em.assign(agency, { ...checked(merged(agency, changes)), ...(imageFile && { imageFile }) });
      await em.flush();
      return agency;
    });
  }

  /**
   * Closes an agency: it leaves every list and choice; its vehicles and their past go on naming it. Admin only. Throws
   * AgencyNotFoundError, AgencyRentedError while one of its vehicles is rented out or promised.
   */
  async archive(actor: Actor, id: unknown): Promise<void> {
    requireAdmin(actor);
    const now = new Date();
    await this.deps.em.transactional(async (em) => {
      const agency = await lock(em, parseId(id) ?? 0);
      const rental = await rentalAheadAmong(em, 'agency_id', agency.id, now);
      if (rental) throw new AgencyRentedError(agency.name, rental, now);
      agency.archivedAt = now;
      await em.flush();
    });
  }

  /** The list under a filter, whole, as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: AgencyFilter | undefined, sort: AgencySort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile(`agences-${agencyDay(new Date())}.xlsx`, () =>
      makeWorkbook(
        'Agences',
        [
          { title: HEADINGS.name, value: ({ name }: RecordOf<Agency>) => name, width: 32 },
          { title: HEADINGS.phone, value: ({ phone }) => phone, width: 18 },
          { title: HEADINGS.mobile, value: ({ mobile }) => mobile, width: 18 },
          { title: HEADINGS.email, value: ({ email }) => email, width: 32 },
          { title: HEADINGS.address, value: ({ address }) => address, width: 44 },
          { title: HEADINGS.tradeRegister, value: ({ tradeRegister }) => tradeRegister, width: 16 },
          { title: HEADINGS.cnss, value: ({ cnss }) => cnss, width: 16 },
          { title: HEADINGS.patente, value: ({ patente }) => patente, width: 16 },
          { title: HEADINGS.taxId, value: ({ taxId }) => taxId, width: 16 },
          { title: HEADINGS.ice, value: ({ ice }) => ice, width: 22 },
          { title: HEADINGS.contract, value: ({ contractTheme }) => CONTRACT_LABELS[contractTheme], width: 14 },
        ],
        recordsFound(this.deps.reader, AGENCIES, selection(actor, filter, sort)),
      ),
    );
  }

  private async store(image: Buffer | undefined): Promise<string | undefined> {
    if (!image) return undefined;
    const { bytes, extension } = await recognisePicture(image, 'image');
    return this.deps.files.save('logos', bytes, extension);
  }
}

function selection(actor: Actor, filter: AgencyFilter | undefined, sort: AgencySort | undefined): Selection {
  const where = [sql`a.archived_at is null`];
  if (filter?.search?.trim()) {
    where.push(containsTextOrPhone(['a.name', 'a.address', 'a.email'], 'a.phone', filter.search));
  }
  // When an agency was opened is the staff's business.
  const by = sort?.field === AgencySortField.CREATED_AT && isStaff(actor) ? 'a.created_at' : byName('a.name');
  return { where, orderBy: orderBy([by, 'a.id'], sort?.direction) };
}

/** The agency, locked until the transaction ends. Throws AgencyNotFoundError. */
async function lock(em: Em, id: number): Promise<Agency> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const agency = await em.findOne(Agency, { id, archivedAt: null }, options);
  if (!agency) throw new AgencyNotFoundError();
  return agency;
}

/** Null clears the place on the map, and says nothing about the rest, which cannot be empty. */
function merged(agency: Agency, changes: AgencyChanges): AgencyChanges {
  const { latitude, longitude, ...rest } = changes;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== null));
  return {
    ...agency,
    ...given,
    latitude: latitude === undefined ? agency.latitude : latitude,
    longitude: longitude === undefined ? agency.longitude : longitude,
  };
}

function checked(typed: AgencyChanges): AgencyFields {
  const fields = Object.assign(new CreateAgencyInput(), {
    name: cleanLine(typed.name),
    phone: cleanPhone(typed.phone),
    mobile: cleanPhone(typed.mobile),
    email: cleanMail(typed.email),
    address: cleanLine(typed.address),
    tradeRegister: cleanLine(typed.tradeRegister),
    cnss: cleanLine(typed.cnss),
    patente: cleanLine(typed.patente),
    taxId: cleanLine(typed.taxId),
    ice: cleanLine(typed.ice),
    contractTheme: typed.contractTheme,
    latitude: typed.latitude ?? null,
    longitude: typed.longitude ?? null,
  });
  const problems: Record<string, readonly string[]> = { ...inputProblems(fields) };
  if ((fields.latitude === null) !== (fields.longitude === null)) {
    problems[fields.latitude === null ? 'latitude' : 'longitude'] = [
      'Indiquez la latitude et la longitude, ou aucune.',
    ];
  }
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
  return { ...fields };
}
