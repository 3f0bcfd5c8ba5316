import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { AuthResolver } from './auth.resolver.js';
import { AuthService } from './auth.service.js';
import { PasswordResolver } from './password.resolver.js';
import { PasswordService } from './password.service.js';
import { SecondFactorGate } from './second-factor.gate.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SecondFactorService } from './second-factor.service.js';
import { SessionResolver } from './session.resolver.js';
import { SessionService } from './session.service.js';
import { SessionUses } from './session-uses.js';

/** What this module offers the doors and the other modules. */
export interface AuthServices {
  readonly auth: AuthService;
  readonly passwords: PasswordService;
  readonly secondFactors: SecondFactorService;
  readonly sessions: SessionService;
  readonly sessionUses: SessionUses;
}

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
  readonly settings: SettingsService;
  readonly authSecret: string;
  readonly onError: (error: unknown) => void;
}

/** Builds the services of this module. */
export function createAuthServices({
  em,
  reader,
  events,
  jobs,
  limits,
  settings,
  authSecret,
  onError,
}: Deps): AuthServices {
  const sessionUses = new SessionUses({ em, onError });
  const gate = new SecondFactorGate({ em, jobs, limits, authSecret });
  const auth = new AuthService({ em, reader, events, jobs, limits, authSecret, gate, uses: sessionUses });
  return {
    auth,
    passwords: new PasswordService({ em, auth, jobs, limits }),
    secondFactors: new SecondFactorService({ em, events, jobs, settings, auth, gate, authSecret }),
    sessions: new SessionService({ em, events }),
    sessionUses,
  };
}

/** Resolvers by class, as the schema asks for them. */
export function authResolvers(services: AuthServices): (readonly [unknown, object])[] {
  return [
    [AuthResolver, new AuthResolver(services.auth)],
    [PasswordResolver, new PasswordResolver(services.passwords)],
    [SecondFactorResolver, new SecondFactorResolver(services.auth, services.secondFactors)],
    [SessionResolver, new SessionResolver(services.sessions)],
  ];
}
