import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  /** What it is about, e.g. `reservation-received-customer`: for the log and the file name, without personal data. */
  readonly kind: string;
  /** Stays the same when the mail is sent again, so that programs can tell a repetition. */
  readonly key: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  /** Where an answer goes, when not to `from`. */
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Mailer {
  /** Hands the mail over; throws MailError when nobody took it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server refused or could not be reached. Its own words are left out: they repeat the address. */
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
// One plain address: nothing that could end a header or name a second recipient.
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;
/** Never read files or addresses that a text might name. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/** Whether a text is one address that a mail can be sent to. */
export function isMailAddress(text: string | null | undefined): text is string {
  return text != null && text.length <= 254 && ADDRESS.test(text);
}

/** Sends through a mail server. The library is loaded, and the server connected to, with the first mail. */
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

/** Without a mail server: writes each mail as an `.eml` file, which any mail program opens. */
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
      const file = `${new Date().toISOString().replaceAll(':', '-')}-${mail.kind}-${randomUUID().slice(0, 8)}.eml`;
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
        // Each attempt on a full disk would leave a part, and keep its room.
        await rm(draft, { force: true });
        throw error;
      }
      logger.info({ mail: mail.kind, file }, 'mail written to a file: SMTP_URL is not set');
    },
    close: () => undefined,
  };
}

/** Whether the directory is not there: it is made with the first mail, and again when somebody removed it. */
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

/** A header is one line: control characters, line ends above all, become spaces. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
