import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import { requirePerson } from '../../../kernel/access.js';
import { type Actor, type CustomerActor, type EmployeeActor, isStaff } from '../../../kernel/actor.js';
import { NotFoundError, UnauthenticatedError } from '../../../kernel/domain-error.js';
import { readUserAgent } from '../../../kernel/user-agent.js';
import { isSessionId } from './session-token.js';
import type { SessionTable } from './session.entity.js';
import { SESSION_ENDED } from './account.events.js';
import { sql } from 'kysely';

/** The most recently used ones are listed; all others can be ended together. */
export const MAX_LISTED_SESSIONS = 50;

/** Thrown when no open session of the caller's has this id: it is unknown, another account's or ended. */
export class SessionNotFoundError extends NotFoundError {
  constructor() {
    super("Cette session n'existe pas ou est déjà terminée.", 'SESSION.NOT_FOUND');
  }
}

/** An open login as its owner sees it. */
export interface OpenSession {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly current: boolean;
}

interface Deps {
  readonly em: Em;
  readonly events: EventBus;
}

/** Lists people's own open logins and ends them. */
export class SessionService {
  constructor(private readonly deps: Deps) {}

  /**
   * Returns the caller's open sessions: the current one first, then the last used first, at most MAX_LISTED_SESSIONS. Throws
   * UnauthenticatedError for a visitor, ForbiddenError for a key.
   */
  async mine(actor: Actor): Promise<OpenSession[]> {
    const person = requireAccount(actor);
    const rows = await tablesOf<SessionTable>(this.deps.em)
      .selectFrom('loginSession')
      .select(['id', 'userAgent', 'address', 'createdAt', 'lastUsedAt', 'expiresAt'])
      .where(ownerColumn(person), '=', person.id)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', new Date())
      .orderBy(sql`id = ${person.sessionId}::uuid`, 'desc')
      .orderBy('lastUsedAt', 'desc')
      .orderBy('id')
      .limit(MAX_LISTED_SESSIONS)
      .execute();
    return rows.map(({ userAgent, ...row }) => ({
      ...row,
      ...readUserAgent(userAgent),
      current: row.id === person.sessionId,
    }));
  }

  /**
   * Ends one of the caller's own sessions and closes its sockets, on every instance. Throws UnauthenticatedError for a visitor,
   * ForbiddenError for a key, SessionNotFoundError.
   */
  async end(actor: Actor, id: string): Promise<void> {
    const person = requireAccount(actor);
    if (!isSessionId(id)) throw new SessionNotFoundError();
    const now = new Date();
    const { numUpdatedRows } = await tablesOf<SessionTable>(this.deps.em)
      .updateTable('loginSession')
      .set({ endedAt: now })
      .where('id', '=', id)
      .where(ownerColumn(person), '=', person.id)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new SessionNotFoundError();
    this.deps.events.publish(SESSION_ENDED, { sessionId: id });
  }

  /** Ends all of the caller's sessions but the current one; their devices stay known. Throws as `mine` does. */
  async endOthers(actor: Actor): Promise<void> {
    const person = requireAccount(actor);
    const ended = await tablesOf<SessionTable>(this.deps.em)
      .updateTable('loginSession')
      .set({ endedAt: new Date() })
      .where(ownerColumn(person), '=', person.id)
      .where('endedAt', 'is', null)
      .where('id', '<>', person.sessionId)
      .returning('id')
      .execute();
    for (const session of ended) this.deps.events.publish(SESSION_ENDED, { sessionId: session.id });
  }
}

type OwnerColumn = 'customerId' | 'employeeId';

type Person = CustomerActor | EmployeeActor;

function requireAccount(actor: Actor): Person {
  requirePerson(actor);
  if (actor.kind === 'visitor') throw new UnauthenticatedError();
  return actor;
}

function ownerColumn(person: Person): OwnerColumn {
  return isStaff(person) ? 'employeeId' : 'customerId';
}
