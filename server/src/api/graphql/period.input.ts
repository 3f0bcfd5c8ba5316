import { Field, InputType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@InputType({ description: 'A half-open interval of time.' })
export class PeriodInput {
  @Field(() => DateTimeScalar, { description: 'Departure.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Return.' })
  endsAt!: Date;
}
