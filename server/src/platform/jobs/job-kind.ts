/** A kind of job; `Payload` holds ids, never data that the database already has. */
export interface JobKind<Payload extends object = Record<string, never>> {
  /** The name of its queue, which must not change while jobs of an earlier release may wait. */
  readonly name: string;
  /** Only carries the type; never set. */
  readonly payload?: Payload;
}

/** Declares a kind of job and the type of its payload. The module's manifest lists it. */
export function jobKind<Payload extends object = Record<string, never>>(name: string): JobKind<Payload> {
  return { name };
}
