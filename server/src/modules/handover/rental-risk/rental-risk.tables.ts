/** The table of the rentals whose vehicle may not be there in time: because of a late rental, maintenance or damage. */
export interface RentalRiskTable {
  readonly rentalRisk: {
    readonly reservationId: number;
    readonly lateId: number | null;
    readonly maintenanceId: number | null;
    readonly damageId: number | null;
    readonly since: Date;
  };
}
