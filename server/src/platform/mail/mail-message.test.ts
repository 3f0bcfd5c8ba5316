import type { Mail } from './mail.js';
import { composeMail } from './mail-message.js';

const MAIL: Mail = {
  kind: 'contact',
  key: 'contact-1',
  from: { name: 'Zellij & "Fils"', address: 'agence@exemple.ma' },
  to: { name: 'Éléonore Al-Fassi', address: 'eleonore@bücher.ma' },
  replyTo: { name: '', address: 'reponse@exemple.ma' },
  subject: `Réservation acceptée : ${'très longue '.repeat(12)}عقد`,
  html: `<p style="color:red">${'Une phrase assez longue pour dépasser la ligne. '.repeat(4)}</p>`,
  text: 'Bonjour,\n.\n--=_part\nun prix de 100 € = tout compris   \r\nعقد الإيجار\n',
};

const message = composeMail(MAIL, new Date('2026-11-24T08:05:00Z'));
const [head = '', ...parts] = message.split('--=_part\r\n');

it('keeps every text through the encodings of mail', () => {
  const [text = '', html = ''] = parts.map((part) => part.replace(/\r\n--=_part--\r\n$/, ''));
  expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8\r\n/);
  expect(html).toMatch(/^Content-Type: text\/html; charset=utf-8\r\n/);
  expect(bodyOf(text)).toBe(`${MAIL.text.replaceAll(/\r?\n/g, '\r\n')}\r\n`);
  expect(bodyOf(html)).toBe(MAIL.html);
  expect(parts).toHaveLength(2);
});

it('writes the headers in ASCII', () => {
  const headers = head
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=(?: (?==\?))?/g, (_, word: string) => decoded(word.replaceAll('_', ' ')));
  expect(headers.split('\r\n')).toEqual([
    'From: "Zellij & \\"Fils\\"" <agence@exemple.ma>',
    'To: Éléonore Al-Fassi <eleonore@xn--bcher-kva.ma>',
    'Reply-To: <reponse@exemple.ma>',
    `Subject: ${MAIL.subject}`,
    'Message-ID: <contact-1@exemple.ma>',
    'Date: Tue, 24 Nov 2026 08:05:00 +0000',
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="=_part"',
    '',
    '',
  ]);
});

it('sends plain ASCII in short lines', () => {
  for (const line of message.split('\r\n')) {
    expect(line).toMatch(/^[ -~]*$/);
    expect(line.length).toBeLessThanOrEqual(76);
  }
});

function bodyOf(part: string): string {
  return decoded(part.slice(part.indexOf('\r\n\r\n') + 4).replaceAll('=\r\n', ''));
}

/** Decodes quoted-printable text. */
function decoded(text: string): string {
  const bytes = text.replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
