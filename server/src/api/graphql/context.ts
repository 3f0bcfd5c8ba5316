import type { DocumentNode } from 'graphql';
import type { FileOffers } from '../../platform/documents/prepared-file.js';
import type { Actor } from '../../kernel/actor.js';
import type { RequestOrigin } from '../../kernel/request-origin.js';

/**
 * Whether an operation may run at all, whatever it asks for: throws the DomainError that refuses it. Asked once an
 * operation of a valid document, at HTTP and WebSocket alike.
 */
export type OperationGate = (
  actor: Actor,
  document: DocumentNode,
  operationName: string | null | undefined,
) => Promise<void>;

/** Sources of events that live as long as somebody listens; asked for by subscriptions. */
export interface LiveStreams {
  vehiclePosition(actor: Actor, vehicleId: number): Promise<AsyncIterableIterator<unknown>>;
  fleetPositions(actor: Actor): Promise<AsyncIterableIterator<unknown>>;
}

/** What every resolver may know of its caller. */
export interface GraphQLContext {
  readonly actor: Actor;
  readonly ip: string;
  readonly origin: RequestOrigin;
  /** Has the caller's device keep the secret by which its next login is known; over a socket there is no way to. */
  readonly keepDevice: (secret: string) => void;
  readonly requestId: string;
  /** Aborted when the caller leaves. */
  readonly signal: AbortSignal;
  readonly files: FileOffers;
  readonly streams: LiveStreams;
}
