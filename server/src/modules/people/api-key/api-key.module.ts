import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { AuditedRecord } from '../../base/audit/audit-entry.entity.js';
import type { AuditService } from '../../base/audit/audit.service.js';
import type { EmployeesById } from '../account/employees-by-id.js';
import { ApiKey, type ApiKeyTable } from './api-key.entity.js';
import { ApiKeyResolver } from './api-key.resolver.js';
import { ApiKeyService } from './api-key.service.js';

interface Services {
  readonly apiKeys: ApiKeyService;
  readonly employeesById: EmployeesById;
}

export const apiKeyModule = {
  entities: [ApiKey],
  services: {
    apiKeys: ({ em, reader, events, limits, onError }: Platform) =>
      new ApiKeyService({ em, reader, events, limits, onError }),
  },
  resolvers: [
    resolver(ApiKeyResolver, ({ apiKeys, employeesById }: Services) => new ApiKeyResolver(apiKeys, employeesById)),
  ],
  register: ({ audit }: { readonly audit: AuditService }) =>
    audit.nameBy<ApiKeyTable>(AuditedRecord.API_KEY, (tables, ids) =>
      tables.selectFrom('apiKey').select(['id', 'name']).where('id', 'in', ids),
    ),
} satisfies ServerModule<never>;
