import type { Em } from '../../../platform/database/orm.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import { requirePerson } from '../../../kernel/access.js';
import { type Actor, type CustomerActor, type EmployeeActor, isStaff } from '../../../kernel/actor.js';
import { NotFoundError, UnauthenticatedError } from '../../../kernel/domain-error.js';
import { readUserAgent } from '../../../kernel/user-agent.js';
import { isSessionId } from './session-token.js';
import { SESSION_ENDED } from './account.events.js';

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

interface SessionRow {
  readonly id: string;
  readonly user_agent: string | null;
  readonly address: string | null;
  readonly created_at: Date | string;
  readonly last_used_at: Date | string;
  readonly expires_at: Date | string;
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
    const rows = await this.deps.em.execute<SessionRow[]>(
      `select id, user_agent, address, created_at, last_used_at, expires_at from login_session
       where ${ownerColumn(person)} = ? and ended_at is null and expires_at > ?
       order by id = ?::uuid desc, last_used_at desc, id limit ?`,
      [person.id, new Date(), person.sessionId, MAX_LISTED_SESSIONS],
    );
    return rows.map((row) => ({
      id: row.id,
      ...readUserAgent(row.user_agent),
      address: row.address,
      createdAt: new Date(row.created_at),
      lastUsedAt: new Date(row.last_used_at),
      expiresAt: new Date(row.expires_at),
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
    const ended = await this.deps.em.execute<unknown[]>(
      `update login_session set ended_at = ?
       where id = ? and ${ownerColumn(person)} = ? and ended_at is null and expires_at > ? returning id`,
      [now, id, person.id, now],
    );
    if (ended.length === 0) throw new SessionNotFoundError();
    this.deps.events.publish(SESSION_ENDED, { sessionId: id });
  }

  /** Ends all of the caller's sessions but the current one; their devices stay known. Throws as `mine` does. */
  async endOthers(actor: Actor): Promise<void> {
    const person = requireAccount(actor);
    const ended = await this.deps.em.execute<{ id: string }[]>(
      `update login_session set ended_at = ? where ${ownerColumn(person)} = ? and ended_at is null and id <> ? returning id`,
      [new Date(), person.id, person.sessionId],
    );
    for (const session of ended) this.deps.events.publish(SESSION_ENDED, { sessionId: session.id });
  }
}

type Person = CustomerActor | EmployeeActor;

function requireAccount(actor: Actor): Person {
  requirePerson(actor);
  if (actor.kind === 'visitor') throw new UnauthenticatedError();
  return actor;
}

function ownerColumn(person: Person): 'customer_id' | 'employee_id' {
  return isStaff(person) ? 'employee_id' : 'customer_id';
}
