import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Two customer records of one person.' })
export class MergeCustomersInput {
  @Field(() => ID, { description: 'The record to keep.' })
  keptId!: string;

  @Field(() => ID, { description: 'The record whose rentals and notes the other one takes.' })
  mergedId!: string;
}

@InputType({ description: 'A merge to undo.' })
export class PartCustomersInput {
  @Field(() => ID, { description: 'The merge.' })
  mergeId!: string;
}
