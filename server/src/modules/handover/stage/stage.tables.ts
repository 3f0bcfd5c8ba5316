/** The table of the late returns that were noticed, each once. */
export interface RentalLatenessTable {
  readonly rentalLateness: {
    readonly reservationId: number;
    readonly promisedEnd: Date;
    readonly noticedAt: Date;
  };
}

/** The table of the reminders that were sent before and after a promised return. */
export interface ReturnReminderTable {
  readonly returnReminder: {
    readonly reservationId: number;
    readonly promisedEnd: Date;
    readonly kind: 'FIRST' | 'SECOND' | 'LATE';
    readonly sentAt: Date;
  };
}
