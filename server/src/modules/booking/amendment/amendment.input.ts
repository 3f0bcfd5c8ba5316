import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'A signature of an amendment.' })
export class SignAmendmentInput {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @Field(() => Int, { description: 'Number of the amendment within the rental.' })
  amendment!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What the link to its signature page carries; the owner and the staff need none.',
  })
  key?: string | null;

  @Field(() => String, {
    description: 'The strokes as a PNG data URL (data:image/png;base64,…) of at most 700 kB; an empty one is refused.',
  })
  image!: string;
}
