import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** An e-mail address with the name of its owner. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  /** The type of mail, e.g. `reservation-received-customer`: for the log and the file name, without personal data. */
  readonly kind: string;
  /** Unchanged when the mail is sent again, so that mail programs can detect duplicates. */
  readonly key: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  /** Where answers go, if not to `from`. */
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Sends mails through a mail server, or writes them to files. */
export interface Mailer {
  /** Sends the mail; throws MailError if no server accepted it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Thrown when the mail server refused the mail or could not be reached. Leaves out the server's own words, which repeat the address. */
export class MailError extends Error {
  constructor(cause: unknown) {
    const { code, responseCode, command } = (cause ?? {}) as {
      code?: unknown;
      responseCode?: unknown;
      command?: unknown;
    };
    super(`mail not sent: ${[code, responseCode, command].filter(Boolean).join(' ') || 'no reason given'}`);
    this.name = 'MailError';
  }
}

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
// One plain address, without characters that could end a header or add a recipient.
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;
/** Keeps the library from reading files or addresses that a text might name. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/** Tells whether a text is one address that a mail can be sent to. */
export function isMailAddress(text: string | null | undefined): text is string {
  return text != null && text.length <= 254 && ADDRESS.test(text);
}

/** Creates a mailer that sends through a mail server. The library is loaded, and the connection opened, with the first mail. */
export function createSmtpMailer(url: string, logger: Logger): Mailer {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      ...CLOSED,
    });
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      const opened = await (transport ??= open());
      await opened.sendMail(toMessage(mail)).catch((error: unknown) => {
        throw new MailError(error);
      });
      logger.info({ mail: mail.kind }, 'mail sent');
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** Creates a mailer for use without a mail server: it writes each mail as an `.eml` file, which any mail program opens. */
export function createFileMailer(directory: string, logger: Logger): Mailer {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      ...{ streamTransport: true, buffer: true, newline: 'windows' },
      ...CLOSED,
    });
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      const opened = await (transport ??= open());
      const { message } = await opened.sendMail(toMessage(mail));
      const file = `${new Date().toISOString().replaceAll(':', '-')}-${mail.kind}-${randomUUID()}.eml`;
      const draft = join(directory, `${file}.part`);
      const write = (): Promise<void> => writeFile(draft, message as Buffer);
      try {
        await write().catch(async (error: unknown) => {
          if (!isAbsent(error)) throw error;
          await mkdir(directory, { recursive: true });
          await write();
        });
        await rename(draft, join(directory, file));
      } catch (error) {
        // Otherwise each attempt on a full disk would leave a partial file that takes space.
        await rm(draft, { force: true });
        throw error;
      }
      logger.info({ mail: mail.kind, file }, 'mail written to a file: SMTP_URL is not set');
    },
    close: () => undefined,
  };
}

/** Tells whether the directory is missing: it is created with the first mail, and again if somebody removed it. */
function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function toMessage({ key, from, to, replyTo, subject, html, text }: Mail) {
  for (const { address } of [from, to, ...(replyTo ? [replyTo] : [])]) {
    if (!isMailAddress(address)) throw new MailError({ code: 'EADDRESS' });
  }
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(to.name), address: to.address },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } } : {}),
    subject: oneLine(subject),
    messageId: `<${key}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    html,
    text,
  };
}

/** Replaces control characters, in particular line ends, by spaces, because a header is one line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
