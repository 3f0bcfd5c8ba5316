import type { Actor } from '../../../kernel/actor.js';
import { SecretBox } from '../../../kernel/secret-box.js';

/** How long the address of a file is valid. */
export const TICKET_MS = 5 * 60_000;

/** The caller: a login session, an access key or a visitor. Permissions are checked again when the file is fetched. */
export type TicketHolder = { readonly session: string } | { readonly key: number } | { readonly visitor: true };

/** The content of an address. */
export interface Ticket {
  /** Name of the query that offered the file. */
  readonly source: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly holder: TicketHolder;
  readonly expiresAt: Date;
}

/** Encrypts and decrypts the addresses of files, so that nobody can read or forge one. */
export class ExportTickets {
  private readonly box: SecretBox;

  constructor(authSecret: string) {
    this.box = new SecretBox(authSecret, 'addresses of files, version 1');
  }

  /** Encrypts a ticket to text for an address. */
  seal(ticket: Ticket): string {
    return Buffer.from(this.box.seal(JSON.stringify(ticket, tagDates)), 'base64').toString('base64url');
  }

  /** Decrypts a ticket; undefined if it is not ours, was changed or has expired. */
  open(text: string): Ticket | undefined {
    const json = this.box.open(text);
    if (json === undefined) return undefined;
    const ticket = JSON.parse(json, readDates) as Ticket;
    return ticket.expiresAt > new Date() ? ticket : undefined;
  }
}

/** Returns what a ticket stores of its caller. */
export function holderOf(actor: Actor): TicketHolder {
  if (actor.kind === 'visitor') return { visitor: true };
  return actor.kind === 'key' ? { key: actor.keyId } : { session: actor.sessionId };
}

/** Marks the dates among the arguments, which JSON alone would turn into texts. */
function tagDates(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const raw = this[name];
  return raw instanceof Date ? { [DATE_TAG]: raw.toISOString() } : value;
}

function readDates(_name: string, value: unknown): unknown {
  const tagged = (value as { readonly [DATE_TAG]?: unknown } | null)?.[DATE_TAG];
  return typeof tagged === 'string' ? new Date(tagged) : value;
}

const DATE_TAG = '$date';
