import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { Rehousing } from '../../booking/amendment/rehousing.js';
import type { WorkOccupations } from '../../upkeep/maintenance/work-occupations.js';
import type { ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import { RISK_CHECK } from './rental-risk.jobs.js';
import { RentalRiskResolver, RiskFieldsResolver } from './rental-risk.resolver.js';
import { atRisk, CurrentVehicleRisks } from './risk-conditions.js';
import { RehousingService } from './rehousing.service.js';
import { RiskCheckService } from './risk-check.service.js';
import { RiskReader } from './rental-risk.reader.js';

interface Services extends Platform {
  readonly workOccupations: WorkOccupations;
  readonly rehousing: Rehousing;
  readonly reservations: ReservationService;
  readonly reservationsById: ReservationsById;
}

export const rentalRiskModule = {
  jobs: [RISK_CHECK],
  services: {
    atRiskCondition: () => atRisk,
    vehicleRisks: ({ reader }: Platform) => new CurrentVehicleRisks(reader),
  },
  resolvers: [
    resolver(
      RentalRiskResolver,
      ({ em, reader, rehousing, reservations, reservationsById }: Services) =>
        new RentalRiskResolver(
          new RiskReader(reader),
          new RehousingService({ em, rehousing, reservations }),
          reservationsById,
        ),
    ),
    resolver(RiskFieldsResolver, ({ reservationsById }: Services) => new RiskFieldsResolver(reservationsById)),
  ],
  register: ({ em, reader, domainEvents, events, jobs, workOccupations }: Services) =>
    new RiskCheckService({ em, reader, domainEvents, events, jobs, workOccupations }).register(),
} satisfies ServerModule<never>;
