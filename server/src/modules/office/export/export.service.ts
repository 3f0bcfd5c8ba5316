import type { DocumentQueue } from '../../../platform/documents/document-queue.js';
import type {
  FileCaller,
  FileFetcher,
  FileOffers,
  MadeFile,
  OfferedFile,
  PreparedFile,
} from '../../../platform/documents/prepared-file.js';
import { noteActor } from '../../../kernel/acting.js';
import { accountOf, type Actor, VISITOR } from '../../../kernel/actor.js';
import type { ApiKeyService } from '../../people/api-key/api-key.service.js';
import type { AuthService } from '../../people/account/auth.service.js';
import { ExportAddressError, ExportLinkError, ExportLoginEndedError } from './export.errors.js';
import type { ExportSources } from './export-sources.js';
import { type ExportTickets, holderOf, TICKET_MS, type TicketHolder } from './export-ticket.js';

/** In characters; browsers and proxies accept addresses of at least 8,000. */
const MAX_ADDRESS = 6_000;

interface Deps {
  readonly apiKeys: ApiKeyService;
  readonly auth: AuthService;
  readonly documents: DocumentQueue;
  readonly sources: ExportSources;
  readonly tickets: ExportTickets;
}

/** Offers files at addresses that expire, and makes them when they are fetched (docs/rules/documents.md#addresses-that-expire). */
export class ExportService implements FileOffers {
  constructor(private readonly deps: Deps) {}

  /**
   * Checks a request for a file and offers it, without making it yet. `source` is the query's name. Throws what the source throws if the
   * caller may not have it.
   */
  async offer(caller: FileCaller, source: string, args: Readonly<Record<string, unknown>>): Promise<OfferedFile> {
    const holder = holderOf(caller.actor);
    const file = await this.prepare(caller, source, args);
    const expiresAt = new Date(Date.now() + TICKET_MS);
    return {
      fileName: file.fileName,
      mediaType: file.mediaType,
      expiresAt,
      address: () => {
        const address = `/exports/${this.deps.tickets.seal({ source, args, holder, expiresAt })}`;
        if (address.length > MAX_ADDRESS) throw new ExportAddressError();
        return address;
      },
    };
  }

  /**
   * Makes the file of an address through the document queue for the caller who asked for it, with their current permissions. Throws
   * ExportLinkError, ExportLoginEndedError, ForbiddenError, ApiKeyScopeError, TooManyRequestsError, and as `offer` and the document queue do.
   */
  async fetch(ticketText: string, { ip, signal, checkKey }: FileFetcher): Promise<MadeFile> {
    const ticket = this.deps.tickets.open(ticketText);
    if (!ticket) throw new ExportLinkError();
    const actor = await this.actorOf(ticket.holder);
    if (!actor) throw new ExportLoginEndedError();
    noteActor(actor);
    await this.deps.apiKeys.admit(actor);
    checkKey(actor, ticket.source);
    const file = await this.prepare({ actor, ip }, ticket.source, ticket.args);
    const bytes = await this.deps.documents.make(file, { account: file.account ?? accountOf(actor), signal });
    return { fileName: file.fileName, mediaType: file.mediaType, bytes };
  }

  private async prepare(
    caller: FileCaller,
    source: string,
    args: Readonly<Record<string, unknown>>,
  ): Promise<PreparedFile> {
    const prepare = Object.hasOwn(this.deps.sources, source) ? this.deps.sources[source] : undefined;
    // A ticket of another server version may name a source that no longer exists.
    if (!prepare) throw new ExportLinkError();
    return prepare(caller, args);
  }

  private async actorOf(holder: TicketHolder): Promise<Actor | undefined> {
    if ('visitor' in holder) return VISITOR;
    return 'key' in holder ? this.deps.apiKeys.actorOf(holder.key) : this.deps.auth.actorOf(holder.session);
  }
}
