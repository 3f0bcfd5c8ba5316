import type { ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { preparationChanged } from '../../base/settings/settings.events.js';
import { OccupationService } from './occupation.service.js';
import type { OccupyingRentals } from './occupying-rentals.js';

interface Services extends Platform {
  /** Provided by the module of reservations. */
  readonly occupyingRentals: OccupyingRentals;
  readonly occupations: OccupationService;
}

export const occupationModule = {
  services: { occupations: ({ em, occupyingRentals }: Services) => new OccupationService(em, occupyingRentals) },
  register: ({ domainEvents, occupations }: Services) =>
    domainEvents.on(preparationChanged, (tx) => occupations.prepareAnew(tx)),
} satisfies ServerModule<never>;
