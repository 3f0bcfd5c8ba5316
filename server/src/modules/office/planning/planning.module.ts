import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { PlanningResolver } from './planning.resolver.js';
import { PlanningService } from './planning.service.js';

export const planningModule = {
  services: { planning: ({ em, reader }: Platform) => new PlanningService(em, reader) },
  resolvers: [
    resolver(
      PlanningResolver,
      ({ planning }: { readonly planning: PlanningService }) => new PlanningResolver(planning),
    ),
  ],
} satisfies ServerModule<never>;
