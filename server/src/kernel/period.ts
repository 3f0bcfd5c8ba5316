/** A half-open interval of time: a car returned at 10:00 can leave at 10:00. */
export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}
