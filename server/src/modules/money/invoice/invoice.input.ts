import { Field, InputType } from 'type-graphql';
import { IsShortText } from '../../../kernel/field-rules.js';

const MAX_REASON = 300;

@InputType({ description: 'Issues the invoice of a rental.' })
export class IssueInvoiceInput {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;
}

@InputType({ description: 'Takes an invoice back by a credit note and, while the rental stands, issues a new one.' })
export class CorrectInvoiceInput {
  @Field(() => String, { description: 'Number of the invoice.' })
  invoiceNumber!: string;

  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, { description: `Why; at most ${MAX_REASON} characters. Printed on the credit note.` })
  reason!: string;
}
