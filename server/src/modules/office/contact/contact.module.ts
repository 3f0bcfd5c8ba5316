import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMails } from './contact.mails.js';
import { ContactResolver } from './contact.resolver.js';
import { contactRoutes } from './contact.rest.js';
import { ContactService } from './contact.service.js';
import { CONTACT_MAIL } from './contact.jobs.js';

interface Services extends Platform {
  readonly agencyMail: AgencyMail;
  readonly contact: ContactService;
}

export const contactModule = {
  entities: [ContactMessage],
  jobs: [CONTACT_MAIL],
  services: { contact: ({ em, jobs, limits }: Platform) => new ContactService({ em, jobs, limits }) },
  resolvers: [resolver(ContactResolver, ({ contact }: Services) => new ContactResolver(contact))],
  routes: [contactRoutes],
  register: ({ em, jobs, agencyMail }: Services) => new ContactMails({ em, jobs, agencyMail }).register(),
} satisfies ServerModule<never>;
