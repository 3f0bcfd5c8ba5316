import { LockMode } from '@mikro-orm/core';
import { raw } from '@mikro-orm/sql';
import type { Em } from '../../../platform/database/orm.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { checkInput } from '../../../kernel/check-input.js';
import { assertVersion } from '../../../kernel/domain-error.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { parseId } from '../../../kernel/ids.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { Zone } from './zone.entity.js';
import { TooManyZonesError, ZoneNotFoundError } from './zone.errors.js';
import { CreateZoneInput, type UpdateZoneInput } from './zone.input.js';

type Changes = Partial<Omit<UpdateZoneInput, 'id' | 'version'>>;

const MAX_ZONES = 50;
/** About a tenth of a metre: what is finer was never meant. */
const DEGREE_DIGITS = 6;

/** Areas where the agency lets its vehicles go. All staff see them, an Admin draws them. */
export class ZoneService {
  constructor(private readonly em: Em) {}

  /** By name. Staff only. */
  async list(actor: Actor, page: PageRequest): Promise<Page<Zone>> {
    requireStaff(actor);
    const [items, total] = await this.em.findAndCount(
      Zone,
      {},
      {
        orderBy: [{ [raw('unaccent(lower(name))')]: 'asc' }, { id: 'asc' }],
        limit: page.size,
        offset: (page.page - 1) * page.size,
      },
    );
    return toPage(items, total, page);
  }

  /** Admin only. Throws ValidationError with every field at fault, TooManyZonesError. */
  async create(actor: Actor, typed: CreateZoneInput): Promise<Zone> {
    requireAdmin(actor);
    const values = checked(typed);
    return this.em.transactional(async (em) => {
      // Two who add the last one at once would both find room.
      await em.execute(`select pg_advisory_xact_lock(hashtext('zone'))`);
      if ((await em.count(Zone)) >= MAX_ZONES) throw new TooManyZonesError(MAX_ZONES);
      const zone = em.create(Zone, values);
      await em.persist(zone).flush();
      return zone;
    });
  }

  /** Changes what is given. Admin only. Throws ZoneNotFoundError, VersionConflictError, ValidationError. */
  async update(actor: Actor, id: unknown, version: number, changes: Changes): Promise<Zone> {
    requireAdmin(actor);
    return this.em.transactional(async (em) => {
      const zone = await lock(em, id);
      assertVersion(zone, version, 'ZONE.VERSION_CONFLICT');
      const { name, color, active, categories, vertices } = zone;
      em.assign(zone, checked({ name, color, active, categories, vertices, ...given(changes) }));
      await em.flush();
      return zone;
    });
  }

  /** For good; what vehicles did outside of it stays told. Admin only. Throws ZoneNotFoundError. */
  async remove(actor: Actor, id: unknown): Promise<void> {
    requireAdmin(actor);
    await this.em.transactional(async (em) => {
      await em.remove(await lock(em, id)).flush();
    });
  }
}

async function lock(em: Em, id: unknown): Promise<Zone> {
  const zone = await em.findOne(
    Zone,
    { id: parseId(id) ?? 0 },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!zone) throw new ZoneNotFoundError();
  return zone;
}

/** Left out is undefined, and null says no more than that. */
function given(changes: Changes): Partial<CreateZoneInput> {
  return Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<CreateZoneInput>;
}

/** What a zone is made of, checked. */
type ZoneValues = Pick<Zone, 'name' | 'color' | 'active' | 'categories' | 'vertices'>;

function checked(typed: CreateZoneInput): ZoneValues {
  const degrees = (value: number): number => Number(value.toFixed(DEGREE_DIGITS));
  const values = {
    name: cleanLine(typed.name),
    color: cleanLine(typed.color)?.toLowerCase(),
    active: typed.active ?? true,
    categories: [...new Set(typed.categories ?? [])],
    vertices: typed.vertices.map(({ latitude, longitude }) => ({
      latitude: degrees(latitude),
      longitude: degrees(longitude),
    })),
  };
  checkInput(Object.assign(new CreateZoneInput(), values));
  return values as ZoneValues;
}
