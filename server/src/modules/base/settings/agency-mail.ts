import { isMailAddress, type Mail, type MailAddress, type Mailer } from '../../../platform/mail/mailer.js';
import { type Letterhead, type MailContent, renderMail } from '../../../platform/mail/mail-layout.js';
import type { RecordOf } from '../../../platform/database/records.js';
import type { Settings } from './settings.entity.js';
import type { SettingsService } from './settings.service.js';

const DEFAULT_NAME = 'Location de voitures';

export interface AgencyLetter extends Pick<Mail, 'kind' | 'key' | 'subject' | 'replyTo'> {
  readonly to: MailAddress;
  readonly content: MailContent;
}

/** Mails in the agency's name and look, as its settings have them. */
export class AgencyMail {
  constructor(
    private readonly deps: { readonly settings: SettingsService; readonly mailer: Mailer; readonly publicUrl: string },
  ) {}

  /** An address of the site, e.g. `/?suivi=…`. */
  urlOf(path: string): string {
    return `${this.deps.publicUrl}${path}`;
  }

  /** Where the agency reads its own mail; undefined before it has entered an address. */
  async agencyAddress(): Promise<MailAddress | undefined> {
    const { companyName, email } = await this.deps.settings.shown();
    return isMailAddress(email) ? { name: companyName || DEFAULT_NAME, address: email } : undefined;
  }

  /** Throws MailError when the mail could not be handed over. */
  async send({ content, ...mail }: AgencyLetter): Promise<void> {
    const letterhead = letterheadOf(await this.deps.settings.shown(), this.deps.publicUrl);
    const from = { name: letterhead.companyName, address: senderAddress(letterhead) };
    await this.deps.mailer.send({ ...mail, from, ...renderMail(letterhead, content) });
  }
}

function letterheadOf({ companyName, phone, email, address }: RecordOf<Settings>, publicUrl: string): Letterhead {
  return { companyName: companyName || DEFAULT_NAME, phone, email, address, publicUrl };
}

function senderAddress({ email, publicUrl }: Letterhead): string {
  if (isMailAddress(email)) return email;
  const address = `ne-pas-repondre@${new URL(publicUrl).hostname}`;
  return isMailAddress(address) ? address : 'ne-pas-repondre@localhost';
}
