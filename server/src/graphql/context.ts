import type { Actor } from '../shared/actor.js';

/**
 * Whether an operation may run at all, whatever it asks for: throws the DomainError that refuses it. Asked once an
 * operation, at HTTP and WebSocket alike; `changes` is true for a mutation.
 */
export type OperationGate = (actor: Actor, changes: boolean) => Promise<void>;

/** Sources of events that live as long as somebody listens; asked for by subscriptions. */
export interface LiveStreams {
  vehiclePosition(actor: Actor, vehicleId: string): Promise<AsyncIterableIterator<unknown>>;
  fleetPositions(actor: Actor): Promise<AsyncIterableIterator<unknown>>;
}

/** What every resolver may know of its caller. */
export interface GraphQLContext {
  readonly actor: Actor;
  readonly ip: string;
  readonly requestId: string;
  readonly streams: LiveStreams;
}
