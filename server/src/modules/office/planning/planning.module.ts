import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { PlanningResolver } from './planning.resolver.js';
import { PlanningService } from './planning.service.js';

interface Services extends Platform {
  readonly settings: SettingsService;
}

export const planningModule = {
  services: { planning: ({ em, reader, settings }: Services) => new PlanningService(em, reader, settings) },
  resolvers: [
    resolver(
      PlanningResolver,
      ({ planning }: { readonly planning: PlanningService }) => new PlanningResolver(planning),
    ),
  ],
} satisfies ServerModule<never>;
