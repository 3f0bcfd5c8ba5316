import { sql } from 'kysely';
import { findRecord, lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { allOf, byName, orderBy } from '../../../platform/database/sql-parts.js';
import { refusingDuplicates } from '../../../platform/database/sql-errors.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { recognisePicture } from '../../../platform/files/recognise-upload.js';
import { exportedRows } from '../../../platform/xlsx/exported-rows.js';
import { makeWorkbook, workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { HEADINGS, yesOrNoLabel } from '../../../platform/xlsx/headings.js';
import { agencyDay } from '../../../kernel/time.js';
import type { RentalAheadAmong } from '../occupation/rental-ahead.js';
import type { BrandEdit, NewBrand } from './brand.commands.js';
import { Brand, type BrandRecord, type BrandTable } from './brand.entity.js';
import { BrandNameTakenError, BrandNotFoundError, BrandRentedError } from './brand.errors.js';
import { type BrandCriteria, type BrandSearchField, type BrandSort, BrandSortField } from './brand.input.js';

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly snapshots: Snapshots;
  readonly files: FileStore;
  readonly rentalAheadAmong: RentalAheadAmong;
}

/** Brands that are not archived. */
const BRAND: RecordKind<Brand> = {
  entity: Brand,
  where: { archivedAt: null },
  notFound: () => new BrandNotFoundError(),
  conflict: 'BRAND.VERSION_CONFLICT',
};

const SEARCHED_BY: SearchedBy<BrandSearchField> = { NAME: (text) => containsText(['b.name'], text) };

/** Manages the makes of vehicles; all staff may change them (docs/rules/fleet.md#brands). */
export class BrandService {
  constructor(private readonly deps: Deps) {}

  /**
   * Lists brands by name unless `sort` says otherwise; visitors and customers only see those that the site shows
   * (docs/rules/fleet.md#brands).
   */
  async list(
    actor: Actor,
    filter: BrandCriteria | undefined,
    sort: BrandSort | undefined,
    page: PageRequest,
  ): Promise<Page<BrandRecord>> {
    const read = (): Promise<Page<BrandRecord>> => readPage(this.listed(actor, filter, sort).selectAll(), page);
    return isStaff(actor) ? read() : this.deps.snapshots.remember(['brands', filter, sort, page], read);
  }

  /** Returns all of them, for the call without pages. */
  async all(actor: Actor): Promise<BrandRecord[]> {
    return this.listed(actor, undefined, undefined).selectAll().execute();
  }

  /** Returns a brand that is not archived. Staff only. Throws BrandNotFoundError. */
  async get(actor: Actor, id: number): Promise<Brand> {
    requireStaff(actor);
    return findRecord(this.deps.em, BRAND, id);
  }

  /** Adds a brand. Throws BrandNameTakenError, UPLOAD errors. */
  async create(actor: Actor, brand: NewBrand, image?: Buffer): Promise<Brand> {
    requireStaff(actor);
    const logo = await this.store(image);
    const work = inTransaction(this.deps.em, (tx) => this.createWithin(tx, actor, { ...brand, ...logo }));
    // Another request may add the same name between our check and our insert.
    return refusingDuplicates(work, () => new BrandNameTakenError());
  }

  /** Adds a brand, with a stored logo if any, within the transaction of the caller. Throws BrandNameTakenError. */
  async createWithin(tx: Transaction, actor: Actor, brand: NewBrand & { readonly imageFile?: string }): Promise<Brand> {
    requireStaff(actor);
    await refuseTaken(tx, brand.name);
    const made = tx.em.create(Brand, brand);
    await tx.em.persist(made).flush();
    return made;
  }

  /** Changes the fields of an edit. Throws BrandNotFoundError, VersionConflictError, BrandNameTakenError, UPLOAD errors. */
  async update(actor: Actor, { id, version, changes }: BrandEdit, image?: Buffer): Promise<Brand> {
    requireStaff(actor);
    const logo = await this.store(image);
    const work = inTransaction(this.deps.em, async (tx) => {
      const brand = await lockRecord(tx, BRAND, id, version);
      if (changes.name !== undefined) await refuseTaken(tx, changes.name, brand.id);
      tx.em.assign(brand, { ...changes, ...logo });
      await tx.em.flush();
      return brand;
    });
    return refusingDuplicates(work, () => new BrandNameTakenError());
  }

  /** Shows a brand on the public site or hides it; without a value, inverts it. Throws BrandNotFoundError. */
  async setShown(actor: Actor, id: number, shownOnSite: boolean | undefined): Promise<Brand> {
    requireStaff(actor);
    return inTransaction(this.deps.em, async (tx) => {
      const brand = await lockRecord(tx, BRAND, id);
      brand.shownOnSite = shownOnSite ?? !brand.shownOnSite;
      await tx.em.flush();
      return brand;
    });
  }

  /**
   * Removes a brand from every list and choice; its vehicles and past rentals still name it. Throws BrandNotFoundError, BrandRentedError
   * while one of its vehicles is rented or reserved.
   */
  async archive(actor: Actor, id: number): Promise<void> {
    requireStaff(actor);
    const now = new Date();
    await inTransaction(this.deps.em, async (tx) => {
      const brand = await lockRecord(tx, BRAND, id);
      const rental = await this.deps.rentalAheadAmong(tx, 'brandId', brand.id, now);
      if (rental) throw new BrandRentedError(brand.name, rental, now);
      brand.archivedAt = now;
      await tx.em.flush();
    });
  }

  /** Offers the whole list that matches a filter, as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: BrandCriteria | undefined, sort: BrandSort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile(`marques-${agencyDay(new Date())}.xlsx`, () =>
      makeWorkbook(
        'Marques',
        [
          { title: HEADINGS.brand, value: ({ name }: BrandRecord) => name, width: 32 },
          { title: HEADINGS.shownOnSite, value: ({ shownOnSite }) => yesOrNoLabel(shownOnSite), width: 22 },
        ],
        exportedRows(this.listed(actor, filter, sort).select('b.id'), (ids) =>
          this.brands().selectAll().where('b.id', 'in', ids).execute(),
        ),
      ),
    );
  }

  private async store(image: Buffer | undefined): Promise<{ imageFile?: string }> {
    if (!image) return {};
    const { bytes, extension } = await recognisePicture(image, 'image');
    return { imageFile: await this.deps.files.save('marques', bytes, extension) };
  }

  private listed(actor: Actor, filter: BrandCriteria | undefined, sort: BrandSort | undefined) {
    const where = [sql`b.archived_at is null`, ...searchConditions(SEARCHED_BY, filter?.search)];
    if (!isStaff(actor)) where.push(sql`b.shown_on_site`);
    if (filter?.shownOnSite != null) where.push(sql`b.shown_on_site = ${filter.shownOnSite}`);
    const by = sort?.field === BrandSortField.CREATED_AT ? 'b.created_at' : byName('b.name');
    return this.brands()
      .where(allOf(where))
      .orderBy(orderBy([by, 'b.id'], sort?.direction));
  }

  private brands() {
    return this.deps.reader.tables<BrandTable>().selectFrom('brand as b');
  }
}

/** Compares in the database, where 'dacia' equals 'Dacia'. Throws BrandNameTakenError. */
async function refuseTaken({ em }: Transaction, name: string, exceptId = 0): Promise<void> {
  const rival = await tablesOf<BrandTable>(em)
    .selectFrom('brand')
    .select('id')
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`unaccent(lower(name)) = unaccent(lower(${name}))`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  if (rival) throw new BrandNameTakenError();
}
