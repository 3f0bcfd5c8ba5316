import { findRecord, lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { containsPhone, containsText } from '../../../platform/database/search-text.js';
import { searchConditions, type SearchedBy } from '../../../platform/database/searches.js';
import { allOf, byName, orderBy } from '../../../platform/database/sql-parts.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { recognisePicture } from '../../../platform/files/recognise-upload.js';
import { exportedRows } from '../../../platform/xlsx/exported-rows.js';
import { makeWorkbook, workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Period } from '../../../kernel/period.js';
import { CONTRACT_LABELS } from './agency.labels.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { agencyDay } from '../../../kernel/time.js';
import type { RentalAheadAmong } from '../occupation/rental-ahead.js';
import type { AgenciesById } from './agencies-by-id.js';
import { AGENCY_FIELDS, type AgencyEdit, type NewAgency, storedConditions } from './agency.commands.js';
import { Agency, type AgencyRecord, type AgencyTable } from './agency.entity.js';
import { AgencyNotFoundError, AgencyRentedError } from './agency.errors.js';
import { outsideHours } from './opening-hours-sentence.js';
import { type OpeningWarning, TripEnd } from './opening-hours.types.js';
import { type AgencyCriteria, type AgencySearchField, type AgencySort, AgencySortField } from './agency.input.js';

/** Returns the id of a vehicle's agency; undefined if there is no such vehicle. */
export type AgencyOfVehicle = (vehicleId: number) => Promise<number | undefined>;

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly agenciesById: AgenciesById;
  readonly snapshots: Snapshots;
  readonly files: FileStore;
  readonly rentalAheadAmong: RentalAheadAmong;
  readonly agencyOfVehicle: AgencyOfVehicle;
}

/** Agencies that are not archived. */
const AGENCY: RecordKind<Agency> = {
  entity: Agency,
  where: { archivedAt: null },
  notFound: () => new AgencyNotFoundError(),
  conflict: 'AGENCY.VERSION_CONFLICT',
};

const SEARCHED_BY: SearchedBy<AgencySearchField> = {
  NAME: (text) => containsText(['a.name'], text),
  ADDRESS: (text) => containsText(['a.address'], text),
  EMAIL: (text) => containsText(['a.email'], text),
  PHONE: (text) => containsPhone('a.phone', text),
};

/** Reads and edits the agencies; only an Admin may change them (docs/rules/fleet.md#agencies). */
export class AgencyService {
  constructor(private readonly deps: Deps) {}

  /** Returns a page of agencies, by name unless `sort` says otherwise. The fields of the legal identifiers are for the staff only. */
  async list(
    actor: Actor,
    filter: AgencyCriteria | undefined,
    sort: AgencySort | undefined,
    page: PageRequest,
  ): Promise<Page<AgencyRecord>> {
    const read = (): Promise<Page<AgencyRecord>> => readPage(this.listed(actor, filter, sort).selectAll(), page);
    return isStaff(actor) ? read() : this.deps.snapshots.remember(['agencies', filter, sort, page], read);
  }

  /** Returns all agencies, for the REST call without pages. Staff only. */
  async all(actor: Actor): Promise<AgencyRecord[]> {
    requireStaff(actor);
    return this.listed(actor, undefined, undefined).selectAll().execute();
  }

  /** Returns an agency that is not archived. Staff only. Throws AgencyNotFoundError. */
  async get(actor: Actor, id: number): Promise<Agency> {
    requireStaff(actor);
    return findRecord(this.deps.em, AGENCY, id);
  }

  /**
   * Returns the ends of a rental that lie outside the opening hours of the vehicle's agency. They are warnings; the staff may book all the
   * same. Staff only.
   */
  async openingWarnings(actor: Actor, vehicleId: number, { startsAt, endsAt }: Period): Promise<OpeningWarning[]> {
    requireStaff(actor);
    const agencyId = await this.deps.agencyOfVehicle(vehicleId);
    const agency = await this.deps.agenciesById.find(agencyId ?? null);
    if (!agency) return [];
    const ends = [
      { end: TripEnd.PICKUP, at: startsAt, message: outsideHours(agency, 'Le départ', startsAt) },
      { end: TripEnd.RETURN, at: endsAt, message: outsideHours(agency, 'Le retour', endsAt) },
    ];
    return ends.flatMap(({ message, ...end }) => (message === undefined ? [] : [{ ...end, message }]));
  }

  /** Adds an agency. Admin only. Throws UPLOAD errors. */
  async create(actor: Actor, agency: NewAgency, image?: Buffer): Promise<Agency> {
    requireAdmin(actor);
    const picture = await this.store(image);
    return inTransaction(this.deps.em, async ({ em }) => {
      const made = em.create(Agency, { ...storedConditions(agency), ...picture });
      await em.persist(made).flush();
      return made;
    });
  }

  /** Changes the given fields. Admin only. Throws AgencyNotFoundError, VersionConflictError, ValidationError, UPLOAD errors. */
  async update(actor: Actor, { id, version, changes }: AgencyEdit, image?: Buffer): Promise<Agency> {
    requireAdmin(actor);
    const picture = await this.store(image);
    return inTransaction(this.deps.em, async (tx) => {
      const agency = await lockRecord(tx, AGENCY, id, version);
      AGENCY_FIELDS.assertFits(agency, changes);
      tx.em.assign(agency, { ...storedConditions(changes), ...picture });
      await tx.em.flush();
      return agency;
    });
  }

  /**
   * Archives an agency: lists and choices no longer show it, but its vehicles and past rentals still refer to it. Admin only. Throws
   * AgencyNotFoundError; AgencyRentedError while one of its vehicles is rented or reserved.
   */
  async archive(actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    const now = new Date();
    await inTransaction(this.deps.em, async (tx) => {
      const agency = await lockRecord(tx, AGENCY, id);
      const rental = await this.deps.rentalAheadAmong(tx, 'agencyId', agency.id, now);
      if (rental) throw new AgencyRentedError(agency.name, rental, now);
      agency.archivedAt = now;
      await tx.em.flush();
    });
  }

  /** Offers the filtered list as a workbook. Staff only. Throws ExportTooLargeError. */
  export(actor: Actor, filter: AgencyCriteria | undefined, sort: AgencySort | undefined): PreparedFile {
    requireStaff(actor);
    return workbookFile(`agences-${agencyDay(new Date())}.xlsx`, () =>
      makeWorkbook(
        'Agences',
        [
          { title: HEADINGS.name, value: ({ name }: AgencyRecord) => name, width: 32 },
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
        exportedRows(this.listed(actor, filter, sort).select('a.id'), (ids) =>
          this.agencies().selectAll().where('a.id', 'in', ids).execute(),
        ),
      ),
    );
  }

  private async store(image: Buffer | undefined): Promise<{ imageFile?: string }> {
    if (!image) return {};
    const { bytes, extension } = await recognisePicture(image, 'image');
    return { imageFile: await this.deps.files.save('logos', bytes, extension) };
  }

  private listed(actor: Actor, filter: AgencyCriteria | undefined, sort: AgencySort | undefined) {
    // Only the staff may sort by the time of creation, which the public does not see.
    const by = sort?.field === AgencySortField.CREATED_AT && isStaff(actor) ? 'a.created_at' : byName('a.name');
    return this.agencies()
      .where('a.archivedAt', 'is', null)
      .where(allOf(searchConditions(SEARCHED_BY, filter?.search)))
      .orderBy(orderBy([by, 'a.id'], sort?.direction));
  }

  private agencies() {
    return this.deps.reader.tables<AgencyTable>().selectFrom('agency as a');
  }
}
