import { checkKeyQuery } from '../../../api/graphql/key-gate.js';
import { DocumentDesk } from '../../../platform/documents/document-desk.js';
import type { ApiKeyService } from '../../people/api-key/api-key.service.js';
import type { AuthService } from '../../people/account/auth.service.js';
import { ExportService } from './export.service.js';
import { type ExportingServices, exportSources } from './export.sources.js';
import { ExportTickets } from './export.ticket.js';

export interface ExportServices {
  /** Where documents and workbooks are made, for both doors. */
  readonly desk: DocumentDesk;
  readonly exports: ExportService;
}

interface Deps {
  readonly apiKeys: ApiKeyService;
  readonly auth: AuthService;
  readonly authSecret: string;
}

/** The desk and what hands out the files that these services can make. */
export function createExports({ apiKeys, auth, authSecret }: Deps, services: ExportingServices): ExportServices {
  const desk = new DocumentDesk();
  const sources = exportSources(services);
  const tickets = new ExportTickets(authSecret);
  return { desk, exports: new ExportService({ apiKeys, auth, checkKey: checkKeyQuery, desk, sources, tickets }) };
}
