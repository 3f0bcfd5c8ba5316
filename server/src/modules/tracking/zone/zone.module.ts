import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { Zone } from './zone.entity.js';
import { ZoneResolver } from './zone.resolver.js';
import { ZoneService } from './zone.service.js';

export const zoneModule = {
  entities: [Zone],
  services: { zones: ({ em, reader }: Platform) => new ZoneService(em, reader) },
  resolvers: [resolver(ZoneResolver, ({ zones }: { readonly zones: ZoneService }) => new ZoneResolver(zones))],
} satisfies ServerModule<never>;
