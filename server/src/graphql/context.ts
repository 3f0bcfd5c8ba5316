import type { Actor } from '../shared/actor.js';

/** What every resolver may know of its caller. */
export interface GraphQLContext {
  readonly actor: Actor;
  readonly ip: string;
  readonly requestId: string;
}
