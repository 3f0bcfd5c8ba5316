import { lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { requireAdmin } from '../../../kernel/access.js';
import { noteSecurityEvent } from '../../../kernel/acting.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { agencyDay } from '../../../kernel/time.js';
import {
  Employee,
  type EmployeeRecord,
  EmployeeRole,
  EmployeeStatus,
  type EmployeeTable,
} from '../account/employee.entity.js';
import type { NewApiKey } from './api-key.commands.js';
import { ApiKey, type ApiKeyRecord, ApiKeyStatus, type ApiKeyTable } from './api-key.entity.js';
import { ApiKeyNotFoundError } from './api-key.errors.js';
import { type GrantColumns, grantsOf, widestOf } from './api-key-grants.js';
import { isWellFormed, keyHash, newKey, shownPrefix } from './api-key-secret.js';
import { socketsOf } from './api-key-sockets.js';
import { SESSION_ENDED } from '../account/account.events.js';

/**
 * The time of the last use is written at most this often, because it is only informative and a busy key should not cost a write per
 * request.
 */
const USE_WRITTEN_EVERY_MS = 60_000;

interface KeyRow extends GrantColumns {
  readonly id: number;
  readonly lastUsedAt: Date | null;
}

const API_KEY: RecordKind<ApiKey> = { entity: ApiKey, notFound: () => new ApiKeyNotFoundError() };

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly events: EventBus;
  readonly limits: RateLimits;
  readonly onError: (error: unknown) => void;
}

/** A new key; its text leaves the server only once. */
export interface MadeApiKey {
  readonly key: string;
  readonly apiKey: ApiKeyRecord;
}

/** Manages access of third parties: keys are made and revoked by an Admin, and allow what an employee may do in their areas. */
export class ApiKeyService {
  /** Pending writes, so that the server can wait for them when it stops. */
  private readonly writing = new Set<Promise<void>>();

  constructor(private readonly deps: Deps) {}

  /** Lists all keys, including revoked ones, newest first. Admins only. */
  async list(actor: Actor, page: PageRequest): Promise<Page<ApiKeyRecord>> {
    requireAdmin(actor);
    return readPage(this.keys().orderBy('createdAt', 'desc').orderBy('id', 'desc'), page);
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
    return { key, apiKey: await this.stored(apiKey.id) };
  }

  /**
   * Revokes a key at once and closes its open sockets; one that was revoked before is unchanged. Admins only. Throws ApiKeyNotFoundError.
   */
  async revoke(actor: Actor, id: number): Promise<ApiKeyRecord> {
    requireAdmin(actor);
    await inTransaction(this.deps.em, async (tx) => {
      const apiKey = await lockRecord(tx, API_KEY, id);
      if (!apiKey.revokedAt) {
        tx.em.assign(apiKey, { revokedAt: new Date(), revokedBy: actor.id });
        await tx.em.flush();
        tx.afterCommit(() => noteSecurityEvent('key.revoked', { subject: `key:${apiKey.id}` }));
      }
      tx.afterCommit(() => this.deps.events.publish(SESSION_ENDED, { sessionId: socketsOf(apiKey.id) }));
    });
    return this.stored(id);
  }

  /**
   * Returns the actor of a key; undefined if it is unknown, revoked or expired, or its maker is no longer an Admin. Such attempts count
   * against the address: TooManyRequestsError after too many. A valid key is never affected by others' failures.
   */
  async loginOf(key: string, ip: string): Promise<{ actor: Actor; expiresAt?: Date } | undefined> {
    const now = new Date();
    const row = isWellFormed(key)
      ? await this.openKeys(now).where('k.hash', '=', keyHash(key)).executeTakeFirst()
      : undefined;
    if (!row) {
      noteSecurityEvent('key.refused', { address: ip });
      await this.deps.limits.consume('failed-key', ip);
      return undefined;
    }
    this.noteUse(row, now);
    return { actor: actorOf(row), ...(row.expiresAt ? { expiresAt: row.expiresAt } : {}) };
  }

  /** Returns the actor of a valid key; undefined if it is revoked or expired, or its maker is no longer an Admin. */
  async actorOf(keyId: number): Promise<Actor | undefined> {
    const row = await this.openKeys(new Date()).where('k.id', '=', keyId).executeTakeFirst();
    return row && actorOf(row);
  }

  /** Counts an operation of a key; accounts pass. Throws TooManyRequestsError if the key made too many in a minute. */
  async admit(actor: Actor): Promise<void> {
    if (actor.kind === 'key') await this.deps.limits.consume('api-key', String(actor.keyId));
  }

  /** Waits until all pending writes are done. */
  async settled(): Promise<void> {
    await Promise.all(this.writing);
  }

  private stored(id: number): Promise<ApiKeyRecord> {
    return this.keys().where('id', '=', id).executeTakeFirstOrThrow();
  }

  private keys() {
    return this.deps.reader.tables<ApiKeyTable>().selectFrom('apiKey').selectAll();
  }

  /** Selects the keys that work: neither revoked nor expired, and made by somebody who is still an Admin. */
  private openKeys(now: Date) {
    return tablesOf<ApiKeyTable & EmployeeTable>(this.deps.em)
      .selectFrom('apiKey as k')
      .innerJoin('employee as e', 'e.id', 'k.createdById')
      .select(['k.id', 'k.reservations', 'k.fleet', 'k.customers', 'k.tracking', 'k.expiresAt', 'k.lastUsedAt'])
      .where('k.revokedAt', 'is', null)
      .where((eb) => eb.or([eb('k.expiresAt', 'is', null), eb('k.expiresAt', '>', now)]))
      .where('e.role', '=', EmployeeRole.ADMIN)
      .where('e.status', '=', EmployeeStatus.ACTIVE)
      .where('e.archivedAt', 'is', null);
  }

  /** Records a use in the background: the request neither waits for it nor fails with it. */
  private noteUse({ id, lastUsedAt }: KeyRow, now: Date): void {
    const due = new Date(now.getTime() - USE_WRITTEN_EVERY_MS);
    if (lastUsedAt && lastUsedAt > due) return;
    const written = tablesOf<ApiKeyTable>(this.deps.em.fork())
      .updateTable('apiKey')
      .set({ lastUsedAt: now })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<=', due)]))
      .execute()
      .then(() => undefined, this.deps.onError);
    this.writing.add(written);
    void written.then(() => this.writing.delete(written));
  }
}

/** Tells whether a key still works, which requires that its maker is still an Admin. */
export function statusOf(
  { revokedAt, expiresAt }: Pick<ApiKeyRecord, 'revokedAt' | 'expiresAt'>,
  maker: Pick<EmployeeRecord, 'role' | 'status' | 'archivedAt'>,
): ApiKeyStatus {
  if (revokedAt) return ApiKeyStatus.REVOKED;
  if (expiresAt && expiresAt <= new Date()) return ApiKeyStatus.EXPIRED;
  const admin = maker.role === EmployeeRole.ADMIN && maker.status === EmployeeStatus.ACTIVE && !maker.archivedAt;
  return admin ? ApiKeyStatus.ACTIVE : ApiKeyStatus.SUSPENDED;
}

/** Returns the last agency day on which it works, `YYYY-MM-DD`; null if it does not expire. */
export function lastDayOf({ expiresAt }: Pick<ApiKeyRecord, 'expiresAt'>): string | null {
  return expiresAt ? agencyDay(new Date(expiresAt.getTime() - 1)) : null;
}

function actorOf(row: KeyRow): Actor {
  return { kind: 'key', keyId: row.id, grants: grantsOf(row), sessionId: socketsOf(row.id) };
}
