import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A signature of the contract.' })
export class SignContractInput {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @Field(() => String, {
    description: 'The strokes as a PNG data URL (data:image/png;base64,…) of at most 700 kB; an empty one is refused.',
  })
  image!: string;
}
