import { Arg, Authorized, Ctx, Field, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { idOf } from '../../../kernel/ids.js';
import { addMoney, type Money } from '../../../kernel/money.js';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { type CashReportRow, type CashReports, type DayReport, rowTotal } from './cash-report.js';
import { CashMethod } from './till.enums.js';

@ObjectType('CashReportRow', {
  description:
    'What one employee took and gave back in one agency by one method on a day, in Dh; what left is negative. Staff only.',
})
class CashReportRowType implements Omit<CashReportRow, 'agencyId' | 'employeeId'> {
  @Field(() => ID, { description: 'The agency.' })
  agencyId!: string;

  @Field(() => String, { description: 'Its name.' })
  agency!: string;

  @Field(() => String, { nullable: true, description: 'Who entered it; null for access keys.' })
  employee!: string | null;

  @Field(() => CashMethod, { description: 'How it was paid.' })
  method!: CashMethod;

  @Field(() => MoneyScalar, { description: 'Advances and payments, less what was taken back of them.' })
  payments!: Money;

  @Field(() => MoneyScalar, { description: 'Refunds.' })
  refunds!: Money;

  @Field(() => MoneyScalar, { description: 'Stamp duty collected with the payments, less what was taken back of it.' })
  stampDuties!: Money;

  @Field(() => MoneyScalar, {
    description: 'Deposits that were left, less those that went back or became a payment. No revenue.',
  })
  deposits!: Money;

  @Field(() => MoneyScalar, { description: 'Expenses and bank deposits out of the till.' })
  movements!: Money;

  @Field(() => MoneyScalar, {
    description:
      'The part of the sum that is cash in no till, because whoever entered it had none open; 0 for other methods.',
  })
  outsideTill!: Money;

  @Field(() => MoneyScalar, { description: 'Their sum; 0 for card imprints, which are no money.' })
  total!: Money;
}

@ObjectType({ description: 'Everything that was entered on a day of the agency. Staff only.' })
class CashReport {
  @Field(() => LocalDateScalar, { description: 'The day.' })
  day!: string;

  @Field(() => [CashReportRowType], { description: 'By agency, employee and method.' })
  rows!: CashReportRowType[];
}

/** The query for the daily cash report, also as a workbook and as a PDF (docs/rules/payments.md#the-report-of-the-day). */
@Resolver(() => CashReport)
export class CashReportResolver {
  constructor(private readonly reports: CashReports) {}

  @Authorized('STAFF')
  @Query(() => CashReport, {
    description:
      "What was taken and given back on a day of the agency, by agency, employee and method: the caller's own entries, all for an Admin. Staff only. Errors: VALIDATION.",
  })
  async cashReport(
    @Ctx() { actor }: GraphQLContext,
    @Arg('day', () => LocalDateScalar, { description: 'The day.' }) day: string,
    @Arg('agencyId', () => ID, { nullable: true, description: 'Of this agency alone.' }) agencyId?: string | null,
  ): Promise<CashReport> {
    const report: DayReport = await this.reports.of(actor, {
      day,
      agencyId: agencyId == null ? undefined : idOf(agencyId),
    });
    return {
      day: report.day,
      rows: report.rows.map((row) => ({ ...row, agencyId: String(row.agencyId), total: rowTotal(row) })),
    };
  }

  @FieldResolver(() => MoneyScalar, { description: 'The sum of all rows, in Dh.' })
  total(@Root() { rows }: CashReport): Money {
    return addMoney(...rows.map(({ total }) => total));
  }

  @Authorized('STAFF')
  @Query(() => ExportedFile, { description: 'The same report as a workbook. Staff only.' })
  cashReportExport(
    @Ctx() caller: GraphQLContext,
    @Arg('day', () => LocalDateScalar, { description: 'The day.' }) day: string,
    @Arg('agencyId', () => ID, { nullable: true, description: 'Of this agency alone.' }) agencyId?: string | null,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'cashReportExport', { day, agencyId });
  }

  @Authorized('STAFF')
  @Query(() => ExportedFile, { description: 'The same report as a PDF. Staff only. Errors: PDF.UNAVAILABLE.' })
  cashReportDocument(
    @Ctx() caller: GraphQLContext,
    @Arg('day', () => LocalDateScalar, { description: 'The day.' }) day: string,
    @Arg('agencyId', () => ID, { nullable: true, description: 'Of this agency alone.' }) agencyId?: string | null,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'cashReportDocument', { day, agencyId });
  }
}
