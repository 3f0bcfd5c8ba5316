import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { isMailAddress, type Mail } from './mail.js';
import { createFileMailer, createSmtpMailer, MailError } from './mailer.js';
import { renderMail } from './mail-layout.js';

const letterhead = {
  companyName: 'Zellij & Fils',
  phone: '0522',
  email: 'agence@exemple.ma',
  address: '',
  publicUrl: 'https://exemple.ma',
};

const MAIL: Mail = {
  kind: 'reservation-received-customer',
  key: 'reservation-1-received-customer',
  from: { name: 'Zellij & Fils', address: 'agence@exemple.ma' },
  to: { name: 'Éléonore Al-Fassi', address: 'eleonore@exemple.ma' },
  subject: 'Votre réservation',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
};

let log: string[];
const logger = pino({ level: 'debug' }, { write: (line: string) => log.push(line) });

beforeEach(() => {
  log = [];
});

describe('without a mail server', () => {
  let parent: string;
  let directory: string;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'mail-'));
    directory = join(parent, 'mail');
  });

  afterEach(() => rm(parent, { recursive: true, force: true }));

  const written = async (mail: Mail): Promise<string> => {
    await createFileMailer(directory, logger).send(mail);
    const [file = ''] = await readdir(directory);
    expect(file).toMatch(/^[\dTZ.-]+-reservation-received-customer-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/);
    return readFile(join(directory, file), 'utf8');
  };

  it('writes a mail that any mail program opens, as HTML and text', async () => {
    const message = await written(MAIL);
    expect(message).toMatch(
      /^From: Zellij & Fils <agence@exemple\.ma>\r$|^From: "Zellij & Fils" <agence@exemple\.ma>\r$/m,
    );
    expect(message).toMatch(/^To: .*<eleonore@exemple\.ma>\r$/m);
    expect(message).toMatch(/^Message-ID: <reservation-1-received-customer@exemple\.ma>\r$/m);
    expect(message).toContain('multipart/alternative');
    expect(message).toContain('text/plain');
    expect(message).toContain('text/html');
  });

  it('names no person in the log', async () => {
    await written(MAIL);
    expect(log.join('')).toContain('SMTP_URL is not set');
    expect(log.join('')).not.toMatch(/@|Éléonore|Fassi/);
  });

  it('lets no text add a header or a recipient', async () => {
    const evil = 'Bonjour\r\nBcc: tous@exemple.ma\r\n\r\nAutre corps';
    const message = await written({ ...MAIL, subject: evil, to: { name: evil, address: MAIL.to.address } });
    const head = message.slice(0, message.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^Bcc/im);
    await expect(written({ ...MAIL, to: { name: '', address: 'a@b.ma, c@d.ma' } })).rejects.toThrow(MailError);
    await expect(written({ ...MAIL, from: { name: '', address: 'a@b.ma\r\nBcc: c@d.ma' } })).rejects.toThrow(MailError);
  });
});

describe('with a mail server', () => {
  let server: Server;
  let url: string;
  let received: string;
  let refuse: boolean;

  beforeEach(async () => {
    received = '';
    refuse = false;
    server = createServer((socket) =>
      converse(
        socket,
        () => refuse,
        (data) => (received += data),
      ),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => server.close());

  it('hands the mail over', async () => {
    const mailer = createSmtpMailer(url, logger);
    await mailer.send(MAIL);
    mailer.close();
    expect(received).toContain('RCPT TO:<eleonore@exemple.ma>');
    expect(received).toContain('Message-ID: <reservation-1-received-customer@exemple.ma>');
    expect(log.join('')).toContain('mail sent');
    expect(log.join('')).not.toContain('eleonore');
  });

  it('reports a refusal, without the address', async () => {
    refuse = true;
    const mailer = createSmtpMailer(url, logger);
    const error = await mailer.send(MAIL).catch((reason: unknown) => reason);
    mailer.close();
    expect(error).toBeInstanceOf(MailError);
    expect(String(error)).toContain('550');
    expect(String(error)).not.toContain('eleonore');
  });

  it('reports an unreachable server', async () => {
    const mailer = createSmtpMailer('smtp://127.0.0.1:1', logger);
    await expect(mailer.send(MAIL)).rejects.toThrow(MailError);
    mailer.close();
  });
});

describe('the layout', () => {
  it('escapes every text and has the same words in HTML and text', () => {
    const evil = '<script>alert("x")</script> & \'co\'';
    const { html, text } = renderMail(
      { ...letterhead, companyName: evil, address: evil },
      {
        title: evil,
        paragraphs: [evil],
        facts: [[evil, evil]],
        link: { label: evil, url: 'https://exemple.ma/?a=1&b="2"' },
        secondLink: { label: evil, url: 'https://exemple.ma/"><script>' },
        closing: evil,
      },
    );
    expect(html).not.toMatch(/<script|alert\("/);
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;');
    expect(html).toContain('href="https://exemple.ma/?a=1&amp;b=&quot;2&quot;"');
    expect(text).toContain(`${evil} : ${evil}`);
    expect(text).toContain('https://exemple.ma/?a=1&b="2"');
  });
});

it.each([
  ['a@b.ma', true],
  ['', false],
  [undefined, false],
  ['a b@c.ma', false],
  ['a@b.ma,c@d.ma', false],
  ['<a@b.ma>', false],
  ['a@b\r\nX: y', false],
])('%p is an address: %p', (text, expected) => expect(isMailAddress(text)).toBe(expected));

/** Speaks just enough SMTP to accept or refuse a mail. */
function converse(socket: Socket, refuses: () => boolean, keep: (data: string) => void): void {
  let inData = false;
  socket.setEncoding('utf8').write('220 test\r\n');
  socket.on('data', (chunk: string) => {
    keep(chunk);
    if (inData) {
      if (!chunk.endsWith('\r\n.\r\n')) return;
      inData = false;
      socket.write('250 ok\r\n');
      return;
    }
    for (const line of chunk.split('\r\n').filter(Boolean)) {
      if (/^DATA/i.test(line)) inData = true;
      const answer = /^DATA/i.test(line) ? '354 go' : /^RCPT/i.test(line) && refuses() ? '550 no such user' : '250 ok';
      socket.write(`${answer}\r\n`);
    }
  });
  socket.on('error', () => undefined);
}
