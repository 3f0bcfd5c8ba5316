import type { Actor } from '../shared/actor.js';

/** Sources of events that live as long as somebody listens; asked for by subscriptions. */
export interface LiveStreams {
  vehiclePosition(actor: Actor, vehicleId: string): Promise<AsyncIterableIterator<unknown>>;
}

/** What every resolver may know of its caller. */
export interface GraphQLContext {
  readonly actor: Actor;
  readonly ip: string;
  readonly requestId: string;
  readonly streams: LiveStreams;
}
