import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { isMailAddress, type Mail } from './mail.js';

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
      // Keeps the library from reading files or addresses that a mail might name.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      const raw = await messageOf(mail);
      const opened = await (transport ??= open());
      const envelope = { from: mail.from.address, to: mail.to.address };
      await opened.sendMail({ envelope, raw }).catch((error: unknown) => {
        throw new MailError(error);
      });
      logger.info({ mail: mail.kind }, 'mail sent');
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** Creates a mailer for use without a mail server: it writes each mail as an `.eml` file, which any mail program opens. */
export function createFileMailer(directory: string, logger: Logger): Mailer {
  return {
    async send(mail) {
      const message = await messageOf(mail);
      const file = `${new Date().toISOString().replaceAll(':', '-')}-${mail.kind}-${randomUUID()}.eml`;
      const draft = join(directory, `${file}.part`);
      const write = (): Promise<void> => writeFile(draft, message);
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

/** Writes the mail as a mail server gets it. Throws MailError if an address is none. The composer is loaded with the first mail. */
async function messageOf(mail: Mail): Promise<string> {
  const { from, to, replyTo } = mail;
  for (const { address } of [from, to, ...(replyTo ? [replyTo] : [])]) {
    if (!isMailAddress(address)) throw new MailError({ code: 'EADDRESS' });
  }
  const { composeMail } = await import('./mail-message.js');
  return composeMail(mail);
}
