import { sql } from 'kysely';
import { lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { requireAdmin } from '../../../kernel/access.js';
import { noteSecurityEvent } from '../../../kernel/acting.js';
import { type Actor, VISITOR } from '../../../kernel/actor.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { agencyDay } from '../../../kernel/time.js';
import { Employee, EmployeeRole, EmployeeStatus } from '../account/employee.entity.js';
import type { NewApiKey } from './api-key.commands.js';
import { ApiKey, ApiKeyStatus } from './api-key.entity.js';
import { ApiKeyNotFoundError } from './api-key.errors.js';
import { type GrantColumns, grantsOf, widestOf } from './api-key.grants.js';
import { isWellFormed, keyHash, newKey, shownPrefix } from './api-key.secret.js';
import { socketsOf } from './api-key.sockets.js';
import { SESSION_ENDED } from '../account/account.events.js';

/** The last use is written at most this often: it is for people to read, and a busy key must not cost a write a request. */
const USE_WRITTEN_EVERY_MS = 60_000;

interface KeyRow extends GrantColumns {
  readonly id: number;
  readonly expires_at: Date | string | null;
  readonly last_used_at: Date | string | null;
}

/** Whoever made and whoever ended each is read along. */
const API_KEYS = sourceOf(ApiKey, 'k', { createdBy: true, revokedBy: true });
const API_KEY: RecordKind<ApiKey> = { entity: ApiKey, notFound: () => new ApiKeyNotFoundError() };

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly events: EventBus;
  readonly limits: RateLimits;
  readonly onError: (error: unknown) => void;
}

/** A key that was just made; the text leaves the server this once. */
export interface MadeApiKey {
  readonly key: string;
  readonly apiKey: ApiKey;
}

/** Access of third parties: made and ended by an Admin, allowed what an employee is in the areas that the key opens. */
export class ApiKeyService {
  /** Uses that are being written down, so that the server can wait for them when it ends. */
  private readonly writing = new Set<Promise<void>>();

  constructor(private readonly deps: Deps) {}

  /** Every key there ever was, newest first. Admins only. */
  async list(actor: Actor, page: PageRequest): Promise<Page<RecordOf<ApiKey>>> {
    requireAdmin(actor);
    return this.deps.reader.page(API_KEYS, { where: [], orderBy: sql`k.created_at desc, k.id desc` }, page);
  }

  /** Makes a key that works at once. Admins only. */
  async create(actor: Actor, { name, grants, expiresAt }: NewApiKey): Promise<MadeApiKey> {
    requireAdmin(actor);
    const { em } = this.deps;
    const key = newKey();
    const apiKey = em.create(ApiKey, {
      name,
      prefix: shownPrefix(key),
      hash: keyHash(key),
      ...grants,
      expiresAt,
      createdBy: em.getReference(Employee, actor.id),
    });
    await em.persist(apiKey).flush();
    noteSecurityEvent('key.created', { subject: `key:${apiKey.id}`, reason: widestOf(grantsOf(apiKey)) });
    return { key, apiKey };
  }

  /**
   * Ends a key at once, its open sockets included; one that was ended before stays as it is. Admins only. Throws
   * ApiKeyNotFoundError.
   */
  async revoke(actor: Actor, id: number): Promise<ApiKey> {
    requireAdmin(actor);
    return inTransaction(this.deps.em, async (tx) => {
      const apiKey = await lockRecord(tx, API_KEY, id);
      if (!apiKey.revokedAt) {
        tx.em.assign(apiKey, { revokedAt: new Date(), revokedBy: actor.id });
        await tx.em.flush();
        tx.afterCommit(() => noteSecurityEvent('key.revoked', { subject: `key:${apiKey.id}` }));
      }
      tx.afterCommit(() => this.deps.events.publish(SESSION_ENDED, { sessionId: socketsOf(apiKey.id) }));
      return apiKey;
    });
  }

  /**
   * Whom a key stands for: the visitor, as for a bad token, when it is unknown, revoked or expired, or when its maker is no
   * Admin any more. Such attempts count
   * against the address: TooManyRequestsError when it made too many. A good key is never slowed by others' bad ones.
   */
  async loginOf(key: string, ip: string): Promise<{ actor: Actor; expiresAt?: Date }> {
    const now = new Date();
    const [row] = isWellFormed(key)
      ? await this.deps.em.execute<KeyRow[]>(`${OPEN_KEY} and k.hash = ?`, [now, keyHash(key)])
      : [];
    if (!row) {
      noteSecurityEvent('key.refused', { address: ip });
      await this.deps.limits.consume('failed-key', ip);
      return { actor: VISITOR };
    }
    this.noteUse(row, now);
    return { actor: actorOf(row), ...(row.expires_at ? { expiresAt: new Date(row.expires_at) } : {}) };
  }

  /** Whom an open key stands for; undefined when it is revoked or expired, or its maker is no Admin any more. */
  async actorOf(keyId: number): Promise<Actor | undefined> {
    const [row] = await this.deps.em.execute<KeyRow[]>(`${OPEN_KEY} and k.id = ?`, [new Date(), keyId]);
    return row && actorOf(row);
  }

  /** Counts an operation of a key; people pass. Throws TooManyRequestsError when the key made too many in a minute. */
  async admit(actor: Actor): Promise<void> {
    if (actor.kind === 'key') await this.deps.limits.consume('api-key', String(actor.keyId));
  }

  /** Waits until the uses that are being written down are. */
  async settled(): Promise<void> {
    await Promise.all(this.writing);
  }

  /** Beside the request: whoever uses the key neither waits for it nor hears of its failure. */
  private noteUse({ id, last_used_at }: KeyRow, now: Date): void {
    const due = new Date(now.getTime() - USE_WRITTEN_EVERY_MS);
    if (last_used_at && new Date(last_used_at) > due) return;
    const written = this.deps.em
      .fork()
      .execute('update api_key set last_used_at = ? where id = ? and (last_used_at is null or last_used_at <= ?)', [
        now,
        id,
        due,
      ])
      .then(() => undefined, this.deps.onError);
    this.writing.add(written);
    void written.then(() => this.writing.delete(written));
  }
}

/** Whether a key still opens the API: as long as whoever made it could make it. */
export function statusOf(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  maker: Pick<Employee, 'role' | 'status' | 'archivedAt'>,
): ApiKeyStatus {
  if (revokedAt) return ApiKeyStatus.REVOKED;
  if (expiresAt && expiresAt <= new Date()) return ApiKeyStatus.EXPIRED;
  const admin = maker.role === EmployeeRole.ADMIN && maker.status === EmployeeStatus.ACTIVE && !maker.archivedAt;
  return admin ? ApiKeyStatus.ACTIVE : ApiKeyStatus.SUSPENDED;
}

/** The last agency day it works, `YYYY-MM-DD`; null for a key without end. */
export function lastDayOf({ expiresAt }: Pick<ApiKey, 'expiresAt'>): string | null {
  return expiresAt ? agencyDay(new Date(expiresAt.getTime() - 1)) : null;
}

const OPEN_KEY = `select k.id, k.reservations, k.fleet, k.customers, k.tracking, k.expires_at, k.last_used_at
  from api_key k join employee e on e.id = k.created_by_id
  where k.revoked_at is null and (k.expires_at is null or k.expires_at > ?)
    and e.role = 'ADMIN' and e.status = 'ACTIVE' and e.archived_at is null`;

function actorOf(row: KeyRow): Actor {
  return { kind: 'key', keyId: row.id, grants: grantsOf(row), sessionId: socketsOf(row.id) };
}
