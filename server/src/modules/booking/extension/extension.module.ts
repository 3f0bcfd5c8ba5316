import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import type { ReservationsById } from '../reservation/reservations-by-id.js';
import type { RentalChangePreviews } from '../amendment/change-preview.js';
import type { SentMailService } from '../mail/sent-mail.service.js';
import { EXTENSION_LAPSE, EXTENSION_REFUSED_MAIL } from './extension.jobs.js';
import { ExtensionFieldsResolver, ExtensionResolver } from './extension.resolver.js';
import { ExtensionRequest } from './extension-request.entity.js';
import { EXTENSION_OPEN, ExtensionService } from './extension.service.js';

interface Services extends Platform {
  readonly employeesById: EmployeesById;
  readonly reservationsById: ReservationsById;
  readonly sentMails: SentMailService;
  readonly rentalChangePreviews: RentalChangePreviews;
  readonly extensions: ExtensionService;
}

export const extensionModule = {
  entities: [ExtensionRequest],
  jobs: [EXTENSION_LAPSE, EXTENSION_REFUSED_MAIL],
  services: {
    extensionCondition: () => EXTENSION_OPEN,
    extensions: (services: Services) => {
      const { em, reader, sentMails, domainEvents, events, jobs, limits, rentalChangePreviews: previews } = services;
      return new ExtensionService({ em, reader, sentMails, domainEvents, events, jobs, limits, previews });
    },
  },
  resolvers: [
    resolver(
      ExtensionResolver,
      ({ extensions, reservationsById }: Services) => new ExtensionResolver(extensions, reservationsById),
    ),
    resolver(ExtensionFieldsResolver, ({ employeesById }: Services) => new ExtensionFieldsResolver(employeesById)),
  ],
  register: ({ extensions }: Services) => extensions.register(),
} satisfies ServerModule<never>;
