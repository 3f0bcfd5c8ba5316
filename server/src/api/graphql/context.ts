import type { DocumentNode } from 'graphql';
import type { FileOffers } from '../../platform/documents/prepared-file.js';
import type { Actor } from '../../kernel/actor.js';
import type { RequestOrigin } from '../../kernel/request-origin.js';

/**
 * Checks whether an operation may run at all, and throws the DomainError that refuses it. Called once per operation of a valid document,
 * over HTTP and WebSocket alike.
 */
export type OperationGate = (
  caller: Pick<GraphQLContext, 'actor' | 'hasDeadToken'>,
  document: DocumentNode,
  operationName: string | null | undefined,
) => Promise<void>;

/** Event sources for subscriptions, which live as long as somebody listens. */
export interface LiveStreams {
  vehiclePosition(actor: Actor, vehicleId: number): Promise<AsyncIterableIterator<unknown>>;
  fleetPositions(actor: Actor): Promise<AsyncIterableIterator<unknown>>;
}

/** What resolvers know of the caller. */
export interface GraphQLContext {
  readonly actor: Actor;
  /** Whether the caller, a visitor then, sent a token that is not valid. */
  readonly hasDeadToken: boolean;
  readonly ip: string;
  readonly origin: RequestOrigin;
  /**
   * Stores on the caller's device the secret by which its next login is recognised; does nothing over a WebSocket, which cannot set
   * cookies.
   */
  readonly keepDevice: (secret: string) => void;
  readonly requestId: string;
  /** What the caller sent as `Idempotency-Key`; undefined over a WebSocket. */
  readonly idempotencyKey: string | undefined;
  readonly files: FileOffers;
  readonly streams: LiveStreams;
}
