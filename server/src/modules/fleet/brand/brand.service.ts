import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { containsText } from '../../../platform/database/search-text.js';
import { byName, orderBy, type Selection } from '../../../platform/database/sql-parts.js';
import { isUniqueViolation } from '../../../platform/database/sql-errors.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { recognisePicture } from '../../../platform/files/recognise-upload.js';
import { recordsFound } from '../../../platform/xlsx/exported-rows.js';
import { makeWorkbook, workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import { checkInput } from '../../../kernel/check-input.js';
import { assertVersion } from '../../../kernel/domain-error.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { parseId } from '../../../kernel/ids.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { HEADINGS, yesOrNoLabel } from '../../../platform/xlsx/headings.js';
import { agencyDay } from '../../../kernel/time.js';
import { rentalAheadAmong } from '../occupation/rental-ahead.js';
import { Brand } from './brand.entity.js';
import { BrandNameTakenError, BrandNotFoundError, BrandRentedError } from './brand.errors.js';
import { BrandFields, type BrandFilter, type BrandSort, BrandSortField } from './brand.input.js';

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly snapshots: Snapshots;
  readonly files: FileStore;
}

/** What an edit brings; what is undefined stays as it is. */
interface BrandChanges {
  readonly name?: unknown;
  /** The bytes of a new logo. */
  readonly image?: Buffer | undefined;
}

const BRANDS = sourceOf(Brand, 'b');

/** Keeps the makes of vehicles; all staff may change them (docs/rules/fleet.md#brands). */
export class BrandService {
  constructor(private readonly deps: Deps) {}

  /**
   * Lists them by name unless `sort` says otherwise; visitors and customers only see what the site shows
   * (docs/rules/fleet.md#brands).
   */
  async list(
    actor: Actor,
    filter: BrandFilter | undefined,
    sort: BrandSort | undefined,
    page: PageRequest,
  ): Promise<Page<RecordOf<Brand>>> {
    const read = (): Promise<Page<RecordOf<Brand>>> =>
      this.deps.reader.page(BRANDS, selection(actor, filter, sort), page);
    return isStaff(actor) ? read() : this.deps.snapshots.remember(['brands', filter, sort, page], read);
  }

  /** All of them, for the call that knows no pages. */
  async all(actor: Actor): Promise<RecordOf<Brand>[]> {
    return this.deps.reader.list(BRANDS, selection(actor, undefined, undefined));
  }

  /** One that is not archived. Staff only. Throws BrandNotFoundError. */
  async get(actor: Actor, id: unknown): Promise<Brand> {
    requireStaff(actor);
    const brand = await this.deps.em.findOne(Brand, { id: parseId(id) ?? 0, archivedAt: null });
    if (!brand) throw new BrandNotFoundError();
    return brand;
  }

  /** Throws ValidationError, BrandNameTakenError, UPLOAD errors. */
  async create(actor: Actor, { name, image }: BrandChanges): Promise<Brand> {
    requireStaff(actor);
    const { em } = this.deps;
    const fields = checked(name);
    await this.refuseTaken(fields.name);
    const imageFile = await this.store(image);
    try {
      const brand = em.create(Brand, { ...fields, ...(imageFile && { imageFile }) });
      await em.persist(brand).flush();
      return brand;
    } catch (error) {
      // A rival added the same name between our look and our insert.
      throw isUniqueViolation(error) ? new BrandNameTakenError() : error;
    }
  }

  /**
   * Changes what is given. A `version` is compared when there is one. Throws BrandNotFoundError, VersionConflictError,
   * ValidationError, BrandNameTakenError, UPLOAD errors.
   */
  async update(actor: Actor, id: unknown, version: number | undefined, { name, image }: BrandChanges): Promise<Brand> {
    const current = await this.get(actor, id);
    assertVersion(current, version, 'BRAND.VERSION_CONFLICT');
    const fields: Partial<ReturnType<typeof checked>> = name == null ? {} : checked(name);
    if (fields.name !== undefined) await this.refuseTaken(fields.name, current.id);
    const imageFile = await this.store(image);
    const work = this.deps.em.transactional(async (em) => {
      const brand = await lock(em, current.id);
      assertVersion(brand, version, 'BRAND.VERSION_CONFLICT');
      em.assign(brand, { ...fields, ...(imageFile && { imageFile }) });
      await em.flush();
      return brand;
    });
    return work.catch((error: unknown) => {
      throw isUniqueViolation(error) ? new BrandNameTakenError() : error;
    });
  }

