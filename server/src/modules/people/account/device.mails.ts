import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { isMailAddress } from '../../../platform/mail/mail.js';
import { fullName } from '../../../kernel/full-name.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import { KnownDevice } from './known-device.entity.js';
import { NEW_DEVICE_MAIL } from './account.jobs.js';

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly agencyMail: AgencyMail;
}

/** Mails the owner of an account about a login from a new device. */
export class DeviceMails {
  constructor(private readonly deps: Deps) {}

  /** Registers the handler of the mails. Call it once, before the jobs start. */
  register(): void {
    this.deps.jobs.work(NEW_DEVICE_MAIL, (payload) => this.send(payload));
  }

  private async send({ deviceId }: { readonly deviceId: number }): Promise<void> {
    const { em, agencyMail } = this.deps;
    const device = await em.findOne(KnownDevice, { id: deviceId }, { populate: ['customer', 'employee'] });
    const account = (device?.customer ?? device?.employee)?.getEntity();
    if (!device || !account || account.archivedAt || !isMailAddress(account.email)) return;
    const name = fullName(account);
    await agencyMail.send({
      kind: 'new-device',
      key: `new-device-${device.id}`,
      to: { name, address: account.email },
      subject: 'Nouvelle connexion à votre compte',
      content: {
        title: 'Connexion depuis un nouvel appareil',
        paragraphs: [
          `Bonjour ${name},`,
          'Quelqu’un s’est connecté à votre compte depuis un appareil inconnu jusqu’ici.',
        ],
        facts: [
          ['Appareil', device.name],
          ['Date', `${toReadableTime(device.createdAt)} (heure de l’agence)`],
          ['Adresse IP', device.ipAddress],
        ],
        link: { label: 'Choisir un autre mot de passe', url: agencyMail.urlOf(passwordPage(device)) },
        closing:
          'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un autre mot de passe : toutes les sessions ouvertes seront fermées.',
      },
    });
  }
}

/** Returns the page that requests a link for a new password. */
function passwordPage({ employee }: KnownDevice): string {
  return employee ? '/motDePasseOublie?type=admin' : '/motDePasseOublie';
}
