/** An event that is sent at once to listeners on any instance. */
export interface LiveEvent<Payload extends object> {
  /** Identifies the event between instances. */
  readonly name: string;
  /** Only carries the type; never set. */
  readonly payload?: Payload;
}

/**
 * Declares a live event and its payload: as a rule only identifiers, so that listeners read the current data and check their own access to
 * it.
 */
export function liveEvent<Payload extends object = Record<string, never>>(name: string): LiveEvent<Payload> {
  return { name };
}
