import type { Em } from '../../../platform/database/orm.js';
import { lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { byName } from '../../../platform/database/sql-parts.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { NewZone, ZoneEdit } from './zone.commands.js';
import { Zone, type ZoneRecord, type ZoneTable } from './zone.entity.js';
import { TooManyZonesError, ZoneNotFoundError } from './zone.errors.js';
import { sql } from 'kysely';

const MAX_ZONES = 50;

const ZONE: RecordKind<Zone> = {
  entity: Zone,
  notFound: () => new ZoneNotFoundError(),
  conflict: 'ZONE.VERSION_CONFLICT',
};

/** Manages the areas where vehicles may go. All staff see them, an Admin draws them. */
export class ZoneService {
  constructor(
    private readonly em: Em,
    private readonly reader: Reader,
  ) {}

  /** Lists zones by name. Staff only. */
  async list(actor: Actor, page: PageRequest): Promise<Page<ZoneRecord>> {
    requireStaff(actor);
    const zones = this.reader
      .tables<ZoneTable>()
      .selectFrom('zone as z')
      .selectAll()
      .orderBy(sql.raw(byName('z.name')))
      .orderBy('z.id');
    return readPage(zones, page);
  }

  /** Draws a zone. Admin only. Throws TooManyZonesError. */
  async create(actor: Actor, zone: NewZone): Promise<Zone> {
    requireAdmin(actor);
    return inTransaction(this.em, async ({ em }) => {
      // Locked, because two who add the last zone at once would both find room.
      await sql`select pg_advisory_xact_lock(hashtext('zone'))`.execute(tablesOf(em));
      if ((await em.count(Zone)) >= MAX_ZONES) throw new TooManyZonesError(MAX_ZONES);
      const made = em.create(Zone, zone);
      await em.persist(made).flush();
      return made;
    });
  }

  /** Changes the fields of an edit. Admin only. Throws ZoneNotFoundError, VersionConflictError. */
  async update(actor: Actor, { id, version, changes }: ZoneEdit): Promise<Zone> {
    requireAdmin(actor);
    return inTransaction(this.em, async (tx) => {
      const zone = await lockRecord(tx, ZONE, id, version);
      tx.em.assign(zone, changes);
      await tx.em.flush();
      return zone;
    });
  }

  /** Deletes a zone for good; its track events stay. Admin only. Throws ZoneNotFoundError. */
  async remove(actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    await inTransaction(this.em, async (tx) => {
      await tx.em.remove(await lockRecord(tx, ZONE, id)).flush();
    });
  }
}
