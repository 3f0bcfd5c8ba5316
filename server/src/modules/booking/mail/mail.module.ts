import { resolver, type ServerModule } from '../../../api/module.js';
import type { LinkKeys } from '../../../kernel/link-keys.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import type { CustomersById } from '../../people/account/customers-by-id.js';
import type { ReservationsById } from '../reservation/reservations-by-id.js';
import { RESERVATION_MAIL, RESERVATION_MAILS } from '../reservation/reservation.jobs.js';
import { ReservationMails } from './reservation.mails.js';
import { SentMail } from './sent-mail.entity.js';
import { SentMailResolver } from './sent-mail.resolver.js';
import { SentMailService } from './sent-mail.service.js';

interface Services extends Platform {
  readonly agencyMail: AgencyMail;
  readonly reservationsById: ReservationsById;
  readonly vehiclesById: VehiclesById;
  readonly customersById: CustomersById;
  readonly sentMails: SentMailService;
  readonly signatureKeys: LinkKeys;
}

export const mailModule = {
  entities: [SentMail],
  jobs: [RESERVATION_MAIL, RESERVATION_MAILS],
  services: {
    sentMails: ({ em, reader, agencyMail }: Services) => new SentMailService({ em, reader, agencyMail }),
  },
  resolvers: [
    resolver(
      SentMailResolver,
      ({ sentMails, customersById }: Services) => new SentMailResolver(sentMails, customersById),
    ),
  ],
  register: (services: Services) => {
    const { em, reader, jobs, agencyMail, limits, sentMails, signatureKeys } = services;
    new ReservationMails({
      ...{ em, reader, jobs, agencyMail, limits, sentMails, signatureKeys },
      reservations: services.reservationsById,
      vehicles: services.vehiclesById,
      customers: services.customersById,
    }).register();
  },
} satisfies ServerModule<never>;
