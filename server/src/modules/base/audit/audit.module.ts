import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditResolver } from './audit.resolver.js';
import { AuditService } from './audit.service.js';
import { auditSubscriber } from './audit-subscriber.js';

export const auditModule = {
  entities: [AuditEntry],
  services: { audit: ({ reader }: Platform) => new AuditService(reader) },
  resolvers: [resolver(AuditResolver, ({ audit }: { readonly audit: AuditService }) => new AuditResolver(audit))],
  register: ({ em }: Platform) => em.getEventManager().registerSubscriber(auditSubscriber),
} satisfies ServerModule<never>;
