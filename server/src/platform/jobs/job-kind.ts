/** A kind of job; `Payload` holds ids, never data that the database already has. */
export interface JobKind<Payload extends object = Record<string, never>> {
  /** The name of its queue, which must not change while jobs of an earlier release may wait. */
  readonly name: string;
  /** Seconds after which a job that has not ended counts as interrupted and is run again; a minute if left out. */
  readonly limitSeconds?: number | undefined;
  /** Only carries the type; never set. */
  readonly payload?: Payload;
}

/** The cron expression of jobs that run each minute. */
export const EVERY_MINUTE = '* * * * *';

/** Limit of nightly jobs, in seconds, whose duration grows with the amount of data. */
export const LONG_SECONDS = 2 * 3600;

/** Declares a kind of job and the type of its payload. The module's manifest lists it. */
export function jobKind<Payload extends object = Record<string, never>>(
  name: string,
  limitSeconds?: number,
): JobKind<Payload> {
  return { name, limitSeconds };
}
