import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';

/** Queries by which receipts and the statement of a deposit are downloaded as PDFs (docs/rules/payments.md#receipts). */
@Resolver()
export class ReceiptResolver {
  @Authorized('ACCOUNT')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => ExportedFile, {
    description:
      'The receipt of a payment or a refund as a PDF, for the owner and the staff. Errors: RESERVATION.NOT_FOUND, RECEIPT.NOT_FOUND, PDF.UNAVAILABLE.',
  })
  paymentReceipt(
    @Ctx() caller: GraphQLContext,
    @Arg('number', () => String, { description: 'Reservation number.' }) number: string,
    @Arg('receiptNumber', () => String, { description: '`Payment.receiptNumber`.' }) receiptNumber: string,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'paymentReceipt', { number, receiptNumber });
  }

  @Authorized('ACCOUNT')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => ExportedFile, {
    description:
      'The statement of a deposit as a PDF, for the owner and the staff. Errors: RESERVATION.NOT_FOUND, DEPOSIT.NONE, PDF.UNAVAILABLE.',
  })
  depositStatement(
    @Ctx() caller: GraphQLContext,
    @Arg('number', () => String, { description: 'Reservation number.' }) number: string,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'depositStatement', { number });
  }
}
