import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { Rehousing } from '../amendment/rehousing.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import { RISK_CHECK } from './guard.jobs.js';
import { GuardResolver } from './guard.resolver.js';
import { RehousingService } from './rehousing.service.js';
import { RiskCheckService } from './risk-check.service.js';
import { RiskReader } from './risk.reader.js';

interface Services extends Platform {
  readonly occupations: OccupationService;
  readonly rehousing: Rehousing;
  readonly reservations: ReservationService;
}

export const guardModule = {
  jobs: [RISK_CHECK],
  resolvers: [
    resolver(
      GuardResolver,
      ({ em, reader, rehousing, reservations }: Services) =>
        new GuardResolver(new RiskReader(reader), new RehousingService({ em, rehousing, reservations })),
    ),
  ],
  register: ({ em, reader, domainEvents, events, jobs, occupations }: Services) =>
    new RiskCheckService({ em, reader, domainEvents, events, jobs, occupations }).register(),
} satisfies ServerModule<never>;
