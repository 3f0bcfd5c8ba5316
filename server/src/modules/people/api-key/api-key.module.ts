import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { AuditedRecord } from '../../base/audit/audit-entry.entity.js';
import type { AuditService } from '../../base/audit/audit.service.js';
import { ApiKey, type ApiKeyTable } from './api-key.entity.js';
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
  register: ({ audit }: { readonly audit: AuditService }) =>
    audit.nameBy<ApiKeyTable>(AuditedRecord.API_KEY, (tables, ids) =>
      tables.selectFrom('apiKey').select(['id', 'name']).where('id', 'in', ids),
    ),
} satisfies ServerModule<never>;
