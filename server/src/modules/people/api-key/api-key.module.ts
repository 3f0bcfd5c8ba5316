import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeyResolver } from './api-key.resolver.js';
import { ApiKeyService } from './api-key.service.js';

export const apiKeyModule = {
  entities: [ApiKey],
  services: {
    apiKeys: ({ em, reader, events, limits, onError }: Platform) =>
      new ApiKeyService({ em, reader, events, limits, onError }),
  },
  resolvers: [
    resolver(ApiKeyResolver, ({ apiKeys }: { readonly apiKeys: ApiKeyService }) => new ApiKeyResolver(apiKeys)),
  ],
} satisfies ServerModule<never>;
