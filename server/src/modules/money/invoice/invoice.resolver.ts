import { Arg, Authorized, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { Invoice } from './invoice.entity.js';
import { parseCorrection } from './invoice.commands.js';
import { CorrectInvoiceInput, IssueInvoiceInput } from './invoice.input.js';
import type { InvoiceCorrection, InvoiceService } from './invoice.service.js';

@ObjectType('InvoiceCorrection', { description: 'What the correction of an invoice made.' })
class InvoiceCorrectionType {
  @Field(() => Invoice, { description: 'Takes the wrong invoice back.' })
  creditNote!: Invoice;

  @Field(() => Invoice, { nullable: true, description: 'The new invoice; null when the rental was cancelled.' })
  invoice?: Invoice | undefined;
}

/** Issues and corrects invoices, and offers them as PDFs (docs/rules/documents.md#invoices). */
@Resolver(() => Reservation)
export class InvoiceResolver {
  constructor(private readonly service: InvoiceService) {}

  @Authorized('ACCOUNT')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => ExportedFile, {
    description:
      'An issued invoice or credit note as a PDF, for the owner and the staff. Errors: RESERVATION.NOT_FOUND, INVOICE.NOT_FOUND, INVOICE.NOT_A_RENTAL, PDF.UNAVAILABLE.',
  })
  invoiceDocument(
    @Ctx() caller: GraphQLContext,
    @Arg('number', () => String, { description: 'Reservation number.' }) number: string,
    @Arg('invoiceNumber', () => String, {
      nullable: true,
      description: 'One of the rental’s documents; by default the invoice that stands, else the last credit note.',
    })
    invoiceNumber?: string | null,
    @Arg('proForma', () => Boolean, {
      nullable: true,
      description:
        'While the rental has no invoice, a pro forma without a number instead of INVOICE.NOT_FOUND. Of no effect beside `invoiceNumber`.',
    })
    proForma?: boolean | null,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'invoiceDocument', { number, invoiceNumber, proForma });
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Invoice, {
    description:
      'Issues the invoice of a rental: its number is taken once and never changes; a second call gives the same. Errors: RESERVATION.NOT_FOUND, INVOICE.NOT_A_RENTAL.',
  })
  issueInvoice(@Ctx() caller: GraphQLContext, @Arg('input', () => IssueInvoiceInput) { number }: IssueInvoiceInput) {
    return this.service.issue(caller, number);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => InvoiceCorrectionType, {
    description:
      'Takes an invoice back by a credit note and issues a new one of the rental as it stands now. Errors: VALIDATION, INVOICE.NOT_FOUND, INVOICE.ALREADY_CORRECTED.',
  })
  async correctInvoice(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CorrectInvoiceInput) input: CorrectInvoiceInput,
  ): Promise<InvoiceCorrection> {
    return this.service.correct(actor, parseCorrection(input));
  }

  @FieldResolver(() => [Invoice], {
    description: 'Invoices and credit notes in the order of their issue. For the owner and the staff.',
  })
  invoices(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<Invoice[]> {
    return this.service.of(actor, reservation);
  }
}
