import { Field, Int, ObjectType } from 'type-graphql';
import type * as database from '../../platform/database/filter-counts.js';

@ObjectType({
  description:
    'How many records one value of a filter would show beside the search and the other filters that are set.',
})
export class FilterCount implements database.FilterCount {
  @Field(() => String, { description: "The filter, by its name in the list's filter." })
  filter!: string;

  @Field(() => String, { description: 'One of its values: of an enum or `true` or `false`.' })
  value!: string;

  @Field(() => Int, { description: 'Number of records; values without any are left out.' })
  count!: number;
}
