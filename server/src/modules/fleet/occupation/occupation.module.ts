import type { ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { OccupationService } from './occupation.service.js';

export const occupationModule = {
  services: { occupations: ({ em }: Platform) => new OccupationService(em) },
} satisfies ServerModule<never>;
