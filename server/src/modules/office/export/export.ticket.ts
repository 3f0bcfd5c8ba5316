import type { Actor } from '../../../kernel/actor.js';
import { SecretBox } from '../../../kernel/secret-box.js';

/** How long an address of a file serves. */
export const TICKET_MS = 5 * 60_000;

/** Who asked: a login session, an access key or somebody unknown. What they may is looked up again when the file is fetched. */
export type TicketHolder = { readonly session: string } | { readonly key: number } | { readonly visitor: true };

/** What an address stands for. */
export interface Ticket {
  /** Name of the query that offered the file. */
  readonly source: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly holder: TicketHolder;
  readonly expiresAt: Date;
}

/** Seals and opens the addresses of files: nobody reads out of one what it stands for, and nobody makes one up. */
export class ExportTickets {
  private readonly box: SecretBox;

  constructor(authSecret: string) {
    this.box = new SecretBox(authSecret, 'addresses of files, version 1');
  }

  /** Text that can stand in an address. */
  seal(ticket: Ticket): string {
    return Buffer.from(this.box.seal(JSON.stringify(ticket, tagDates)), 'base64').toString('base64url');
  }

  /** Undefined for what is none of ours, was changed or has expired. */
  open(text: string): Ticket | undefined {
    const json = this.box.open(text);
    if (json === undefined) return undefined;
    const ticket = JSON.parse(json, readDates) as Ticket;
    return ticket.expiresAt > new Date() ? ticket : undefined;
  }
}

/** What a ticket keeps of who asked. */
export function holderOf(actor: Actor): TicketHolder {
  if (actor.kind === 'visitor') return { visitor: true };
  return actor.kind === 'key' ? { key: actor.keyId } : { session: actor.sessionId };
}

/** Arguments hold instants, which JSON alone would bring back as texts. */
function tagDates(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const raw = this[name];
  return raw instanceof Date ? { [DATE_TAG]: raw.toISOString() } : value;
}

function readDates(_name: string, value: unknown): unknown {
  const tagged = (value as { readonly [DATE_TAG]?: unknown } | null)?.[DATE_TAG];
  return typeof tagged === 'string' ? new Date(tagged) : value;
}

const DATE_TAG = '$date';
