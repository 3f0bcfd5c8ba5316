import type { ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { preparationChanged } from '../../base/settings/settings.events.js';
import { OccupationService } from './occupation.service.js';

interface Services extends Platform {
  readonly occupations: OccupationService;
}

export const occupationModule = {
  services: { occupations: ({ em }: Platform) => new OccupationService(em) },
  register: ({ domainEvents, occupations }: Services) =>
    domainEvents.on(preparationChanged, (tx) => occupations.prepareAnew(tx)),
} satisfies ServerModule<never>;
