/** A kind of job; `Payload` carries ids, never what the database already knows. */
export interface JobKind<Payload extends object = Record<string, never>> {
  /** Names its queue: jobs that wait keep it from one release to the next. */
  readonly name: string;
  /** Carries the type alone. */
  readonly payload?: Payload;
}

/** Names a kind of job, with what it carries. The module's manifest lists it. */
export function jobKind<Payload extends object = Record<string, never>>(name: string): JobKind<Payload> {
  return { name };
}
