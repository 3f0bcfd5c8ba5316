import { isMailAddress, type Mail, type MailAddress } from '../../../platform/mail/mail.js';
import type { Mailer } from '../../../platform/mail/mailer.js';
import { type Letterhead, type MailContent, renderMail } from '../../../platform/mail/mail-layout.js';
import { formatPhone } from '../../../kernel/phone.js';
import type { SettingsRecord } from './settings.entity.js';
import type { SettingsService } from './settings.service.js';

const DEFAULT_NAME = 'Location de voitures';

/** A mail without the parts that all mails of the agency have in common: letterhead and sender. */
export interface AgencyLetter extends Pick<Mail, 'kind' | 'key' | 'subject' | 'replyTo'> {
  readonly to: MailAddress;
  readonly content: MailContent;
}

/** Sends mails in the agency's name and layout, from its settings. */
export class AgencyMail {
  constructor(
    private readonly deps: { readonly settings: SettingsService; readonly mailer: Mailer; readonly publicUrl: string },
  ) {}

  /** Returns an address of the site, e.g. `/?suivi=…`, with its host. */
  urlOf(path: string): string {
    return `${this.deps.publicUrl}${path}`;
  }

  /** Returns the agency's own address; undefined until one is entered. */
  async agencyAddress(): Promise<MailAddress | undefined> {
    const { companyName, email } = await this.deps.settings.shown();
    return isMailAddress(email) ? { name: companyName || DEFAULT_NAME, address: email } : undefined;
  }

  /** Sends a mail. Throws MailError if the mail server does not accept it. */
  async send({ content, ...mail }: AgencyLetter): Promise<void> {
    const letterhead = letterheadOf(await this.deps.settings.shown(), this.deps.publicUrl);
    const from = { name: letterhead.companyName, address: senderAddress(letterhead) };
    await this.deps.mailer.send({ ...mail, from, ...renderMail(letterhead, content) });
  }
}

function letterheadOf({ companyName, phone, email, address }: SettingsRecord, publicUrl: string): Letterhead {
  return { companyName: companyName || DEFAULT_NAME, phone: formatPhone(phone), email, address, publicUrl };
}

function senderAddress({ email, publicUrl }: Letterhead): string {
  if (isMailAddress(email)) return email;
  const address = `ne-pas-repondre@${new URL(publicUrl).hostname}`;
  return isMailAddress(address) ? address : 'ne-pas-repondre@localhost';
}
