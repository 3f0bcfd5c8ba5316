import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsIdentityNumber } from '../../../kernel/field-rules.js';

@InputType({ description: 'Who wants to rent: a customer record, what their papers say, or both.' })
export class CustomerWarningsInput {
  @Field(() => ID, { nullable: true, description: 'The customer record, if one was chosen.' })
  customerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Family name.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Given name.' })
  firstName?: string | null;

  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, { nullable: true, description: 'Driving licence number.' })
  licenceNumber?: string | null;

  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, { nullable: true, description: 'CIN.' })
  nationalId?: string | null;

  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, { nullable: true, description: 'Passport number.' })
  passportNumber?: string | null;
}
