import { Arg, Authorized, Ctx, Field, FieldResolver, InputType, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import type { InspectionReports } from './inspection-reports.js';

@InputType({ description: 'Which report is mailed.' })
class MailInspectionReportInput {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;
}

/** Offers the report of a rental's inspections as a PDF, and mails the customer a link to it (docs/rules/documents.md#inspections). */
@Resolver(() => Reservation)
export class InspectionReportResolver {
  constructor(private readonly reports: InspectionReports) {}

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => ExportedFile, {
    description:
      'What was seen of the vehicle at the departure and the return as a PDF, for the owner, the staff and whoever has the key of its link. Errors: INSPECTION.NOT_FOUND, RESERVATION.NOT_FOUND, PDF.UNAVAILABLE.',
  })
  inspectionReport(
    @Ctx() caller: GraphQLContext,
    @Arg('number', () => String, { description: 'Reservation number.' }) number: string,
    @Arg('key', () => String, { nullable: true, description: 'What the link carries.' }) key?: string | null,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'inspectionReport', { number, key });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address that opens the report of its inspections without a login, for a mail or WhatsApp. For the owner and the staff, once one is completed.',
  })
  inspectionReportUrl(
    @Root() reservation: ReservationRecord,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<string | null> {
    return this.reports.link(actor, reservation);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Boolean, {
    description:
      'Mails the link to the report to the customer. Errors: INSPECTION.NOT_FOUND, RESERVATION.NOT_FOUND, VALIDATION (number) where no address is known.',
  })
  async mailInspectionReport(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => MailInspectionReportInput) { number }: MailInspectionReportInput,
  ): Promise<boolean> {
    await this.reports.mail(caller, number);
    return true;
  }
}
