import { Field, InputType } from 'type-graphql';
import { Title } from '../../../kernel/title.js';

/** What the staff change of any account, of a customer or of an employee. */
@InputType()
export abstract class PersonChanges {
  @Field(() => String, { nullable: true, description: 'Family name.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Given name.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone.' })
  phone?: string | null;

  @Field(() => Title, { nullable: true, description: 'Monsieur or Madame.' })
  title?: Title | null;
}