  /** Shows a brand on the public site or hides it; without a value the other way round. Throws BrandNotFoundError. */
  async setShown(actor: Actor, id: unknown, shownOnSite: boolean | undefined): Promise<Brand> {
    requireStaff(actor);
    return this.deps.em.transactional(async (em) => {
      const brand = await lock(em, parseId(id) ?? 0);
      brand.shownOnSite = shownOnSite ?? !brand.shownOnSite;
      await em.flush();
      return brand;
    });
  }

  /**
   * Takes a brand out of every list and choice; its vehicles and their past go on naming it. Throws BrandNotFoundError,
   * BrandRentedError while one of its vehicles is rented out or promised.
   */
  async archive(actor: Actor, id: unknown): Promise<void> {
    requireStaff(actor);
    const now = new Date();
    await this.deps.em.transactional(async (em) => {
      const brand = await lock(em, parseId(id) ?? 0);
      const rental = await rentalAheadAmong(em, 'brand_id', brand.id, now);
      if (rental) throw new BrandRentedError(brand.name, rental, now);
      brand.archivedAt = now;
      await em.flush();
    });
  }

  /** The list under a filter, whole, as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: BrandFilter | undefined, sort: BrandSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile(`marques-${agencyDay(new Date())}.xlsx`, () =>
      makeWorkbook(
        'Marques',
        [
          { title: HEADINGS.brand, value: ({ name }: RecordOf<Brand>) => name, width: 32 },
          { title: HEADINGS.shownOnSite, value: ({ shownOnSite }) => yesOrNoLabel(shownOnSite), width: 22 },
        ],
        recordsFound(this.deps.reader, BRANDS, selection(actor, filter, sort)),
      ),
    );
  }

  private async store(image: Buffer | undefined): Promise<string | undefined> {
    if (!image) return undefined;
    const { bytes, extension } = await recognisePicture(image, 'image');
    return this.deps.files.save('marques', bytes, extension);
  }

  /** 'dacia' is 'Dacia': people read the names, the database compares them. */
  private async refuseTaken(name: string, exceptId = 0): Promise<void> {
    const rivals = await this.deps.em.execute<{ id: number }[]>(
      'select id from brand where archived_at is null and unaccent(lower(name)) = unaccent(lower(?)) and id <> ?',
      [name, exceptId],
    );
    if (rivals.length > 0) throw new BrandNameTakenError();
  }
}

function selection(actor: Actor, filter: BrandFilter | undefined, sort: BrandSort | undefined): Selection {
  const where = [sql`b.archived_at is null`];
  if (!isStaff(actor)) where.push(sql`b.shown_on_site`);
  if (filter?.search?.trim()) where.push(containsText(['b.name'], filter.search));
  if (filter?.shownOnSite != null) where.push(sql`b.shown_on_site = ${filter.shownOnSite}`);
  const by = sort?.field === BrandSortField.CREATED_AT ? 'b.created_at' : byName('b.name');
  return { where, orderBy: orderBy([by, 'b.id'], sort?.direction) };
}

/** The brand, locked until the transaction ends. Throws BrandNotFoundError. */
async function lock(em: Em, id: number): Promise<Brand> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const brand = await em.findOne(Brand, { id, archivedAt: null }, options);
  if (!brand) throw new BrandNotFoundError();
  return brand;
}

function checked(name: unknown): BrandFields {
  const fields = Object.assign(new BrandFields(), { name: cleanLine(name) });
  checkInput(fields);
  return { ...fields };
}
