/** Something that is told while it happens, to whoever watches on any instance. */
export interface LiveEvent<Payload extends object> {
  /** Names it between instances. */
  readonly name: string;
  /** Carries the type alone. */
  readonly payload?: Payload;
}

/**
 * Names a live event, with what it carries: identifiers only, as a rule, so that whoever listens reads the truth and checks their own
 * right to it.
 */
export function liveEvent<Payload extends object = Record<string, never>>(name: string): LiveEvent<Payload> {
  return { name };
}
