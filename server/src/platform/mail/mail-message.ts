import { domainToASCII } from 'node:url';
import { encodeWord, encodeWords, foldLines } from 'nodemailer/lib/mime-funcs';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { Mail, MailAddress } from './mail.js';

/** Separates the parts. Cannot occur in them, because quoted-printable text has no `=_`. */
const BOUNDARY = '=_part';
/** Header words of this length leave room for the name of the header on a line of 76. */
const WORD_LENGTH = 52;

/**
 * Writes a mail as a mail server gets it (RFC 5322), with its text and HTML as alternatives. The library would build it from a dozen
 * streams, which takes twenty times as long (docs/adr/0030-mails-composed-in-one-piece.md). The addresses must have been checked.
 */
export function composeMail({ key, from, to, replyTo, subject, html, text }: Mail, date = new Date()): string {
  return [
    header('From', written(from)),
    header('To', written(to)),
    ...(replyTo ? [header('Reply-To', written(replyTo))] : []),
    header('Subject', encodeWords(oneLine(subject), 'Q', WORD_LENGTH)),
    header('Message-ID', `<${key}@${domainOf(from.address)}>`),
    header('Date', date.toUTCString().replace('GMT', '+0000')),
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}

function part(type: string, content: string): string[] {
  return [
    `--${BOUNDARY}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    wrap(encode(content.replaceAll(/\r?\n/g, '\r\n'))),
  ];
}

function header(name: string, value: string): string {
  return foldLines(`${name}: ${value}`);
}

function written({ name, address }: MailAddress): string {
  const local = address.slice(0, address.lastIndexOf('@'));
  const plain = `<${local}@${domainOf(address)}>`;
  const shown = oneLine(name);
  return shown ? `${phrase(shown)} ${plain}` : plain;
}

/** Returns a name as headers have it: between quotes if it has signs, and encoded if it is not ASCII or looks encoded. */
function phrase(name: string): string {
  if (/^[\w ]*$/.test(name)) return name;
  return /^[ -~]*$/.test(name) && !name.includes('=?')
    ? `"${name.replaceAll(/["\\]/g, '\\$&')}"`
    : encodeWord(name, 'Q', WORD_LENGTH);
}

function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return domainToASCII(domain) || domain;
}

/** Replaces control characters, in particular line ends, by spaces, because a header is one line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
