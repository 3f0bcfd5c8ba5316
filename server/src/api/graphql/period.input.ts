import { createParameterDecorator, Field, InputType } from 'type-graphql';
import { inMinutes } from '../../kernel/period.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@InputType({ description: 'A half-open interval of time.' })
export class PeriodInput {
  @Field(() => DateTimeScalar, { description: 'Departure.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Return.' })
  endsAt!: Date;
}

/** The argument `period` of a query, cut to minutes. */
export const PeriodArg = () =>
  createParameterDecorator(({ args }) => inMinutes(args['period'] as PeriodInput), {
    arg: { name: 'period', typeFunc: () => PeriodInput },
  });
