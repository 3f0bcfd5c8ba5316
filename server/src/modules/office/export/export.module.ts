import type { ServerModule } from '../../../api/module.js';
import { DocumentQueue } from '../../../platform/documents/document-queue.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { AuthService } from '../../people/account/auth.service.js';
import type { ApiKeyService } from '../../people/api-key/api-key.service.js';
import { ExportService } from './export.service.js';
import { type ExportingServices, exportSources } from './export-sources.js';
import { ExportTickets } from './export-ticket.js';

interface Services extends Platform, ExportingServices {
  readonly apiKeys: ApiKeyService;
  readonly auth: AuthService;
  readonly documents: DocumentQueue;
}

export const exportModule = {
  services: {
    /** Makes documents and workbooks for GraphQL and REST. */
    documents: () => new DocumentQueue(),
    exports: (services: Services) =>
      new ExportService({
        apiKeys: services.apiKeys,
        auth: services.auth,
        documents: services.documents,
        sources: exportSources(services),
        tickets: new ExportTickets(services.authSecret),
      }),
  },
} satisfies ServerModule<never>;
