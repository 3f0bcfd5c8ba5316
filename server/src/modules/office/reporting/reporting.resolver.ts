import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import type { FleetReport, FleetReportService } from './fleet-report.service.js';
import {
  type DayCount,
  type LoyalCustomers,
  type MonthFigures,
  type MonthTotals,
  type ReportingService,
  sumOf,
  type VehicleCount,
} from './reporting.service.js';
import {
  DayAmountsType,
  DayCountType,
  DaySpanInput,
  FleetReportType,
  LoyalCustomersType,
  MonthFiguresType,
  MonthTotalsType,
  ReportKind,
  VehicleCountType,
} from './reporting.types.js';

const WITHOUT_DATES = 'the current month without a period. Staff; with a period Admin only. Error: REPORT.PERIOD.';

/** Queries for the figures of the dashboard and of the statistics page (docs/rules/reports.md#what-counts). */
@Resolver(() => MonthFiguresType)
export class ReportingResolver {
  constructor(
    private readonly reporting: ReportingService,
    private readonly fleet: FleetReportService,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => MonthFiguresType, { description: 'Three figures of the current month. Staff only.' })
  monthFigures(@Ctx() { actor }: GraphQLContext): Promise<MonthFigures> {
    return this.reporting.monthFigures(actor);
  }

  /** Returns the last six months with the current one, oldest first; null for anyone but an Admin. */
  @FieldResolver(() => [MonthTotalsType], { nullable: true })
  /** Returns the totals of the current month and the months before it, six in all, oldest first; null unless the caller is an Admin. */
  recentMonths(@Ctx() { actor }: GraphQLContext): Promise<MonthTotals[] | null> {
    return this.reporting.recentMonths(actor);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => [DayCountType], { description: `Rentals by first day, zeros included; ${WITHOUT_DATES}` })
  rentalsPerDay(
    @Ctx() { actor }: GraphQLContext,
    @Arg('period', () => DaySpanInput, { nullable: true }) period?: DaySpanInput,
  ): Promise<DayCount[]> {
    return this.reporting.rentalsPerDay(actor, period);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => [VehicleCountType], { description: `The ten most rented vehicles; ${WITHOUT_DATES}` })
  mostRentedVehicles(
    @Ctx() { actor }: GraphQLContext,
    @Arg('period', () => DaySpanInput, { nullable: true }) period?: DaySpanInput,
  ): Promise<VehicleCount[]> {
    return this.reporting.mostRented(actor, period);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => DayAmountsType, { description: `Cost of maintenance by day; ${WITHOUT_DATES}` })
  async chargesPerDay(
    @Ctx() { actor }: GraphQLContext,
    @Arg('period', () => DaySpanInput, { nullable: true }) period?: DaySpanInput,
  ): Promise<DayAmountsType> {
    const days = await this.reporting.chargesPerDay(actor, period);
    return { days, sum: sumOf(days) };
  }

  @Authorized('ADMIN')
  @Query(() => DayAmountsType, {
    description:
      'Agreed totals of rentals by first day; the current month without a period. Admin only. Error: REPORT.PERIOD.',
  })
  async revenuePerDay(
    @Ctx() { actor }: GraphQLContext,
    @Arg('period', () => DaySpanInput, { nullable: true }) period?: DaySpanInput,
  ): Promise<DayAmountsType> {
    const days = await this.reporting.revenuePerDay(actor, period);
    return { days, sum: sumOf(days) };
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Query(() => LoyalCustomersType, { description: 'The ten registered customers with most rentals. Staff only.' })
  loyalCustomers(@Ctx() { actor }: GraphQLContext): Promise<LoyalCustomers> {
    return this.reporting.loyalCustomers(actor);
  }

  @Authorized('ADMIN')
  @Query(() => FleetReportType, {
    description:
      'Use and profit of each vehicle; the current month without a period. Admin only. Error: REPORT.PERIOD.',
  })
  fleetReport(
    @Ctx() { actor }: GraphQLContext,
    @Arg('period', () => DaySpanInput, { nullable: true }) period?: DaySpanInput,
  ): Promise<FleetReport> {
    return this.fleet.report(actor, period);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS, KeyArea.FLEET)
  @Query(() => ExportedFile, {
    description: 'A report as a workbook (XLSX), with the permissions of the report. Error: REPORT.PERIOD.',
  })
  reportExport(
    @Ctx() caller: GraphQLContext,
    @Arg('report', () => ReportKind) report: ReportKind,
    @Arg('period', () => DaySpanInput, { nullable: true }) period?: DaySpanInput,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'reportExport', { report, period });
  }
}
