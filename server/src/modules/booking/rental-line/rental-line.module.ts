import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { ExtraStock } from '../reservation/extra-stock.js';
import type { ReservationLines } from '../reservation/reservation-lines.js';
import type { ReservationsById } from '../reservation/reservations-by-id.js';
import { ExtraUse } from './extra-use.js';
import { ExtraUseResolver } from './extra-use.resolver.js';
import { IncludedKmPromises } from './included-km.js';
import { RentalLineResolver } from './rental-line.resolver.js';
import { RentalLineService } from './rental-line.service.js';

interface Services extends Platform {
  readonly extraStocks: ExtraStock;
  readonly includedKm: IncludedKmPromises;
  readonly rentalLines: RentalLineService;
  readonly reservationLines: ReservationLines;
  readonly reservationsById: ReservationsById;
  readonly settings: SettingsService;
}

export const rentalLineModule = {
  services: {
    includedKm: ({ domainEvents }: Services) => new IncludedKmPromises(domainEvents),
    rentalLines: ({ em, domainEvents, events, jobs, settings, reservationLines, extraStocks }: Services) =>
      new RentalLineService({ em, domainEvents, events, jobs, settings, lines: reservationLines, stock: extraStocks }),
  },
  resolvers: [
    resolver(ExtraUseResolver, ({ reader }: Services) => new ExtraUseResolver(new ExtraUse(reader))),
    resolver(
      RentalLineResolver,
      ({ rentalLines, reservationsById }: Services) => new RentalLineResolver(rentalLines, reservationsById),
    ),
  ],
  register: ({ includedKm }: Services) => includedKm.register(),
} satisfies ServerModule<never>;
