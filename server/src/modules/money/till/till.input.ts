import { IsIn, IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type PendingUpload, UploadScalar } from '../../../api/graphql/upload.js';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { IsAmount, IsReference } from '../../../kernel/value-rules.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import { TillEntryKind } from './till.enums.js';

const MAX_REASON = 300;
/** Upper limit of the cash in a till, in Dh; a larger figure is taken for a typing mistake. */
const MAX_CASH = 10_000_000;

@InputType({ description: 'A till that the caller opens.' })
export class OpenTillInput {
  @IsReference("L'agence")
  @Field(() => ID, { description: 'The agency where it stands.' })
  agencyId!: string;

  @IsAmount(0, MAX_CASH, 'Le fonds de caisse')
  @Field(() => MoneyScalar, { description: 'Cash that is in it, in Dh.' })
  openingAmount!: Money;
}

@InputType({ description: "The count at the end of the caller's till." })
export class CloseTillInput {
  @Field(() => ID, { description: 'The till, as the caller saw it.' })
  id!: string;

  @IsAmount(0, MAX_CASH, 'Le montant compté')
  @Field(() => MoneyScalar, { description: 'Cash that was counted, in Dh.' })
  countedAmount!: Money;

  @IsOptional()
  @IsShortText(MAX_REASON, 'La note')
  @Field(() => String, { nullable: true, description: `A remark, at most ${MAX_REASON} characters.` })
  note?: string | null;
}

@InputType({ description: "Cash that left the caller's till outside of rentals." })
export class RecordTillMovementInput {
  @IsIn([TillEntryKind.EXPENSE, TillEntryKind.BANK], { message: 'Veuillez-vous sélectionner un choix' })
  @Field(() => TillEntryKind, { description: 'EXPENSE or BANK.' })
  kind!: TillEntryKind;

  @Field(() => MoneyScalar, { description: 'More than 0, in Dh; at most what is in the till.' })
  amount!: Money;

  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, { description: `Why; at most ${MAX_REASON} characters.` })
  reason!: string;

  @Field(() => UploadScalar, { nullable: true, description: 'Its proof: a PDF or a picture, at most 10 MB.' })
  proof?: PendingUpload | null;
}
